import { runsInsideArea } from './areas.ts'
import { overlappingDiscSpares } from './discBlock.ts'
import { goal } from './frame.ts'
import { line } from './line.ts'
import { MEETS_FROM, MEETS_TO, obstacles } from './obstacles.ts'
import { E_GAP } from './tolerance.ts'

/** Whether `line`, which hits both bases, is certainly free between them. */
export function lineIsFree(): boolean {
  return lineIsFreeOf(0, 0)
}

/** As `lineIsFree`, but past the obstacles from the given disc and edge on. */
export function lineIsFreeOf(firstDisc: number, firstEdge: number): boolean {
  const { ux, uy, offset } = line
  const { discs, edges } = obstacles
  const end = goal.x * ux + goal.y * uy
  const { discX, discY, discR, discState } = obstacles
  for (let j = firstDisc; j < discs; j += 1) {
    if (((discState[j] as number) & (MEETS_FROM | MEETS_TO)) !== 0) {
      if (!overlappingDiscSpares(j)) return false
      continue
    }
    const x = discX[j] as number
    const y = discY[j] as number
    const r = discR[j] as number
    const aside = ux * y - uy * x - offset
    if (aside >= r || aside <= -r) continue
    const along = x * ux + y * uy
    if (along > 0 && along < end) return false
  }
  const { vertexX, vertexY, edgeStart, edgeEnd } = obstacles
  for (let j = firstEdge; j < edges; j += 1) {
    const start = edgeStart[j] as number
    const stop = edgeEnd[j] as number
    const x1 = vertexX[start] as number
    const y1 = vertexY[start] as number
    const x2 = vertexX[stop] as number
    const y2 = vertexY[stop] as number
    const side1 = ux * y1 - uy * x1 - offset
    const side2 = ux * y2 - uy * x2 - offset
    if ((side1 >= E_GAP && side2 >= E_GAP) || (side1 <= -E_GAP && side2 <= -E_GAP)) continue
    const difference = side1 - side2
    let t = difference === 0 ? 0.5 : side1 / difference
    t = t < 0 ? 0 : t > 1 ? 1 : t
    const along = (x1 + t * (x2 - x1)) * ux + (y1 + t * (y2 - y1)) * uy
    if (along > 0 && along < end) return false
  }
  return obstacles.areas === 0 || !runsInsideArea()
}
