import { frame, goal } from './frame.ts'
import { line } from './line.ts'

/** Where `line` leaves the base that looks. */
export function exitOfFrom(): number {
  const rest = frame.fromRadius * frame.fromRadius - line.offset * line.offset
  return rest > 0 ? Math.sqrt(rest) : 0
}

/** Where `line` reaches what is looked at. */
export function entryOfGoal(): number {
  const { ux, uy, offset } = line
  const along = goal.x * ux + goal.y * uy
  if (goal.isPoint) return along
  const aside = ux * goal.y - uy * goal.x - offset
  const rest = frame.toRadius * frame.toRadius - aside * aside
  return rest > 0 ? along - Math.sqrt(rest) : along
}
