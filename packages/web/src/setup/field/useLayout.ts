import { BATTLEFIELDS } from '@tactic48/content'
import type { Point } from '@tactic48/geometry'
import type { Dressing, Element, ElementId } from '@tactic48/rules'
import { useEffect, useMemo, useState } from 'react'
import { keepLayout, keptLayout } from './keptLayout.ts'
import { besideOthers, elementOf, keptOn, type Laid, laidOf, type Size } from './laid.ts'
import { freeNumber, freshPiece, type PaletteLook } from './palette.ts'

export interface Layout extends Scenery {
  readonly elements: readonly Element[]
  readonly chosen: Laid | undefined
  readonly choose: (id: ElementId | undefined) => void
  /** Near the spot where nothing lies yet, or exactly there. */
  readonly add: (look: PaletteLook, at: Point, where: 'free' | 'there') => void
  readonly move: (id: ElementId, x: number, y: number) => void
  readonly turn: (id: ElementId, by: number) => void
  readonly remove: (id: ElementId) => void
  readonly declare: (id: ElementId, cover: 'total' | 'partial') => void
  /** Ready or generated scenery in place of all that lies there. */
  readonly replace: (elements: readonly Element[], dressing: readonly Dressing[]) => void
  readonly canUndo: boolean
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
  readonly deed: string | undefined
}

/** The scenery under the hands of whoever lays out the table. */
export function useLayout(game: string, size: Size): Layout {
  const [{ now, before }, setPast] = useState<Past>(() => ({ now: keptLayout(game), before: [], deed: undefined }))
  useEffect(() => keepLayout(game, now), [game, now])
  const [chosen, setChosen] = useState<ElementId | undefined>(undefined)
  const { pieces, dressing } = now
  const become = (deed: string | undefined, next: (scenery: Scenery) => Scenery): void =>
    setPast((past) => ({
      now: next(past.now),
      before: deed !== undefined && deed === past.deed ? past.before : [...past.before, past.now],
      deed,
    }))
  const change = (deed: string, id: ElementId, next: (laid: Laid) => Laid): void =>
    become(`${deed} ${id}`, (scenery) => ({
      ...scenery,
      pieces: scenery.pieces.map((laid) => (laid.element.id === id ? keptOn(next(laid), size) : laid)),
    }))
  const choose = (id: ElementId | undefined): void => {
    setChosen(id)
    setPast((past) => ({ ...past, deed: undefined }))
  }
  const elements = useMemo(() => pieces.map(elementOf), [pieces])
  return {
    pieces,
    dressing,
    elements,
    chosen: pieces.find(({ element }) => element.id === chosen),
    choose,
    add: (look, at, where) => {
      const fresh = freshPiece(look, freeNumber(look, pieces), at)
      const piece = where === 'free' ? besideOthers(fresh, pieces, size) : keptOn(fresh, size)
      become(undefined, (scenery) => ({ ...scenery, pieces: [...scenery.pieces, piece] }))
      setChosen(piece.element.id)
    },
    move: (id, x, y) => change('move', id, (laid) => ({ ...laid, x, y })),
    turn: (id, by) => change('turn', id, (laid) => ({ ...laid, angle: (laid.angle + by + 360) % 360 })),
    remove: (id) =>
      become(undefined, (scenery) => ({
        ...scenery,
        pieces: scenery.pieces.filter(({ element }) => element.id !== id),
      })),
    declare: (id, cover) => change('declare', id, (laid) => ({ ...laid, element: { ...laid.element, cover } })),
    replace: (next, laid) => {
      become(undefined, () => ({ pieces: next.map(laidOf), dressing: laid }))
      setChosen(undefined)
    },
    canUndo: before.length > 0,
    undo: () =>
      setPast((past) => ({ now: past.before.at(-1) ?? past.now, before: past.before.slice(0, -1), deed: undefined })),
  }
}

/** Ready tables that fit on one of this size, set in its middle. */
export function readyLayouts({ width, height }: Size) {
  return BATTLEFIELDS.filter(({ table }) => table.width <= width && table.height <= height).map((field) => {
    const dx = Math.round((width - field.table.width) / 2)
    const dy = Math.round((height - field.table.height) / 2)
    return {
      field,
      elements: field.table.elements.map((element) => {
        const laid = laidOf(element)
        return elementOf({ ...laid, x: laid.x + dx, y: laid.y + dy })
      }),
      dressing: field.table.dressing.map((each) => ({
        ...each,
        points: each.points.map(({ x, y }) => ({ x: x + dx, y: y + dy })),
      })),
    }
  })
}
