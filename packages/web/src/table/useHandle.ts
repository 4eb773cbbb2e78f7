import type { Point } from '@tactic48/geometry'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { arrowStep } from './arrowKeys.ts'
import type { Lens } from './lens.ts'
import { spotUnder } from './lens.ts'

/** What a hand or a key does to a thing on the table. */
export interface Handling {
  readonly onChoose: () => void
  readonly onMove: (x: number, y: number) => void
  readonly onNudge: (dx: number, dy: number) => void
  readonly onRemove: () => void
  /** It was carried, and is let go. */
  readonly onDrop?: () => void
  /** Absent where a thing has no front. */
  readonly onTurn?: (by: number) => void
}

interface Handlers {
  readonly onPointerDown: (event: PointerEvent<SVGGElement>) => void
  readonly onPointerMove: (event: PointerEvent<SVGGElement>) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent<SVGGElement>) => void
}

/** A mouse or a finger drags it by where it was taken; arrows move it, R turns it, Delete takes it away. */
export function useHandle({ x, y }: Point, lens: Lens, handling: Handling): Handlers {
  const { onChoose, onMove, onNudge, onRemove, onTurn, onDrop } = handling
  const grip = useRef<Point | undefined>(undefined)
  const carried = useRef(false)
  const spot = (event: PointerEvent<SVGGElement>): Point =>
    spotUnder(event, lens, (event.currentTarget.closest('.table') ?? event.currentTarget).getBoundingClientRect())
  const drop = (): void => {
    grip.current = undefined
    if (carried.current) onDrop?.()
    carried.current = false
  }
  return {
    onPointerDown: (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const at = spot(event)
      grip.current = { x: x - at.x, y: y - at.y }
      onChoose()
    },
    onPointerMove: (event) => {
      if (!grip.current) return
      const at = spot(event)
      carried.current = true
      onMove(at.x + grip.current.x, at.y + grip.current.y)
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onFocus: onChoose,
    onKeyDown: (event) => {
      const step = arrowStep(event)
      if (step) onNudge(...step)
      else if (onTurn && event.key.toLowerCase() === 'r') onTurn(event.shiftKey ? -15 : 15)
      else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
      else return
      event.preventDefault()
    },
  }
}
