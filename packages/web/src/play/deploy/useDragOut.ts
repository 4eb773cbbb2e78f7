import type { Point } from '@tactic48/geometry'
import { type PointerEvent, useRef } from 'react'
import { useGame } from '../../game/gameStore.ts'
import { redraft } from '../../input/active.ts'
import { spotUnder } from '../../table/spotUnder.ts'
import { commit } from '../commands.ts'
import { usePlay } from '../playContext.ts'
import { useTable } from '../tableStore.ts'

const CLICK = 6

interface DragOut {
  readonly onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLButtonElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLButtonElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLButtonElement>) => void
}

/** What lies beside the table is taken up, follows the pointer, and is put down on it. */
export function useDragOut(onTake: () => void): DragOut {
  const { lens } = usePlay()
  const lifted = useRef<Point | undefined>(undefined)
  const { change } = useTable.getState()
  const spotOf = (event: PointerEvent): Point | undefined => {
    const box = document.querySelector('.play .table')?.getBoundingClientRect()
    if (!box || event.clientX < box.left || event.clientX > box.right) return undefined
    if (event.clientY < box.top || event.clientY > box.bottom) return undefined
    return spotUnder(event, lens, box)
  }
  const up = (event: PointerEvent<HTMLButtonElement>): void => {
    const from = lifted.current
    lifted.current = undefined
    const dragged = useTable.getState().dragging
    change({ dragging: false })
    const spot = event.type === 'pointerup' ? spotOf(event) : undefined
    if (!from || !dragged || !spot) return
    redraft({ goal: spot })
    commit()
  }
  return {
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      lifted.current = { x: event.clientX, y: event.clientY }
      useGame.getState().clearRefusal()
      onTake()
    },
    onPointerMove: (event) => {
      const from = lifted.current
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) < CLICK) return
      redraft({ goal: spotOf(event) })
      change({ dragging: true })
    },
    onPointerUp: up,
    onPointerCancel: up,
  }
}
