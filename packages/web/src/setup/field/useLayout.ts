import type { Battlefield } from '@tactic48/content'
import type { Point } from '@tactic48/geometry'
import {
  type CardId,
  type Dressing,
  dressingShape,
  type Element,
  type ElementId,
  Fault,
  LIMITS,
  list,
  NO_PROPS,
  nameOf,
  number,
  object,
  oneOf,
  type Props,
  pieceFields,
  readAs,
  SIDES,
  type SideId,
  sectionsOf,
  shelterFault,
  type Table,
  tagged,
  text,
  whole,
} from '@tactic48/rules'
import { useEffect, useMemo, useState } from 'react'
import { createStore, useStore } from 'zustand'
import { keep, kept } from '../../app/storedText.ts'
import { ALL_FIELDS } from '../sheets.ts'
import { besideOthers, elementOf, freeNumber, keptOn, type Laid, laidOf, type Size } from './laid.ts'
import {
  freshPiece,
  type LaidProp,
  laidProps,
  type PaletteLook,
  PROP_KINDS,
  type PropKind,
  type PropRules,
  propBeside,
  propOn,
  propRadius,
  propsOf,
} from './palette.ts'

export interface Layout extends Scenery, Edits {
  readonly elements: readonly Element[]
  readonly chosen: Laid | undefined
  readonly chosenProp: LaidProp | undefined
  /** As the game has them. */
  readonly standing: Props
  readonly canUndo: boolean
}

type Marked =
  | 'obstacle'
  | 'elevated'
  | 'enterable'
  | 'aidStation'
  | 'hqLine'
  | 'terrainClass'
  | 'level'
  | 'bunker'
  | 'owner'
type Marks = { readonly [mark in Marked]?: Element[mark] | undefined }

interface Edits {
  readonly choose: (id: string | undefined) => void
  /** Near the spot where nothing lies yet, or exactly there. */
  readonly add: (look: PaletteLook, at: Point, where: 'free' | 'there') => void
  readonly park: (prop: FreshProp, at: Point, where: 'free' | 'there') => void
  /** A piece, a vehicle or a weapon. */
  readonly move: (id: string, x: number, y: number) => void
  /** From where it lies. */
  readonly nudge: (id: string, dx: number, dy: number) => void
  readonly turn: (id: ElementId, by: number) => void
  readonly remove: (id: string) => void
  readonly give: (id: string, side: SideId) => void
  readonly declare: (id: ElementId, cover: Element['cover']) => void
  /** HOUSE-18: an undefined mark is taken away. */
  readonly mark: (id: ElementId, marks: Marks) => void
  /** Ready or generated scenery in place of all that lies there. */
  readonly replace: (elements: readonly Element[], dressing: readonly Dressing[], props?: readonly LaidProp[]) => void
  readonly undo: () => void
}

interface FreshProp {
  readonly kind: PropKind
  readonly card: CardId
  readonly side: SideId
}

interface Scenery {
  readonly pieces: readonly Laid[]
  readonly dressing: readonly Dressing[]
  readonly props: readonly LaidProp[]
}

interface Past {
  readonly now: Scenery
  readonly before: readonly Scenery[]
  /** Steps of one drag, and turns of one piece, are undone together. */
  readonly edit: string | undefined
  readonly chosen: string | undefined
}

/** A mark that is not there is left out, as in a piece that never had it. */
function marked(laid: Laid, marks: Marks): Laid {
  const entries = Object.entries({ ...laid.element, ...marks }).filter(([, value]) => value !== undefined)
  return { ...laid, element: Object.fromEntries(entries) as Laid['element'] }
}

/** Two edits in a row both begin from what lies there, not from the last picture of it. */
function createLayout(now: Scenery, size: Size, setting: PropRules) {
  return createStore<Past & { readonly edits: Edits }>()((set, get) => {
    const become = (edit: string | undefined, next: Scenery): void => {
      const past = get()
      const goesOn = edit !== undefined && edit === past.edit
      set({ now: next, before: goesOn ? past.before : [...past.before, past.now], edit })
    }
    const change = (edit: string, id: ElementId, next: (laid: Laid) => Laid): void =>
      become(`${edit} ${id}`, {
        ...get().now,
        pieces: get().now.pieces.map((laid) => (laid.element.id === id ? keptOn(next(laid), size) : laid)),
      })
    const put = (id: string, next: (at: Point) => Point): void => {
      const { pieces, props } = get().now
      become(`move ${id}`, {
        ...get().now,
        pieces: pieces.map((laid) => (laid.element.id === id ? keptOn({ ...laid, ...next(laid) }, size) : laid)),
        props: props.map((prop) =>
          prop.id === id ? propOn({ ...prop, ...next(prop) }, size, propRadius(setting, prop)) : prop,
        ),
      })
    }
    return {
      now,
      before: [],
      edit: undefined,
      chosen: undefined,
      edits: {
        choose: (id) => set({ chosen: id, edit: undefined }),
        add: (look, at, where) => {
          const { pieces } = get().now
          const fresh = freshPiece(
            look,
            freeNumber(
              look,
              pieces.map(({ element }) => element),
            ),
            at,
          )
          const piece = where === 'free' ? besideOthers(fresh, pieces, size) : keptOn(fresh, size)
          become(undefined, { ...get().now, pieces: [...pieces, piece] })
          set({ chosen: piece.element.id })
        },
        park: (fresh, at, where) => {
          const { pieces, props } = get().now
          const r = propRadius(setting, fresh)
          const prop = { ...fresh, ...at, id: `${fresh.kind}-${freeNumber(fresh.kind, props)}` }
          const put = where === 'free' ? propBeside(prop, pieces.map(elementOf), props, size, r) : propOn(prop, size, r)
          become(undefined, { ...get().now, props: [...props, put] })
          set({ chosen: put.id })
        },
        move: (id, x, y) => put(id, () => ({ x, y })),
        nudge: (id, dx, dy) => put(id, (at) => ({ x: at.x + dx, y: at.y + dy })),
        turn: (id, by) => change('turn', id, (laid) => ({ ...laid, angle: (laid.angle + by + 360) % 360 })),
        remove: (id) =>
          become(undefined, {
            ...get().now,
            pieces: get().now.pieces.filter(({ element }) => element.id !== id),
            props: get().now.props.filter((prop) => prop.id !== id),
          }),
        give: (id, side) =>
          become(undefined, {
            ...get().now,
            props: get().now.props.map((prop) => (prop.id === id ? { ...prop, side } : prop)),
          }),
        declare: (id, cover) => change('declare', id, (laid) => ({ ...laid, element: { ...laid.element, cover } })),
        mark: (id, marks) =>
          become(undefined, {
            ...get().now,
            pieces: get().now.pieces.map((laid) => (laid.element.id === id ? marked(laid, marks) : laid)),
          }),
        replace: (elements, dressing, props = []) => {
          become(undefined, { pieces: elements.flatMap(sectionsOf).map(laidOf), dressing, props })
          set({ chosen: undefined })
        },
        undo: () => {
          const { now, before } = get()
          set({ now: before.at(-1) ?? now, before: before.slice(0, -1), edit: undefined })
        },
      },
    }
  })
}

/** What lies beyond a smaller table is brought onto it. */
const fitting = ({ pieces, dressing, props }: Scenery, size: Size, setting: PropRules): Scenery => ({
  pieces: pieces.map((laid) => keptOn(laid, size)),
  dressing,
  props: props.map((prop) => propOn(prop, size, propRadius(setting, prop))),
})

/** The scenery under the hands of the player who lays out the table. */
export function useLayout(game: string, size: Size, setting: PropRules): Layout {
  const [store] = useState(() => createLayout(fitting(keptLayout(game), size, setting), size, setting))
  const { now, before, chosen, edits } = useStore(store)
  useEffect(() => keepLayout(game, now), [game, now])
  const elements = useMemo(() => now.pieces.map(elementOf), [now.pieces])
  const standing = useMemo(() => propsOf(now.props), [now.props])
  return useMemo(
    () => ({
      ...now,
      ...edits,
      elements,
      standing,
      chosen: now.pieces.find(({ element }) => element.id === chosen),
      chosenProp: now.props.find(({ id }) => id === chosen),
      canUndo: before.length > 0,
    }),
    [now, edits, elements, standing, chosen, before],
  )
}

/** Ready tables that fit on one of this size, set in its middle. */
export const readyLayouts = (size: Size, fields: readonly Battlefield[] = ALL_FIELDS) =>
  fields
    .filter(({ table }) => table.width <= size.width && table.height <= size.height)
    .map((field) => ({ field, ...centred(field, size) }))

/** A table in the middle of a larger one, with what stands on it. */
export function centred(
  { table, props = NO_PROPS }: Pick<Battlefield, 'table' | 'props'>,
  { width, height }: Size,
): Pick<Table, 'elements' | 'dressing'> & { readonly props: readonly LaidProp[] } {
  const dx = Math.round((width - table.width) / 2)
  const dy = Math.round((height - table.height) / 2)
  return {
    elements: table.elements.map((element) => {
      const laid = laidOf(element)
      return elementOf({ ...laid, x: laid.x + dx, y: laid.y + dy })
    }),
    dressing: table.dressing.map((each) => ({
      ...each,
      points: each.points.map(({ x, y }) => ({ x: x + dx, y: y + dy })),
    })),
    props: laidProps(props, dx, dy),
  }
}

/** The scenery of a table that is still being laid out: a reload does not sweep it away. */
export interface KeptLayout {
  readonly pieces: readonly Laid[]
  readonly dressing: readonly Dressing[]
  readonly props: readonly LaidProp[]
}

const NOTHING: KeptLayout = { pieces: [], dressing: [], props: [] }
const KEPT = 'layout'
const START = 'layoutStart'

interface Kept extends KeptLayout {
  readonly game: string
}

type Shaped<K extends Laid['shape']['kind']> = Extract<Laid['shape'], { readonly kind: K }>

const PLACE = number(-1_000_000, 1_000_000)
const pointOfPiece = object<Shaped<'polygon'>['points'][number]>({ x: PLACE, y: PLACE })

export const laidShape = object<Laid>({
  element: object<Laid['element']>(pieceFields),
  shape: tagged<Laid['shape'], 'kind'>('kind', {
    disc: object<Shaped<'disc'>>({ kind: oneOf(['disc']), r: whole(1, 1_000_000) }),
    polygon: object<Shaped<'polygon'>>({
      kind: oneOf(['polygon']),
      points: list(pointOfPiece, LIMITS.outlinePoints, 3),
    }),
  }),
  x: PLACE,
  y: PLACE,
  angle: number(-360, 360),
})

/** What the browser keeps may be of another day or another hand: it is judged like any file. */
const propShape = object<LaidProp>({
  id: text(LIMITS.name),
  kind: oneOf(PROP_KINDS),
  card: nameOf<CardId>(),
  side: oneOf(SIDES),
  x: PLACE,
  y: PLACE,
})

const keptShape = object<Kept>({
  game: text(LIMITS.name, 0),
  pieces: list(laidShape, LIMITS.pieces),
  dressing: dressingShape,
  props: list(propShape, 2 * LIMITS.props),
})

/** Only the layout of the game that was last laid out is kept; another game begins with the table that is to be edited. */
export const keptLayout = (game: string): KeptLayout => layoutIn(KEPT, game) ?? layoutIn(START, '') ?? NOTHING

function layoutIn(name: string, game: string): KeptLayout | undefined {
  const before = readAs(keptShape, kept(name))
  return before instanceof Fault || before.game !== game || !before.pieces.every(canLie) ? undefined : before
}

/** A table that the next layout begins with; without it that begins with an empty one. */
export function startLayoutWith(field: Pick<Battlefield, 'table' | 'props'> | undefined): void {
  if (!field) {
    keep(START, undefined)
    return
  }
  const { elements, dressing } = field.table
  const pieces = elements.flatMap(sectionsOf).map(laidOf)
  keep(START, { game: '', pieces, dressing, props: laidProps(field.props ?? NO_PROPS) } satisfies Kept)
}

function canLie(laid: Laid): boolean {
  try {
    return shelterFault(elementOf(laid)) === undefined
  } catch {
    return false
  }
}

export function keepLayout(game: string, { pieces, dressing, props }: KeptLayout): void {
  keep(KEPT, { game, pieces, dressing, props } satisfies Kept)
}
