import { overlaps } from '@tactic48/geometry'
import {
  apply,
  baseOf,
  type Figure,
  type GameEvent,
  type GameState,
  inShock,
  onTable,
  SIDES,
  sheetOf,
} from '@tactic48/rules'
import { isOnTable } from '../../src/query/figures.ts'

/** What must hold after every single event; returns what does not. */
function faultsOf(state: GameState, walking = walker(state)): readonly string[] {
  return [
    ...crowding(state, walking),
    ...tokens(state),
    ...orphans(state),
    ...standings(state),
    ...places(state),
    ...kits(state),
  ]
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

/** Everybody is in exactly one place, and what takes him along knows of him (HOUSE-03, EVAC-08, RUNNER-05). */
function places(state: GameState): readonly string[] {
  const faults: string[] = []
  const onTheTable = (id: string): boolean => state.figures.some((one) => one.id === id && isOnTable(one))
  for (const { id, place } of state.figures) {
    if (place.at === 'mounted' && !state.vehicles.some((vehicle) => vehicle.id === place.on))
      faults.push(`HOUSE-03: ${id} sits on nothing`)
    if (place.at === 'carried' && (place.by.length === 0) === (place.on === undefined))
      faults.push(`EVAC-08: ${id} is carried by nobody, or twice`)
    if (place.at === 'carried' && !place.by.every(onTheTable))
      faults.push(`EVAC-08: ${id} is carried by one who is gone`)
    if (place.at === 'off' && state.schedule.filter(({ what }) => runs(what, id)).length !== 1)
      faults.push(`RUNNER-05: ${id} never comes back, or twice`)
  }
  for (const { what } of state.schedule) {
    const runner = what.kind === 'runner' && state.figures.find(({ id }) => id === what.figure)
    if (runner && runner.place.at !== 'off') faults.push(`RUNNER-05: ${runner.id} is awaited, but here`)
  }
  for (const { id, card, driver } of state.vehicles) {
    const riders = state.figures.filter(({ place }) => place.at === 'mounted' && place.on === id)
    const { seats = 0 } = state.cards.vehicles?.[card] ?? {}
    if (riders.length > seats) faults.push(`HOUSE-03: ${id} has more riders than seats`)
    if (driver !== undefined && !riders.some((one) => one.id === driver))
      faults.push(`HOUSE-03: ${driver} drives from afar`)
  }
  return faults
}

const runs = (what: GameState['schedule'][number]['what'], id: string): boolean =>
  what.kind === 'runner' && what.figure === id

const kits = ({ sheets }: GameState): readonly string[] =>
  sheets.filter((sheet) => sheet.kits < 0).map(({ id }) => `MEDIC-01: sheet ${id} owes kits`)

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
  for (const [i, event] of events.entries()) {
    if (event.type === 'actionTaken') {
      const actor = now.figures.find(({ id }) => id === event.figure)
      if (actor && inShock(actor)) faults.push(`WOUND-03: ${actor.id} acts in Shock`)
      if (actor && sheetOf(now, actor).locks.length > 0) faults.push(`TURN-09: ${actor.id} acts while locked`)
    }
    const before = now
    now = apply(now, event)
    // VICT-02: a game that ends in the middle of a move leaves the mover where he is.
    const walking = walker(event.type === 'gameEnded' ? before : now)
    faults.push(...conservation(before, event, now), ...cards(before, event, now))
    faults.push(...kitsKept(before, event, now), ...countdowns(before, event, now))
    // EVAC-08: what a bearer lets fall as he dies lies on the ground with the next fact.
    const letsFall = event.type === 'eliminated' && events[i + 1]?.type === 'casualtyPutDown'
    if (!letsFall) faults.push(...faultsOf(now, walking).map((fault) => `${fault} after ${event.type}`))
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

/** MEDIC-03, EVAC-02, AID-03: what takes kits and gives them. */
const TAKES_KITS: readonly GameEvent['type'][] = ['firstAidGiven', 'casualtyChecked']
const GIVES_KITS: readonly GameEvent['type'][] = ['kitsRefilled', 'kitsGained', 'resupplied']

function kitsKept(before: GameState, { type }: GameEvent, after: GameState): readonly string[] {
  return before.sheets.flatMap(({ id, kits }, i) => {
    const change = (after.sheets[i]?.kits ?? 0) - kits
    const fits =
      change === 0 || (change === -1 && TAKES_KITS.includes(type)) || (change > 0 && GIVES_KITS.includes(type))
    return fits ? [] : [`MEDIC-01: kits of sheet ${id} change by ${change} with ${type}`]
  })
}

/** TURN-02, HOUSE-04: what is awaited comes nearer by one in its own turn; only lack of room puts it off. */
function countdowns(before: GameState, event: GameEvent, after: GameState): readonly string[] {
  const late = after.schedule.filter(({ id, side, due }) => {
    const was = before.schedule.find((entry) => entry.id === id)
    if (!was || was.due === due) return false
    if (event.type === 'arrivalDelayed') return event.entry !== id || due !== was.due + 1
    return event.type !== 'scheduleCounted' || event.side !== side || due !== was.due - 1
  })
  const thick = after.smoke.filter(({ id, side, due }) => {
    const was = before.smoke.find((cloud) => cloud.id === id)
    if (!was || was.due === due) return false
    return event.type !== 'smokeThinned' || event.side !== side || due !== was.due - 1
  })
  return [
    ...late.map(({ id }) => `TURN-02: ${id} is counted wrongly by ${event.type}`),
    ...thick.map(({ id }) => `HOUSE-04: ${id} thins wrongly by ${event.type}`),
  ]
}
