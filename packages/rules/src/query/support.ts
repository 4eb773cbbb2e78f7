import { type Disc, EPSILON, type Point } from '@tactic48/geometry'
import type { Figure } from '../state/figure.ts'
import { type FigureId, ofSide, own, type SideId } from '../state/ids.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { type Shell, SUPPORT, SUPPORT_PROFILES, type SupportId, USUAL_SUPPORT } from '../state/support.ts'
import { baseOf, friendsOf, markerRadius, u } from './figures.ts'
import { isOnGround } from './sight.ts'

/** SUPP-03, HOUSE-08: what the battle offers, else the faction, else what every force may call. */
export function supportOf({ rules, sides, cards }: GameState, side: SideId): readonly SupportId[] {
  if (!rules.house.supportFire) return []
  const { support, faction } = ofSide(sides, side)
  const listed: readonly string[] | undefined =
    support ?? (rules.house.factionData ? own(cards.factions ?? {}, faction)?.supportProfiles : undefined)
  return listed ? SUPPORT.filter((profile) => listed.includes(profile)) : USUAL_SUPPORT
}

/** HOUSE-08, HOUSE-04: smoke only where it is played. */
export const shellsOf = ({ rules }: GameState, profile: SupportId): readonly Shell[] =>
  SUPPORT_PROFILES[profile].ammo.filter((shell) => shell !== 'smoke' || rules.house.smoke)

export interface Placed {
  readonly profile: SupportId
  readonly ammo: Shell
  readonly at: Point
  readonly line?: Point
}

/** SUPP-01, SUPP-03: may this be asked for, there? */
export function checkSupport(state: GameState, side: SideId, placed: Placed): Refusal | undefined {
  const { profile, ammo, at, line } = placed
  if (!supportOf(state, side).includes(profile)) return refuse('SUPP-03', 'profileNotOffered')
  if (!shellsOf(state, profile).includes(ammo)) return refuse('SUPP-03', 'ammoNotOffered')
  const strip = SUPPORT_PROFILES[profile].strip !== undefined
  if (!strip && line) return refuse('SUPP-03', 'noLine')
  if (strip && (!line || (line.x === at.x && line.y === at.y))) return refuse('SUPP-03', 'needsLine')
  return checkTarget(state, side, at)
}

/** SUPP-01. */
export function checkTarget(state: GameState, side: SideId, at: Point): Refusal | undefined {
  if (!isOnGround(state.table, at)) return refuse('SUPP-01', 'offTable', { x: at.x, y: at.y })
  const limit = { u: state.rules.company?.supportMinDistance ?? 0 }
  const near = keptClear(state, side).find(({ disc }) => isInside(disc, at))
  return near && refuse('SUPP-01', 'tooNearFriend', { figure: near.figure, limit })
}

/** The ground around a friend that no target marker may lie on. */
interface KeptClear {
  readonly figure: FigureId
  readonly disc: Disc
}

const isInside = ({ x, y, r }: Disc, at: Point): boolean => (at.x - x) * (at.x - x) + (at.y - y) * (at.y - y) < r * r

/** SUPP-01: measured from the edge of the marker to that of every friendly base and vehicle. */
export function keptClear(state: GameState, side: SideId): readonly KeptClear[] {
  const reach = u(state.rules.company?.supportMinDistance ?? 0) + markerRadius(state.rules) - EPSILON
  const around = ({ x, y, r }: Disc): Disc => ({ x, y, r: Math.max(0, reach + r) })
  const friends = friendsOf(state, side)
  const vehicles = state.vehicles.flatMap((vehicle) => {
    const rider: Figure | undefined = friends.find(({ place }) => place.at === 'mounted' && place.on === vehicle.id)
    const figure = rider ?? friends[0]
    if (vehicle.side !== side || !figure) return []
    return [{ figure: figure.id, disc: around({ ...vehicle.position, r: vehicle.radius }) }]
  })
  return [...friends.map((one) => ({ figure: one.id, disc: around(baseOf(state, one)) })), ...vehicles]
}

/** SUPP-01: a point where a marker may lie, if there is one: a corner, or where the borders of what is kept clear meet. */
export function supportPoint(state: GameState, side: SideId): Point | undefined {
  const discs = keptClear(state, side).map(({ disc }) => disc)
  for (const point of corners(state, discs)) {
    const at = { x: Math.round(point.x), y: Math.round(point.y) }
    if (isOnGround(state.table, at) && !discs.some((disc) => isInside(disc, at))) return at
  }
  return undefined
}

/** Rounding must not carry a point into the disc on whose border it lies. */
const SPARE = EPSILON / 2

function* corners({ table }: GameState, discs: readonly Disc[]): Generator<Point> {
  const { width, height } = table
  for (const x of [0, width]) for (const y of [0, height]) yield { x, y }
  for (const { x, y, r } of discs) {
    for (const edge of [0, width]) for (const across of chord(edge - x, r + SPARE)) yield { x: edge, y: y + across }
    for (const edge of [0, height]) for (const across of chord(edge - y, r + SPARE)) yield { x: x + across, y: edge }
  }
  for (let i = 0; i < discs.length; i++) {
    for (let k = 0; k < i; k++) yield* crossings(discs[i] as Disc, discs[k] as Disc)
  }
}

/** Half the chord of a circle at this distance from its centre, both ways. */
function chord(away: number, r: number): readonly number[] {
  const square = r * r - away * away
  if (square < 0) return []
  const half = Math.sqrt(square)
  return [half, -half]
}

function* crossings(a: Disc, b: Disc): Generator<Point> {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const away = Math.sqrt(dx * dx + dy * dy)
  if (away === 0) return
  const ra = a.r + SPARE
  const rb = b.r + SPARE
  const along = (ra * ra - rb * rb + away * away) / (2 * away)
  for (const across of chord(along, ra)) {
    yield { x: a.x + (dx * along - dy * across) / away, y: a.y + (dy * along + dx * across) / away }
  }
}
