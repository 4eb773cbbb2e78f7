import { beyond, type Disc, distance, lessThan, type SightClass, within } from '@tactic48/geometry'
import type { Atom } from '../atoms.ts'
import type { RuleSet } from '../editions/ruleSet.ts'
import type { WeaponProfile } from '../state/card.ts'
import type { Item, Need, NeedCode } from '../state/event.ts'
import type { Figure } from '../state/figure.ts'
import type { GameState } from '../state/state.ts'
import { addedBy } from './effects.ts'
import { baseOf, faceOf, inShock, u } from './figures.ts'
import { type Passage, passageOf } from './shelter.ts'
import { coverBetween } from './sight.ts'
import { isBehindSides, isShielded } from './vehicles.ts'
import { type Band, diceIn } from './weapons.ts'

/** Everything that decides a shot before its dice, each number with the items that make it. */
export interface ShotProfile {
  /** 1/1000 u. */
  readonly distance: number
  /** FIRE-03. */
  readonly band: Band
  /** LOS-14. */
  readonly cover: 'open' | 'partial'
  /** FIRE-03, AIM-01. */
  readonly dice: Dice
  /** FIRE-09, COVER-05. */
  readonly need: Need
  /** FIRE-11: sixes needed to eliminate. */
  readonly headshotSixes: number
}

export interface Dice {
  readonly count: number
  readonly items: readonly Item<Band | 'aim' | 'slit' | 'card'>[]
}

export interface ShotTerms {
  /** Aim Actions that the shot uses. */
  readonly aims: number
  /** As if the target took cover before the dice (COVER-03). */
  readonly takeCover?: boolean
  /** ORDER-13 without `fireOrderNeedsLos`: who is not seen is shot at as behind Partial Cover. */
  readonly unseen?: boolean
}

/** ORDER-13: whether an order to fire does without the shooter's own sight. */
export const shootsUnseen = ({ rules }: GameState): boolean => rules.company?.fireOrderNeedsLos === false

/** ORDER-13: the terms of a shot by order. */
export const orderedTerms = (state: GameState, { aims }: Figure): ShotTerms => ({
  aims: state.rules.company?.fireOrderAim ? aims : 0,
  unseen: shootsUnseen(state),
})

/**
 * The shot as it would be rolled now: for rolling it, for its odds, for Opportunity Fire and for the opponent. Nothing where there
 * is no sight or the weapon has no dice at this range.
 */
export function shotProfile(
  state: GameState,
  shooter: Figure,
  weapon: WeaponProfile,
  target: Figure,
  { aims, takeCover = false, unseen = false }: ShotTerms,
): ShotProfile | undefined {
  const from = baseOf(state, shooter)
  const to = baseOf(state, target)
  const passage = passageOf(state, from, to)
  const printed = diceThrough(state.rules, from, weapon, to, passage)
  if (printed === 0) return undefined
  const looked = coverBetween(state, from, to, passage)
  const seen = looked === 'none' && unseen && !passage ? 'partial' : looked
  if (seen === 'none' || isShielded(state, target)) return undefined
  // HOUSE-03: the sides of an open-topped vehicle.
  const cover = seen === 'open' && isBehindSides(state, target) ? 'partial' : seen
  const band = bandOf(state.rules, from, to)
  const isFar = isFarSlit(passage)
  return {
    distance: Math.round(distance(from, to)),
    band,
    cover,
    dice: isFar ? slitDice(printed) : diceFor(state, shooter, band, printed, aims),
    need:
      slitNeed(state, shooter, target, passage) ??
      needFor(state, from, target, cover, takeCover, addedBy(state, shooter.id, 'accuracy'), openBy(passage)),
    headshotSixes: isFar ? NO_HEADSHOT : state.rules.headshotSixes,
  }
}

/** FIRE-11: one-die shots into a slit never eliminate outright. */
const NO_HEADSHOT = Number.POSITIVE_INFINITY

const isFarSlit = (passage: Passage | undefined): boolean => passage?.kind === 'slit' && !passage.near

/** FIRE-03, BUNKER-04, BUNKER-06: the dice of the weapon from one base to another, before Aim; 0 = it cannot shoot there. */
export const diceAt = (state: GameState, from: Disc, weapon: WeaponProfile, to: Disc): number =>
  diceThrough(state.rules, from, weapon, to, passageOf(state, from, to))

function diceThrough(rules: RuleSet, from: Disc, weapon: WeaponProfile, to: Disc, passage: Passage | undefined) {
  if (passage?.kind === 'armoured') return 0
  return isFarSlit(passage) ? (rules.company?.bunkerFarDice ?? 1) : diceIn(weapon, bandOf(rules, from, to))
}

const slitDice = (count: number): Dice => ({ count, items: [{ rule: 'BUNKER-04', code: 'slit', value: count }] })

/** BUNKER-03, COVER-07: near a slit only cards change the score of the open; BUNKER-04: from afar nothing does. */
function slitNeed(state: GameState, shooter: Figure, target: Figure, passage: Passage | undefined): Need | undefined {
  const { rules } = state
  if (passage?.kind !== 'slit') return undefined
  if (passage.near) {
    const open: Item<NeedCode> = { rule: 'BUNKER-03', code: 'open', value: rules.hitOpen }
    return withCards(rules, open, addedBy(state, target.id, 'concealment') - addedBy(state, shooter.id, 'accuracy'))
  }
  const score = rules.company?.bunkerFarHitOn ?? rules.hitOpen
  return { score, items: [{ rule: 'BUNKER-04', code: 'slit', value: score }] }
}

/** BUNKER-05. */
const openBy = (passage: Passage | undefined): Atom => (passage?.kind === 'within' ? 'BUNKER-05' : 'FIRE-09')

/** FIRE-09, TACTIC-09: the score for what cannot take cover. */
export function needOf(state: GameState, shooter: Figure, cover: Exclude<SightClass, 'none'>): Need {
  const { hitPartial, hitOpen } = state.rules
  const item: Item<NeedCode> =
    cover === 'partial'
      ? { rule: 'FIRE-09', code: 'partialCover', value: hitPartial }
      : { rule: 'FIRE-09', code: 'open', value: hitOpen }
  return withCards(state.rules, item, -addedBy(state, shooter.id, 'accuracy'))
}

function withCards(rules: RuleSet, item: Item<NeedCode>, byCards: number): Need {
  const added = easedBy(item.value, byCards)
  return cappedNeed(rules, added === 0 ? [item] : [item, { rule: 'TACTIC-09', code: 'card', value: added }])
}

/** FIRE-03: exactly at the limit is still short. */
export const bandOf = (rules: RuleSet, shooter: Disc, target: Disc): Band =>
  within(shooter, target, u(rules.shortRangeMax)) ? 'short' : 'long'

/** FIRE-03, AIM-01, TACTIC-09: the dice of a weapon with all that adds to them. */
export function diceFor(state: GameState, shooter: Figure, band: Band, printed: number, aims: number): Dice {
  const weapon: Item<Band> = { rule: 'FIRE-03', code: band, value: printed }
  const aimed = aims > 0 ? aimDice(state, shooter, aims) : 0
  const added = Math.max(1 - printed - aimed, addedBy(state, shooter.id, 'fireDice'))
  if (aimed === 0 && added === 0) return { count: printed, items: [weapon] }
  const items: Item<Band | 'aim' | 'card'>[] = [weapon]
  if (aimed !== 0) items.push({ rule: 'AIM-01', code: 'aim', value: aimed })
  if (added !== 0) items.push({ rule: 'TACTIC-09', code: 'card', value: added })
  return { count: printed + aimed + added, items }
}

/** AIM-01, AIM-03. */
const aimDice = (state: GameState, shooter: Figure, aims: number): number =>
  (faceOf(state, shooter).aim ?? 0) * (state.rules.aimStacks ? aims : 1)

/** FIRE-09, COVER-04 … COVER-06, FIRE-12: the score each die needs; the items add up to it. */
export function needFor(
  state: GameState,
  shooter: Disc,
  target: Figure,
  cover: Exclude<SightClass, 'none'>,
  declaredCover = false,
  accuracy = 0,
  rule: Atom = 'FIRE-09',
): Need {
  const { rules } = state
  const items: Item<NeedCode>[] = [
    cover === 'partial'
      ? { rule: 'FIRE-09', code: 'partialCover', value: rules.hitPartial }
      : { rule, code: 'open', value: rules.hitOpen },
  ]
  const bonuses = takeCoverItems(state, target, cover, declaredCover)
  if (bonuses.length > 0) {
    if (tooCloseForCover(rules, shooter, baseOf(state, target))) {
      items.push({ rule: 'COVER-04', code: 'tooClose', value: 0 })
    } else items.push(...bonuses)
  }
  const added = easedBy(sumOf(items), addedBy(state, target.id, 'concealment') - accuracy)
  if (added !== 0) items.push({ rule: 'TACTIC-09', code: 'card', value: added })
  return cappedNeed(rules, items)
}

const sumOf = (items: readonly Item<NeedCode>[]): number => items.reduce((total, { value }) => total + value, 0)

/** FIRE-12. */
function cappedNeed({ needCap: cap }: RuleSet, items: readonly Item<NeedCode>[]): Need {
  const sum = sumOf(items)
  if (cap === null || sum <= cap) return { score: sum, items }
  return { score: cap, items: [...items, { rule: 'FIRE-12', code: 'cap', value: cap - sum }] }
}

/** No card makes a shot hit with every score. */
const LEAST_NEED = 2

/** TACTIC-09: what cards of either side make harder or easier. */
const easedBy = (sum: number, added: number): number =>
  added >= 0 ? added : Math.min(0, Math.max(added, LEAST_NEED - sum))

const MARKER: Item<NeedCode> = { rule: 'COVER-01', code: 'takeCover', value: 1 }
const SHOCK: Item<NeedCode> = { rule: 'WOUND-03', code: 'shock', value: 1 }
const CAMOUFLAGE: Item<NeedCode> = { rule: 'CAMO-01', code: 'camouflage', value: 1 }

export const isInCoverByAction = (figure: Figure): boolean => figure.standing?.kind === 'takeCover'

/**
 * COVER-05, COVER-06: the reasons for which the figure counts as having Take Cover; more than one only with
 * `camoStacksWithTakeCover`. `declared` = as if it had just taken cover.
 */
export function takeCoverItems(
  state: GameState,
  figure: Figure,
  cover: SightClass,
  declared = false,
): readonly Item<NeedCode>[] {
  const { takeCoverBonus, camoStacksWithTakeCover } = state.rules
  const items: Item<NeedCode>[] = []
  if (declared || isInCoverByAction(figure)) items.push({ ...MARKER, value: takeCoverBonus })
  else if (inShock(figure)) items.push({ ...SHOCK, value: takeCoverBonus })
  if ((items.length === 0 || camoStacksWithTakeCover) && isCamouflaged(state, figure, cover)) {
    items.push({ ...CAMOUFLAGE, value: takeCoverBonus })
  }
  return items
}

/** CAMO-01: does the printed Camouflage work under this cover? COVER-04 may still void it (CAMO-02). */
const isCamouflaged = (state: GameState, figure: Figure, cover: SightClass): boolean =>
  faceOf(state, figure).camouflage === true && (state.rules.camouflageWhen === 'always' || cover === 'partial')

/** COVER-04: from here Take Cover, Shock and Camouflage help nobody. */
export const tooCloseForCover = (rules: RuleSet, attacker: Disc, target: Disc): boolean =>
  rules.takeCoverVoidInclusive
    ? within(attacker, target, u(rules.takeCoverDistance))
    : lessThan(attacker, target, u(rules.takeCoverDistance))

/** FIRE-08, COVER-03: only a target beyond this distance may react, in every edition. */
export const farEnoughToReact = (rules: RuleSet, shooter: Disc, target: Disc): boolean =>
  beyond(shooter, target, u(rules.takeCoverDistance))
