import { apply, type CommandOf, type Figure, type GameState, grenadeOdds, smokeId, weaponOf } from '@tactic48/rules'
import { fearedOf, fearOf, HERE, hopedOf, OFFENCE_LATER, type Standpoint, standpoint } from './place.ts'
import type { Situation } from './situation.ts'

/** HOUSE-04: what the owner of smoke, who is not seen through it, does not see through it either. */
const TURNS = 2

/** HOUSE-04: this weapon lays smoke. */
export const laysSmoke = (state: GameState, figure: Figure, weapon: CommandOf<'throwGrenade'>['weapon']): boolean =>
  state.rules.company !== undefined && state.rules.house.smoke && weaponOf(state, figure, weapon)?.ammo === 'smoke'

/**
 * HOUSE-04: AP of the shots that the enemy will not see to take, less those that the own side will not: of each no more than there are
 * tokens for.
 */
export function smokeValue(situation: Situation, figure: Figure, { weapon, at }: CommandOf<'throwGrenade'>): number {
  const { state, side } = situation
  const odds = grenadeOdds(state, { thrower: figure.id, weapon, at })
  const radius = weaponOf(state, figure, weapon)?.radius
  if (!odds || radius === undefined) return 0
  const smoke = { id: smokeId('thought'), side, at, radius, due: TURNS }
  const hidden = apply(state, { type: 'smokeLaid', smoke })
  const before: Standpoint[] = []
  const after: Standpoint[] = []
  for (const friend of situation.movers()) {
    before.push(situation.once(HERE, friend, () => standpoint(situation, state, friend)))
    after.push(standpoint(situation, hidden, friend))
  }
  const feared = fearedOf(situation, before) - fearedOf(situation, after)
  const hoped = hopedOf(situation, before) - hopedOf(situation, after)
  return odds.onPoint * (fearOf(situation, feared) - OFFENCE_LATER * hoped)
}
