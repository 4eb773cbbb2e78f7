import type { Figure } from '../state/figure.ts'
import type { CardId, SideId } from '../state/ids.ts'
import type { Enlisted, Force } from '../state/spec.ts'
import type { CardBook, GameState, Tally } from '../state/state.ts'
import { menOn, sharesCard } from './assigned.ts'
import { cardOf, isGone, sheetOf } from './figures.ts'
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

/** VICT-04: what is lost with this figure; of a shared card nothing before its last man (REINF-03). */
export function worthOfFigure(state: GameState, figure: Figure): number {
  if (isShared(state, figure)) return hasComrade(state, figure) ? 0 : worthOf(state.cards, sheetOf(state, figure))
  return shareOf(state, figure)
}

const isShared = (state: GameState, figure: Figure): boolean =>
  sharesCard(state.rules, state.cards, sheetOf(state, figure).card)

/** REINF-03: the AP of a copy of a team card. */
function shareOf(state: GameState, figure: Figure): number {
  const sheet = sheetOf(state, figure)
  return worthOf(state.cards, sheet) / menOn(state.cards, sheet.card)
}

/** REINF-03: somebody else who plays the same card and is not lost. */
const hasComrade = ({ figures }: GameState, figure: Figure): boolean =>
  figures.some((one) => one.sheet === figure.sheet && one.id !== figure.id && !isGone(one))

/** VICT-03 … VICT-05: the force and its losses, as its figures show them now. */
export function tallyOf(state: GameState, side: SideId): Tally {
  let { totalAp, totalFigures, lostAp, lostFigures } = state.sides[side].unlisted
  totalAp += deckInBreakPoint(state, side)
  for (const figure of state.figures) {
    if (figure.side !== side) continue
    const ap = countedWith(state, figure)
    totalAp += ap
    totalFigures += 1
    if (!isGone(figure)) continue
    lostFigures += 1
    if (ap !== 0 && !(isShared(state, figure) && hasComrade(state, figure))) lostAp += ap
  }
  return { totalAp, totalFigures, lostAp, lostFigures }
}

/** The AP of a shared card are counted with the first of those who play it. */
function countedWith(state: GameState, figure: Figure): number {
  if (!isShared(state, figure)) return shareOf(state, figure)
  const first = state.figures.find((one) => one.sheet === figure.sheet)
  return first?.id === figure.id ? worthOf(state.cards, sheetOf(state, figure)) : 0
}

/** VICT-08: whether the AP of the deck belong to the total of which half is to be lost. */
const deckInBreakPoint = ({ rules, sides }: GameState, side: SideId): number =>
  rules.company?.deckInBreakPoint ? sides[side].deck.ap : 0

/** SETUP-07, FORCE-03: the force with its vehicles and the whole deck. */
export function forceTotal(state: GameState, side: SideId): number {
  const vehicles = state.vehicles.filter((one) => one.side === side)
  const { totalAp } = tallyOf(state, side)
  const deck = state.sides[side].deck.ap - deckInBreakPoint(state, side)
  return totalAp + deck + convoyWorth(state.cards, vehicles)
}

/** VICT-05, and VICT-03 where the Mission counts Characters. */
export function isBroken({ setup, rules }: GameState, tally: Tally): boolean {
  const byFigures = setup.gameType === 'mission' && rules.missionAltVictory === 'characters'
  const lost = byFigures ? tally.lostFigures : tally.lostAp
  return lost > 0 && lost >= (byFigures ? tally.totalFigures : tally.totalAp) * rules.victoryShare
}

/** Asked at every end of a turn: who has lost nothing is not counted out. */
export const hasBroken = (state: GameState, side: SideId): boolean =>
  hasLost(state, side) && isBroken(state, tallyOf(state, side))

function hasLost({ sides, figures }: GameState, side: SideId): boolean {
  const { lostAp, lostFigures } = sides[side].unlisted
  if (lostAp > 0 || lostFigures > 0) return true
  for (const figure of figures) if (figure.side === side && isGone(figure)) return true
  return false
}

/** VICT-01, VICT-03: would losing this figure now decide the game? */
export function breaksIfLost(state: GameState, figure: Figure): boolean {
  const tally = tallyOf(state, figure.side)
  return isBroken(state, {
    ...tally,
    lostAp: tally.lostAp + worthOfFigure(state, figure),
    lostFigures: tally.lostFigures + 1,
  })
}

/** VICT-11. */
export const hasNobodyLeft = (state: GameState, side: SideId): boolean =>
  !state.figures.some((figure) => figure.side === side && !isGone(figure) && figure.place.at !== 'evacuated')

/** Above 0: blue has lost the larger share of its AP; 0: equal shares. */
export function compareLostShare(state: GameState): number {
  const blue = tallyOf(state, 'blue')
  const ember = tallyOf(state, 'ember')
  return Math.sign(blue.lostAp * Math.max(1, ember.totalAp) - ember.lostAp * Math.max(1, blue.totalAp))
}

/** WOUND-07: a casualty is left where a side has medics to look after it. */
export const leavesCasualty = (state: GameState, figure: Figure): boolean =>
  state.rules.company !== undefined &&
  state.figures.some((friend) => friend.side === figure.side && cardOf(state, friend).healthy.firstAid !== undefined)
