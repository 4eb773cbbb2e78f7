import type { RuleSet } from '../editions/ruleSet.ts'
import type { Figure } from '../state/figure.ts'
import { type CardId, ofSide, type SideId } from '../state/ids.ts'
import type { Sheet } from '../state/sheet.ts'
import type { Enlisted, Force } from '../state/spec.ts'
import type { CardBook, GameState, Tally } from '../state/state.ts'
import { menOn, sharesCard } from './assigned.ts'
import { isEnlisted } from './convoy.ts'
import { cardOf, isGone, isOnTable, sharersOf, sheetOf } from './figures.ts'
import { deckWorth } from './force/deck.ts'

/** VICT-04, FORCE-03: the AP of a card and of all that is assigned to it. */
export function worthOf(cards: CardBook, one: Pick<Enlisted, 'card' | 'assigned' | 'upgrades'>): number {
  let ap = cards.characters[one.card]?.ap ?? 0
  for (const id of one.assigned) ap += cards.weapons[id]?.ap ?? 0
  for (const id of one.upgrades ?? []) ap += cards.upgrades?.[id]?.ap ?? 0
  return ap
}

/** FORCE-03, TACTIC-04: Characters with all that they were given, vehicles, and the whole deck. */
export const totalOf = (cards: CardBook, { characters, deck = [], vehicles = [] }: Force): number =>
  characters.reduce(
    (ap, enlisted) => ap + worthOf(cards, enlisted),
    deckWorth(cards, deck) + convoyWorth(cards, vehicles),
  )

/** FORCE-03: vehicles belong to the size of the force; lost is what VICT-04 names. */
const convoyWorth = (cards: CardBook, vehicles: readonly { readonly card: CardId }[]): number =>
  vehicles.reduce((ap, { card }) => ap + (cards.vehicles?.[card]?.ap ?? 0), 0)

/** VICT-04, HOUSE-07: the AP of a sheet; of a copy of a team card its share (REINF-03). */
function worthOfSheet({ rules, cards }: GameState, sheet: Sheet): number {
  const { card, assigned, upgrades, reinforcement } = sheet
  if (reinforcement !== undefined) return reinforcement
  if (assigned.length + upgrades.length > 0) return shareOf(rules, cards, sheet)
  if (printed.cards !== cards || printed.rules !== rules) printed = { rules, cards, worths: new Map() }
  const { worths } = printed
  let worth = worths.get(card)
  if (worth === undefined) {
    worth = shareOf(rules, cards, sheet)
    worths.set(card, worth)
  }
  return worth
}

/** Cards as they are printed, in the game that was reckoned last: all men of a side are reckoned at every loss. */
let printed: {
  readonly rules: RuleSet | undefined
  readonly cards: CardBook | undefined
  readonly worths: Map<CardId, number>
} = { rules: undefined, cards: undefined, worths: new Map() }

function shareOf(rules: RuleSet, cards: CardBook, sheet: Sheet): number {
  const worth = worthOf(cards, sheet)
  const men = menOn(cards, sheet.card)
  return men > 1 && !sharesCard(rules, cards, sheet.card) ? worth / men : worth
}

/** VICT-04: what is lost with this figure; of a shared card nothing before its last man (REINF-03). */
export const worthOfFigure = (state: GameState, figure: Figure): number =>
  sharersOf(state, figure).every((one) => isLost(state, one)) ? worthOfSheet(state, sheetOf(state, figure)) : 0

/** VICT-04, VICT-09, RUNNER-06: eliminated, or off the table where that counts. */
const isLost = ({ rules }: GameState, figure: Figure): boolean =>
  isGone(figure) || (figure.place.at === 'off' && rules.company?.offBoardCountsAsLost === true)

/** VICT-08: whether those who play this card belong to the force whose half is to be eliminated. */
const counts = ({ rules }: GameState, { reinforcement }: Sheet): boolean =>
  reinforcement === undefined || rules.company?.reinforcementsInBreakPoint !== 'ignore'

type Totals = Pick<Tally, 'totalAp' | 'totalFigures'>
type Losses = Pick<Tally, 'lostAp' | 'lostFigures'>

/** VICT-03 … VICT-05: the force and its losses, as its figures show them now. */
export const tallyOf = (state: GameState, side: SideId): Tally => ({
  ...totalsOf(state, side),
  ...lossesOf(state, side),
})

/** `losses`: when the only question is whether a side has broken, figures that cannot change the answer are not counted. */
function totalsOf(state: GameState, side: SideId, losses?: Losses): Totals {
  const growsOnly = losses !== undefined && !hasDiscounts(state.cards)
  let { totalAp, totalFigures } = ofSide(state.sides, side).unlisted
  totalAp += deckInBreakPoint(state, side)
  for (const figure of state.figures) {
    if (figure.side !== side) continue
    const sheet = sheetOf(state, figure)
    if (!counts(state, sheet)) continue
    totalAp += worthInForce(state, figure, sheet)
    totalFigures += 1
    if (growsOnly && !isBrokenBy(state, losses, totalAp, totalFigures)) break
  }
  return { totalAp, totalFigures }
}

const discounts = new WeakMap<CardBook, boolean>()

/** A card of one's own may be worth less than nothing. */
function hasDiscounts(cards: CardBook): boolean {
  let found = discounts.get(cards)
  if (found === undefined) {
    const { characters, weapons, upgrades = {} } = cards
    found = [characters, weapons, upgrades].some((kind) => Object.values(kind).some(({ ap }) => ap < 0))
    discounts.set(cards, found)
  }
  return found
}

function lossesOf(state: GameState, side: SideId): Losses {
  let { lostAp, lostFigures } = ofSide(state.sides, side).unlisted
  for (const figure of state.figures) {
    if (figure.side !== side || !isLost(state, figure)) continue
    const sheet = sheetOf(state, figure)
    if (!counts(state, sheet)) continue
    lostFigures += 1
    if (sharersOf(state, figure).every((one) => isLost(state, one))) lostAp += worthInForce(state, figure, sheet)
  }
  return { lostAp, lostFigures }
}

/** REINF-03: the AP of a shared card are counted with the first of those who play it. */
const worthInForce = (state: GameState, figure: Figure, sheet: Sheet): number =>
  state.sheets.length !== state.figures.length && isLater(state, figure) ? 0 : worthOfSheet(state, sheet)

const isLater = ({ figures }: GameState, { id, sheet }: Figure): boolean =>
  figures.find((one) => one.sheet === sheet)?.id !== id

/** VICT-08: whether the AP of the deck belong to the total of which half is to be lost. */
const deckInBreakPoint = ({ rules, sides }: GameState, side: SideId): number =>
  rules.company?.deckInBreakPoint ? ofSide(sides, side).deck.ap : 0

/** SETUP-07, FORCE-03: the force with its vehicles and the whole deck. */
export function forceTotal(state: GameState, side: SideId): number {
  const vehicles = state.vehicles.filter((one) => one.side === side && isEnlisted(one))
  const { totalAp } = tallyOf(state, side)
  const deck = ofSide(state.sides, side).deck.ap - deckInBreakPoint(state, side)
  return totalAp + deck + convoyWorth(state.cards, vehicles)
}

/** VICT-05, and VICT-03 where the Mission counts Characters. */
function isBrokenBy({ setup, rules }: GameState, losses: Losses, totalAp: number, totalFigures: number): boolean {
  const byFigures = setup.gameType === 'mission' && rules.missionAltVictory === 'characters'
  const lost = byFigures ? losses.lostFigures : losses.lostAp
  return lost > 0 && lost >= (byFigures ? totalFigures : totalAp) * rules.victoryShare
}

/** Asked at every loss and every end of a turn: skip the full tally while losses are too small to decide. */
export function hasBroken(state: GameState, side: SideId): boolean {
  const losses = lossesOf(state, side)
  if (losses.lostAp === 0 && losses.lostFigures === 0) return false
  const { totalAp, totalFigures } = totalsOf(state, side, losses)
  return isBrokenBy(state, losses, totalAp, totalFigures)
}

/** VICT-01, VICT-03: would losing this figure now decide the game? `tally`: of its side, for those who ask about many. */
export function breaksIfLost(state: GameState, figure: Figure, tally = tallyOf(state, figure.side)): boolean {
  const lostAp = tally.lostAp + worthOfFigure(state, figure)
  return isBrokenBy(state, { lostAp, lostFigures: tally.lostFigures + 1 }, tally.totalAp, tally.totalFigures)
}

/** VICT-11: nobody on the table and nobody due to arrive. */
export const hasNobodyLeft = (state: GameState, side: SideId): boolean =>
  !state.figures.some((figure) => figure.side === side && isToCome(figure)) &&
  !state.schedule.some((entry) => entry.side === side && entry.what.kind === 'reinforcements')

const isToCome = (figure: Figure): boolean =>
  isOnTable(figure) || figure.place.at === 'reserve' || figure.place.at === 'off'

/** Above 0: blue has lost the larger share of its AP; 0: equal shares. */
export function compareLostShare(state: GameState): number {
  const blue = tallyOf(state, 'blue')
  const ember = tallyOf(state, 'ember')
  return Math.sign(blue.lostAp * Math.max(1, ember.totalAp) - ember.lostAp * Math.max(1, blue.totalAp))
}

/** WOUND-07: a casualty is left where a side has medics to look after it. */
export const leavesCasualty = (state: GameState, figure: Figure): boolean =>
  state.rules.company !== undefined &&
  sharersOf(state, figure).every(isGone) &&
  state.figures.some((friend) => friend.side === figure.side && cardOf(state, friend).healthy.firstAid !== undefined)
