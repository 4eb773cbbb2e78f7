import {
  discOutline,
  GeometryError,
  type Outline,
  polygonOutline,
  rectangleOutline,
  wallOutline,
} from '@tactic48/geometry'
import {
  type Bunker,
  type CardBook,
  cardId,
  cornersFault,
  type Dressing,
  type Element,
  elementId,
  emplacedWeapon,
  type Gap,
  gapOnWall,
  LIMITS,
  NO_PROPS,
  own,
  type Prop,
  type Props,
  shelterFault,
  type Table,
} from '@tactic48/rules'
import { type BattlefieldFile, battlefieldShape, type ElementFile } from './battlefieldFile.ts'
import { ContentError, checked, contentFault, fieldOf, type Path, refusedAt } from './contentError.ts'
import { LOOKS } from './looks.ts'
import type { Named } from './named.ts'
import { defined } from './weapons.ts'

export interface Battlefield {
  readonly id: string
  readonly name: Named
  readonly table: Table
  /** HOUSE-03, HOUSE-21: what stands on it; absent = nothing. */
  readonly props?: Props
}

/** SETUP-05: linear pieces are laid as sections of at most 4 u. */
const SECTION = 4
const milli = (length: number): number => Math.round(length * 1000)

const NO_CARDS: CardBook = { characters: {}, weapons: {} }

/** A battlefield as somebody wrote it; what it refuses it names. The vehicles and weapons on it are cards of this book. */
export function battlefieldOf(value: unknown, book: CardBook = NO_CARDS): Battlefield {
  const file = checked(battlefieldShape, value)
  const counts = new Map<string, number>()
  const elements = file.elements.flatMap((element, index) => {
    const at = ['elements', index] as const
    const made = elementsOf(element, at, counts)
    if (made.some(({ outline }) => !liesOn(file, outline))) throw refusedAt(at, 'offTable')
    for (const one of made) {
      const fault = shelterFault(one)
      if (fault) throw contentFault(fault, at)
    }
    return made
  })
  if (elements.length > LIMITS.pieces) throw refusedAt(['elements'], 'listTooLong', { limit: LIMITS.pieces })
  const corners = cornersFault(elements)
  if (corners) throw contentFault(corners, ['elements'])
  const dressing = file.dressing.map(
    ({ kind, points, width }): Dressing => ({
      kind,
      points: points.map(([x, y]) => ({ x: milli(x), y: milli(y) })),
      ...(width === undefined ? {} : { width: milli(width) }),
    }),
  )
  const props = propsOf(file, book)
  return {
    id: file.id,
    name: file.name,
    table: { width: milli(file.width), height: milli(file.height), elements, dressing },
    ...(props !== NO_PROPS && { props }),
  }
}

function propsOf({ parked = [], emplaced = [], width, height }: BattlefieldFile, book: CardBook): Props {
  if (parked.length + emplaced.length === 0) return NO_PROPS
  const read = (kind: keyof Props, list: typeof parked): readonly Prop[] =>
    list.map(({ card: name, side, at: [x, y] }, i) => {
      const card = cardId(name)
      const isKnown = kind === 'parked' ? own(book.vehicles ?? {}, card) : emplacedWeapon(book, card)
      if (!isKnown) {
        const words = kind === 'parked' ? `no vehicle is called "${name}"` : `"${name}" has no weapon that can be left`
        throw new ContentError(fieldOf([kind, i, 'card']), words, 'noSuchCard', { id: name })
      }
      if (x > width || y > height) throw refusedAt([kind, i, 'at'], 'offTable')
      return { card, side, position: { x: milli(x), y: milli(y) } }
    })
  return { parked: read('parked', parked), emplaced: read('emplaced', emplaced) }
}

function liesOn({ width, height }: { readonly width: number; readonly height: number }, outline: Outline): boolean {
  const r = outline.kind === 'disc' ? outline.r : 0
  const points = outline.kind === 'disc' ? [outline] : outline.points
  return points.every(({ x, y }) => x >= r && y >= r && x <= milli(width) - r && y <= milli(height) - r)
}

/** What a piece of a file is on the table: sections, where it is a long line. `counts` numbers the pieces of each look. */
export function elementsOf(file: ElementFile, at: Path, counts: Map<string, number>): Element[] {
  const look = own(LOOKS, file.look)
  if (!look) throw new ContentError(fieldOf([...at, 'look']), `no element looks like "${file.look}"`)
  const { thickness: _thickness, r: _r, ...tags } = look
  return outlinesOf(file, at).map((outline) => {
    const number = (counts.get(file.look) ?? 0) + 1
    counts.set(file.look, number)
    return {
      ...tags,
      ...defined({
        cover: file.cover ?? tags.cover,
        passable: file.passable,
        obstacle: file.obstacle ?? tags.obstacle,
        elevated: file.elevated,
        dressing: file.dressing,
        enterable: file.enterable,
        terrainClass: file.terrainClass ?? tags.terrainClass,
        level: file.level,
        hqLine: file.hqLine,
        aidStation: file.aidStation,
        bunker: file.bunker && bunkerOf(file.bunker, outline, at),
        owner: file.owner,
      }),
      id: elementId(`${file.look}-${number}`),
      name: file.name ?? `${file.look} ${number}`,
      look: file.look,
      outline,
    }
  })
}

/** A slit or door that is on no wall is refused when the table is read; what is written as two points becomes a place on a wall. */
function bunkerOf(file: NonNullable<ElementFile['bunker']>, outline: Outline, at: Path): Bunker {
  const gapsOf = (kind: 'slits' | 'doors'): readonly Gap[] =>
    file[kind].map(([x1, y1, x2, y2], i) => {
      const gap = gapOnWall(outline, { x: milli(x1), y: milli(y1) }, { x: milli(x2), y: milli(y2) })
      if (!gap) throw refusedAt([...at, 'bunker', kind, i], 'notOnWall')
      return gap
    })
  return { slits: gapsOf('slits'), doors: gapsOf('doors'), ...defined({ armour: file.armour }) }
}

function outlinesOf(file: ElementFile, at: Path): Outline[] {
  const look = own(LOOKS, file.look)
  const shapes = [file.line, file.rect, file.polygon, file.at].filter((shape) => shape !== undefined)
  if (shapes.length !== 1) throw new ContentError(fieldOf(at), 'give exactly one of line, rect, polygon, at')
  if (file.thickness !== undefined && !file.line)
    throw new ContentError(fieldOf([...at, 'thickness']), 'goes with a line only')
  if (file.r !== undefined && !file.at) throw new ContentError(fieldOf([...at, 'r']), 'goes with at only')
  try {
    if (file.line) return sections(file.line, file.thickness ?? look?.thickness ?? SECTION / 10)
    if (file.rect) {
      const [x, y, width, height] = file.rect
      return [rectangleOutline(milli(x), milli(y), milli(width), milli(height))]
    }
    if (file.polygon) return [polygonOutline(file.polygon.map(([x, y]) => ({ x: milli(x), y: milli(y) })))]
    const [x, y] = file.at ?? [0, 0]
    return [discOutline(milli(x), milli(y), milli(file.r ?? look?.r ?? 1))]
  } catch (error) {
    if (error instanceof GeometryError) throw new ContentError(fieldOf(at), error.message)
    throw error
  }
}

function sections([x1, y1, x2, y2]: readonly [number, number, number, number], thickness: number): Outline[] {
  const length = Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))
  const count = Math.max(1, Math.ceil(length / SECTION))
  const along = (i: number) => ({
    x: milli(x1 + ((x2 - x1) * i) / count),
    y: milli(y1 + ((y2 - y1) * i) / count),
  })
  return Array.from({ length: count }, (_, i) => wallOutline(along(i), along(i + 1), milli(thickness)))
}
