import {
  type Area,
  canSee,
  type Disc,
  firstNotSeenInside,
  firstSeenInside,
  type Ground,
  type Track,
  trackX,
  trackY,
  within,
} from '@tactic48/geometry'
import type { WeaponProfile } from '../state/card.ts'
import type { Figure } from '../state/figure.ts'
import type { SideId } from '../state/ids.ts'
import type { OpportunityMarker } from '../state/marker.ts'
import { isRefusal } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { areaReach, type Condition, markerDisc, nextEntry, POINTS_TO_LEAVE } from './area.ts'
import { baseOf, baseRadius, faceOf, figureOf, inShock, isOnTable, radiusOf, sheetOf, u } from './figures.ts'
import { diceAt } from './shotProfile.ts'
import { sightGroundOf } from './sight.ts'
import { isShielded } from './vehicles.ts'
import { checkWeapon } from './weapons.ts'

/** A marker whose owner could shoot now, and what it watches. */
export interface Watch {
  readonly marker: OpportunityMarker
  readonly owner: Figure
  /** Of the owner. */
  readonly base: Disc
  readonly weapon: WeaponProfile
}

/** OF-06, OF-11, OF-12: enemy markers whose owners are able to shoot at this figure at all. */
export const watchesOn = (
  state: GameState,
  target: Figure,
  matters?: (marker: OpportunityMarker) => boolean,
): readonly Watch[] => (isShielded(state, target) ? NO_WATCHES : watchesAgainst(state, target.side, matters))

/** The same for everybody of a side who can be shot at. */
function watchesAgainst(
  state: GameState,
  side: SideId,
  matters: (marker: OpportunityMarker) => boolean = always,
): readonly Watch[] {
  const watches: Watch[] = []
  for (const marker of state.markers) {
    if (marker.kind !== 'opportunityFire' || marker.side === side || !matters(marker)) continue
    const owner = figureOf(state, marker.owner)
    if (!owner || !isOnTable(owner) || whyInattentive(state, owner)) continue
    const weapon = checkWeapon(state, owner, marker.weapon, 'gun')
    if (!isRefusal(weapon)) watches.push({ marker, owner, base: baseOf(state, owner), weapon })
  }
  return watches
}

const always = (): boolean => true

interface Bounds {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const NOWHERE: Bounds = {
  left: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
}

/** Those of them that the figure can come near on its way from a step to another: steps carry it by at most 1/1000 u each. */
export function watchesAlong(
  state: GameState,
  target: Figure,
  track: Track,
  from: number,
  to: number,
): readonly Watch[] {
  return state.markers.length === 0 ? NO_WATCHES : watchesNear(state, target, track, from, to, boxOf(track))
}

function watchesNear(
  state: GameState,
  target: Figure,
  track: Track,
  from: number,
  to: number,
  { left, right, top, bottom }: Bounds,
): readonly Watch[] {
  const x = trackX(track, from)
  const y = trackY(track, from)
  const r = radiusOf(state, target)
  const span = to - from + POINTS_TO_LEAVE + 2
  let reach = { radius: 0, near: areaReach(state.rules, 0, r) + 1 }
  const isNear = ({ at, radius }: OpportunityMarker): boolean => {
    // Most areas are of one size.
    if (radius !== reach.radius) reach = { radius, near: areaReach(state.rules, radius, r) + 1 }
    const { near } = reach
    if (at.x < left - near || at.x > right + near || at.y < top - near || at.y > bottom + near) return false
    return Math.abs(at.x - x) <= near + span && Math.abs(at.y - y) <= near + span
  }
  return watchesOn(state, target, isNear)
}

const NO_WATCHES: readonly Watch[] = []

/** Every point of a way lies between the corners of its legs, but for rounding. */
function boxOf({ points }: Track): Bounds {
  let { left, right, top, bottom } = NOWHERE
  for (const { x, y } of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, right, top, bottom }
}

/** Why the owner of a marker could not shoot now: OF-11, OF-12, INIT-10, and what his weapon lacks. */
export type Idleness = 'shock' | 'locked' | 'suppressed' | 'noSymbol' | 'noWeapon'

function whyInattentive(state: GameState, owner: Figure): Idleness | undefined {
  if (inShock(owner)) return 'shock'
  if (sheetOf(state, owner).locks.length > 0) return 'locked'
  if (owner.counters.suppressed) return 'suppressed'
  return faceOf(state, owner).ofRadius === undefined ? 'noSymbol' : undefined
}

/** The same for anybody who looks at the table: does the marker watch now, and if not, why. */
export function watchIdleness(state: GameState, marker: OpportunityMarker): Idleness | undefined {
  const owner = figureOf(state, marker.owner)
  if (!owner) return undefined
  return (
    whyInattentive(state, owner) ??
    (isRefusal(checkWeapon(state, owner, marker.weapon, 'gun')) ? 'noWeapon' : undefined)
  )
}

/** FIRE-03: the weapon has dice at this distance. */
export const hasDice = (state: GameState, { base, weapon }: Watch, target: Disc): boolean =>
  diceAt(state, base, weapon, target) > 0

/** OF-03: in the radius and in the shooter's LOS. */
export const isWatched = (state: GameState, watch: Watch, target: Disc): boolean =>
  within(markerDisc(state.rules, watch.marker.at), target, u(watch.marker.radius)) &&
  canSee(sightGroundOf(state), watch.base, target)

/** Markers whose owners could shoot at the figure where it stands. */
export function watchersOf(
  state: GameState,
  target: Figure,
  matters?: (marker: OpportunityMarker) => boolean,
): readonly Watch[] {
  const base = baseOf(state, target)
  return watchesOn(state, target, matters).filter(
    (watch) => isWatched(state, watch, base) && hasDice(state, watch, base),
  )
}

/**
 * OF-03: the next step in from + 1 … to at which the base comes to be watched, having left the condition before; with
 * `enterOrMoveInside` a move that starts inside triggers as well.
 */
export function nextTrigger(
  state: GameState,
  watch: Watch,
  track: Track,
  from: number,
  to: number,
  r: number = baseRadius(state.rules),
): number {
  const watched = new WatchedWay(state, watch, track, to, r)
  if (from === 0 && state.rules.ofTrigger === 'enterOrMoveInside') return watched.firstHeld(1)
  return nextEntry(watched, from)
}

/** OF-03: the steps of a way at which the base is in the area and in the owner's LOS. */
class WatchedWay implements Condition {
  readonly #ground: Ground
  readonly #observer: Disc
  readonly #area: Area
  readonly #track: Track
  readonly #to: number
  readonly #r: number

  constructor(state: GameState, { marker: { at, radius }, base }: Watch, track: Track, to: number, r: number) {
    this.#ground = sightGroundOf(state)
    this.#observer = base
    this.#area = { x: at.x, y: at.y, radius: areaReach(state.rules, radius, r) }
    this.#track = track
    this.#to = to
    this.#r = r
  }

  holdsAt(k: number): boolean {
    const { x, y, radius } = this.#area
    const base = { x: trackX(this.#track, k), y: trackY(this.#track, k), r: this.#r }
    const dx = base.x - x
    const dy = base.y - y
    return dx * dx + dy * dy <= radius * radius && canSee(this.#ground, this.#observer, base)
  }

  firstHeld(from: number): number {
    return firstSeenInside(this.#ground, this.#track, this.#r, this.#area, this.#observer, from, this.#to)
  }

  firstLeft(from: number): number {
    return firstNotSeenInside(this.#ground, this.#track, this.#r, this.#area, this.#observer, from, this.#to)
  }
}

/** The next trigger at which the marker's weapon has dice: the owner is asked there. */
export function nextOffer(
  state: GameState,
  watch: Watch,
  track: Track,
  from: number,
  to: number,
  r: number = baseRadius(state.rules),
): number {
  let k = nextTrigger(state, watch, track, from, to, r)
  while (k >= 0 && !hasDice(state, watch, { x: trackX(track, k), y: trackY(track, k), r })) {
    k = nextTrigger(state, watch, track, k, to, r)
  }
  return k
}
