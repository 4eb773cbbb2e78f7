import type { Point } from '@tactic48/geometry'
import type { QuestionOf } from '@tactic48/rules'

/** GREN-06: the allowed point nearest to the one that was pointed at. */
export function driftTo({ from, distance, exact }: QuestionOf<'drift'>, wanted: Point): Point {
  const dx = wanted.x - from.x
  const dy = wanted.y - from.y
  const apart = Math.hypot(dx, dy)
  const reach = distance * 1000
  if (apart === 0 || (!exact && apart <= reach)) return wanted
  return { x: Math.round(from.x + (dx * reach) / apart), y: Math.round(from.y + (dy * reach) / apart) }
}
