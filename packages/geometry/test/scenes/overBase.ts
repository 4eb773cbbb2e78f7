import type { Disc, Outline } from '../../src/shapes.ts'
import { corner } from './plain.ts'

/** Is the piece inside the base by more than `slack`, or the base inside the piece? A mere touch is not. */
export function isOverBase(outline: Outline, base: Disc, slack = 0): boolean {
  const within = Math.max(0, base.r - slack)
  if (outline.kind === 'disc') {
    const dx = outline.x - base.x
    const dy = outline.y - base.y
    const room = outline.r + within
    return dx * dx + dy * dy < room * room
  }
  let inside = false
  for (let i = 0; i < outline.points.length; i++) {
    const p = corner(outline.points, i)
    const q = corner(outline.points, i + 1)
    if (
      p.y > base.y !== q.y > base.y &&
      (q.x - p.x) * (base.y - p.y) * Math.sign(q.y - p.y) > (base.x - p.x) * Math.abs(q.y - p.y)
    )
      inside = !inside
    if (squaredToEdge(base, p.x, p.y, q.x, q.y) < within * within) return true
  }
  return inside
}

function squaredToEdge(at: Disc, px: number, py: number, qx: number, qy: number): number {
  const vx = qx - px
  const vy = qy - py
  const along = (at.x - px) * vx + (at.y - py) * vy
  const vv = vx * vx + vy * vy
  if (along <= 0) return (at.x - px) * (at.x - px) + (at.y - py) * (at.y - py)
  if (along >= vv) return (at.x - qx) * (at.x - qx) + (at.y - qy) * (at.y - qy)
  const off = vx * (at.y - py) - vy * (at.x - px)
  return (off * off) / vv
}
