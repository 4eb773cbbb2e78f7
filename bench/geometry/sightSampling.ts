import { type Disc, type Ground, inContact } from '@tactic48/geometry'
import { createCorridor, searchCorridor } from '../../packages/geometry/src/sight/cover.ts'
import { createFrame, lookAlong } from '../../packages/geometry/src/sight/frame.ts'

/** What most tables do: rays between points of the two rims, until one meets no Total Cover. */
export function createSampler(ground: Ground, samples: number): (a: Disc, b: Disc) => boolean {
  const { index } = ground
  const layer = index.total
  const frame = createFrame()
  const corridor = createCorridor()
  const inWay = new Int32Array(layer.count)
  const cosines = new Float64Array(samples)
  const sines = new Float64Array(samples)
  for (let i = 0; i < samples; i += 1) {
    // From the middle outwards, left and right in turn.
    const step = (Math.floor(i / 2) + 0.5) / samples
    const angle = (i % 2 === 0 ? step : -step) * Math.PI
    cosines[i] = Math.cos(angle)
    sines[i] = Math.sin(angle)
  }
  const fromX = new Float64Array(samples)
  const fromY = new Float64Array(samples)
  const toX = new Float64Array(samples)
  const toY = new Float64Array(samples)

  function isFree(count: number, px: number, py: number, qx: number, qy: number): boolean {
    const vx = qx - px
    const vy = qy - py
    const square = vx * vx + vy * vy
    for (let k = 0; k < count; k += 1) {
      const piece = inWay[k] ?? 0
      if (index.isDisc[piece] === 1) {
        const x = (index.centreX[piece] ?? 0) - px
        const y = (index.centreY[piece] ?? 0) - py
        const t = Math.min(Math.max((x * vx + y * vy) / square, 0), 1)
        const r = index.radius[piece] ?? 0
        if ((x - t * vx) * (x - t * vx) + (y - t * vy) * (y - t * vy) < r * r) return false
        continue
      }
      const start = index.vertexStart[piece] ?? 0
      const end = index.vertexStart[piece + 1] ?? 0
      let x1 = (index.vertexX[end - 1] ?? 0) - px
      let y1 = (index.vertexY[end - 1] ?? 0) - py
      for (let v = start; v < end; v += 1) {
        const x2 = (index.vertexX[v] ?? 0) - px
        const y2 = (index.vertexY[v] ?? 0) - py
        if (vx * y1 - vy * x1 > 0 !== vx * y2 - vy * x2 > 0) {
          const ex = x2 - x1
          const ey = y2 - y1
          if (ey * x1 - ex * y1 > 0 !== ex * (vy - y1) - ey * (vx - x1) > 0) return false
        }
        x1 = x2
        y1 = y2
      }
    }
    return true
  }

  return (a, b) => {
    if (inContact(a, b)) return true
    lookAlong(frame, a, b)
    searchCorridor(corridor, frame, layer)
    const { count, entries } = corridor
    for (let k = 0; k < count; k += 1) inWay[k] = layer.piece[entries[k] ?? 0] ?? 0
    if (count === 0) return true
    const dx = b.x - a.x
    const dy = b.y - a.y
    const distance = Math.sqrt(dx * dx + dy * dy)
    for (let i = 0; i < samples; i += 1) {
      const along = cosines[i] ?? 0
      const aside = sines[i] ?? 0
      const ex = (along * dx - aside * dy) / distance
      const ey = (along * dy + aside * dx) / distance
      fromX[i] = a.x + a.r * ex
      fromY[i] = a.y + a.r * ey
      // The same side of the line of centres has the same number on both rims.
      toX[i] = b.x - (b.r * (along * dx + aside * dy)) / distance
      toY[i] = b.y - (b.r * (along * dy - aside * dx)) / distance
    }
    for (let i = 0; i < samples; i += 1) {
      for (let j = 0; j < samples; j += 1) {
        if (isFree(count, fromX[i] ?? 0, fromY[i] ?? 0, toX[j] ?? 0, toY[j] ?? 0)) return true
      }
    }
    return false
  }
}
