import { BATTLEFIELDS } from '@tactic48/content'
import type { Dressing, Element, ElementId } from '@tactic48/rules'
import { useEffect, useMemo, useState } from 'react'
import { keepLayout, keptLayout } from './keptLayout.ts'
import { besideOthers, elementOf, keptOn, type Laid, laidOf, type Size } from './laid.ts'
import { freeNumber, freshPiece, type PaletteLook } from './palette.ts'

export interface Layout {
  readonly pieces: readonly Laid[]
  readonly dressing: readonly Dressing[]
  readonly elements: readonly Element[]
  readonly chosen: Laid | undefined
  readonly choose: (id: ElementId | undefined) => void
  readonly add: (look: PaletteLook, at: { readonly x: number; readonly y: number }) => void
  readonly move: (id: ElementId, x: number, y: number) => void
  readonly turn: (id: ElementId, by: number) => void
  readonly remove: (id: ElementId) => void
  readonly declare: (id: ElementId, cover: 'total' | 'partial') => void
  /** Ready or generated scenery in place of all that lies there. */
  readonly replace: (elements: readonly Element[], dressing: readonly Dressing[]) => void
}

/** The scenery under the hands of whoever lays out the table. */
export function useLayout(game: string, size: Size): Layout {
  const [before] = useState(() => keptLayout(game))
  const [pieces, setPieces] = useState(before.pieces)
  const [dressing, setDressing] = useState(before.dressing)
  useEffect(() => keepLayout(game, { pieces, dressing }), [game, pieces, dressing])
  const [chosen, choose] = useState<ElementId | undefined>(undefined)
  const change = (id: ElementId, next: (laid: Laid) => Laid): void =>
    setPieces((all) => all.map((laid) => (laid.element.id === id ? keptOn(next(laid), size) : laid)))
  const elements = useMemo(() => pieces.map(elementOf), [pieces])
  return {
    pieces,
    dressing,
    elements,
    chosen: pieces.find(({ element }) => element.id === chosen),
    choose,
    add: (look, at) => {
      const piece = besideOthers(freshPiece(look, freeNumber(look, pieces), at), pieces, size)
      setPieces([...pieces, piece])
      choose(piece.element.id)
    },
    move: (id, x, y) => change(id, (laid) => ({ ...laid, x, y })),
    turn: (id, by) => change(id, (laid) => ({ ...laid, angle: (laid.angle + by + 360) % 360 })),
    remove: (id) => setPieces((all) => all.filter(({ element }) => element.id !== id)),
    declare: (id, cover) => change(id, (laid) => ({ ...laid, element: { ...laid.element, cover } })),
    replace: (next, laid) => {
      setPieces(next.map(laidOf))
      setDressing(laid)
      choose(undefined)
    },
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
