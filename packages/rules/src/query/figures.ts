import type { Disc, Point } from '@tactic48/geometry'
import type { RuleSet } from '../editions/ruleSet.ts'
import type { CardFace, CharacterCard } from '../state/card.ts'
import type { ActionVerb } from '../state/command.ts'
import { copyFigure, type Figure, type Standing } from '../state/figure.ts'
import {
  type FigureId,
  type MarkerId,
  markerId,
  type ScheduleId,
  type SeatId,
  type SideId,
  type SmokeId,
  scheduleId,
  smokeId,
} from '../state/ids.ts'
import type { Marker } from '../state/marker.ts'
import type { Sheet } from '../state/sheet.ts'
import type { GameState } from '../state/state.ts'
import { upgradedCard } from './upgrade.ts'

/** Printed u to the table's integers. */
export const u = (length: number): number => Math.round(length * 1000)

/** Figures keep their place in the list, so each is looked for where it stood last; the same ones are often asked for again. */
const MANY_HINTS = 4000
const hints = new Map<FigureId, number>()
let lastFound = 0
let foundBefore = 0

/** −1 where there is none. */
export function figureIndex(figures: readonly Figure[], id: FigureId): number {
  if (figures[lastFound]?.id === id) return lastFound
  const hint = hintOf(figures, id)
  if (hint !== undefined && figures[hint]?.id === id) {
    foundBefore = lastFound
    lastFound = hint
    return hint
  }
  for (let i = 0; i < figures.length; i++) {
    if (figures[i]?.id !== id) continue
    remember(id, i)
    return i
  }
  return -1
}

/** A shooter and his target are asked for by turns, the men of an order one after the other. */
function hintOf(figures: readonly Figure[], id: FigureId): number | undefined {
  if (figures[foundBefore]?.id === id) return foundBefore
  if (figures[lastFound + 1]?.id === id) return lastFound + 1
  return figures[foundBefore + 1]?.id === id ? foundBefore + 1 : hints.get(id)
}

function remember(id: FigureId, index: number): void {
  if (hints.size >= MANY_HINTS) hints.clear()
  hints.set(id, index)
}

export function figureOf({ figures }: GameState, id: FigureId): Figure | undefined {
  const index = figureIndex(figures, id)
  return index < 0 ? undefined : figures[index]
}

/** For ids that the state itself holds (tasks, markers): their figures are always there. */
export function knownFigure(state: GameState, id: FigureId): Figure {
  const figure = figureOf(state, id)
  if (!figure) throw new Error(`figure ${id} is named by the state but not in it`)
  return figure
}

/** In play with a base of its own or on a mount, so that it can be seen, shot at and ordered about. */
export const isOnTable = ({ place: { at } }: Figure): boolean => at === 'table' || at === 'mounted'

/** The same figure put on the table. */
export function placedAt(figure: Figure, position: Point): Figure {
  const placed = copyFigure(figure)
  placed.place = { at: 'table' }
  placed.position = position
  return placed
}

/** The same figure on its way: who moves gives up his marker (TURN-15). */
export function movedTo(figure: Figure, position: Point): Figure {
  const moved = copyFigure(figure)
  moved.position = position
  moved.standing = undefined
  return moved
}

export const isInReserve = ({ place }: Figure): boolean => place.at === 'reserve'

/** WOUND-07: eliminated, whether or not a casualty lies on the table. */
export const isGone = ({ place }: Figure): boolean => place.at === 'gone' || place.at === 'carried'

export const onTable = (state: GameState): readonly Figure[] => state.figures.filter(isOnTable)

/** Named after the moment; a prepared position may have used that name already. */
export function freshMarkerId({ markers, clock }: GameState, kind: 'of' | 'sf'): MarkerId {
  let id = `${kind}${clock}`
  while (markers.some((marker) => marker.id === id)) id = `${id}+`
  return markerId(id)
}

export function freshScheduleId({ schedule, clock }: GameState): ScheduleId {
  let id = `due${clock}`
  while (schedule.some((entry) => entry.id === id)) id = `${id}+`
  return scheduleId(id)
}

export function freshSmokeId({ smoke, clock }: GameState): SmokeId {
  let id = `smoke${clock}`
  while (smoke.some((one) => one.id === id)) id = `${id}+`
  return smokeId(id)
}

export const friendsOf = (state: GameState, side: SideId): readonly Figure[] =>
  state.figures.filter((figure) => figure.side === side && isOnTable(figure))

export const enemiesOf = (state: GameState, side: SideId): readonly Figure[] =>
  state.figures.filter((figure) => figure.side !== side && isOnTable(figure))

const NOBODY: readonly Figure[] = []

/** REINF-03, HOUSE-16: the others who play the same card, lost or not. */
export const sharersOf = ({ figures, sheets }: GameState, { sheet, id }: Figure): readonly Figure[] =>
  sheets.length === figures.length ? NOBODY : figures.filter((one) => one.sheet === sheet && one.id !== id)

/** REINF-03: the others who play his card and are not lost. */
export const comradesOf = (state: GameState, figure: Figure): readonly Figure[] =>
  sharersOf(state, figure).filter((one) => !isGone(one))

/** WOUND-05, WOUND-08, REINF-03: wounds until this man is removed; of those who share a card each falls by his first. */
export const livesOf = (state: GameState, figure: Figure): 1 | 2 =>
  isWounded(state, figure) || !cardOf(state, figure).wounded || comradesOf(state, figure).length > 0 ? 1 : 2

/** CARD-01: the stat card in play; a team shares one. */
export function sheetOf(state: Pick<GameState, 'sheets'>, figure: Figure): Sheet {
  const sheet = state.sheets[figure.sheet]
  if (!sheet) throw new Error(`figure ${figure.id} has no sheet`)
  return sheet
}

/** HOUSE-11: as its upgrades have made it. */
export function cardOf(state: GameState, figure: Figure): CharacterCard {
  const { card, upgrades } = sheetOf(state, figure)
  const printed = state.cards.characters[card]
  if (!printed) throw new Error(`card ${card} of figure ${figure.id} is not in the book`)
  return upgrades.length === 0 ? printed : upgradedCard(state.cards, printed, upgrades)
}

/** CARD-02: the face-up side supplies all values. */
export function faceOf(state: GameState, figure: Figure): CardFace {
  const card = cardOf(state, figure)
  return isWounded(state, figure) ? (card.wounded ?? card.healthy) : card.healthy
}

export const isWounded = (state: Pick<GameState, 'sheets'>, figure: Figure): boolean =>
  sheetOf(state, figure).face === 'wounded'

/** GEN-05: 1 u is 25 mm. */
export const baseRadius = (rules: RuleSet): number => Math.round(rules.figureBaseDiameterMm * 20)

/** GEN-05, HOUSE-13: the radius of what the figure occupies on the table, its mount or vehicle included. */
export function radiusOf(state: Pick<GameState, 'rules' | 'vehicles'>, { place }: Figure): number {
  const vehicle = place.at === 'mounted' ? state.vehicles.find(({ id }) => id === place.on) : undefined
  return vehicle?.radius ?? baseRadius(state.rules)
}

/** GEN-05, HOUSE-13: nobody on the table is wider than this. */
export function widestRadius({ rules, vehicles }: Pick<GameState, 'rules' | 'vehicles'>): number {
  let widest = baseRadius(rules)
  for (const { radius } of vehicles) widest = Math.max(widest, radius)
  return widest
}

export const markerRadius = (rules: RuleSet): number => u(rules.markerRadius)

export function baseOf(state: Pick<GameState, 'rules' | 'vehicles'>, figure: Figure): Disc {
  return { x: figure.position.x, y: figure.position.y, r: radiusOf(state, figure) }
}

export function markerOf(state: GameState, id: MarkerId): Marker | undefined {
  const { markers } = state
  for (let i = 0; i < markers.length; i++) {
    const marker = markers[i]
    if (marker?.id === id) return marker
  }
  return undefined
}

export const inShock = (figure: Figure): boolean => figure.shockSince !== undefined

/** TURN-01: a round is one turn of each side, counted from 1. */
export const roundOf = (state: GameState): number => Math.ceil(state.turn.number / 2)

/** The first seat of a side, as the author of commands made for it. */
export function seatOf(state: GameState, side: SideId): SeatId | undefined {
  const { seats } = state
  for (const seat in seats) if (seats[seat as SeatId] === side) return seat as SeatId
  return undefined
}

/** For a seat that `check` has let in. */
export function sideOf({ seats }: GameState, seat: SeatId): SideId {
  const side = seats[seat]
  if (!side) throw new Error(`no side is assigned to seat ${seat}`)
  return side
}

export interface GivenUp {
  readonly standing: Standing | undefined
  readonly aim: boolean
}

/** TURN-15: what a Character gives up by taking this Action, if anything. */
export function givenUpBy({ standing, aims }: Figure, verb: ActionVerb): GivenUp | undefined {
  const aim = aims > 0 && verb !== 'fire' && verb !== 'fireAtArmour' && verb !== 'aim'
  return standing || aim ? { standing, aim } : undefined
}
