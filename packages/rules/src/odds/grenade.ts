import type { Point } from '@tactic48/geometry'
import { caughtBy } from '../families/grenade/burst.ts'
import { cardOf, faceOf, figureOf, isWounded } from '../query/figures.ts'
import { disperses } from '../query/throw.ts'
import { weaponOf } from '../query/weapons.ts'
import type { FigureId, WeaponId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import { blastOdds } from './blast.ts'
import type { Odds } from './dice.ts'

export interface GrenadeQuestion {
  readonly thrower: FigureId
  readonly weapon: WeaponId
  readonly at: Point
}

export interface GrenadeOdds {
  /** GREN-05: the chance that nobody may move the grenade. */
  readonly onPoint: number
  /** What a burst on the very point does to each of those in it. */
  readonly caught: readonly (Odds & { readonly figure: FigureId })[]
}

export function grenadeOdds(
  state: GameState,
  { thrower: id, weapon: weaponId, at }: GrenadeQuestion,
): GrenadeOdds | undefined {
  const thrower = figureOf(state, id)
  const weapon = thrower && weaponOf(state, thrower, weaponId)
  if (!thrower || weapon?.kind !== 'grenade') return undefined
  const { grenadeScatter, blastHitOn } = state.rules
  const still = grenadeScatter.filter((distance) => distance === 0).length / grenadeScatter.length
  const { caught } = caughtBy(state, { thrower: id, at, radius: weapon.radius ?? 0 })
  const odds = blastOdds({
    dice: weapon.short,
    hitOn: blastHitOn,
    caught: caught.map((figure) => ({
      h2h: faceOf(state, figure).h2h,
      wounded: isWounded(state, figure),
      hasWoundedSide: cardOf(state, figure).wounded !== undefined,
    })),
  })
  return {
    onPoint: disperses(state, thrower, at) ? still : 1,
    caught: caught.map((figure, i) => ({ figure: figure.id, ...(odds[i] ?? { miss: 1, wound: 0, elimination: 0 }) })),
  }
}
