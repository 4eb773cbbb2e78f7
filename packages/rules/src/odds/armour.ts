import { type ArmourProfile, armouredOf, armourProfile, factorOf, touchesArmour } from '../query/armour.ts'
import { figureOf } from '../query/figures.ts'
import { DESTROYED } from '../query/shelter.ts'
import { weaponOf } from '../query/weapons.ts'
import type { ArmourTarget } from '../state/command.ts'
import type { Item } from '../state/event.ts'
import type { FigureId, WeaponId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import { chanceOf, hitDistribution, tail } from './dice.ts'

export interface ArmourQuestion {
  readonly figure: FigureId
  readonly weapon: WeaponId
  readonly target: ArmourTarget
}

/** HOUSE-02: what becomes of the armour; the three add up to 1. */
export interface PenetrationOdds {
  /** Not penetrated. */
  readonly holds: number
  /** Everybody inside takes a wound. */
  readonly wounds: number
  readonly destroys: number
  /** The chance that one hit penetrates. */
  readonly penetration: number
}

export interface ArmourOdds extends PenetrationOdds {
  /** What the die of a hit needs: the rating less the H factor. */
  readonly items: readonly Item<'armour' | 'hFactor'>[]
  /** Of a shot; a charge hits by itself. */
  readonly shot?: ArmourProfile
}

/** The attack as it would be rolled now, with every hit counted; nothing where it cannot be made. */
export function armourOdds(
  state: GameState,
  { figure: id, weapon: weaponId, target }: ArmourQuestion,
): ArmourOdds | undefined {
  const figure = figureOf(state, id)
  const weapon = figure && weaponOf(state, figure, weaponId)
  const armoured = armouredOf(state, target)
  const h = weapon && armoured && factorOf(state.rules, weapon, armoured)
  if (!figure || !weapon || !armoured || h === undefined) return undefined
  const isCharge = weapon.kind === 'charge'
  if (isCharge && !touchesArmour(state, figure, armoured)) return undefined
  const shot = isCharge ? undefined : armourProfile(state, figure, weapon, armoured, figure.aims)
  if (!isCharge && !shot) return undefined
  const { rating, damage } = armoured
  const odds = penetrationOdds({ hits: shot && { dice: shot.dice.count, need: shot.need.score }, h, rating, damage })
  return {
    ...odds,
    items: [
      { rule: 'BUNKER-06', code: 'armour', value: rating },
      { rule: 'HOUSE-02', code: 'hFactor', value: -h },
    ],
    ...(shot ? { shot } : {}),
  }
}

export interface PenetrationQuestion {
  /** The dice that must hit first; a charge hits by itself. */
  readonly hits?: { readonly dice: number; readonly need: number } | undefined
  readonly h: number
  readonly rating: number
  /** Penetrations before. */
  readonly damage: number
}

/** HOUSE-02: every hit of every roll. */
export function penetrationOdds({ hits, h, rating, damage }: PenetrationQuestion): PenetrationOdds {
  const distribution = hits ? hitDistribution(hits.dice, hits.need) : [0, 1]
  const penetration = chanceOf(rating - h)
  let holds = 0
  let destroys = 0
  distribution.forEach((p, count) => {
    const through = penetrations(count, penetration)
    holds += p * (through[0] ?? 0)
    destroys += p * tail(through, DESTROYED - damage)
  })
  return { holds, wounds: Math.max(0, 1 - holds - destroys), destroys, penetration }
}

/** How many of the hits go through: entry k is the probability of exactly k. */
function penetrations(hits: number, chance: number): readonly number[] {
  let distribution = [1]
  for (let i = 0; i < hits; i++) {
    const next = new Array<number>(distribution.length + 1).fill(0)
    distribution.forEach((p, k) => {
      next[k] = (next[k] ?? 0) + p * (1 - chance)
      next[k + 1] = (next[k + 1] ?? 0) + p * chance
    })
    distribution = next
  }
  return distribution
}
