import {
  canSee,
  contains,
  containsDisc,
  type Disc,
  type Ground,
  overlapsOutline,
  type Point,
  touchesOutline,
} from '@tactic48/geometry'
import type { RuleSet } from '../editions/ruleSet.ts'
import type { Figure } from '../state/figure.ts'
import type { ElementId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import { baseOf, onTable, u } from './figures.ts'
import { groundThrough, type Shelter, terrainOf, underSmoke } from './terrain.ts'
import type { Slit } from './walls.ts'

/** HOUSE-02: penetrations that destroy an armoured position or a vehicle. */
export const DESTROYED = 2

const NONE: readonly Shelter[] = []

/** BUNKER-01, HOUSE-05: what shelters in this game; elsewhere a bunker is only its walls. */
export const sheltersOf = (state: Pick<GameState, 'rules' | 'table'>): readonly Shelter[] =>
  state.rules.company !== undefined && hasClasses(state.rules) ? terrainOf(state).shelters : NONE

/** HOUSE-05, HOUSE-18. */
export const hasClasses = ({ house }: RuleSet): boolean => house.terrainClasses && house.terrainTags

export const shelterById = (state: GameState, id: ElementId): Shelter | undefined =>
  sheltersOf(state).find(({ element }) => element.id === id)

/** BUNKER-02: the bunker that the base is wholly inside of. */
function shelterAt(state: GameState, base: Disc): Shelter | undefined {
  for (const shelter of sheltersOf(state)) if (containsDisc(shelter.outline, base)) return shelter
  return undefined
}

export const shelterOf = (state: GameState, figure: Figure): Shelter | undefined =>
  sheltersOf(state).length === 0 ? undefined : shelterAt(state, baseOf(state, figure))

/** BUNKER-05: inside, or in the door on its way in: walls keep all others out. */
export const isIn = ({ outline }: Shelter, base: Disc): boolean => overlapsOutline(outline, base)

/** BUNKER-06: its rating as long as it stands. */
export const isArmoured = (state: GameState, { bunker, element }: Shelter): boolean =>
  bunker.armour !== undefined && damageOf(state, element.id) < DESTROYED

/** HOUSE-02: penetrations so far. */
export const damageOf = ({ fixtures }: GameState, id: ElementId): number =>
  fixtures.find(({ element }) => element === id)?.damage ?? 0

/** BUNKER-03, HOUSE-02: everybody in there, friend or foe. */
export function occupantsOf(state: GameState, id: ElementId): readonly Figure[] {
  const shelter = shelterById(state, id)
  return shelter ? onTable(state).filter((figure) => containsDisc(shelter.outline, baseOf(state, figure))) : []
}

/** How a shot meets a bunker. */
export type Passage =
  /** BUNKER-05: both are inside. */
  | { readonly kind: 'within'; readonly shelter: Shelter }
  /** BUNKER-08. */
  | { readonly kind: 'out'; readonly shelter: Shelter }
  /** BUNKER-03, BUNKER-04. */
  | { readonly kind: 'slit'; readonly shelter: Shelter; readonly near: boolean }
  /** BUNKER-06: nobody inside is a target. */
  | { readonly kind: 'armoured'; readonly shelter: Shelter }

/** Nothing where no bunker is concerned. That there is a line of sight is asked elsewhere. */
export function passageOf(state: GameState, from: Disc, to: Disc): Passage | undefined {
  const shelters = sheltersOf(state)
  if (shelters.length === 0) return undefined
  let out: Passage | undefined
  for (const shelter of shelters) {
    const isFromIn = isIn(shelter, from)
    if (isFromIn && isIn(shelter, to)) return { kind: 'within', shelter }
    if (containsDisc(shelter.outline, to)) {
      if (isArmoured(state, shelter)) return { kind: 'armoured', shelter }
      return { kind: 'slit', shelter, near: isNear(state, shelter, from, to) }
    }
    if (isFromIn) out = { kind: 'out', shelter }
  }
  return out
}

/** BUNKER-03: is one of the slits through which he sees that base near enough? */
function isNear(state: GameState, shelter: Shelter, from: Disc, to: Disc): boolean {
  const { slits } = shelter
  return slits.some(
    (slit, i) =>
      isNearSlit(state.rules, slit, from) && (slits.length === 1 || canSee(slitGround(state, shelter, i), from, to)),
  )
}

/** The table as it is seen through this slit of the bunker alone. */
export const slitGround = (state: GameState, shelter: Shelter, slit: number): Ground =>
  underSmoke(groundThrough(terrainOf(state), shelter, slit), state.smoke)

/** BUNKER-02, BUNKER-08: the numbers of the slits through which one base sees the other. */
export const slitsBetween = (state: GameState, shelter: Shelter, from: Disc, to: Disc): readonly number[] =>
  shelter.slits.flatMap((_, i) => (canSee(slitGround(state, shelter, i), from, to) ? [i] : []))

/** BUNKER-03: exactly at the limit is near. */
export const isNearSlit = (rules: RuleSet, { outline }: Slit, { x, y, r }: Disc): boolean =>
  touchesOutline(outline, { x, y, r: r + u(rules.company?.bunkerNear ?? 0) })

/** BUNKER-03, BUNKER-04: the slit that a grenade from here is aimed into: its very middle, from outside. */
export function slitAimedAt(
  state: GameState,
  from: Disc,
  { x, y }: Point,
): { readonly shelter: Shelter; readonly slit: Slit } | undefined {
  for (const shelter of sheltersOf(state)) {
    const slit = shelter.slits.find(({ middle }) => middle.x === x && middle.y === y)
    if (slit && !isIn(shelter, from)) return { shelter, slit }
  }
  return undefined
}

/** BUNKER-02: does what lies around this point, out to `reach`, cover a slit? */
export const coversSlit = ({ slits }: Shelter, { x, y }: Point, reach: number): boolean =>
  slits.some(({ outline }) => touchesOutline(outline, { x, y, r: reach }))

/** The bunker over this point. */
export const shelterOver = (state: GameState, at: Point): Shelter | undefined =>
  sheltersOf(state).find(({ outline }) => contains(outline, at))
