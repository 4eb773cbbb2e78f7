import type { Outline } from '@tactic48/geometry'
import { type Bunker, type Element, type Gap, NO_PROPS, type Prop, type Props, type Table } from '@tactic48/rules'
import type { BattlefieldFile, ElementFile } from './battlefieldFile.ts'
import type { Named } from './named.ts'
import { defined } from './weapons.ts'

const inU = (milli: number): number => Math.round(milli) / 1000

/** A table as the file that `battlefieldOf` reads: the same pieces in the same places. */
export const battlefieldFileOf = (
  id: string,
  name: Named,
  table: Table,
  { parked, emplaced }: Props = NO_PROPS,
): BattlefieldFile => ({
  id,
  name,
  width: inU(table.width),
  height: inU(table.height),
  elements: table.elements.map(elementFileOf),
  dressing: table.dressing.map(({ kind, points, width }) => ({
    kind,
    points: points.map(({ x, y }): [number, number] => [inU(x), inU(y)]),
    ...(width !== undefined && { width: inU(width) }),
  })),
  ...(parked.length > 0 && { parked: parked.map(propFileOf) }),
  ...(emplaced.length > 0 && { emplaced: emplaced.map(propFileOf) }),
})

const propFileOf = ({ card, side, position: { x, y } }: Prop): NonNullable<BattlefieldFile['parked']>[number] => ({
  card,
  side,
  at: [inU(x), inU(y)],
})

/** What a look is by itself is said all the same: its owner may have changed it. */
function elementFileOf(element: Element): ElementFile {
  const { look, name, outline, cover, passable, obstacle, elevated, bunker } = element
  const { dressing, enterable, terrainClass, level, hqLine, aidStation, owner } = element
  return {
    look,
    ...(name.startsWith(`${look} `) ? {} : { name }),
    ...shapeOf(outline),
    ...defined({ cover, passable, obstacle: obstacle ?? false, elevated, dressing, enterable, terrainClass, level }),
    ...defined({ hqLine, aidStation }),
    ...(bunker && { bunker: bunkerFileOf(bunker, outline) }),
    ...defined({ owner }),
  }
}

const shapeOf = (outline: Outline): Pick<ElementFile, 'at' | 'r' | 'polygon'> =>
  outline.kind === 'disc'
    ? { at: [inU(outline.x), inU(outline.y)], r: inU(outline.r) }
    : { polygon: outline.points.map(({ x, y }) => [inU(x), inU(y)]) }

function bunkerFileOf({ slits, doors, armour }: Bunker, outline: Outline): NonNullable<ElementFile['bunker']> {
  const ends = (gap: Gap): [number, number, number, number] => {
    const [p, q] = [pointOn(outline, gap.wall, gap.from), pointOn(outline, gap.wall, gap.to)]
    return [inU(p.x), inU(p.y), inU(q.x), inU(q.y)]
  }
  return { slits: slits.map(ends), doors: doors.map(ends), ...(armour !== undefined && { armour }) }
}

/** So far along a wall. */
function pointOn(outline: Outline, wall: number, along: number): { readonly x: number; readonly y: number } {
  const points = outline.kind === 'disc' ? [] : outline.points
  const a = points[wall] ?? { x: 0, y: 0 }
  const b = points[(wall + 1) % points.length] ?? a
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)) || 1
  return { x: a.x + ((b.x - a.x) * along) / length, y: a.y + ((b.y - a.y) * along) / length }
}
