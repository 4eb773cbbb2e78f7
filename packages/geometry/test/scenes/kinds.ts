import type { Cover, Piece } from '../../src/ground.ts'
import type { Disc, Outline, Point } from '../../src/shapes.ts'
import { type Chance, chanceFrom, pick } from './chance.ts'
import { besideFlip } from './flip.ts'
import { grazingOutlines } from './grazing.ts'
import { latticeBase, latticeOutline, latticeTarget } from './lattice.ts'
import { isOverBase, plainDisc } from './plain.ts'
import { postsBefore } from './posts.ts'
import { onTable, type Scene } from './scene.ts'
import { anyOutline, somewhere } from './shapes.ts'
import { touchingOutline } from './touching.ts'

export const SCENE_KINDS = [
  'disjoint',
  'touching',
  'overlapping',
  'lattice',
  'latticeOverlapping',
  'grazing',
  'areas',
  'posts',
  'flip',
] as const
export type SceneKind = (typeof SCENE_KINDS)[number]

const BEFORE_FLIP: readonly SceneKind[] = [
  'disjoint',
  'touching',
  'overlapping',
  'overlapping',
  'areas',
  'areas',
  'lattice',
]

type Drawn = Pick<Scene, 'pieces' | 'a' | 'b' | 'others'>

/** The scene of a kind that a seed stands for; `kept` is a mask that leaves pieces out. */
export function sceneFrom(kind: SceneKind, seed: number, kept = -1): Scene {
  const chance = chanceFrom(Math.imul(seed, 0x9e3779b1) ^ SCENE_KINDS.indexOf(kind))
  for (;;) {
    const drawn = draw(kind === 'flip' ? pick(chance, BEFORE_FLIP) : kind, chance)
    const pieces = drawn.pieces.filter((_, i) => ((kept >> (i % 31)) & 1) === 1)
    const placed = onTable({ ...drawn, pieces }, chance.below(60_000), chance.below(60_000))
    if (placed === undefined) continue
    // Without a flip within reach the scene stays as it was drawn.
    return kind === 'flip' ? (besideFlip(chance, placed) ?? placed) : placed
  }
}

function draw(kind: SceneKind, chance: Chance): Drawn {
  if (kind === 'lattice' || kind === 'latticeOverlapping') return latticeScene(chance, kind === 'latticeOverlapping')
  if (kind === 'posts') return postsScene(chance)
  const a = { x: 0, y: 0, r: anyRadius(chance) }
  const rB = anyRadius(chance)
  const gap = chance.between(30, chance.oneIn(2) ? 3000 : 14_000)
  const b = { ...somewhere(chance, a.r + rB + gap), r: rB }
  if (kind === 'grazing')
    return { a, b, others: [], pieces: grazingOutlines(chance, a, b).map((outline) => covered(chance, outline)) }
  const outlines: Outline[] = []
  const count = chance.between(1, chance.oneIn(3) ? 12 : 6)
  for (let tries = 0; outlines.length < count && tries < 60; tries++) {
    const outline = anyIn(kind, chance, a, b, outlines)
    // LOS-13 forgives overlaps of less than 1/4 of 1/1000 u: touching scenes come to both sides of that.
    const slack = kind === 'touching' ? 2 : 0
    const over = isOverBase(outline, a, slack) || isOverBase(outline, b, slack)
    const free = kind === 'overlapping' || kind === 'areas' || !over
    if (free) outlines.push(outline)
  }
  const others = Array.from({ length: chance.oneIn(2) ? chance.below(5) : 0 }, () => anyBystander(chance, a, b))
  return { a, b, others: [a, b, ...others], pieces: outlines.map((outline) => covered(chance, outline)) }
}

/** LOS-08: somewhere near the line from A to B, or with its rim within 3/1000 u of the line of the centres. */
function anyBystander(chance: Chance, a: Disc, b: Disc): Disc {
  if (chance.oneIn(2)) return { ...alongside(chance, a, b, 900), r: 500 }
  const dx = b.x - a.x
  const dy = b.y - a.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const far = chance.between(0, 1000) / 1000
  const off = (500 + chance.between(-3, 3)) * (chance.oneIn(2) ? 1 : -1)
  return { x: Math.round(dx * far - (dy * off) / length), y: Math.round(dy * far + (dx * off) / length), r: 500 }
}

/** LOS-07: a round piece that begins where 2 u end, give or take the tolerance. */
function atNearLimit(chance: Chance, a: Disc, b: Disc): Outline {
  const at = alongside(chance, a, b, 900)
  const r = Math.round(Math.sqrt(at.x * at.x + at.y * at.y) - a.r - 2000 - chance.between(-4, 10))
  return r > 20 && r < 4000 ? plainDisc(at.x, at.y, r) : anyOutline(chance, at, 1300)
}

function anyIn(kind: SceneKind, chance: Chance, a: Disc, b: Disc, outlines: readonly Outline[]): Outline {
  if (kind === 'touching' && !chance.oneIn(3))
    return touchingOutline(chance, pick(chance, [a, b, ...outlines.filter((o) => o.kind === 'disc')]))
  if (kind === 'areas' && chance.oneIn(2)) {
    const around = pick(chance, [a, b])
    const off = somewhere(chance, chance.below(1200))
    const at = { x: around.x + off.x, y: around.y + off.y }
    return chance.oneIn(2) ? plainDisc(at.x, at.y, chance.between(1000, 2400)) : anyOutline(chance, at, 2400)
  }
  if (chance.oneIn(6)) return atNearLimit(chance, a, b)
  return anyOutline(chance, alongside(chance, a, b, 2 * (a.r + b.r) + 400), chance.oneIn(3) ? 400 : 1300)
}

/** Somewhere near the line from A to B. */
function alongside(chance: Chance, a: Point, b: Point, wide: number): Point {
  const share = chance.between(-100, 1100)
  const aside = Math.floor((chance.between(-wide, wide) + chance.between(-wide, wide)) / 2)
  const dx = b.x - a.x
  const dy = b.y - a.y
  const length = Math.max(1, Math.sqrt(dx * dx + dy * dy))
  return {
    x: a.x + Math.round((dx * share) / 1000 - (dy * aside) / length),
    y: a.y + Math.round((dy * share) / 1000 + (dx * aside) / length),
  }
}

/** LOS-11: figures, markers, points, and anything else. */
function anyRadius(chance: Chance): number {
  const draw = chance.below(10)
  if (draw < 6) return 500
  if (draw === 6) return 400
  if (draw === 7) return 0
  return chance.between(100, 1500)
}

const MIX: readonly Cover[] = ['total', 'total', 'total', 'partial', 'partial', 'none']

function covered(chance: Chance, outline: Outline): Piece {
  const cover = pick(chance, MIX)
  return { outline, cover, passable: cover !== 'total' }
}

function postsScene(chance: Chance): Drawn {
  const a = { x: 0, y: 0, r: 500 }
  const r = pick(chance, [500, 1000, 1500])
  const b = { ...somewhere(chance, a.r + r + chance.between(900, 2500)), r }
  const pieces = postsBefore(chance, a, b).map((outline): Piece => ({ outline, cover: 'total', passable: false }))
  return { a, b, others: [], pieces }
}

function latticeScene(chance: Chance, overlapping: boolean): Drawn {
  const a = latticeBase(chance)
  const b = latticeTarget(chance, a)
  const outlines: Outline[] = []
  const count = chance.between(1, 9)
  for (let tries = 0; outlines.length < count && tries < 60; tries++) {
    const outline = latticeOutline(chance, a, b)
    if (overlapping || !(isOverBase(outline, a) || isOverBase(outline, b))) outlines.push(outline)
  }
  const others = Array.from({ length: chance.below(3) }, () => ({ ...latticeTarget(chance, a), r: 500 }))
  return { a, b, others: [a, b, ...others], pieces: outlines.map((outline) => covered(chance, outline)) }
}
