import type { Disc } from '../../src/disc.ts'
import { type Cover, createGround, type Ground, type Piece, polygonOutline } from '../../src/index.ts'
import type { Point } from '../../src/point.ts'
import { plainDisc } from './plain.ts'

/** What a letter of a drawing stands for when it is not a base: cells that make up one piece, or the centre of a round one. */
export interface Legend {
  readonly [glyph: string]: { readonly cover: Cover; readonly r?: number }
}

export interface Drawing {
  readonly ground: Ground
  /** the shooter */
  readonly a: Disc
  /** the target */
  readonly t: Disc
  /** every base on the table, the two above included */
  readonly bases: readonly Disc[]
}

export interface Scale {
  /** the side of one character in 1/1000 u */
  readonly cell?: number
  readonly a?: number
  readonly t?: number
  readonly legend?: Legend
}

const USUAL: Legend = {
  '#': { cover: 'total' },
  H: { cover: 'total' },
  '%': { cover: 'partial' },
  '&': { cover: 'partial' },
  O: { cover: 'total', r: 500 },
  // LOS-09: a round scenic base of 60 mm
  '@': { cover: 'partial', r: 1200 },
}

/**
 * A little picture of a table. `A` shoots at `T`, `o` is another figure, `#` and `H` are Total Cover, `%` and `&` Partial.
 * Cells of one letter that share a side are one piece; a base or a round piece is drawn by its centre alone.
 */
export function drawn(picture: string, scale: Scale = {}): Drawing {
  const { cell = 1000, a: radiusA = 500, t: radiusT = 500, legend = {} } = scale
  const rows = picture.split('\n').filter((row) => row.trim() !== '')
  const indent = Math.min(...rows.map((row) => row.length - row.trimStart().length))
  const cells = rows.reverse().map((row) => [...row.slice(indent).trimEnd()])
  const meaning = { ...USUAL, ...legend }
  const bases: { readonly glyph: string; readonly disc: Disc }[] = []
  const pieces: Piece[] = []
  const margin = 3000
  cells.forEach((row, j) => {
    row.forEach((glyph, i) => {
      const at = { x: margin + i * cell + cell / 2, y: margin + j * cell + cell / 2 }
      const letter = meaning[glyph]
      if (glyph === 'A') bases.push({ glyph, disc: { ...at, r: radiusA } })
      else if (glyph === 'T') bases.push({ glyph, disc: { ...at, r: radiusT } })
      else if (glyph === 'o') bases.push({ glyph, disc: { ...at, r: 500 } })
      else if (letter?.r !== undefined) {
        pieces.push({
          outline: plainDisc(at.x, at.y, letter.r),
          cover: letter.cover,
          passable: letter.cover !== 'total',
        })
      } else if (letter === undefined && glyph !== '.' && glyph !== ' ') throw new Error(`no legend for ${glyph}`)
    })
  })
  for (const { glyph, outline } of blocks(cells, meaning)) {
    const points = outline.map((p) => ({ x: margin + p.x * cell, y: margin + p.y * cell }))
    const cover = meaning[glyph]?.cover ?? 'none'
    pieces.push({ outline: polygonOutline(points), cover, passable: cover !== 'total' })
  }
  const a = bases.find((base) => base.glyph === 'A')?.disc
  const t = bases.find((base) => base.glyph === 'T')?.disc
  if (a === undefined || t === undefined) throw new Error('a drawing needs A and T')
  const width = 2 * margin + Math.max(...cells.map((row) => row.length)) * cell
  const height = 2 * margin + cells.length * cell
  return { ground: createGround({ width, height, pieces }), a, t, bases: bases.map((base) => base.disc) }
}

interface Block {
  readonly glyph: string
  readonly outline: readonly Point[]
}

function blocks(cells: readonly (readonly string[])[], legend: Legend): Block[] {
  const found: Block[] = []
  const done = new Set<string>()
  const isBlock = (glyph: string | undefined): glyph is string =>
    glyph !== undefined && legend[glyph] !== undefined && legend[glyph].r === undefined
  cells.forEach((row, j) => {
    row.forEach((glyph, i) => {
      if (!isBlock(glyph) || done.has(`${i},${j}`)) return
      const members = new Set<string>()
      const open = [[i, j] as const]
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const [x, y] = next
        if (cells[y]?.[x] !== glyph || members.has(`${x},${y}`)) continue
        members.add(`${x},${y}`)
        done.add(`${x},${y}`)
        open.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1])
      }
      found.push({ glyph, outline: rimOf(members) })
    })
  })
  return found
}

/** Walks around the cells with the inside on the left. */
function rimOf(members: ReadonlySet<string>): Point[] {
  const next = new Map<string, Point>()
  const side = (x1: number, y1: number, x2: number, y2: number): void => {
    if (next.has(`${x1},${y1}`)) throw new Error('a piece that touches itself cannot be drawn')
    next.set(`${x1},${y1}`, { x: x2, y: y2 })
  }
  for (const member of members) {
    const [x = 0, y = 0] = member.split(',').map(Number)
    if (!members.has(`${x},${y - 1}`)) side(x, y, x + 1, y)
    if (!members.has(`${x + 1},${y}`)) side(x + 1, y, x + 1, y + 1)
    if (!members.has(`${x},${y + 1}`)) side(x + 1, y + 1, x, y + 1)
    if (!members.has(`${x - 1},${y}`)) side(x, y + 1, x, y)
  }
  const [first] = next.values()
  if (first === undefined) return []
  const rim: Point[] = []
  let at = first
  for (let steps = 0; steps < next.size; steps++) {
    const then = next.get(`${at.x},${at.y}`)
    if (then === undefined) throw new Error('an open rim')
    const before = rim.at(-1)
    if (!before || (then.x - at.x) * (at.y - before.y) !== (then.y - at.y) * (at.x - before.x)) rim.push(at)
    at = then
    if (at.x === first.x && at.y === first.y && steps < next.size - 1)
      throw new Error('a piece with a hole cannot be drawn')
  }
  const [one, two] = rim
  const last = rim.at(-1)
  if (one && two && last && (one.x - last.x) * (two.y - one.y) === (one.y - last.y) * (two.x - one.x)) rim.shift()
  return rim
}
