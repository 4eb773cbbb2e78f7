import { createGround, type Ground, isPolygon, type Piece, type PolygonOutline } from '@tactic48/geometry'
import type { Smoke } from '../state/lasting.ts'
import type { Bunker, Element, Table } from '../state/table.ts'
import { u } from './figures.ts'
import { type Slit, wallsOf } from './walls.ts'

/** BUNKER-01: a bunker as it stands on the table. */
export interface Shelter {
  readonly element: Element
  readonly bunker: Bunker
  readonly outline: PolygonOutline
  readonly slits: readonly Slit[]
  /** The pieces of the ground that are its walls, slits and doors: from … to − 1, the slits from `firstSlit` on. */
  readonly from: number
  readonly to: number
  readonly firstSlit: number
}

/** A table as sight and movement ask it. */
export interface Terrain {
  /** Piece i is element i; the walls, slits and doors of bunkers follow after the last element. */
  readonly ground: Ground
  readonly shelters: readonly Shelter[]
  /** HOUSE-05: the numbers of the elements that protect those inside. */
  readonly protective: readonly number[]
  /** HOUSE-12: the numbers of the elements above the ground. */
  readonly raised: readonly number[]
  /** The element that each piece is, or is a part of. */
  readonly elementOf: readonly number[]
}

type Scenery = Pick<Table, 'width' | 'height' | 'elements'>

/** MOVE-07: what may be walked on unless the element says otherwise; Total Cover only where it can be entered or climbed (MOVE-04). */
export const isPassable = ({ passable, cover, obstacle, elevated, enterable, bunker }: Element): boolean =>
  passable ??
  (cover !== 'total' || obstacle === true || elevated === true || enterable === true || bunker !== undefined)

const terrainCache = new WeakMap<Table['elements'], Terrain>()

/** Edges and objectives, named later, leave it as it is. */
export function terrainOf({ table }: { readonly table: Scenery }): Terrain {
  if (last?.table === table) return last.terrain
  last = { table, terrain: foundOrBuilt(table) }
  return last.terrain
}

/** Asked for several times by every shot and every step, nearly always of the same table. */
let last: { readonly table: Scenery; readonly terrain: Terrain } | undefined

function foundOrBuilt(table: Scenery): Terrain {
  const found = terrainCache.get(table.elements)
  if (found && found.ground.width === table.width && found.ground.height === table.height) return found
  const terrain = buildTerrain(table)
  terrainCache.set(table.elements, terrain)
  return terrain
}

function buildTerrain({ width, height, elements }: Scenery): Terrain {
  const pieces: Piece[] = elements.map(pieceOf)
  const elementOf = elements.map((_, i) => i)
  const shelters: Shelter[] = []
  elements.forEach((element, i) => {
    const { outline, bunker } = element
    if (!bunker || !isPolygon(outline)) return
    const { solid, slits, doors } = wallsOf(outline, bunker)
    const from = pieces.length
    for (const wall of solid) pieces.push({ outline: wall, cover: 'total', passable: false })
    const firstSlit = pieces.length
    // BUNKER-02: a slit is never passable; through a door nobody is shot at, it is gone through.
    for (const slit of slits) pieces.push({ outline: slit.outline, cover: 'none', passable: false })
    for (const door of doors) pieces.push({ outline: door, cover: 'total', passable: true })
    while (elementOf.length < pieces.length) elementOf.push(i)
    shelters.push({ element, bunker, outline, slits, from, to: pieces.length, firstSlit })
  })
  return {
    ground: createGround({ width, height, pieces }),
    shelters,
    protective: numbersOf(elements, ({ terrainClass }) => terrainClass === 'protective'),
    raised: numbersOf(elements, ({ level = 0 }) => level > 0),
    elementOf,
  }
}

const numbersOf = (elements: readonly Element[], test: (element: Element) => boolean): readonly number[] =>
  elements.flatMap((element, i) => (test(element) ? [i] : []))

/** HOUSE-18: a bunker stands with its walls alone. */
function pieceOf(element: Element): Piece {
  const { outline, cover, bunker } = element
  if (bunker && isPolygon(outline)) return { outline, cover: 'none', passable: true }
  return { outline, cover, passable: isPassable(element) }
}

/** What a piece of the ground is, or is a part of; smoke is none. */
export const elementOfPiece = (state: { readonly table: Scenery }, piece: number): Element | undefined =>
  state.table.elements[terrainOf(state).elementOf[piece] ?? -1]

const clouded = new WeakMap<readonly Smoke[], WeakMap<Ground, Ground>>()

/** HOUSE-04: the ground with smoke on it as Total Cover that can be walked through; its pieces follow after all others. */
export function underSmoke(clear: Ground, smoke: readonly Smoke[]): Ground {
  if (smoke.length === 0) return clear
  const grounds = clouded.get(smoke) ?? new WeakMap<Ground, Ground>()
  clouded.set(smoke, grounds)
  const found = grounds.get(clear)
  if (found) return found
  const clouds = smoke.map(({ at: { x, y }, radius }): Piece => {
    return { outline: { kind: 'disc', x, y, r: u(radius) }, cover: 'total', passable: true }
  })
  const { width, height, pieces } = clear
  const made = createGround({ width, height, pieces: [...pieces, ...clouds] })
  grounds.set(clear, made)
  return made
}

const variants = new WeakMap<Shelter, Map<number, Ground>>()
const NO_WALLS = -1

/** The table with all slits of the bunker closed but one: who sees through it there sees through that slit. */
export const groundThrough = (terrain: Terrain, shelter: Shelter, slit: number): Ground =>
  variantOf(terrain, shelter, slit, (i, piece) => {
    const { firstSlit, slits } = shelter
    const isOther = i >= firstSlit && i < firstSlit + slits.length && i !== firstSlit + slit
    return isOther ? { ...piece, cover: 'total' } : piece
  })

/** The table as if the bunker were not there: who sees one of its points there sees the bunker. */
export const groundWithout = (terrain: Terrain, shelter: Shelter): Ground =>
  variantOf(terrain, shelter, NO_WALLS, (i, piece) =>
    i >= shelter.from && i < shelter.to ? { ...piece, cover: 'none' } : piece,
  )

function variantOf(
  { ground }: Terrain,
  shelter: Shelter,
  key: number,
  change: (i: number, piece: Piece) => Piece,
): Ground {
  const grounds = variants.get(shelter) ?? new Map<number, Ground>()
  variants.set(shelter, grounds)
  const found = grounds.get(key)
  if (found) return found
  const { width, height, pieces } = ground
  const made = createGround({ width, height, pieces: pieces.map((piece, i) => change(i, piece)) })
  grounds.set(key, made)
  return made
}
