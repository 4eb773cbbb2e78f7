import {
  checkWeapon,
  type Figure,
  type FigureId,
  type GameState,
  isGun,
  isRefusal,
  shotOdds,
  type WeaponId,
  weaponsOf,
} from '@tactic48/rules'
import { openShot } from './place.ts'
import type { Situation } from './situation.ts'
import { gainOf, type Harm } from './worth.ts'

/** How often a target that may take cover does. */
const REACTION = 0.6
/** A kill as likely as not is taken, before others shoot at healthier men. */
export const SURE_KILL = 0.5
export const FINISH = 6

/** AP for a kill that is as likely as not. */
export const finishOf = ({ elimination }: Harm): number => (elimination >= SURE_KILL ? FINISH * elimination : 0)

export interface Shot {
  readonly weapon: WeaponId
  readonly target: FigureId
  /** AP that the enemy may expect to lose. */
  readonly value: number
}

/** The exact expectation of one shot; a target that may take cover is counted between both cases. */
export function shotValue(
  situation: Situation,
  state: GameState,
  shooter: Figure,
  weapon: WeaponId,
  target: Figure,
  aims: number,
): number {
  const plain = shotOdds(state, { shooter: shooter.id, weapon, target: target.id, aims })
  if (!plain) return 0
  const stake = situation.stake(target)
  const finish = finishOf(plain)
  const value = gainOf(stake, plain) + finish
  if (!plain.mayReact) return value
  const covered = shotOdds(state, { shooter: shooter.id, weapon, target: target.id, aims, takeCover: true })
  return covered ? (1 - REACTION) * value + REACTION * (gainOf(stake, covered) + finish) : value
}

/** No less than `shotValue` without Aim. */
export function shotBound(situation: Situation, shooter: Figure, target: Figure): number {
  const { gain, elimination } = openShot(situation, shooter, target)
  return gain + FINISH * elimination
}

export function bestShot(situation: Situation, state: GameState, shooter: Figure, aims: number): Shot | undefined {
  let best: Shot | undefined
  for (const weapon of weaponsOf(state, shooter)) {
    if (!isGun(weapon) || isRefusal(checkWeapon(state, shooter, weapon.id, 'gun'))) continue
    for (const target of situation.near(shooter)) {
      if (aims === 0 && best && shotBound(situation, shooter, target) <= best.value) continue
      const value = shotValue(situation, state, shooter, weapon.id, target, aims)
      if (value > (best?.value ?? 0)) best = { weapon: weapon.id, target: target.id, value }
    }
  }
  return best
}

/** What the figure's best shot is worth where it stands now. */
export const bestHere = (situation: Situation, figure: Figure): number =>
  situation.once('bestHere', figure, () => bestShot(situation, situation.state, figure, 0)?.value ?? 0)
