import { type Outline, rectangleOutline } from '@tactic48/geometry'
import { layoutFault } from '../../query/layout.ts'
import { elementId } from '../../state/ids.ts'
import type { GameState } from '../../state/state.ts'
import type { Element } from '../../state/table.ts'

/** A cell holds one piece with a base's way around it. */
const CELL = 4000
const MARGIN = 800

interface Piece {
  readonly look: string
  readonly cover: Element['cover']
  readonly width: number
  readonly height: number
}

const PIECES: readonly Piece[] = [
  { look: 'hedge', cover: 'partial', width: 2400, height: 500 },
  { look: 'wall', cover: 'total', width: 300, height: 2400 },
  { look: 'hedge', cover: 'partial', width: 500, height: 2400 },
  { look: 'crates', cover: 'partial', width: 1200, height: 1000 },
  { look: 'wall', cover: 'total', width: 2400, height: 300 },
]

/** D02: scenery for a side that lays out none, a piece in every second cell or in all where the edition asks for many. */
export function generatedLayout(state: GameState, int: (n: number) => number): readonly Element[] | undefined {
  const sparse = fill(state, int, 2)
  if (!layoutFault(state, sparse)) return sparse
  const dense = fill(state, int, 1)
  return layoutFault(state, dense) ? undefined : dense
}

function fill({ table, rules }: GameState, int: (n: number) => number, every: number): readonly Element[] {
  const elements: Element[] = []
  const columns = Math.floor(table.width / CELL)
  const rows = Math.floor(table.height / CELL)
  for (let cell = 0; cell < columns * rows; cell++) {
    const column = cell % columns
    const row = Math.floor(cell / columns)
    if ((column + row) % every !== 0) continue
    const x = column * CELL + MARGIN
    const y = row * CELL + MARGIN
    elements.push(
      int(3) === 0 ? scenicBase(elements.length, x, y, rules.scenicBaseMm) : piece(elements.length, x, y, int),
    )
  }
  return elements
}

function scenicBase(i: number, x: number, y: number, mm: number): Element {
  const r = Math.round(mm * 20)
  const outline: Outline = { kind: 'disc', x: x + r, y: y + r, r }
  return {
    id: elementId(`e${i + 1}`),
    name: `Thicket ${i + 1}`,
    look: 'thicket',
    outline,
    cover: 'partial',
    scenicBase: true,
  }
}

function piece(i: number, x: number, y: number, int: (n: number) => number): Element {
  const { look, cover, width, height } = PIECES[int(PIECES.length)] ?? {
    look: 'hedge',
    cover: 'partial',
    width: 2400,
    height: 500,
  }
  const outline = rectangleOutline(x + int(2400 - width + 1), y + int(2400 - height + 1), width, height)
  return { id: elementId(`e${i + 1}`), name: `${look} ${i + 1}`, look, outline, cover }
}
