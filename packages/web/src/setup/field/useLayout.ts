import type { Point } from '@tactic48/geometry'
import { type Dressing, type Element, type ElementId, sectionsOf, type Table } from '@tactic48/rules'
import { useEffect, useMemo, useState } from 'react'
import { createStore, useStore } from 'zustand'
import { ALL_FIELDS } from '../scale.ts'
import { keepLayout, keptLayout } from './keptLayout.ts'
import { besideOthers, elementOf, keptOn, type Laid, laidOf, type Size } from './laid.ts'
import { freeNumber, freshPiece, type PaletteLook } from './palette.ts'

export interface Layout extends Scenery, Edits {
  readonly elements: readonly Element[]
  readonly chosen: Laid | undefined
  readonly canUndo: boolean
}

type Marked = 'obstacle' | 'elevated' | 'enterable' | 'aidStation' | 'hqLine' | 'terrainClass' | 'level' | 'bunker'
type Marks = { readonly [mark in Marked]?: Element[mark] | undefined }

interface Edits {
  readonly choose: (id: ElementId | undefined) => void
  /** Near the spot where nothing lies yet, or exactly there. */
  readonly add: (look: PaletteLook, at: Point, where: 'free' | 'there') => void
  readonly move: (id: ElementId, x: number, y: number) => void
  /** From where it lies. */
  readonly nudge: (id: ElementId, dx: number, dy: number) => void
  readonly turn: (id: ElementId, by: number) => void
  readonly remove: (id: ElementId) => void
  readonly declare: (id: ElementId, cover: Element['cover']) => void
  /** HOUSE-18: an undefined mark is taken away. */
  readonly mark: (id: ElementId, marks: Marks) => void
  /** Ready or generated scenery in place of all that lies there. */
  readonly replace: (elements: readonly Element[], dressing: readonly Dressing[]) => void
  readonly undo: () => void
}

interface Scenery {
  readonly pieces: readonly Laid[]
  readonly dressing: readonly Dressing[]
}

interface Past {
  readonly now: Scenery
  readonly before: readonly Scenery[]
  /** Steps of one drag, and turns of one piece, are undone together. */
  readonly edit: string | undefined
  readonly chosen: ElementId | undefined
}

/** A mark that is not there is left out, as in a piece that never had it. */
function marked(laid: Laid, marks: Marks): Laid {
  const entries = Object.entries({ ...laid.element, ...marks }).filter(([, value]) => value !== undefined)
  return { ...laid, element: Object.fromEntries(entries) as Laid['element'] }
}

/** Two edits in a row both begin from what lies there, not from the last picture of it. */
function createLayout(now: Scenery, size: Size) {
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
    return {
      now,
      before: [],
      edit: undefined,
      chosen: undefined,
      edits: {
        choose: (id) => set({ chosen: id, edit: undefined }),
        add: (look, at, where) => {
          const { pieces } = get().now
          const fresh = freshPiece(look, freeNumber(look, pieces), at)
          const piece = where === 'free' ? besideOthers(fresh, pieces, size) : keptOn(fresh, size)
          become(undefined, { ...get().now, pieces: [...pieces, piece] })
          set({ chosen: piece.element.id })
        },
        move: (id, x, y) => change('move', id, (laid) => ({ ...laid, x, y })),
        nudge: (id, dx, dy) => change('move', id, (laid) => ({ ...laid, x: laid.x + dx, y: laid.y + dy })),
        turn: (id, by) => change('turn', id, (laid) => ({ ...laid, angle: (laid.angle + by + 360) % 360 })),
        remove: (id) =>
          become(undefined, { ...get().now, pieces: get().now.pieces.filter(({ element }) => element.id !== id) }),
        declare: (id, cover) => change('declare', id, (laid) => ({ ...laid, element: { ...laid.element, cover } })),
        mark: (id, marks) =>
          become(undefined, {
            ...get().now,
            pieces: get().now.pieces.map((laid) => (laid.element.id === id ? marked(laid, marks) : laid)),
          }),
        replace: (elements, dressing) => {
          become(undefined, { pieces: elements.flatMap(sectionsOf).map(laidOf), dressing })
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
const fitting = ({ pieces, dressing }: Scenery, size: Size): Scenery => ({
  pieces: pieces.map((laid) => keptOn(laid, size)),
  dressing,
})

/** The scenery under the hands of the player who lays out the table. */
export function useLayout(game: string, size: Size): Layout {
  const [store] = useState(() => createLayout(fitting(keptLayout(game), size), size))
  const { now, before, chosen, edits } = useStore(store)
  useEffect(() => keepLayout(game, now), [game, now])
  const elements = useMemo(() => now.pieces.map(elementOf), [now.pieces])
  return useMemo(
    () => ({
      ...now,
      ...edits,
      elements,
      chosen: now.pieces.find(({ element }) => element.id === chosen),
      canUndo: before.length > 0,
    }),
    [now, edits, elements, chosen, before],
  )
}

/** Ready tables that fit on one of this size, set in its middle. */
export const readyLayouts = (size: Size) =>
  ALL_FIELDS.filter(({ table }) => table.width <= size.width && table.height <= size.height).map((field) => ({
    field,
    ...centred(field.table, size),
  }))

/** A table in the middle of a larger one. */
export function centred(table: Table, { width, height }: Size): Pick<Table, 'elements' | 'dressing'> {
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
  }
}
