import { createTrack, firstBlocked, type Point, standsFree } from '@tactic48/geometry'
import {
  allowanceOf,
  baseRadius,
  type Figure,
  type FigureId,
  type GameState,
  groundOf,
  isGun,
  isWounded,
  livesOf,
  movedTo,
  strideOf,
  type Table,
  type WeaponProfile,
  weaponsOf,
  worthOfFigure,
} from '@tactic48/rules'
import { wayLeft } from '../errand/way.ts'
import { DECIDES, errandOf } from '../errand.ts'
import type { Destination } from '../generator/places.ts'
import { COMPASS, stepTo } from '../generator/places.ts'

/** The constants of a man in a firefight. */
export interface Man {
  readonly id: FigureId
  readonly ap: number
  /** The first wound eliminates him. */
  readonly fragile: boolean
  /** In 1/1000 u: of a Move and of Move & Fire. */
  readonly stride: number
  readonly strideFire: number
  readonly allowance: number
  /** FIRE-07. */
  readonly shots: number
  readonly guns: readonly WeaponProfile[]
  /** VICT-02, HOUSE-20: the goal that he wins by touching. */
  readonly goal: Destination | undefined
}

export function manOf(state: GameState, figure: Figure): Man {
  const guns = gunsOf(state, figure)
  return {
    id: figure.id,
    ap: worthOfFigure(state, figure),
    fragile: livesOf(state, figure) === 1 && !isWounded(state, figure),
    stride: strideOf(state, figure, 'move'),
    strideFire: strideOf(state, figure, 'moveFire'),
    allowance: allowanceOf(state, figure),
    shots: guns.reduce((most, { maxShots }) => Math.max(most, maxShots), 0),
    guns,
    goal: goalOf(state, figure),
  }
}

const gunCache = new WeakMap<readonly WeaponProfile[], readonly WeaponProfile[]>()

export function gunsOf(state: GameState, figure: Figure): readonly WeaponProfile[] {
  const all = weaponsOf(state, figure)
  const known = gunCache.get(all)
  if (known) return known
  const guns = all.filter(isGun)
  gunCache.set(all, guns)
  return guns
}

function goalOf(state: GameState, figure: Figure): Destination | undefined {
  const errand = errandOf(state, figure)
  if (!errand) return undefined
  return state.setup.gameType === 'mission' || errand.worth >= DECIDES ? errand.to : undefined
}

/** Moves to his goal in a straight line. */
export function movesToGoal(state: GameState, { goal, stride }: Man, figure: Figure): number {
  if (!goal || stride <= 0) return Number.POSITIVE_INFINITY
  return Math.ceil(wayLeft(state, figure, goal) / stride)
}

/** Places after one Move & Fire, and after a Move and a Move & Fire. */
export interface Spots {
  readonly near: readonly Figure[]
  readonly far: readonly Figure[]
}

const EVEN = COMPASS.filter((_, i) => i % 2 === 0)
const ODD = COMPASS.filter((_, i) => i % 2 === 1)

const spotCache = new WeakMap<Figure, Spots>()

/** A figure stays the same object until it acts, so its places are computed once per turn. */
export function spotsOf(state: GameState, figure: Figure, { stride, strideFire, guns }: Man): Spots {
  const known = spotCache.get(figure)
  if (known) return known
  const spots: Spots =
    guns.length === 0 || strideFire <= 0
      ? { near: [], far: [] }
      : { near: ringOf(state, figure, EVEN, strideFire), far: ringOf(state, figure, ODD, stride + strideFire) }
  spotCache.set(figure, spots)
  return spots
}

function ringOf(state: GameState, figure: Figure, directions: readonly Point[], away: number): readonly Figure[] {
  const ring: Figure[] = []
  for (const direction of directions) {
    const at = stepTo(figure.position, direction, away)
    if (isFree(state, at) && isStraight(state, figure.position, at)) ring.push(movedTo(figure, at))
  }
  return ring
}

const freeCache = new WeakMap<Table, Map<number, boolean>>()
/** Wider than any table in 1/1000 u. */
const ROW = 1_000_003

function isFree(state: GameState, at: Point): boolean {
  const { table } = state
  if (at.x < 0 || at.y < 0 || at.x > table.width || at.y > table.height) return false
  const known = freeCache.get(table) ?? new Map<number, boolean>()
  freeCache.set(table, known)
  const key = at.x * ROW + at.y
  const before = known.get(key)
  if (before !== undefined) return before
  const free = standsFree(groundOf(state), baseRadius(state.rules), at, [])
  known.set(key, free)
  return free
}

function isStraight(state: GameState, from: Point, to: Point): boolean {
  const track = createTrack([from, to])
  return firstBlocked(groundOf(state), track, baseRadius(state.rules), 1, track.steps) < 0
}
