import { canSee, type Disc, EPSILON, type Point, within } from '@tactic48/geometry'
import type { Atom } from '../atoms.ts'
import type { Figure } from '../state/figure.ts'
import type { ElementId, FigureId } from '../state/ids.ts'
import type { Vehicle } from '../state/lasting.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { SUPPORT_PROFILES } from '../state/support.ts'
import type { GrenadeTask } from '../state/task.ts'
import { areaReach, isFigureInside, isInside, markerDisc } from './area.ts'
import { mortarRange } from './callKinds.ts'
import { addedBy } from './effects.ts'
import { baseOf, faceOf, isOnTable, knownFigure, u, widestRadius } from './figures.ts'
import { isArmoured, isIn, isNearSlit, occupantsOf, shelterOf, shelterOver, slitAimedAt } from './shelter.ts'
import { takeCoverItems, tooCloseForCover } from './shotProfile.ts'
import { blastCover, canSeePoint, isOnGround, sightGroundOf } from './sight.ts'
import { isBehindSides, isMount, isShielded, vehicleCardOf } from './vehicles.ts'

const reaches = (state: GameState, thrower: Figure, at: Point, range: number): boolean =>
  within(baseOf(state, thrower), markerDisc(state.rules, at), u(range))

/** GREN-05: beyond the safe range, and always when suppressed (SF-05). */
export const disperses = (state: GameState, thrower: Figure, at: Point): boolean =>
  thrower.counters.suppressed ||
  !reaches(state, thrower, at, state.rules.grenadeSafeRange + addedBy(state, thrower.id, 'throwRange'))

/** SF-05, GREN-04, GREN-02: may the grenade be thrown at this point? */
export function checkThrow(state: GameState, thrower: Figure, at: Point): Refusal | undefined {
  const { sfGrenadeMax, grenadeMaxRange, grenadeOver } = state.rules
  if (!isOnGround(state.table, at)) return refuse('GREN-02', 'offTable', { x: at.x, y: at.y })
  if (thrower.counters.suppressed && !reaches(state, thrower, at, sfGrenadeMax)) {
    return refuse('SF-05', 'tooFar', { limit: { u: sfGrenadeMax } })
  }
  if (grenadeMaxRange !== null && !reaches(state, thrower, at, grenadeMaxRange)) {
    return refuse('GREN-04', 'tooFar', { limit: { u: grenadeMaxRange } })
  }
  const slit = slitAimedAt(state, baseOf(state, thrower), at)
  if (slit) return checkSlit(state, thrower, slit)
  return checkShelter(state, thrower, at) ?? checkSight(state, thrower, at, grenadeOver === 'partialCover')
}

function checkSight(state: GameState, thrower: Figure, at: Point, isAsked: boolean): Refusal | undefined {
  if (isAsked && !canSeePoint(state, thrower, at)) return refuse('GREN-02', 'noSight', { thrower: thrower.id })
  return undefined
}

/** MORTAR-01: may a bomb of the platoon mortar be aimed at this point? As a grenade is thrown, but for its range. */
export function checkAim(state: GameState, caller: Figure, at: Point): Refusal | undefined {
  const range = mortarRange(state)
  if (!isOnGround(state.table, at)) return refuse('GREN-02', 'offTable', { x: at.x, y: at.y })
  if (!reaches(state, caller, at, range)) return refuse('MORTAR-01', 'tooFar', { limit: { u: range } })
  const seen = state.rules.grenadeOver !== 'partialCover' || canSeePoint(state, caller, at)
  return seen ? undefined : refuse('GREN-02', 'noSight', { thrower: caller.id })
}

/** BUNKER-06, BUNKER-04: whoever throws into a slit looks through it, in every edition. */
function checkSlit(
  state: GameState,
  thrower: Figure,
  { shelter, slit }: NonNullable<ReturnType<typeof slitAimedAt>>,
): Refusal | undefined {
  if (isArmoured(state, shelter)) return refuse('BUNKER-06', 'armoured', { element: shelter.element.id })
  const looks = canSee(sightGroundOf(state), baseOf(state, thrower), { x: slit.inner.x, y: slit.inner.y, r: 0 })
  return looks ? undefined : refuse('BUNKER-04', 'noSight', { thrower: thrower.id })
}

/** BUNKER-02, BUNKER-08: nothing is thrown through walls and roof, neither in nor out. */
function checkShelter(state: GameState, thrower: Figure, at: Point): Refusal | undefined {
  const over = shelterOver(state, at)
  if (over && !isIn(over, baseOf(state, thrower))) {
    return refuse('BUNKER-02', 'aimAtSlit', { element: over.element.id })
  }
  const around = shelterOf(state, thrower)
  if (!around || around === over || canSeePoint(state, thrower, at)) return undefined
  return refuse('BUNKER-08', 'noSight', { thrower: thrower.id })
}

/** BUNKER-03 … BUNKER-05: how a grenade for this point meets a bunker. */
export function throwAt(
  state: GameState,
  thrower: Figure,
  at: Point,
): { readonly into?: ElementId; readonly near?: boolean; readonly within?: ElementId } {
  const base = baseOf(state, thrower)
  const aimed = slitAimedAt(state, base, at)
  if (aimed) return { into: aimed.shelter.element.id, near: isNearSlit(state.rules, aimed.slit, base) }
  const over = shelterOver(state, at)
  return over && isIn(over, base) ? { within: over.element.id } : {}
}

export type Blast = Pick<GrenadeTask, 'thrower' | 'weapon' | 'at' | 'radius' | 'line' | 'into' | 'within'>

export interface InBlast {
  readonly caught: readonly Figure[]
  readonly safe: readonly { readonly figure: Figure; readonly rule: Atom }[]
}

const liesOn = ({ x, y }: Point, base: Disc): boolean =>
  (x - base.x) * (x - base.x) + (y - base.y) * (y - base.y) <= base.r * base.r

/** GREN-08: safe behind scenery, unless the marker's centre lies on the base; with `takeCoverStopsBlast` also by Take Cover, unless COVER-04 voids it. */
function isSafe(state: GameState, blast: Blast, figure: Figure): boolean {
  const cover = liesOn(blast.at, baseOf(state, figure)) ? 'open' : blastCover(state, blast.at, figure)
  if (cover !== 'open') return true
  if (!state.rules.takeCoverStopsBlast || takeCoverItems(state, figure, cover).length === 0) return false
  if (state.rules.takeCoverVoidAgainst === 'fire' || blast.weapon === undefined) return true
  const thrower = knownFigure(state, blast.thrower)
  return !tooCloseForCover(state.rules, baseOf(state, thrower), baseOf(state, figure))
}

const STRIP = SUPPORT_PROFILES.airStrafe.strip ?? { length: 0, width: 0 }

/** HOUSE-08: any part of the base in the strip that lies around the marker along the line. */
function isInStrip(at: Point, line: Point, base: Disc): boolean {
  const dx = line.x - at.x
  const dy = line.y - at.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const x = base.x - at.x
  const y = base.y - at.y
  const along = Math.max(0, Math.abs((x * dx + y * dy) / length) - u(STRIP.length) / 2)
  const across = Math.max(0, Math.abs((x * dy - y * dx) / length) - u(STRIP.width) / 2)
  const reach = base.r + EPSILON
  return along * along + across * across <= reach * reach
}

/** HOUSE-03, GREN-08: on board; the sides of an open-topped vehicle are Partial Cover unless the marker lies between them. */
const isOutOfBlast = (state: GameState, { at }: Blast, figure: Figure): boolean =>
  isShielded(state, figure) || (isBehindSides(state, figure) && !liesOn(at, baseOf(state, figure)))

/** GREN-07, GREN-08: friend or foe, thrower included; of a strip everybody in it. */
export function caughtBy(state: GameState, blast: Blast): InBlast {
  if (blast.into !== undefined) return { caught: occupantsOf(state, blast.into), safe: [] }
  const { at, line } = blast
  const caught: Figure[] = []
  const safe: { readonly figure: Figure; readonly rule: Atom }[] = []
  // Nobody farther away has a part of his base in it; a strip is measured for each.
  const far = line ? Number.POSITIVE_INFINITY : areaReach(state.rules, blast.radius, widestRadius(state))
  const square = far * far
  for (const figure of state.figures) {
    const dx = figure.position.x - at.x
    const dy = figure.position.y - at.y
    if (dx * dx + dy * dy > square || !isOnTable(figure)) continue
    const reached = line ? isInStrip(at, line, baseOf(state, figure)) : isFigureInside(state, blast, figure)
    if (!reached) continue
    const shelter = shelterOf(state, figure)
    if (isOutOfBlast(state, blast, figure)) safe.push({ figure, rule: 'HOUSE-03' })
    else if (shelter && shelter.element.id !== blast.within) safe.push({ figure, rule: 'BUNKER-02' })
    else if (!line && isSafe(state, blast, figure)) safe.push({ figure, rule: 'GREN-08' })
    else caught.push(figure)
  }
  return { caught, safe }
}

/** HOUSE-03: what has no armour and is in the blast; into a bunker no blast reaches a vehicle. */
export function shakenBy(state: GameState, { at, radius, line, into }: Blast): readonly Vehicle[] {
  if (into !== undefined || state.vehicles.length === 0) return []
  return state.vehicles.filter((vehicle) => {
    const { kind, armour } = vehicleCardOf(state, vehicle)
    if (isMount(kind) || armour !== undefined) return false
    const disc = { ...vehicle.position, r: vehicle.radius }
    return line ? isInStrip(at, line, disc) : isInside(state.rules, { at, radius }, disc)
  })
}

/** GREN-10: by ascending H2H on the face-up sides, equal ones together. */
export function orderOf(state: GameState, caught: readonly Figure[]): readonly (readonly FigureId[])[] {
  const groups: { readonly h2h: number; readonly ids: FigureId[] }[] = []
  for (const figure of caught) {
    const { h2h } = faceOf(state, figure)
    const group = groups.find((one) => one.h2h === h2h)
    if (group) group.ids.push(figure.id)
    else groups.push({ h2h, ids: [figure.id] })
  }
  if (groups.length > 1) groups.sort((a, b) => a.h2h - b.h2h)
  return groups.map(({ ids }) => ids)
}
