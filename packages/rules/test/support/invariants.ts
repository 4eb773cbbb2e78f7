import { overlaps } from '@tactic48/geometry'
import { apply, baseOf, type Figure, type GameEvent, type GameState, inShock, onTable, SIDES } from '@tactic48/rules'
import { isOnTable } from '../../src/query/figures.ts'

/** What must hold after every single event; returns what does not. */
function faultsOf(state: GameState, walking = walker(state)): readonly string[] {
  return [...crowding(state, walking), ...tokens(state), ...orphans(state), ...standings(state)]
}

const walker = (state: GameState): string | undefined => {
  for (const frame of state.stack)
    if (frame.frame === 'task' && frame.task.kind === 'movement') return frame.task.figure
  return undefined
}

/** GEN-06; on its way a base may stand on a friend (MOVE-05), never on an enemy. */
function crowding(state: GameState, walking: string | undefined): readonly string[] {
  const figures = onTable(state)
  const faults: string[] = []
  figures.forEach((a, i) => {
    const base = baseOf(state, a)
    const { width, height } = state.table
    if (base.x < base.r || base.y < base.r || base.x > width - base.r || base.y > height - base.r) {
      faults.push(`MOVE-08: ${a.id} leaves the table`)
    }
    for (const b of figures.slice(0, i)) {
      const passing = a.side === b.side && (a.id === walking || b.id === walking)
      if (!passing && overlaps(base, baseOf(state, b))) faults.push(`GEN-06: ${a.id} overlaps ${b.id}`)
    }
  })
  return faults
}

const tokens = (state: GameState): readonly string[] =>
  SIDES.filter((side) => state.sides[side].tokens < 0).map((side) => `TURN-06: ${side} owes tokens`)

/** WOUND-07: markers belong to those who are on the table and know of them. */
function orphans(state: GameState): readonly string[] {
  const faults: string[] = []
  for (const marker of state.markers) {
    const owners = marker.kind === 'opportunityFire' ? [marker.owner] : marker.participants.map(({ figure }) => figure)
    for (const owner of owners) {
      const figure = state.figures.find(({ id }) => id === owner)
      const holds = figure?.standing && 'marker' in figure.standing && figure.standing.marker === marker.id
      if (!figure || !isOnTable(figure) || !holds) faults.push(`TURN-17: ${marker.id} does not stand with ${owner}`)
    }
  }
  return faults
}

function standings(state: GameState): readonly string[] {
  const faults: string[] = []
  for (const figure of state.figures) {
    const { standing } = figure
    if (standing && !isOnTable(figure)) faults.push(`WOUND-07: ${figure.id} keeps a marker`)
    if (standing && 'marker' in standing && !marks(state, figure, standing.marker)) {
      faults.push(`TURN-17: ${figure.id} holds ${standing.marker}, which is not on the table`)
    }
  }
  return faults
}

const marks = (state: GameState, figure: Figure, id: string): boolean =>
  state.markers.some(
    (marker) =>
      marker.id === id &&
      (marker.kind === 'opportunityFire'
        ? marker.owner === figure.id
        : marker.participants.some((participant) => participant.figure === figure.id)),
  )

/** Applies the events one by one and collects every fault on the way. */
export function watched(
  state: GameState,
  events: readonly GameEvent[],
): { readonly state: GameState; readonly faults: readonly string[] } {
  const faults: string[] = []
  let now = state
  for (const event of events) {
    if (event.type === 'actionTaken') {
      const actor = now.figures.find(({ id }) => id === event.figure)
      if (actor && inShock(actor)) faults.push(`WOUND-03: ${actor.id} acts in Shock`)
    }
    const before = now
    now = apply(now, event)
    // VICT-02: a game that ends in the middle of a move leaves the mover where he is.
    const walking = walker(event.type === 'gameEnded' ? before : now)
    faults.push(...conservation(before, event, now), ...cards(before, event, now))
    faults.push(...faultsOf(now, walking).map((fault) => `${fault} after ${event.type}`))
  }
  return { state: now, faults }
}

const FROM_SETUP = ['forcesRevealed']

/** TACTIC-07: cards only ever go from the deck to the hand and from there to the discard. */
function cards(before: GameState, { type }: GameEvent, after: GameState): readonly string[] {
  const all = ({ sides }: GameState, side: (typeof SIDES)[number]): string => {
    const { deck, hand, discard = [] } = sides[side]
    return [...(deck.cards ?? []), ...(hand.cards ?? []), ...discard].toSorted().join()
  }
  return SIDES.filter((side) => {
    const { deck, hand } = after.sides[side]
    const counted = deck.size === deck.cards?.length && hand.size === hand.cards?.length
    return !counted || (!FROM_SETUP.includes(type) && all(before, side) !== all(after, side))
  }).map((side) => `TACTIC-07: cards of ${side} change by ${type}`)
}

/** TURN-12: tokens come and go by these two facts alone. */
function conservation(before: GameState, event: GameEvent, after: GameState): readonly string[] {
  return SIDES.filter((side) => {
    const change = after.sides[side].tokens - before.sides[side].tokens
    if (event.type === 'tokensGained' && event.side === side) return change !== event.tokens
    if (event.type === 'tokensSpent' && event.side === side) return change !== -event.tokens
    return change !== 0
  }).map((side) => `TURN-12: tokens of ${side} change by ${event.type}`)
}
