import { type Cover, createGround, type Ground, type Piece, polygonOutline } from '../../src/index.ts'
import type { Disc } from '../../src/shapes.ts'
import { plainDisc } from './plain.ts'

/** What a letter stands for when it is not a base: cells that make up one piece, or the place of a round one. */
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
  /** radii of A and T */
  readonly a?: number
  readonly t?: number
  readonly legend?: Legend
  /** on which piece a base stands: its own letters count as cells of that piece */
  readonly under?: { readonly [base: string]: string }
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

const FIGURES = ['A', 'T', 'o', 'p']
const MARGIN = 3000

/**
 * A little picture of a table. `A` shoots at `T`; `o` and `p` are other figures; `#` and `H` are Total Cover, `%` and `&`
 * Partial. Cells of one letter that share a side are one thing; bases and round pieces have their centre in its middle.
 */
export function drawn(picture: string, scale: Scale = {}): Drawing {
  const { cell = 1000, a: radiusA = 500, t: radiusT = 500, under = {} } = scale
  const legend = { ...USUAL, ...scale.legend }
  const rows = picture.split('\n').filter((row) => row.trim() !== '')
  const indent = Math.min(...rows.map((row) => row.length - row.trimStart().length))
  const cells = rows.reverse().map((row) => [...row.slice(indent).trimEnd()])
  for (const glyph of cells.flat()) {
    if (glyph !== '.' && !FIGURES.includes(glyph) && legend[glyph] === undefined)
      throw new Error(`no legend for ${glyph}`)
  }

  const centre = (thing: Component): Cell => {
    const middle = (of: readonly number[]): number => (Math.min(...of) + Math.max(...of) + 1) / 2
    const x = middle(thing.cells.map((one) => one.x))
    const y = middle(thing.cells.map((one) => one.y))
    return { x: MARGIN + x * cell, y: MARGIN + y * cell }
  }
  const figures = components(cells).filter((thing) => FIGURES.includes(thing.glyph))
  const radius = (glyph: string): number => (glyph === 'A' ? radiusA : glyph === 'T' ? radiusT : 500)
  const bases = figures.map((thing) => ({ glyph: thing.glyph, disc: { ...centre(thing), r: radius(thing.glyph) } }))
  const scenery = components(cells.map((row) => row.map((glyph) => under[glyph] ?? glyph)))
  const pieces = scenery.flatMap((thing): Piece[] => {
    const letter = legend[thing.glyph]
    if (letter === undefined) return []
    const { x, y } = centre(thing)
    const outline =
      letter.r === undefined
        ? polygonOutline(rimOf(thing.cells).map((p) => ({ x: MARGIN + p.x * cell, y: MARGIN + p.y * cell })))
        : plainDisc(x, y, letter.r)
    return [{ outline, cover: letter.cover, passable: letter.cover !== 'total' }]
  })

  const a = bases.find((base) => base.glyph === 'A')?.disc
  const t = bases.find((base) => base.glyph === 'T')?.disc
  if (a === undefined || t === undefined) throw new Error('a drawing needs A and T')
  const width = 2 * MARGIN + Math.max(...cells.map((row) => row.length)) * cell
  const height = 2 * MARGIN + cells.length * cell
  return { ground: createGround({ width, height, pieces }), a, t, bases: bases.map((base) => base.disc) }
}

/** Column and row, from the lower left. */
export interface Cell {
  readonly x: number
  readonly y: number
}

/** Cells of one letter that hang together by their sides. */
export interface Component {
  readonly glyph: string
  readonly cells: readonly Cell[]
}

const key = (x: number, y: number): string => `${x},${y}`

function components(rows: readonly (readonly string[])[]): Component[] {
  const found: Component[] = []
  const done = new Set<string>()
  rows.forEach((row, j) => {
    row.forEach((glyph, i) => {
      if (done.has(key(i, j))) return
      const cells: Cell[] = []
      const open: Cell[] = [{ x: i, y: j }]
      for (let at = open.pop(); at !== undefined; at = open.pop()) {
        const { x, y } = at
        if (rows[y]?.[x] !== glyph || done.has(key(x, y))) continue
        done.add(key(x, y))
        cells.push(at)
        open.push({ x: x + 1, y }, { x: x - 1, y }, { x, y: y + 1 }, { x, y: y - 1 })
      }
      found.push({ glyph, cells })
    })
  })
  return found
}

/** The corners of the cells' common outline, with the inside on the left. */
function rimOf(cells: readonly Cell[]): Cell[] {
  const members = new Set(cells.map((cell) => key(cell.x, cell.y)))
  const next = new Map<string, Cell>()
  const side = (x1: number, y1: number, x2: number, y2: number): void => {
    if (next.has(key(x1, y1))) throw new Error('a piece that touches itself cannot be drawn')
    next.set(key(x1, y1), { x: x2, y: y2 })
  }
  for (const { x, y } of cells) {
    if (!members.has(key(x, y - 1))) side(x, y, x + 1, y)
    if (!members.has(key(x + 1, y))) side(x + 1, y, x + 1, y + 1)
    if (!members.has(key(x, y + 1))) side(x + 1, y + 1, x, y + 1)
    if (!members.has(key(x - 1, y))) side(x, y + 1, x, y)
  }
  const [first] = next.values()
  if (first === undefined) return []
  const around: Cell[] = []
  let at: Cell | undefined = first
  do {
    around.push(at)
    at = next.get(key(at.x, at.y))
  } while (at !== undefined && !(at.x === first.x && at.y === first.y))
  if (around.length < next.size) throw new Error('a piece with a hole cannot be drawn')
  return around.filter((_, i) => {
    const before = around.at(i - 1)
    const after = around[(i + 1) % around.length]
    return before?.x !== after?.x && before?.y !== after?.y
  })
}
