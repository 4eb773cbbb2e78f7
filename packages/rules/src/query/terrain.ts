import { createGround, type Ground, isPolygon, type Outline, type Piece, type PolygonOutline } from '@tactic48/geometry'
import type { Element, Table } from '../state/table.ts'
import { wallsOf } from './walls.ts'

/** BUNKER-01: a bunker as it stands on the table. */
export interface Shelter {
  readonly element: Element
  readonly outline: PolygonOutline
  /** What each slit leaves open in its wall. */
  readonly slits: readonly Outline[]
  /** The pieces of the ground that are its walls, slits and doors: from … to − 1. */
  readonly from: number
  readonly to: number
}

/** A table as sight and movement ask it. */
export interface Terrain {
  /** Piece i is element i; the walls, slits and doors of bunkers follow after the last element. */
  readonly ground: Ground
  readonly shelters: readonly Shelter[]
}

type Scenery = Pick<Table, 'width' | 'height' | 'elements'>

/** MOVE-07: what may be walked on unless the element says otherwise; Total Cover only where it can be entered or climbed (MOVE-04). */
export const isPassable = ({ passable, cover, obstacle, elevated, enterable, bunker }: Element): boolean =>
  passable ??
  (cover !== 'total' || obstacle === true || elevated === true || enterable === true || bunker !== undefined)

const known = new WeakMap<Table['elements'], Terrain>()

/** Edges and objectives, named later, leave it as it is. */
export function terrainOf({ table }: { readonly table: Scenery }): Terrain {
  const found = known.get(table.elements)
  if (found && found.ground.width === table.width && found.ground.height === table.height) return found
  const terrain = buildTerrain(table)
  known.set(table.elements, terrain)
  return terrain
}

function buildTerrain({ width, height, elements }: Scenery): Terrain {
  const pieces: Piece[] = elements.map(pieceOf)
  const shelters: Shelter[] = []
  for (const element of elements) {
    const { outline, bunker } = element
    if (!bunker || !isPolygon(outline)) continue
    const { solid, slits, doors } = wallsOf(element)
    const from = pieces.length
    for (const wall of solid) pieces.push({ outline: wall, cover: 'total', passable: false })
    // BUNKER-02: a slit is never passable; through a door nobody is shot at, it is gone through.
    for (const slit of slits) pieces.push({ outline: slit, cover: 'none', passable: false })
    for (const door of doors) pieces.push({ outline: door, cover: 'total', passable: true })
    shelters.push({ element, outline, slits, from, to: pieces.length })
  }
  return { ground: createGround({ width, height, pieces }), shelters }
}

/** HOUSE-18: a bunker stands with its walls alone. */
function pieceOf(element: Element): Piece {
  const { outline, cover, bunker } = element
  if (bunker && isPolygon(outline)) return { outline, cover: 'none', passable: true }
  return { outline, cover, passable: isPassable(element) }
}
