import {
  enemiesOf,
  type Figure,
  type FigureId,
  type GameState,
  isGun,
  sheetOf,
  shotOdds,
  type WeaponId,
  weaponsOf,
} from '@tactic48/rules'
import { lossOf } from './worth.ts'

/** What a target gains by taking cover at the price of a token, seen from the shooter. */
const REACTION = 0.6

export interface Shot {
  readonly weapon: WeaponId
  readonly target: FigureId
  /** AP that the enemy may expect to lose. */
  readonly value: number
}

/** The exact expectation of one shot; a target that may take cover is counted between both cases. */
export function shotValue(state: GameState, shooter: Figure, weapon: WeaponId, target: Figure, aims: number): number {
  const plain = shotOdds(state, { shooter: shooter.id, weapon, target: target.id, aims })
  if (!plain) return 0
  const value = lossOf(state, target, plain)
  if (!plain.mayReact) return value
  const covered = shotOdds(state, { shooter: shooter.id, weapon, target: target.id, aims, takeCover: true })
  return covered ? (1 - REACTION) * value + REACTION * lossOf(state, target, covered) : value
}

export function bestShot(state: GameState, shooter: Figure, aims: number): Shot | undefined {
  let best: Shot | undefined
  for (const weapon of weaponsOf(state, shooter)) {
    if (!isGun(weapon) || (sheetOf(state, shooter).counters.shots[weapon.id] ?? 0) >= weapon.maxShots) continue
    for (const target of enemiesOf(state, shooter.side)) {
      const value = shotValue(state, shooter, weapon.id, target, aims)
      if (value > (best?.value ?? 0)) best = { weapon: weapon.id, target: target.id, value }
    }
  }
  return best
}
