import { contains, nearestOnOutline, type Outline, type Point } from '@tactic48/geometry'
import {
  baseOf,
  baseRadius,
  type Figure,
  type FigureId,
  faceOf,
  figureOf,
  type GameState,
  groundOf,
  isMedic,
  isOfficer,
  isOnTable,
  isVehicleInReserve,
  type LeftWeapon,
  mannedBy,
  objectiveFor,
  occupantsOf,
  onTable,
  radiusOf,
  rideOf,
  type SideId,
  type Touch,
  type VehicleId,
  vehicleCardOf,
  type WeaponId,
} from '@tactic48/rules'
import { middleOf } from '../board/outline.ts'

/** A base that is put down this near to something is meant to touch it. */
const NEAR = 50

interface Thing {
  readonly touch: Touch
  /** From base to base or wall, in 1/1000 u; below 0 where they would overlap. */
  readonly gap: number
  /** Ground that can be walked into. */
  readonly open: boolean
}

function* things(state: GameState, figure: Figure, at: Point): Generator<Thing> {
  const { r } = baseOf(state, figure)
  for (const other of onTable(state)) {
    if (other.id === figure.id) continue
    const { x, y, r: radius } = baseOf(state, other)
    yield { touch: { figure: other.id }, gap: Math.hypot(x - at.x, y - at.y) - radius - r, open: false }
  }
  for (const { id, position, place } of state.figures) {
    if (place.at !== 'gone' || place.casualty === undefined || id === figure.id) continue
    const gap = Math.hypot(position.x - at.x, position.y - at.y) - baseRadius(state.rules) - r
    yield { touch: { figure: id }, gap, open: true }
  }
  const { pieces } = groundOf(state)
  for (const [i, { id, outline }] of state.table.elements.entries()) {
    yield { touch: { element: id }, gap: distanceTo(outline, at) - r, open: pieces[i]?.passable === true }
  }
}

function distanceTo(outline: Outline, at: Point): number {
  const away = nearestOnOutline(outline, at)?.distance ?? Number.POSITIVE_INFINITY
  return contains(outline, at) ? -away : away
}

/** GEN-06: what a base that is sent here is to touch. It stops at what it cannot enter; ground that it can enter is entered. */
export function contactAt(state: GameState, figure: Figure, at: Point, within = NEAR): Touch | undefined {
  let nearest: Thing | undefined
  for (const thing of things(state, figure, at)) {
    if (thing.gap > within || (thing.open && thing.gap <= 0)) continue
    if (!nearest || thing.gap < nearest.gap) nearest = thing
  }
  return nearest?.touch
}

const isSameTouch = (a: Touch, b: Touch | undefined): boolean => {
  if (!b) return false
  return 'figure' in a ? 'figure' in b && a.figure === b.figure : 'element' in b && a.element === b.element
}

/** Where to go to touch it: the nearest point of a piece, a place beside it where nobody stands, or the middle of a base. */
export function placeOf(state: GameState, touch: Touch, from: Point, figure?: Figure): Point | undefined {
  if ('figure' in touch) return figureOf(state, touch.figure)?.position
  const outline = state.table.elements.find(({ id }) => id === touch.element)?.outline
  const nearest = outline && nearestOnOutline(outline, from)
  if (!nearest || !figure) return nearest
  const r = radiusOf(state, figure)
  if (isFree(state, figure, beside(nearest, from, r))) return nearest
  return placesAround(outline, from, r).find((at) => isFree(state, figure, at)) ?? nearest
}

/** A base that touches this point as it is seen from there. */
function beside(at: Point, from: Point, r: number): Point {
  const away = Math.hypot(from.x - at.x, from.y - at.y) || 1
  const reach = r + HAIR
  return {
    x: Math.round(at.x + ((from.x - at.x) * reach) / away),
    y: Math.round(at.y + ((from.y - at.y) * reach) / away),
  }
}

/** Places are whole numbers. */
const HAIR = 2
const ALL_AROUND = 48

/** Bases that touch an outline, as it is seen from all around, the nearest first. */
function placesAround(outline: Outline, from: Point, r: number): readonly Point[] {
  const { x, y } = middleOf(outline)
  const corners = outline.kind === 'disc' ? [outline.r] : outline.points.map((one) => Math.hypot(one.x - x, one.y - y))
  const far = 2 * Math.max(...corners)
  const away = (at: Point): number => Math.hypot(at.x - from.x, at.y - from.y)
  return Array.from({ length: ALL_AROUND }, (_, i) => {
    const angle = (2 * Math.PI * i) / ALL_AROUND
    const seenFrom = { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) }
    const at = nearestOnOutline(outline, seenFrom)
    return at ? [beside(at, seenFrom, r)] : []
  })
    .flat()
    .sort((a, b) => away(a) - away(b))
}

/** MOVE-05: this base would overlap nobody, and stands on the table. */
function isFree(state: GameState, figure: Figure, at: Point): boolean {
  const { width, height } = state.table
  const r = radiusOf(state, figure)
  if (at.x < r || at.y < r || at.x > width - r || at.y > height - r) return false
  return onTable(state).every((other) => {
    if (other.id === figure.id) return true
    const base = baseOf(state, other)
    return Math.hypot(base.x - at.x, base.y - at.y) >= base.r + r
  })
}

/** VICT-02: would this contact win the Mission? */
export function winsBy(state: GameState, figure: Figure, touch: Touch): boolean {
  const objective = objectiveFor(state, figure)
  return objective !== undefined && isSameTouch({ element: objective.id }, touch)
}

/** Whom or what others go to: to hand over a message, to call, to be treated or to be carried, to get on, to man it. */
export type Errand = (
  | { readonly figure: FigureId; readonly as: 'officer' | 'radio' | 'medic' | 'casualty' }
  | { readonly vehicle: VehicleId; readonly as: 'vehicle'; readonly at: Point }
  | { readonly weapon: WeaponId; readonly as: 'weapon'; readonly at: Point }
) & {
  /** From base to base, in 1/1000 u. */
  readonly gap: number
}

/** In contact with something round: on the near side, else where nobody stands. */
export function besideFor(state: GameState, figure: Figure, { at, r }: { at: Point; r: number }): Point {
  const { position: from } = figure
  const reach = r + radiusOf(state, figure) - OVERLAP
  const bearing = Math.atan2(from.y - at.y, from.x - at.x)
  const places = Array.from({ length: ALL_AROUND }, (_, i) => {
    // Alternately to the left and to the right of the straight line.
    const angle = bearing + (Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1) * 2 * Math.PI) / ALL_AROUND
    return { x: Math.round(at.x + Math.cos(angle) * reach), y: Math.round(at.y + Math.sin(angle) * reach) }
  })
  return places.find((place) => isFree(state, figure, place)) ?? places[0] ?? at
}

const OVERLAP = 20

/** HOUSE-21: a weapon of the own side without crew that lies here. */
export const leftWeaponAt = (state: GameState, side: SideId, spot: Point): LeftWeapon | undefined =>
  state.leftWeapons.find(
    ({ side: own, position }) =>
      own === side && Math.hypot(position.x - spot.x, position.y - spot.y) <= baseRadius(state.rules),
  )

/** The nearest first, without those in contact already; nobody in a game without a company. */
export function errandsOf(state: GameState, figure: Figure): readonly Errand[] {
  if (!state.rules.company || rideOf(state, figure)) return []
  const gapTo = (at: Point, r: number): number =>
    Math.hypot(at.x - figure.position.x, at.y - figure.position.y) - radiusOf(state, figure) - r
  const vehicles = state.vehicles.flatMap((one): readonly Errand[] => {
    const { id: vehicle, side, position, radius: r } = one
    const isFull = occupantsOf(state, vehicle).length >= vehicleCardOf(state, one).seats
    if (side !== figure.side || isFull || isVehicleInReserve(state, vehicle)) return []
    return [{ vehicle, as: 'vehicle', at: besideFor(state, figure, { at: position, r }), gap: gapTo(position, r) }]
  })
  const weapons = state.leftWeapons.flatMap(({ weapon, side, position }): readonly Errand[] => {
    const r = baseRadius(state.rules)
    if (
      side !== figure.side ||
      onTable(state).some((one) => mannedBy(state, one).some((left) => left.position === position))
    )
      return []
    return [{ weapon, as: 'weapon', at: besideFor(state, figure, { at: position, r }), gap: gapTo(position, r) }]
  })
  const roleOf = (one: Figure) => {
    if (one.place.at === 'gone') return one.place.casualty === undefined ? undefined : 'casualty'
    if (!isOnTable(one)) return undefined
    if (isOfficer(state, one)) return 'officer'
    if (faceOf(state, one).contactHq) return 'radio'
    return isMedic(state, one) ? 'medic' : undefined
  }
  const men = state.figures.flatMap((one): readonly Errand[] => {
    const as = one.side === figure.side && one.id !== figure.id ? roleOf(one) : undefined
    return as ? [{ figure: one.id, as, gap: gapTo(one.position, baseRadius(state.rules)) }] : []
  })
  return [...men, ...vehicles, ...weapons].filter(({ gap }) => gap > 0).sort((a, b) => a.gap - b.gap)
}

/** Where a way may end for the keyboard: at what it touches, or beside a vehicle or a weapon without crew. */
export type Going = { readonly touch: Touch } | { readonly at: Point }

const goingOf = (errand: Errand): Going =>
  'figure' in errand ? { touch: { figure: errand.figure } } : { at: errand.at }

/** Within one Action the objective, then enemies, then the rest, each by its distance; then those farther off whom others go to. */
export function goingsOf(state: GameState, figure: Figure, stride: number): readonly Going[] {
  const rank = (going: Going): number => {
    if ('at' in going) return 2
    if (winsBy(state, figure, going.touch)) return 0
    return 'figure' in going.touch && figureOf(state, going.touch.figure)?.side !== figure.side ? 1 : 2
  }
  const errands = errandsOf(state, figure)
  const near = [
    ...[...things(state, figure, figure.position)].map(({ touch, gap }) => ({ going: { touch } as Going, gap })),
    ...errands.flatMap((errand) => ('figure' in errand ? [] : [{ going: goingOf(errand), gap: errand.gap }])),
  ]
    .filter(({ gap }) => gap > 0 && gap <= stride)
    .sort((a, b) => rank(a.going) - rank(b.going) || a.gap - b.gap)
  return [...near.map(({ going }) => going), ...errands.filter(({ gap }) => gap > stride).map(goingOf)]
}

/** What a way may come to touch. */
export const withinTouch = (state: GameState, figure: Figure, stride: number): readonly Touch[] =>
  goingsOf(state, figure, stride).flatMap((going) => ('touch' in going ? [going.touch] : []))
