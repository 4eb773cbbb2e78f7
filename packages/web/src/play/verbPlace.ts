import type { Box } from '../board/papers.ts'

/** A verb beside a figure, in pixels of the table's window. */
export interface VerbSlot {
  readonly index: number
  readonly side: 'left' | 'right'
  readonly top: number
}

interface Spot {
  readonly x: number
  readonly y: number
}

interface Room {
  readonly at: Spot
  readonly gap: number
  readonly width: number
  readonly height: number
  /** Width of each verb, in order. */
  readonly widths: readonly number[]
  /** Other figures, which should stay in sight and in reach. */
  readonly others: readonly Spot[]
  readonly radius: number
  /** Buttons that stand over the table, which no verb may lie on. */
  readonly taken: readonly Box[]
}

interface Weighed {
  readonly slots: readonly VerbSlot[]
  readonly cost: number
}

const ROW = 40
const HALF = ROW / 2
const MARGIN = 6
const STICKS_OUT = 1000
/** Where there is no room for both, a verb lies on somebody rather than outside the window. */
const COVERS = 60
const NOTHING: Weighed = { slots: [], cost: 0 }
const IMPOSSIBLE: Weighed = { slots: [], cost: Number.POSITIVE_INFINITY }

/** A column on each side of the figure, divided, moved and opened so that no other figure lies under a verb. */
export function placeVerbs(room: Room): readonly VerbSlot[] {
  const count = room.widths.length
  let best = IMPOSSIBLE
  for (let split = 0; split <= count; split++) {
    const left = bestColumn(room, 'left', 0, split)
    const right = bestColumn(room, 'right', split, count)
    const cost = left.cost + right.cost + Math.abs(2 * split - count) * 4
    if (cost < best.cost) best = { slots: [...left.slots, ...right.slots], cost }
  }
  return best.slots
}

function bestColumn(room: Room, side: VerbSlot['side'], from: number, to: number): Weighed {
  if (from === to) return NOTHING
  const middle = room.at.y - ((to - from) * ROW) / 2
  let best = IMPOSSIBLE
  for (let shift = -14; shift <= 14; shift++) {
    for (const dodges of [true, false]) {
      const column = columnFrom(room, side, from, to, Math.max(MARGIN, middle + shift * HALF), dodges)
      if (column.cost < best.cost) best = column
    }
  }
  return best
}

/** Row by row from a height on; one that dodges leaves out what would cover somebody. */
function columnFrom(
  room: Room,
  side: VerbSlot['side'],
  from: number,
  to: number,
  start: number,
  dodges: boolean,
): Weighed {
  const free = (side === 'left' ? room.at.x : room.width - room.at.x) - room.gap - MARGIN
  const slots: VerbSlot[] = []
  let top = start
  let cost = 0
  for (let index = from; index < to; index++) {
    const wide = room.widths[index] ?? 0
    if (!dodges && hides(room, side, wide, top)) cost += COVERS
    while (dodges && top < room.height && (hides(room, side, wide, top) || isTaken(room, side, wide, top))) {
      top += HALF
      cost += 4
    }
    if (wide > free || top + ROW > room.height - MARGIN || isTaken(room, side, wide, top)) cost += STICKS_OUT
    slots.push({ index, side, top })
    cost += Math.abs(top + HALF - room.at.y) / (8 * (to - from))
    top += ROW
  }
  return { slots, cost }
}

const leftOf = ({ at, gap }: Room, side: VerbSlot['side'], wide: number): number =>
  side === 'left' ? at.x - gap - wide : at.x + gap

function isTaken(room: Room, side: VerbSlot['side'], wide: number, top: number): boolean {
  const left = leftOf(room, side, wide)
  return room.taken.some((box) => left < box.right && left + wide > box.left && top < box.bottom && top + ROW > box.top)
}

function hides(room: Room, side: VerbSlot['side'], wide: number, top: number): boolean {
  const left = leftOf(room, side, wide)
  return room.others.some(({ x, y }) => {
    const dx = Math.max(left - x, 0, x - left - wide)
    const dy = Math.max(top - y, 0, y - top - ROW)
    return Math.hypot(dx, dy) < room.radius
  })
}
