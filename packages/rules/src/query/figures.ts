import type { Disc } from '@tactic48/geometry'
import type { RuleSet } from '../editions/ruleSet.ts'
import type { CardSide, CharacterCard } from '../state/card.ts'
import type { Figure } from '../state/figure.ts'
import type { FigureId, MarkerId, SeatId } from '../state/ids.ts'
import type { Marker } from '../state/marker.ts'
import type { SideId } from '../state/side.ts'
import type { GameState } from '../state/state.ts'

/** Printed u to the table's integers. */
export const u = (length: number): number => Math.round(length * 1000)

export function figureOf(state: GameState, id: FigureId): Figure | undefined {
  const { figures } = state
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i]
    if (figure?.id === id) return figure
  }
  return undefined
}

/** For ids that the state itself holds (tasks, markers): their figures are always there. */
export function knownFigure(state: GameState, id: FigureId): Figure {
  const figure = figureOf(state, id)
  if (!figure) throw new Error(`figure ${id} is named by the state but not in it`)
  return figure
}

export const isOnTable = (figure: Figure): boolean => figure.whereabouts === 'table'

export const onTable = (state: GameState): readonly Figure[] => state.figures.filter(isOnTable)

export const friendsOf = (state: GameState, side: SideId): readonly Figure[] =>
  state.figures.filter((figure) => figure.side === side && figure.whereabouts === 'table')

export const enemiesOf = (state: GameState, side: SideId): readonly Figure[] =>
  state.figures.filter((figure) => figure.side !== side && figure.whereabouts === 'table')

export function cardOf(state: GameState, figure: Figure): CharacterCard {
  const card = state.cards.characters[figure.card]
  if (!card) throw new Error(`card ${figure.card} of figure ${figure.id} is not in the book`)
  return card
}

/** CARD-02: the face-up side supplies all values. */
export function sideOf(state: GameState, figure: Figure): CardSide {
  const card = cardOf(state, figure)
  return figure.wounded ? (card.wounded ?? card.healthy) : card.healthy
}

/** GEN-05: 1 u is 25 mm. */
export const baseRadius = (rules: RuleSet): number => Math.round(rules.figureBaseDiameterMm * 20)

export const markerRadius = (rules: RuleSet): number => u(rules.markerRadius)

export function baseOf(state: GameState, figure: Figure): Disc {
  return { x: figure.position.x, y: figure.position.y, r: baseRadius(state.rules) }
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
