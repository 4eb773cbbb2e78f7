import { canSee, type Disc, distance, type Ground } from '@tactic48/geometry'
import { type Chance, type Element, groundOf, isPassable } from '@tactic48/rules'
import { facing, oneOf, type Piece, pieceAt, type Size, type Spot } from './piece.ts'
import type { Kind, Recipe } from './styles.ts'

/** SETUP-09: depth of the deployment zones, and the base that stands in them. */
const ZONE = 5
const BASE = 0.5

/** A line of sight that must be cut, in 1/1000 u. */
export interface Line {
  readonly from: Disc
  readonly to: Disc
}

/**
 * Bases side by side along the front of each zone, so near to each other and so far forward that they cover every point of every base
 * that is deployed at the front: who sees from one zone into the other looks through one of them on each side. None of these lines
 * free = no first-turn shot.
 */
export function linesBetween({ width, height }: Size, every = 1): readonly Line[] {
  const depth = (ZONE + BASE + 0.2) * 1000
  const row = (length: number, spot: (along: number) => Spot): readonly Disc[] => {
    const count = Math.ceil(length / (0.6 * every))
    return Array.from({ length: count + 1 }, (_, i) => {
      const at = spot(Math.round((BASE + ((length - 2 * BASE) * i) / count) * 1000))
      return { ...at, r: BASE * 1000 }
    })
  }
  const [wide, high] = [width * 1000, height * 1000]
  const pairs = (from: readonly Disc[], to: readonly Disc[]): readonly Line[] =>
    from.flatMap((a) => to.map((b) => ({ from: a, to: b })))
  return [
    ...pairs(
      row(width, (x) => ({ x, y: depth })),
      row(width, (x) => ({ x, y: high - depth })),
    ),
    ...pairs(
      row(height, (y) => ({ x: depth, y })),
      row(height, (y) => ({ x: wide - depth, y })),
    ),
  ]
}

export const freeLines = (ground: Ground, lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ from, to }) => canSee(ground, from, to))

/** Between two pieces that nobody walks over: a base's way, and a little more. */
const PASSAGE = 1.25
const TOUCH = 0.3

/** Whether a piece leaves the others their room. */
export const leavesRoom = (piece: Piece, others: readonly Piece[], apart = TOUCH): boolean =>
  others.every(
    (other) =>
      Math.hypot(piece.middle.x - other.middle.x, piece.middle.y - other.middle.y) >
        piece.reach + other.reach + PASSAGE ||
      piece.elements.every((a) =>
        other.elements.every((b) => distance(a.outline, b.outline) >= 1000 * gap(a, b, apart)),
      ),
  )

const gap = (a: Element, b: Element, apart: number): number => (isPassable(a) || isPassable(b) ? apart : PASSAGE)

const TRIES = 60
const GOOD = 5

/** Adds pieces in pairs until no line is free; absent where that fails. */
export function screened(size: Size, before: readonly Piece[], { screens, fillers }: Recipe, chance: Chance) {
  let pieces = before
  const ground = (): Ground =>
    groundOf({ table: { ...milli(size), elements: pieces.flatMap(({ elements }) => elements) } })
  for (const every of [4, 1]) {
    let free = freeLines(ground(), linesBetween(size, every))
    while (free.length > 0) {
      const line = oneOf(chance, free)
      const added =
        pairAcross(line, free, size, pieces, screens, chance) ??
        pairAcross(line, free, size, pieces, fillers, chance, 0)
      if (!added) return undefined
      pieces = [...pieces, ...added]
      const now = ground()
      const near = (line: Line): boolean => added.some((piece) => aside(line, piece.middle) <= piece.reach + BASE)
      free = free.filter((line) => !near(line) || canSee(now, line.from, line.to))
    }
  }
  return pieces
}

export const milli = ({ width, height }: Size): Size => ({ width: width * 1000, height: height * 1000 })

/** Of some good places on the line the one that cuts most of the others, too. */
function pairAcross(
  line: Line,
  free: readonly Line[],
  size: Size,
  pieces: readonly Piece[],
  kinds: readonly Kind[],
  chance: Chance,
  apart = TOUCH,
): readonly Piece[] | undefined {
  let best: readonly Piece[] | undefined
  let most = -1
  let found = 0
  for (let i = 0; i < TRIES && found < GOOD; i++) {
    const pair = pairOn(line, size, oneOf(chance, kinds), chance)
    if (!pair) continue
    const [one, other] = pair
    if (!leavesRoom(one, pieces, apart) || !leavesRoom(other, [...pieces, one], apart)) continue
    found += 1
    const cut = free.filter((each) => aside(each, one.middle) < one.reach * 0.7).length
    if (cut <= most) continue
    most = cut
    best = pair
  }
  return best
}

function pairOn({ from, to }: Line, size: Size, kind: Kind, chance: Chance): readonly [Piece, Piece] | undefined {
  const share = 0.06 + chance.int(89) / 100
  const along = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  const lean = chance.int(61) - 30
  const across = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI) + 90 + lean
  const piece = pieceAt(kind, { x: along.x / 1000, y: along.y / 1000 }, across, size, chance)
  const other = piece && facing(piece, size)
  return piece && other && [piece, other]
}

/** From a spot to the middle of a line, in u. */
function aside({ from, to }: Line, { x, y }: Spot): number {
  const [ax, ay, bx, by] = [from.x / 1000, from.y / 1000, to.x / 1000, to.y / 1000]
  const [dx, dy] = [bx - ax, by - ay]
  const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - ax - dx * share, y - ay - dy * share)
}
