import { createTrack, type Disc, distance, firstBlocked, type Point, UNIT } from '@tactic48/geometry'
import {
  baseRadius,
  type CommandOf,
  canSeeFigure,
  type Edge,
  edgeOf,
  FACING,
  type Figure,
  figureOf,
  type GameState,
  groundOf,
  isInReserve,
  isOfficer,
  placedAt,
  radiusOfOrders,
  type Table,
  withFigures,
  zoneGrid,
  zonePoint,
} from '@tactic48/rules'
import { isPressed } from './errand/goals.ts'
import { cut, TOWARDS } from './generator/places.ts'
import { standpoint } from './place.ts'
import type { Situation } from './situation.ts'
import { isBold, serves } from './worth.ts'

/** AP for each u forward: of those who fight, and of those who serve them. */
const FORWARD = 0.25
const BEHIND = -0.1
/** AP for cover ahead: of those who wait for the enemy, and of those who must come. */
const COVERED = 2
const COVERED_COMING = 1
const REACH_OF_COVER = 0.8 * UNIT
const CROWDED = 0.9
const ELBOW_ROOM = 3.5 * UNIT
/** Who is further away than this in one direction does not crowd. */
const CROWD = 5 * UNIT
const MIDDLE = 0.06
/** AP for each u outside of the ground that a squad takes up. */
const STRAYING = 0.5
const TOGETHER = 3
/** AP for something that bars the way ahead of one who is to attack, and how far he looks. */
const BARRED = 2
const AHEAD = 8 * UNIT
/** Of the radius of an officer, how much of it his men use when they deploy: not all of them walk alike. */
const LED = 0.7

/** Of what a wound would cost one whom the whole zone of the enemy sees; others depend on those who serve them. */
const DREAD = 0.5
const SERVING_DREAD = 1
const FOE_STEP = 4 * UNIT

type Deploy = CommandOf<'deploy'>

interface Spot {
  readonly option: Deploy
  readonly figure: Figure
  /** Value before enemy fire is considered. */
  readonly calm: number
}

/** Forward, behind something, beside the own squad, with room between friends and out of sight of those who stand already. */
export function bestDeployment(situation: Situation, options: readonly Deploy[]): Deploy | undefined {
  const comes = isPressed(situation.state, situation.side)
  const spots = officersFirst(situation.state, options).flatMap((option) => spotOf(situation, option, comes) ?? [])
  let best: Deploy | undefined
  let top = Number.NEGATIVE_INFINITY
  // Enemy fire only lowers a value: a spot that is worse even without it need not be checked against every enemy.
  for (const { option, figure, calm } of spots.sort((a, b) => b.calm - a.calm)) {
    if (calm <= top) break
    const worth = calm - exposureAt(situation, figure, option) - dreadAt(situation, figure, option)
    if (worth <= top) continue
    top = worth
    best = option
  }
  return best
}

/** ORDER-03, HOUSE-20: in a battle the men of an officer stand round him, so he takes the place that suits him. */
function officersFirst(state: GameState, options: readonly Deploy[]): readonly Deploy[] {
  const isOfficers = ({ figure: id }: Deploy): boolean => {
    const figure = figureOf(state, id)
    return figure !== undefined && isOfficer(state, figure)
  }
  const officers = isBold(state) ? options.filter(isOfficers) : []
  return officers.length > 0 ? officers : options
}

function spotOf({ state, friends }: Situation, option: Deploy, comes: boolean): Spot | undefined {
  const figure = figureOf(state, option.figure)
  const edge = figure && edgeOf(state.table, figure.side)
  if (!figure || !edge) return undefined
  const base = { ...option.at, r: baseRadius(state.rules) }
  const { depth, fromMiddle } = placeInZone(state.table, edge, base)
  const forward = serves(state, figure) ? BEHIND : FORWARD
  const bars = comes && isBarred(state, FACING[edge], option.at)
  // What bars the way of those who must come is no cover: his men stand round an officer.
  const shelter = !bars && hasCover(state, FACING[edge], base) ? (comes ? COVERED_COMING : COVERED) : 0
  const lone = forward * (depth / UNIT) - MIDDLE * (fromMiddle / UNIT) + shelter
  const alone = crowding(friends, base) + straying(friends, figure, base) + unled(state, friends, figure, base)
  const stuck = bars && forward > 0 ? BARRED : 0
  return { option, figure, calm: lone - alone - stuck }
}

const barred = new WeakMap<Table, Map<string, boolean>>()

/** ORDER-11: who is sent forward goes straight on, as far as the next thing that he cannot pass. */
function isBarred(state: GameState, to: Edge, at: Point): boolean {
  const known = barred.get(state.table) ?? new Map<string, boolean>()
  barred.set(state.table, known)
  const key = `${to} ${at.x} ${at.y}`
  const before = known.get(key)
  if (before !== undefined) return before
  const r = baseRadius(state.rules)
  const across = to === 'north' || to === 'south'
  const track = createTrack([at, cut(at, zonePoint(state.table, to, across ? at.x : at.y, r), AHEAD)])
  const stops = firstBlocked(groundOf(state), track, r, 1, track.steps) >= 0
  known.set(key, stops)
  return stops
}

function exposureAt(situation: Situation, figure: Figure, { at }: Deploy): number {
  const { state } = situation
  const placed = placedAt(figure, at)
  const figures = state.figures.map((other) => (other.id === figure.id ? placed : other))
  return standpoint(situation, withFigures(state, figures), placed, false).exposure
}

/** AP that those who are still to come may take here, the more the more of them there are. */
function dreadAt(situation: Situation, figure: Figure, { at }: Deploy): number {
  const { state, side } = situation
  const foes = state.figures.filter((one) => one.side !== side)
  const coming = foes.filter(isInReserve)
  const [foe] = coming
  const serving = serves(state, figure)
  if (!foe || (isBold(state) && !serving)) return 0
  const dread = serving ? SERVING_DREAD : DREAD
  return dread * (coming.length / foes.length) * situation.stake(figure).wound * seenFrom(state, foe, figure, at)
}

const exposureCache = new WeakMap<Table, Map<string, number>>()

/** Of the places where the enemy may come to stand, how many see this one. */
function seenFrom(state: GameState, foe: Figure, figure: Figure, at: Point): number {
  const seen = exposureCache.get(state.table) ?? new Map<string, number>()
  exposureCache.set(state.table, seen)
  const key = `${figure.side} ${at.x} ${at.y}`
  const before = seen.get(key)
  if (before !== undefined) return before
  const here = placedAt(figure, at)
  let all = 0
  let seeing = 0
  for (const from of zoneGrid(state, foe.side, FOE_STEP)) {
    all += 1
    if (canSeeFigure(state, placedAt(foe, from), here)) seeing += 1
  }
  const share = all > 0 ? seeing / all : 0
  seen.set(key, share)
  return share
}

/** ORDER-07, STRUCT-09: who stands far from the middle of his squad is out of reach of its orders. */
function straying(friends: readonly Figure[], { unit }: Figure, base: Disc): number {
  if (unit.platoon === undefined) return 0
  let x = 0
  let y = 0
  let mates = 0
  for (const { unit: other, position, place } of friends) {
    if (
      place.at !== 'table' ||
      other.squad !== unit.squad ||
      other.platoon !== unit.platoon ||
      other.company !== unit.company
    )
      continue
    x += position.x
    y += position.y
    mates += 1
  }
  if (mates === 0) return 0
  const away = distance(base, { x: x / mates, y: y / mates, r: base.r })
  return STRAYING * Math.max(0, away / UNIT - TOGETHER)
}

/** ORDER-03, HOUSE-20: in a battle men go far by orders: they stand where an officer of their platoon reaches them. */
function unled(state: GameState, friends: readonly Figure[], { unit }: Figure, base: Disc): number {
  if (!isBold(state) || unit.platoon === undefined || unit.squad === undefined) return 0
  let least: number | undefined
  for (const one of friends) {
    if (one.place.at !== 'table' || !isOfficer(state, one)) continue
    if (one.unit.platoon !== unit.platoon || one.unit.company !== unit.company) continue
    const away = distance(base, { ...one.position, r: base.r }) - LED * radiusOfOrders(state, one)
    least = Math.min(least ?? away, away)
  }
  return STRAYING * Math.max(0, (least ?? 0) / UNIT)
}

function placeInZone({ width, height }: Table, edge: Edge, { x, y }: Disc): { depth: number; fromMiddle: number } {
  switch (edge) {
    case 'north':
      return { depth: y, fromMiddle: Math.abs(x - width / 2) }
    case 'south':
      return { depth: height - y, fromMiddle: Math.abs(x - width / 2) }
    case 'west':
      return { depth: x, fromMiddle: Math.abs(y - height / 2) }
    case 'east':
      return { depth: width - x, fromMiddle: Math.abs(y - height / 2) }
  }
}

/** Between him and the enemy, not behind his back. */
function hasCover({ table }: GameState, to: Edge, base: Disc): boolean {
  const ahead = base.r + REACH_OF_COVER / 2
  const { x, y } = TOWARDS[to]
  const front = { x: base.x + ahead * x, y: base.y + ahead * y, r: REACH_OF_COVER / 2 }
  return table.elements.some(({ cover, outline }) => cover !== 'none' && distance(outline, front) <= 0)
}

function crowding(friends: readonly Figure[], base: Disc): number {
  let crowd = 0
  for (const friend of friends) {
    if (Math.abs(friend.position.x - base.x) > CROWD || Math.abs(friend.position.y - base.y) > CROWD) continue
    const away = distance(base, { ...friend.position, r: base.r })
    if (away < ELBOW_ROOM) crowd += CROWDED * (1 - away / ELBOW_ROOM)
  }
  return crowd
}
