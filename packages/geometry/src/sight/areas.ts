import { line } from './line.ts'
import { obstacles } from './obstacles.ts'
import { entryOfGoal, exitOfFrom } from './section.ts'

/**
 * A free line meets no edge between the bases, so it runs there either wholly inside a polygon or wholly outside it:
 * an area that overlaps both bases blocks it when its middle lies inside.
 */
export function runsInsideArea(): boolean {
  const { ux, uy, offset } = line
  const along = (exitOfFrom() + entryOfGoal()) * 0.5
  const x = along * ux - offset * uy
  const y = along * uy + offset * ux
  for (let area = 0; area < obstacles.areas; area += 1) {
    const start = obstacles.areaStart[area] as number
    const end = obstacles.areaEnd[area] as number
    let inside = false
    let before = end - 1
    for (let v = start; v < end; v += 1) {
      const y1 = obstacles.vertexY[before] as number
      const y2 = obstacles.vertexY[v] as number
      if (y1 > y !== y2 > y) {
        const x1 = obstacles.vertexX[before] as number
        const x2 = obstacles.vertexX[v] as number
        if (x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) inside = !inside
      }
      before = v
    }
    if (inside) return true
  }
  return false
}
