import type { Bunker, Gap } from '@tactic48/rules'
import type { Laid } from './laid.ts'

/** HOUSE-18: how wide a slit and a door are where nobody says otherwise, and how much wall stands beside each; 1/1000 u. */
const SLIT = 1600
const DOOR = 1400
const PILLAR = 250

export const FACINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Facing = (typeof FACINGS)[number]

/** One wall of a bunker as it lies now, and what it leaves open. */
export interface BunkerWall {
  readonly wall: number
  /** Where its outer face looks. */
  readonly facing: Facing
  readonly length: number
  readonly slits: number
  readonly doors: number
}

const on = (gaps: readonly Gap[], wall: number): number => gaps.filter((gap) => gap.wall === wall).length

export function bunkerWalls({ element, shape, angle }: Laid): readonly BunkerWall[] {
  const { bunker } = element
  if (!bunker || shape.kind === 'disc') return []
  const { points } = shape
  return points.map((a, wall) => {
    const b = points[(wall + 1) % points.length] ?? a
    // The outline runs so that its inside is on the left of every wall.
    const bearing = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + angle
    const eighth = Math.round((bearing + 720) / 45) % FACINGS.length
    return {
      wall,
      facing: FACINGS[eighth] ?? 'n',
      length: Math.floor(Math.hypot(b.x - a.x, b.y - a.y)),
      slits: on(bunker.slits, wall),
      doors: on(bunker.doors, wall),
    }
  })
}

/** Is there room for so many openings in a wall of this length? */
export const hasRoom = (length: number, slits: number, doors: number): boolean =>
  slits * SLIT + doors * DOOR + (slits + doors + 1) * PILLAR <= length

/** The bunker with so many openings in one of its walls, evenly spread; the other walls stay as they are. */
export function withOpenings(bunker: Bunker, { wall, length }: BunkerWall, slits: number, doors: number): Bunker {
  const widths = [...Array<number>(slits).fill(SLIT), ...Array<number>(doors).fill(DOOR)]
  const pillar = Math.floor((length - widths.reduce((sum, width) => sum + width, 0)) / (widths.length + 1))
  let from = pillar
  const gaps = widths.map((width): Gap => {
    const gap = { wall, from, to: from + width }
    from = gap.to + pillar
    return gap
  })
  const others = (list: readonly Gap[]): readonly Gap[] => list.filter((gap) => gap.wall !== wall)
  return {
    ...bunker,
    slits: [...others(bunker.slits), ...gaps.slice(0, slits)],
    doors: [...others(bunker.doors), ...gaps.slice(slits)],
  }
}
