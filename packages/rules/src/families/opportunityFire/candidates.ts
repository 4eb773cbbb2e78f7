import type { Point } from '@tactic48/geometry'
import { areaReach } from '../../query/area.ts'
import { baseRadius, faceOf, friendsOf, inShock } from '../../query/figures.ts'
import { gunsOf } from '../../query/weapons.ts'
import type { CommandOf } from '../../state/command.ts'
import type { SeatId, SideId } from '../../state/ids.ts'
import type { GameState } from '../../state/state.ts'
import { middleOf, nearestEnemies, pointShort } from '../movement/goals.ts'

const MANY_ENEMIES = 4
/** Beyond the area's rim: an enemy that stands in it already does not trigger (OF-03). */
const BEFORE = 300

/** Points worth watching: just before the nearest enemies, and the own objective. */
export function* watchCandidates(
  state: GameState,
  side: SideId,
  seat: SeatId,
): Generator<CommandOf<'placeOpportunityFire'>> {
  if (state.sides[side].tokens < state.rules.ofCost) return
  const objective = state.table.objectives?.[side]
  const goal = objective && state.table.elements.find(({ id }) => id === objective)
  for (const figure of friendsOf(state, side)) {
    const radius = faceOf(state, figure).ofRadius
    if (radius === undefined || inShock(figure) || figure.counters.suppressed) continue
    const points: Point[] = []
    for (const enemy of nearestEnemies(state, figure, MANY_ENEMIES)) {
      const short = areaReach(state.rules, radius, baseRadius(state.rules)) + BEFORE
      points.push(pointShort(figure.position, enemy.position, short) ?? figure.position)
    }
    if (goal) points.push(middleOf(goal.outline))
    for (const weapon of gunsOf(state, figure)) {
      for (const at of points) {
        yield { verb: 'placeOpportunityFire', seat, figure: figure.id, weapon: weapon.id, at }
      }
    }
  }
}
