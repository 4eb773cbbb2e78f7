import { distance, type Outline, polygonOutline } from '@tactic48/geometry'
import type { Chance } from '@tactic48/rules'
import type { BattlefieldFile, ElementFile } from '../battlefieldFile.ts'
import { facing, outlineOf, type Piece, pieceOf } from './piece.ts'
import {
  asideOf,
  clipped,
  exact,
  type Frame,
  frameAt,
  gapBetween,
  onFrame,
  opposite,
  type Polygon,
  type Size,
  type Spot,
} from './plane.ts'
import type { Leg, Road } from './roads.ts'

export type DressingFile = BattlefieldFile['dressing'][number]

/** Between two pieces that nobody walks over: a base's way, and a little more. */
const PASSAGE = 1.25
const APART = 0.3
const VERGE = 0.12

/** A table has at most 600 pieces; some are kept for what cuts lines of sight. */
const MOST_PAIRS = 295
const PAIRS = 240
const CROPS: ReadonlySet<string> = new Set(['wheat', 'plough', 'ice', 'sea'])
const GIVES_WAY: ReadonlySet<string> = new Set(['hedge', 'wall', 'fence'])

export interface Wish {
  /** To pieces that somebody can walk over. */
  readonly apart?: number
  /** May it be on a road? */
  readonly onRoad?: boolean
  readonly group?: number
  /** Fences and hedges that are in its way give way to it. */
  readonly clears?: boolean
  /** What the other half has in its place, where that fits. */
  readonly twin?: ElementFile
}

/** A table that is being laid out: what is there, and whether something more fits. Pieces come in pairs, one opposite the other. */
export class Site {
  readonly size: Size
  readonly chance: Chance
  readonly roads: Road[] = []
  readonly dressing: DressingFile[] = []
  /** By the number of its pair: pieces 2n and 2n + 1 are opposite each other. */
  private readonly pairs: (readonly Piece[])[] = []
  private readonly plots: Outline[] = []
  private groups = 0
  private readonly tasks: (() => void)[] = []

  constructor(size: Size, chance: Chance) {
    this.size = size
    this.chance = chance
  }

  get pieces(): readonly Piece[] {
    return this.pairs.flat()
  }

  get all(): readonly (readonly Piece[])[] {
    return this.pairs
  }

  /** Trees, gardens and the like: laid when what must stand somewhere has its place. */
  later(task: () => void): void {
    this.tasks.push(task)
  }

  finish(): void {
    for (const task of this.tasks) task()
  }

  newGroup(): number {
    this.groups += 2
    return this.groups
  }

  addRoad(road: Road): void {
    this.roads.push(road)
    this.dressing.push({
      kind: 'lane',
      width: road.width,
      points: road.points.slice(0, 200).map(({ x, y }) => [exact(x), exact(y)]),
    })
  }

  get legs(): readonly Leg[] {
    return this.roads.flatMap(({ legs }) => legs)
  }

  /** The direction of the nearest road, from its beginning: what is built follows it. */
  nearestLeg(spot: Spot): Frame {
    let best: Frame = { x: 0, y: 0, ux: 1, uy: 0 }
    let least = Number.POSITIVE_INFINITY
    const long = this.legs.filter(({ length }) => length > 8.5)
    for (const { frame, length } of long.length > 0 ? long : this.legs) {
      const aside = asideOf(spot, frame, onFrame(frame, length, 0))
      if (aside >= least) continue
      least = aside
      best = frame
    }
    return best
  }

  grain(spot: Spot): Frame {
    return frameAt(spot, this.nearestLeg(spot))
  }

  /** From a spot to the surface of the nearest road. */
  toRoad({ x, y }: Spot): number {
    const at = { x: Math.round(x * 1000), y: Math.round(y * 1000), r: 1 }
    return Math.min(
      ...this.roads.flatMap(({ surface }) => surface.map(({ outline }) => distance(outline, at) / 1000)),
      Number.POSITIVE_INFINITY,
    )
  }

  fits(piece: Piece, wish: Wish = {}): boolean {
    return this.inTheWay(piece, wish) !== undefined
  }

  /** The pairs that would give way to a piece; absent where it does not fit. */
  private inTheWay(
    piece: Piece,
    { apart = APART, onRoad = false, clears = false }: Wish,
  ): ReadonlySet<number> | undefined {
    const outline = outlineOf(piece)
    const way = new Set<number>()
    for (const [index, pair] of this.pairs.entries())
      for (const other of pair) {
        if (leavesRoom(piece, other, apart)) continue
        if (!clears || !GIVES_WAY.has(other.file.look)) return undefined
        way.add(index)
      }
    return onRoad || !this.isOnRoad(outline, piece.middle, piece.reach, VERGE) ? way : undefined
  }

  /** Lays a piece and the one opposite; false where either does not fit. */
  pair(file: ElementFile, wish: Wish = {}): boolean {
    const { group, twin, apart = APART } = wish
    if (this.pairs.length >= (wish.clears ? MOST_PAIRS : PAIRS)) return false
    const one = pieceOf(file, this.size, group)
    const way = one && this.inTheWay(one, wish)
    if (!one || !way) return false
    for (const opposed of [...(twin ? [twin] : []), facing(file, this.size)]) {
      const other = pieceOf(opposed, this.size, group === undefined ? undefined : group + 1)
      const beyond = other && leavesRoom(one, other, apart) && this.inTheWay(other, wish)
      if (!other || !beyond) continue
      const kept = this.pairs.filter((_, index) => !way.has(index) && !beyond.has(index))
      this.pairs.splice(0, this.pairs.length, ...kept, [one, other])
      return true
    }
    return false
  }

  /** A piece around the middle of the table, which is opposite itself. */
  centre(file: ElementFile, wish: Wish = {}): boolean {
    const one = pieceOf(file, this.size, wish.group)
    if (!one || !this.fits(one, wish)) return false
    this.pairs.push([one])
    return true
  }

  /** Changes both pieces of a pair, without moving them. */
  change(index: number, to: (file: ElementFile) => ElementFile): void {
    const pair = this.pairs[index] ?? []
    this.pairs[index] = pair.map((piece) => pieceOf(to(piece.file), this.size, piece.group) ?? piece)
  }

  private isOnRoad(outline: Outline, middle: Spot, reach: number, apart: number): boolean {
    return this.roads.some(({ surface }) =>
      surface.some(
        (part) =>
          gapBetween(part.middle, middle) < part.reach + reach + apart &&
          distance(part.outline, outline) < apart * 1000,
      ),
    )
  }

  /** Whether ground is free of roads and of other plots, and so is the ground opposite. */
  isFree(polygon: Polygon, apart = 0, toRoad = 0.1): boolean {
    const grounds = [polygon, this.opposite(polygon)]
    const outlines = grounds.map(asOutline)
    const [one, other] = outlines
    if (!one || !other || distance(one, other) < apart * 1000) return false
    return grounds.every((ground, i) => {
      const outline = outlines[i] ?? one
      const middle = middleOf(ground)
      const reach = Math.max(...ground.map((spot) => gapBetween(spot, middle)))
      return (
        this.plots.every((plot) => distance(plot, outline) >= apart * 1000) &&
        !this.isOnRoad(outline, middle, reach, toRoad)
      )
    })
  }

  /** Whether no piece is on a ground or on the one opposite. */
  isBare(polygon: Polygon, apart: number): boolean {
    return [polygon, this.opposite(polygon)].every((ground) => {
      const outline = asOutline(ground)
      return outline && this.pieces.every((piece) => distance(outline, outlineOf(piece)) >= apart * 1000)
    })
  }

  /** Takes ground, and the ground opposite, drawn in a little so that neighbours may share an edge. */
  reserve(polygon: Polygon): void {
    const middle = middleOf(polygon)
    const drawn = polygon.map((spot) => {
      const far = gapBetween(middle, spot)
      const share = far === 0 ? 0 : 0.03 / far
      return { x: spot.x + (middle.x - spot.x) * share, y: spot.y + (middle.y - spot.y) * share }
    })
    for (const points of [drawn, drawn.map((spot) => opposite(spot, this.size))]) {
      const outline = asOutline(points)
      if (outline) this.plots.push(outline)
    }
  }

  /** Paints ground; what is beyond the edge is cut. */
  paint(kind: string, polygon: Polygon): void {
    const points = clipped(polygon, this.size).map(({ x, y }): [number, number] => [exact(x), exact(y)])
    if (points.length > 2) this.dressing.push({ kind, points })
  }

  /** Whether a piece would be in corn, on plough or on ice. */
  isInCrop(file: ElementFile): boolean {
    const piece = pieceOf(file, this.size)
    return (
      piece !== undefined &&
      this.dressing.some(({ kind, points }) => {
        const ground = CROPS.has(kind) && asOutline(points.map(([x, y]) => ({ x, y })))
        return ground && distance(ground, outlineOf(piece)) < 50
      })
    )
  }

  /** The same ground opposite. */
  opposite(polygon: Polygon): Polygon {
    return polygon.map((spot) => opposite(spot, this.size))
  }

  contains({ x, y }: Spot, margin = 0): boolean {
    const { width, height } = this.size
    return x >= margin && y >= margin && x <= width - margin && y <= height - margin
  }
}

const middleOf = (polygon: Polygon): Spot => ({
  x: polygon.reduce((sum, { x }) => sum + x, 0) / polygon.length,
  y: polygon.reduce((sum, { y }) => sum + y, 0) / polygon.length,
})

function asOutline(polygon: Polygon): Outline | undefined {
  try {
    return polygonOutline(polygon.map(({ x, y }) => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) })))
  } catch {
    return undefined
  }
}

function leavesRoom(a: Piece, b: Piece, apart: number): boolean {
  if (a.group !== undefined && a.group === b.group) return true
  const gap = a.passable || b.passable ? apart : PASSAGE
  if (gapBetween(a.middle, b.middle) > a.reach + b.reach + gap) return true
  return distance(outlineOf(a), outlineOf(b)) >= gap * 1000
}
