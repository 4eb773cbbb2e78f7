import type { Point } from '@tactic48/geometry'
import type { Atom } from '../atoms.ts'
import { armouredOf } from '../query/armour.ts'
import { type Blast, caughtBy, disperses, type InBlast, shakenBy, throwAt } from '../query/blast.ts'
import { cardOf, faceOf, figureOf, livesOf } from '../query/figures.ts'
import { blastDiceOf, weaponOf } from '../query/weapons.ts'
import type { Figure } from '../state/figure.ts'
import type { FigureId, WeaponId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import { penetrationOdds } from './armour.ts'
import { chanceOf, hitDistribution, type Odds } from './dice.ts'

export interface Caught {
  readonly h2h: number
  readonly wounded: boolean
  readonly hasWoundedSide: boolean
}

export interface BlastQuestion {
  readonly dice: number
  /** GREN-09. */
  readonly hitOn: number
  readonly caught: readonly Caught[]
}

/** GREN-09 … GREN-12: what becomes of each of those caught, in the order given; ties as the dice break them. */
export function blastOdds({ dice, hitOn, caught }: BlastQuestion): readonly Odds[] {
  const distribution = hitDistribution(dice, hitOn)
  const wound = caught.map(() => 0)
  const elimination = caught.map(() => 0)
  for (let wounds = 1; wounds < distribution.length; wounds++) {
    const p = distribution[wounds] ?? 0
    handOut(caught, wounds, (i, expected) => {
      const { first, second } = expected
      const fragile = isFragile(caught[i])
      if (fragile) elimination[i] = (elimination[i] ?? 0) + p * first
      else {
        elimination[i] = (elimination[i] ?? 0) + p * second
        wound[i] = (wound[i] ?? 0) + p * (first - second)
      }
    })
  }
  return caught.map((_, i) => {
    const hurt = wound[i] ?? 0
    const lost = elimination[i] ?? 0
    return { miss: Math.max(0, 1 - hurt - lost), wound: hurt, elimination: lost }
  })
}

/** WOUND-05, WOUND-08: the next wound is the last. */
const isFragile = (one: Caught | undefined): boolean => one !== undefined && (one.wounded || !one.hasWoundedSide)

/** The chances of a first and of a second wound for each, with this many wounds to hand out (GREN-10). */
function handOut(
  caught: readonly Caught[],
  wounds: number,
  tell: (i: number, chances: { readonly first: number; readonly second: number }) => void,
): void {
  const all = caught.map((_, i) => i)
  const first = shares(caught, all, wounds)
  const left = Math.max(0, wounds - all.length)
  const standing = all.filter((i) => !isFragile(caught[i]))
  const second = shares(caught, standing, left)
  for (const i of all) tell(i, { first: first.get(i) ?? 0, second: second.get(i) ?? 0 })
}

/** One round of the order: whole groups of equal H2H while wounds last, then even chances in the group they run out in. */
function shares(caught: readonly Caught[], among: readonly number[], wounds: number): Map<number, number> {
  const chances = new Map<number, number>()
  const values = [...new Set(among.map((i) => caught[i]?.h2h ?? 0))].sort((a, b) => a - b)
  let left = wounds
  for (const value of values) {
    const group = among.filter((i) => caught[i]?.h2h === value)
    const share = Math.min(1, left / group.length)
    for (const i of group) chances.set(i, share)
    left = Math.max(0, left - group.length)
  }
  return chances
}

export interface GrenadeQuestion {
  readonly thrower: FigureId
  /** Absent: it was called for (SUPP-04, MORTAR-01), with dice and radius of its own. */
  readonly weapon?: WeaponId | undefined
  readonly at: Point
  readonly dice?: number
  readonly radius?: number
}

export type InBlastOdds = Odds & { readonly figure: FigureId }

export interface GrenadeOdds {
  /** GREN-05: the chance that nobody may move the grenade. */
  readonly onPoint: number
  /** What a burst on the very point does to each of those in it; of one aimed at a slit, a burst inside. */
  readonly caught: readonly InBlastOdds[]
  /** BUNKER-03, BUNKER-04: of one aimed at a slit. */
  readonly slit?: SlitOdds
}

export interface SlitOdds {
  readonly rule: Atom
  /** The chance that it goes in; where the other side may move it, that nobody may. */
  readonly goesIn: number
  /** What it does to those outside if it bursts there, at the middle of the slit. */
  readonly outside: readonly InBlastOdds[]
}

export function grenadeOdds(
  state: GameState,
  { thrower: id, weapon: weaponId, at, dice = 0, radius = 0 }: GrenadeQuestion,
): GrenadeOdds | undefined {
  const thrower = figureOf(state, id)
  const weapon = thrower && weaponId !== undefined ? weaponOf(state, thrower, weaponId) : undefined
  if (!thrower || (weaponId !== undefined && weapon?.kind !== 'grenade')) return undefined
  const { grenadeScatter } = state.rules
  const still = grenadeScatter.filter((distance) => distance === 0).length / grenadeScatter.length
  const thrown = weapon ? { dice: blastDiceOf(state, thrower, weapon), radius: weapon.radius ?? 0 } : { dice, radius }
  const { into, near, within } = weapon ? throwAt(state, thrower, at) : NOWHERE
  const plain = { thrower: id, weapon: weaponId, at, radius: thrown.radius }
  const onPoint = weapon && !disperses(state, thrower, at) ? 1 : still
  if (into === undefined) {
    return { onPoint, caught: burstOdds(state, thrown.dice, within === undefined ? plain : { ...plain, within }) }
  }
  const far = chanceOf(state.rules.company?.bunkerFarHitOn ?? state.rules.blastHitOn)
  const slit: SlitOdds = {
    rule: near ? 'BUNKER-03' : 'BUNKER-04',
    goesIn: near ? onPoint : far,
    outside: burstOdds(state, thrown.dice, plain),
  }
  return { onPoint, caught: burstOdds(state, thrown.dice, { ...plain, into }), slit }
}

const NOWHERE: ReturnType<typeof throwAt> = {}

const burstOdds = (state: GameState, dice: number, blast: Blast): readonly InBlastOdds[] =>
  fatesIn(state, dice, blast).caught

/** GREN-09, HOUSE-03: what a burst does to everybody whom it can hurt, men in vehicles without armour included. */
export function fatesIn(
  state: GameState,
  dice: number,
  blast: Blast,
): { readonly caught: readonly InBlastOdds[]; readonly safe: InBlast['safe'] } {
  const { caught, safe } = caughtBy(state, blast)
  const odds = blastOdds({
    dice,
    hitOn: state.rules.blastHitOn,
    caught: caught.map((figure) => ({
      h2h: faceOf(state, figure).h2h,
      wounded: livesOf(state, figure) === 1,
      hasWoundedSide: cardOf(state, figure).wounded !== undefined,
    })),
  })
  const inOpen = caught.map((figure, i) => ({ figure: figure.id, ...(odds[i] ?? SPARED) }))
  const shaken = shakenBy(state, blast).flatMap(({ id }) => armouredOf(state, { vehicle: id }) ?? [])
  if (shaken.length === 0) return { caught: inOpen, safe }
  const fates = new Map(inOpen.map((one) => [one.figure, one]))
  for (const { rating, damage, occupants } of shaken) {
    const { wounds, destroys } = penetrationOdds({ h: 0, rating, damage })
    for (const figure of occupants) {
      const before = fates.get(figure.id) ?? { figure: figure.id, ...SPARED }
      fates.set(figure.id, { figure: figure.id, ...hurtAboard(before, wounds, destroys, isFragileMan(state, figure)) })
    }
  }
  return { caught: [...fates.values()], safe: safe.filter(({ figure }) => !fates.has(figure.id)) }
}

const SPARED: Odds = { miss: 1, wound: 0, elimination: 0 }

const isFragileMan = (state: GameState, figure: Figure): boolean =>
  livesOf(state, figure) === 1 || cardOf(state, figure).wounded === undefined

/** HOUSE-02: the first penetration wounds whom the blast has left, the second eliminates him. */
function hurtAboard({ miss, wound, elimination }: Odds, wounds: number, destroys: number, isFragile: boolean): Odds {
  const holds = 1 - wounds - destroys
  const first = isFragile ? 0 : miss * wounds
  const stays = wound * holds
  return { miss: miss * holds, wound: first + stays, elimination: elimination + (miss + wound) * (1 - holds) - first }
}
