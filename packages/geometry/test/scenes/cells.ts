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

export function components(rows: readonly (readonly string[])[]): Component[] {
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
export function rimOf(cells: readonly Cell[]): Cell[] {
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
