import { type Disc, distance, nearestOnOutline, type Outline, type Point } from '@tactic48/geometry'
import {
  baseOf,
  coverOf,
  type Element,
  type Figure,
  type FigureId,
  type GameState,
  isGun,
  isOnTable,
  type LeftWeapon,
  type Marker,
  markerDisc,
  type Pending,
  pending,
  type SideId,
  shotOdds,
  type Vehicle,
  weaponsOf,
} from '@tactic48/rules'
import { middleOf } from '../board/outline.ts'
import { countdownAt, countdownId } from '../boardModel/countdowns.ts'
import type { Sign } from '../play/playContext.ts'
import { parked } from '../play/vehiclesAndBunkers/thing.ts'

/** What a listener may ask to hear. */
export const GROUPS = ['enemies', 'friends', 'ground', 'markers', 'signs'] as const
export type Group = (typeof GROUPS)[number]

export type Thing =
  | { readonly kind: 'figure'; readonly figure: Figure }
  | { readonly kind: 'casualty'; readonly figure: Figure }
  | { readonly kind: 'element'; readonly element: Element }
  | { readonly kind: 'vehicle'; readonly vehicle: Vehicle }
  | { readonly kind: 'weapon'; readonly weapon: LeftWeapon }
  | { readonly kind: 'marker'; readonly marker: Marker }
  | { readonly kind: 'pending'; readonly pending: Pending }
  | { readonly kind: 'sign'; readonly sign: Sign }

/** FIRE-01: what a shot with the best gun from where he stands would need. */
export interface Shot {
  readonly need: number
  readonly hit: number
}

/** One line of the table as text. What is measured is from the chosen figure, and missing where nobody is chosen. */
export interface Row {
  readonly key: string
  readonly group: Group
  readonly thing: Thing
  readonly at: Point
  /** From base to base or edge, in 1/1000 u. */
  readonly away?: number
  readonly bearing?: HalfHour
  /** LOS-14: how the chosen figure sees him. */
  readonly cover?: ReturnType<typeof coverOf>
  readonly shot?: Shot
}

/** Everything on the table, the nearest first in each group; GEN-04 bars measuring where the rules do. */
export function surveyOf(
  state: GameState,
  side: SideId | undefined,
  chosen: FigureId | undefined,
  signs: readonly Sign[] = [],
): readonly Row[] {
  const from = state.figures.find((figure) => figure.id === chosen && isOnTable(figure))
  const measures = state.rules.premeasure
  const rows = [...things(state, side), ...signs.map(drawn)].map(({ key, group, thing, at, shape }): Row => {
    const bare = { key, group, thing, at }
    if (!from || (thing.kind === 'figure' && thing.figure.id === from.id)) return bare
    const base = baseOf(state, from)
    const nearest = 'kind' in shape ? (nearestOnOutline(shape, base) ?? at) : at
    const bearing = bearingOf(base, nearest)
    return {
      ...bare,
      ...(bearing === undefined ? {} : { bearing }),
      ...(measures ? { away: Math.max(0, Math.round(distance(base, shape))) } : {}),
      ...(measures && thing.kind === 'figure' && thing.figure.side !== from.side
        ? sightOf(state, from, thing.figure)
        : {}),
    }
  })
  return GROUPS.flatMap((group) =>
    rows.filter((row) => row.group === group).sort((a, b) => (a.away ?? 0) - (b.away ?? 0)),
  )
}

function sightOf(state: GameState, from: Figure, enemy: Figure): Pick<Row, 'cover' | 'shot'> {
  const cover = coverOf(state, from, enemy)
  if (cover === 'none') return { cover }
  let shot: Shot | undefined
  for (const { id: weapon } of weaponsOf(state, from).filter(isGun)) {
    const odds = shotOdds(state, { shooter: from.id, weapon, target: enemy.id, aims: from.aims })
    if (odds && (!shot || 1 - odds.miss > shot.hit)) shot = { need: odds.need.score, hit: 1 - odds.miss }
  }
  return { cover, ...(shot ? { shot } : {}) }
}

interface Placed extends Pick<Row, 'key' | 'group' | 'thing' | 'at'> {
  readonly shape: Disc | Outline
}

const spotted = ({ x, y }: Point): Disc => ({ x, y, r: 0 })

const drawn = (sign: Sign): Placed => ({
  key: sign.name,
  group: 'signs',
  thing: { kind: 'sign', sign },
  at: sign.at,
  shape: spotted(sign.at),
})

function* things(state: GameState, side: SideId | undefined): Generator<Placed> {
  const own = side ?? 'blue'
  const groupOf = (one: SideId): Group => (one === own ? 'friends' : 'enemies')
  for (const figure of state.figures) {
    const { id, position: at } = figure
    if (isOnTable(figure)) {
      yield {
        key: id,
        group: groupOf(figure.side),
        thing: { kind: 'figure', figure },
        at,
        shape: baseOf(state, figure),
      }
    } else if (figure.place.at === 'gone' && figure.place.casualty !== undefined) {
      yield { key: id, group: groupOf(figure.side), thing: { kind: 'casualty', figure }, at, shape: spotted(at) }
    }
  }
  for (const vehicle of parked(state)) {
    const { id, position: at, radius: r } = vehicle
    yield { key: id, group: groupOf(vehicle.side), thing: { kind: 'vehicle', vehicle }, at, shape: { ...at, r } }
  }
  for (const element of state.table.elements) {
    const { id, outline: shape } = element
    yield { key: id, group: 'ground', thing: { kind: 'element', element }, at: middleOf(shape), shape }
  }
  for (const marker of state.markers) {
    const shape = markerDisc(state.rules, marker.at)
    yield { key: marker.id, group: 'markers', thing: { kind: 'marker', marker }, at: marker.at, shape }
  }
  for (const one of pending(state)) {
    const at = countdownAt(state, one)
    yield {
      key: countdownId(one),
      group: 'markers',
      thing: { kind: 'pending', pending: one },
      at,
      shape: spotted(at),
    }
  }
  for (const weapon of state.leftWeapons) {
    const { position: at } = weapon
    yield {
      key: `${weapon.weapon} ${at.x} ${at.y}`,
      group: 'markers',
      thing: { kind: 'weapon', weapon },
      at,
      shape: spotted(at),
    }
  }
}

/** Half hours of a clock that lies on the table with twelve o'clock in the north. */
const HALVES = 24

/** 0 is twelve o'clock, 1 half past twelve, 6 three o'clock. */
export type HalfHour = number

export const HALF_HOURS: readonly HalfHour[] = Array.from({ length: HALVES }, (_, i) => i)

/** Where one thing lies from another; nothing where both are in one place. */
export function bearingOf(from: Point, to: Point): HalfHour | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (dx === 0 && dy === 0) return undefined
  const turn = Math.atan2(dx, -dy) / (2 * Math.PI)
  return Math.round(((turn + 1) % 1) * HALVES) % HALVES
}

export function pointAt(from: Point, bearing: HalfHour, milli: number): Point {
  const angle = (bearing / HALVES) * 2 * Math.PI
  return { x: Math.round(from.x + Math.sin(angle) * milli), y: Math.round(from.y - Math.cos(angle) * milli) }
}

/** The hour as it is said, and whether it is half past. */
export const hourOf = (bearing: HalfHour): { readonly hour: number; readonly half: boolean } => ({
  hour: Math.floor(bearing / 2) || 12,
  half: bearing % 2 === 1,
})
