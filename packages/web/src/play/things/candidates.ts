import { armourTargets, type Figure, type GameState, vehiclesOf } from '@tactic48/rules'
import type { Intent } from '../tableStore.ts'
import type { Thing } from './thing.ts'

/** For verbs that point at a mount, a vehicle or a bunker. */
export interface Candidates {
  /** Those that come into question, whether they may be chosen now or not. */
  readonly among: (state: GameState, figure: Figure) => readonly Thing[]
  /** How the intent names one, or none. */
  readonly named: (thing: Thing | undefined) => Partial<Intent>
  readonly chosen: (intent: Intent) => Thing | undefined
}

/** FIRE-14: never the own. */
export const armoured: Candidates = {
  among: (state, { side }) =>
    armourTargets(state).filter(
      (target) => !('vehicle' in target) || vehiclesOf(state, side).every(({ id }) => id !== target.vehicle),
    ),
  named: (armour) => ({ armour }),
  chosen: ({ armour }) => armour,
}

export const ownVehicles: Candidates = {
  among: (state, { side }) => vehiclesOf(state, side).map(({ id }) => ({ vehicle: id })),
  named: (thing) => ({ vehicle: thing && 'vehicle' in thing ? thing.vehicle : undefined }),
  chosen: ({ vehicle }) => vehicle && { vehicle },
}
