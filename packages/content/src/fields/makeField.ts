import { type Point, shortestPath, standsFree } from '@tactic48/geometry'
import { type Chance, groundOf, seededChance, type Table } from '@tactic48/rules'
import { type Battlefield, battlefieldOf } from '../battlefield.ts'
import type { BattlefieldFile, ElementFile } from '../battlefieldFile.ts'
import { ContentError } from '../contentError.ts'
import { facing, oneOf, type Piece, pieceAt, type Size, type Spot, tableOf, tidy, within } from './piece.ts'
import { freeLines, leavesRoom, linesBetween, milli, screened } from './screen.ts'
import { type FieldStyle, type Kind, RECIPES, type Recipe, STYLE_NAMES } from './styles.ts'

/** Of a table that is made, in u. */
export const FIELD_SIZE = { least: 24, most: 96 } as const
export const SEED_LENGTH = 40

/** So many tables are begun before none is found. */
const ATTEMPTS = 40

/** A battlefield by style, size and seed as a file: the same for the same three. */
export function makeFieldFile(style: FieldStyle, size: Size, seed: string): BattlefieldFile {
  const { width, height } = size
  for (const [field, length] of Object.entries({ width, height })) {
    if (!Number.isInteger(length) || length < FIELD_SIZE.least || length > FIELD_SIZE.most)
      throw new ContentError(field, `must be a whole number from ${FIELD_SIZE.least} to ${FIELD_SIZE.most}`)
  }
  if (seed.length > SEED_LENGTH) throw new ContentError('seed', `is longer than ${SEED_LENGTH} characters`)
  const recipe = RECIPES[style]
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const chance = seededChance(`${style} ${width} ${height} ${seed} ${attempt}`)
    const pieces = sceneryOf(recipe, { width, height }, chance)
    if (!pieces) continue
    const elements = pieces.flatMap(({ files }) => files)
    const { en, it, es } = STYLE_NAMES[style]
    return {
      id: `${style}-${width}x${height}-${seed}`,
      name: { en: `${en} ${seed}`.trim(), it: `${it} ${seed}`.trim(), es: `${es} ${seed}`.trim() },
      width,
      height,
      elements,
      dressing: dressingOf(recipe, { width, height }, pieces, chance),
    }
  }
  throw new ContentError('seed', 'gives no table of this style and size')
}

export const makeField = (style: FieldStyle, size: Size, seed: string): Battlefield =>
  battlefieldOf(makeFieldFile(style, size, seed))

/** Half of the table by chance, the other half opposite; absent where a zone sees another or a way is closed. */
function sceneryOf(recipe: Recipe, size: Size, chance: Chance): readonly Piece[] | undefined {
  const dark = screened(size, objectives(recipe, size, chance), recipe, chance)
  if (!dark) return undefined
  const pieces = withCover(recipe, size, dark, chance)
  const table = tableOf(
    size,
    pieces.flatMap(({ files }) => files),
  )
  if (!isOpen(table) || freeLines(groundOf({ table }), linesBetween(size)).length > 0) return undefined
  return pieces
}

const smallKinds = ({ cover }: Recipe): readonly Kind[] =>
  cover.flatMap(({ kinds }) => kinds.filter(({ form }) => form === 'base' || form === 'disc'))

/** SETUP-13: pieces in each zone that can be named. */
function objectives(recipe: Recipe, size: Size, chance: Chance): readonly Piece[] {
  const { width, height } = size
  const bases = smallKinds(recipe).filter(({ form }) => form === 'base')
  let pieces: readonly Piece[] = []
  const add = (count: number, spot: () => Spot): void => {
    const goal = pieces.length + 2 * count
    for (let i = 0; i < count * 8 && pieces.length < goal; i++)
      pieces = [...pieces, ...pairOf(oneOf(chance, bases), spot(), size, pieces, chance, 2)]
  }
  add(Math.round(width / 10), () => ({ x: within(chance, 2, width - 2), y: within(chance, 1.8, 4) }))
  add(Math.round(height / 12), () => ({ x: within(chance, 1.8, 4), y: within(chance, 7, height - 7) }))
  return pieces
}

/** A piece and what stands opposite: the same, or another of its group where one fits. */
function pairOf(
  kind: Kind,
  spot: Spot,
  size: Size,
  pieces: readonly Piece[],
  chance: Chance,
  apart: number,
  group: readonly Kind[] = [kind],
): readonly Piece[] {
  const one = pieceAt(kind, spot, chance.int(12) * 15, size, chance)
  if (!one || !leavesRoom(one, pieces, apart)) return []
  const beyond = { x: size.width - spot.x, y: size.height - spot.y }
  const others = [
    pieceAt(oneOf(chance, group), nearby(beyond, chance), chance.int(12) * 15, size, chance),
    facing(one, size),
  ]
  const other = others.find((piece) => piece && leavesRoom(piece, [...pieces, one], apart))
  return other ? [one, other] : []
}

const nearby = ({ x, y }: Spot, chance: Chance): Spot => ({
  x: tidy(x + within(chance, -0.4, 0.4)),
  y: tidy(y + within(chance, -0.4, 0.4)),
})

const SPOTS = 7

/** Each piece goes where most room is left among some places by chance, so that the table fills evenly. */
function withCover({ cover }: Recipe, size: Size, before: readonly Piece[], chance: Chance): readonly Piece[] {
  let pieces = before
  const area = (size.width * size.height) / 100
  for (const { kinds, density } of cover) {
    const pairs = Math.max(1, Math.round((density * area) / 2))
    for (let i = 0; i < pairs; i++) {
      const spots = Array.from({ length: SPOTS }, () => ({
        x: within(chance, 1.4, size.width - 1.4),
        y: within(chance, 1.4, size.height - 1.4),
      }))
      const room = new Map(spots.map((spot) => [spot, roomAt(spot, pieces)]))
      spots.sort((a, b) => (room.get(b) ?? 0) - (room.get(a) ?? 0))
      for (const spot of spots) {
        const pair = pairOf(oneOf(chance, kinds), spot, size, pieces, chance, 0.35, kinds)
        if (pair.length === 0) continue
        pieces = [...pieces, ...pair]
        break
      }
    }
  }
  return pieces
}

const roomAt = ({ x, y }: Spot, pieces: readonly Piece[]): number =>
  Math.min(...pieces.map(({ middle, reach }) => Math.hypot(middle.x - x, middle.y - y) - reach))

const BASE = 500

/** Whether a base finds a way from each edge to the facing one. */
function isOpen(table: Table): boolean {
  const { width, height } = table
  const ground = groundOf({ table })
  const ends = [
    [spotsAlong(width, (x) => ({ x, y: 3000 })), spotsAlong(width, (x) => ({ x, y: height - 3000 }))],
    [spotsAlong(height, (y) => ({ x: 3000, y })), spotsAlong(height, (y) => ({ x: width - 3000, y }))],
  ] as const
  return ends.every(([from, to]) => {
    const start = from.find((spot) => standsFree(ground, BASE, spot, []))
    const end = to.find((spot) => standsFree(ground, BASE, spot, []))
    return start && end && shortestPath(ground, BASE, start, end, 3 * (width + height), []) !== undefined
  })
}

const spotsAlong = (length: number, spot: (along: number) => Point): readonly Point[] =>
  [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map((share) => spot(Math.round(length * share)))

type DressingFile = BattlefieldFile['dressing'][number]

/** What is painted on the ground and concerns no rule. */
function dressingOf(recipe: Recipe, size: Size, pieces: readonly Piece[], chance: Chance): DressingFile[] {
  const { width, height } = size
  const whole: [number, number][] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
  return [
    ...(recipe.ground ? [{ kind: recipe.ground, points: whole }] : []),
    ...(recipe.shore ? [shoreOf(size, chance)] : []),
    ...fieldsOf(recipe, size, chance),
    ...(recipe.lane === undefined ? [] : laneOf(recipe.lane, size, pieces, chance)),
  ]
}

function shoreOf({ width, height }: Size, chance: Chance): DressingFile {
  const east = chance.int(2) === 0
  const steps = 6
  const edge = Array.from({ length: steps + 1 }, (_, i): [number, number] => {
    const out = within(chance, 2, 3.4)
    return [east ? tidy(width - out) : out, tidy((height * i) / steps)]
  })
  const side = east ? width : 0
  return { kind: 'sea', points: [[side, 0], ...edge, [side, height]] }
}

function fieldsOf({ fields }: Recipe, { width, height }: Size, chance: Chance): DressingFile[] {
  if (fields.length === 0) return []
  const count = Math.max(1, Math.round((width * height) / 420))
  return Array.from({ length: count }, () => {
    const [broad, deep] = [within(chance, 5, 8.5), within(chance, 4, 7)]
    const [x, y] = [within(chance, 0.3, width - broad - 0.3), within(chance, 0.3, height - deep - 0.3)]
    const nudge = (): number => within(chance, 0, 0.8)
    const points: [number, number][] = [
      [tidy(x + nudge()), tidy(y + nudge())],
      [tidy(x + broad - nudge()), tidy(y + nudge())],
      [tidy(x + broad - nudge()), tidy(y + deep - nudge())],
      [tidy(x + nudge()), tidy(y + deep - nudge())],
    ]
    return { kind: oneOf(chance, fields), points }
  })
}

/** A lane winds from side to side around what stands there; where there is no room for one there is none. */
function laneOf(wide: number, size: Size, pieces: readonly Piece[], chance: Chance): DressingFile[] {
  const files: readonly ElementFile[] = pieces.flatMap((piece) => piece.files)
  const { elements } = tableOf(size, files)
  const { width, height } = milli(size)
  const stones = elements.map((element) => ({ ...element, passable: element.look === 'crater' }))
  const solid = elements.map((element) => ({ ...element, passable: element.cover !== 'total' }))
  const goesDown = chance.int(2) === 0
  const length = goesDown ? width : height
  const ends = [0, 1].map(() => Math.round(length * (0.25 + chance.int(51) / 100)))
  for (const [obstacles, r] of [
    [stones, 0.45 * wide],
    [stones, 0.3 * wide],
    [solid, 0.4 * wide],
  ] as const) {
    const ground = groundOf({ table: { width, height, elements: obstacles } })
    const radius = Math.round(r * 1000)
    const free = (near: number, depth: number): Point | undefined => {
      for (let off = 0; off < length / 2; off += 400)
        for (const along of [near + off, near - off]) {
          const spot = goesDown ? { x: along, y: depth } : { x: depth, y: along }
          if (along > radius && along < length - radius && standsFree(ground, radius, spot, [])) return spot
        }
      return undefined
    }
    const from = free(ends[0] ?? 0, radius)
    const to = free(ends[1] ?? 0, (goesDown ? height : width) - radius)
    const path = from && to && shortestPath(ground, radius, from, to, 3 * (width + height), [])
    if (!path || !from || !to) continue
    const first = goesDown ? { x: from.x, y: 0 } : { x: 0, y: from.y }
    const last = goesDown ? { x: to.x, y: height } : { x: width, y: to.y }
    const points = [first, ...path.slice(1, -1), last].map(({ x, y }): [number, number] => [
      tidy(x / 1000),
      tidy(y / 1000),
    ])
    return [{ kind: 'lane', width: wide, points: points.slice(0, 150) }]
  }
  return []
}
