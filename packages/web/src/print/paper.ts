/** Everything that is printed is measured in mm. */
export interface Size {
  readonly width: number
  readonly height: number
}

export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

export const PAPER_SIZE: { readonly [P in Paper]: Size } = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
}

/** The browser prints on paper of this size, edge to edge. */
export const pageStyle = (paper: Paper): string =>
  `@page{size:${PAPER_SIZE[paper].width}mm ${PAPER_SIZE[paper].height}mm;margin:0}`

/** GEN-03: what a u measures on a table of paper; 60 mm are 2.4 u. */
export const MM_PER_U = 25

/** What printers leave white. */
export const MARGIN = 6
/** Between two things, for the marks that scissors follow. */
const GAP = 1.5

export interface Placed<T> {
  readonly item: T
  /** From the corner of the paper. */
  readonly x: number
  readonly y: number
}

/** Three cards of 88 mm and their gaps fill a Letter page to a hair. */
const HAIR = 1e-6

interface Region extends Size {
  readonly x: number
  readonly y: number
}

/** Things side by side and below each other, each page in the middle of its paper; nothing is ever split. */
export function laidOut<T extends Size>(items: readonly T[], paper: Paper): readonly (readonly Placed<T>[])[] {
  const { width, height } = PAPER_SIZE[paper]
  const room: Region = { x: 0, y: 0, width: width - 2 * MARGIN, height: height - 2 * MARGIN }
  const pages: (readonly Placed<T>[])[] = []
  let left = items
  while (left.length > 0) {
    const { placed, rest } = fill(room, left)
    // What is larger than the paper cannot be printed in its true size at all.
    if (placed.length === 0) throw new Error('larger than the paper')
    pages.push(centred(placed, { width, height }))
    left = rest
  }
  return pages
}

interface Filled<T> {
  readonly placed: readonly Placed<T>[]
  readonly rest: readonly T[]
}

/** The first thing that fits lies in the corner; the others beside it, then below it. */
function fill<T extends Size>(region: Region, items: readonly T[]): Filled<T> {
  const at = items.findIndex(({ width, height }) => width <= region.width + HAIR && height <= region.height + HAIR)
  const item = items[at]
  if (!item) return { placed: [], rest: items }
  const { x, y } = region
  const beside = fill(
    { x: x + item.width + GAP, y, width: region.width - item.width - GAP, height: item.height },
    items.toSpliced(at, 1),
  )
  const below = fill(
    { x, y: y + item.height + GAP, width: region.width, height: region.height - item.height - GAP },
    beside.rest,
  )
  return { placed: [{ item, x, y }, ...beside.placed, ...below.placed], rest: below.rest }
}

function centred<T extends Size>(placed: readonly Placed<T>[], paper: Size): readonly Placed<T>[] {
  const wide = Math.max(...placed.map(({ item, x }) => x + item.width))
  const deep = Math.max(...placed.map(({ item, y }) => y + item.height))
  return placed.map(({ item, x, y }) => ({ item, x: x + (paper.width - wide) / 2, y: y + (paper.height - deep) / 2 }))
}

/** A part of a text that is never split; a heading stays with what follows it. */
export interface Measured {
  readonly height: number
  readonly heading?: boolean
}

/** Columns of pages as places in the list: each part in the first column that has room for it. */
export function flowed(parts: readonly Measured[], room: number, columns: number): readonly (readonly number[])[][] {
  const filledColumns: number[][] = [[]]
  let left = room
  parts.forEach((part, i) => {
    const next = parts[i + 1]
    const wanted = part.heading && next ? part.height + next.height : part.height
    const column = filledColumns.at(-1) ?? []
    if (wanted > left + HAIR && column.length > 0) {
      filledColumns.push([i])
      left = room - part.height
    } else {
      column.push(i)
      left -= part.height
    }
  })
  const pages: number[][][] = []
  for (let at = 0; at < filledColumns.length; at += columns) pages.push(filledColumns.slice(at, at + columns))
  return pages
}
