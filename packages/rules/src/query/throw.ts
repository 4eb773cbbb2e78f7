import { type Point, within } from '@tactic48/geometry'
import type { Figure } from '../state/figure.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { markerDisc } from './area.ts'
import { baseOf, u } from './figures.ts'
import { canSeePoint, isOnGround } from './sight.ts'

const reaches = (state: GameState, thrower: Figure, at: Point, range: number): boolean =>
  within(baseOf(state, thrower), markerDisc(state.rules, at), u(range))

/** GREN-05: beyond the safe range, and always when suppressed (SF-05). */
export const disperses = (state: GameState, thrower: Figure, at: Point): boolean =>
  thrower.counters.suppressed || !reaches(state, thrower, at, state.rules.grenadeSafeRange)

/** SF-05, GREN-04, GREN-02: may the grenade be thrown at this point? */
export function checkThrow(state: GameState, thrower: Figure, at: Point): Refusal | undefined {
  const { sfGrenadeMax, grenadeMaxRange, grenadeOver } = state.rules
  if (!isOnGround(state.table, at)) return refuse('GREN-02', 'offTable', { x: at.x, y: at.y })
  if (thrower.counters.suppressed && !reaches(state, thrower, at, sfGrenadeMax)) {
    return refuse('SF-05', 'tooFar', { limit: sfGrenadeMax })
  }
  if (grenadeMaxRange !== null && !reaches(state, thrower, at, grenadeMaxRange)) {
    return refuse('GREN-04', 'tooFar', { limit: grenadeMaxRange })
  }
  if (grenadeOver === 'partialCover' && !canSeePoint(state, thrower, at)) {
    return refuse('GREN-02', 'noSight', { thrower: thrower.id })
  }
  return undefined
}
