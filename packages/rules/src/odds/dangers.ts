import { createTrack, firstTouch, type Point, type Track, trackPoint } from '@tactic48/geometry'
import { isSuppressedBy, suppressedAt, suppressionAreas } from '../query/area.ts'
import { nextContact, objectiveFor } from '../query/contact.ts'
import { movedTo, radiusOf } from '../query/figures.ts'
import { type Hypothetical, hypotheticalOf } from '../query/hypothetical.ts'
import { wayPoints } from '../query/path.ts'
import { hasDice, isWatched, nextOffer, type Watch, watchersOf, watchesAlong } from '../query/watch.ts'
import type { Figure } from '../state/figure.ts'
import type { FigureId, MarkerId } from '../state/ids.ts'
import type { SuppressionMarker } from '../state/marker.ts'
import type { GameState } from '../state/state.ts'
import type { Odds } from './dice.ts'
import type { FightOdds } from './h2h.ts'
import { oddsAgainst, type ShotOdds } from './shot.ts'
import { volleyOdds } from './volley.ts'

/** What waits for a base along a way, told before it sets out. */
export type Danger =
  | {
      readonly kind: 'opportunityFire'
      readonly marker: MarkerId
      readonly shooter: FigureId
      /** Of a group: the one at whom it is offered; absent = the mover himself. */
      readonly target?: FigureId
      readonly k: number
      readonly at: Point
      /** OF-04: the offer at the end of the move to a marker that held before. */
      readonly second: boolean
      readonly odds: ShotOdds
    }
  | {
      readonly kind: 'suppression'
      readonly marker: MarkerId
      readonly k: number
      readonly at: Point
      /** SF-14: what the enemy's next roll does where the way ends in its area. */
      readonly odds: Odds | undefined
    }
  | {
      readonly kind: 'contact'
      readonly opponents: readonly FigureId[]
      readonly k: number
      readonly at: Point
      /** H2H-02: of the fight with the first of them, where it is known who that is. */
      readonly odds?: FightOdds
    }

/** Triggers of OF, entries into SF and enemies met along a path, by ascending k. */
export const dangers = (
  state: GameState,
  figure: Figure,
  path: readonly Point[],
  stepInto?: Point,
): readonly Danger[] => dangersOn(hypotheticalOf(state), figure, createTrack(wayPoints(figure, path, stepInto)))

function dangersOn(table: Hypothetical, figure: Figure, track: Track): readonly Danger[] {
  const { state } = table
  const won = objectiveStep(state, figure, track)
  const last = won < 0 ? track.steps : won
  const contact = nextContact(state, figure, track, 0, won < 0 ? last : last - 1)
  const end = contact && state.rules.contactEndsMove ? contact.k : last
  const found: Danger[] = []
  addSuppressions(found, table, figure, track, end, suppressionAreas(state))
  addShots(found, table, figure, track, end)
  if (table.figure(figure.id) !== figure) table.put(figure)
  if (contact) {
    found.push({ kind: 'contact', opponents: contact.opponents, k: contact.k, at: trackPoint(track, contact.k) })
  }
  return found.length > 1 ? found.sort((a, b) => a.k - b.k) : found
}

/** VICT-02: the step at which the objective is touched and nothing follows, else −1; contact there is not fought. */
function objectiveStep(state: GameState, figure: Figure, track: Track): number {
  const objective = objectiveFor(state, figure)
  return objective ? firstTouch(track, radiusOf(state, figure), objective.outline, 0, track.steps) : -1
}

function addSuppressions(
  found: Danger[],
  table: Hypothetical,
  figure: Figure,
  track: Track,
  end: number,
  areas: readonly SuppressionMarker[],
): void {
  if (figure.counters.suppressed) return
  const { state } = table
  for (const area of areas) {
    const k = suppressedAt(state, area, figure, track, 0, end)
    if (k < 0) continue
    const there = movedTo(figure, trackPoint(track, end))
    table.put(there)
    const ends = isSuppressedBy(table.state, area, there)
    found.push({
      kind: 'suppression',
      marker: area.id,
      k,
      at: trackPoint(track, k),
      odds: ends ? volleyOdds(table.state, area, figure.id) : undefined,
    })
  }
}

function addShots(found: Danger[], table: Hypothetical, figure: Figure, track: Track, end: number): void {
  const { state } = table
  const watches = watchesAlong(state, figure, track, 0, end)
  if (watches.length === 0) return
  const now = state.rules.ofTrigger === 'anyAction' ? watchersOf(state, figure) : undefined
  const r = radiusOf(state, figure)
  for (const watch of watches) {
    let last = -1
    if (now?.some(({ marker }) => marker.id === watch.marker.id)) {
      last = 0
      addShot(found, table, figure, watch, track, 0, false)
    }
    for (let k = nextOffer(state, watch, track, 0, end, r); k >= 0; k = nextOffer(state, watch, track, k, end, r)) {
      last = k
      addShot(found, table, figure, watch, track, k, false)
    }
    if (!state.rules.ofSecondOffer || last < 0 || last >= end) continue
    const { x, y } = trackPoint(track, end)
    const there = { x, y, r }
    if (isWatched(state, watch, there) && hasDice(state, watch, there)) {
      addShot(found, table, figure, watch, track, end, true)
    }
  }
}

function addShot(
  found: Danger[],
  table: Hypothetical,
  figure: Figure,
  { marker, owner, weapon }: Watch,
  track: Track,
  k: number,
  second: boolean,
): void {
  const at = trackPoint(track, k)
  const there = movedTo(figure, at)
  table.put(there)
  const odds = oddsAgainst(table.state, owner, weapon, there, UNAIMED)
  if (odds) found.push({ kind: 'opportunityFire', marker: marker.id, shooter: owner.id, k, at, second, odds })
}

const UNAIMED = { aims: 0 } as const
