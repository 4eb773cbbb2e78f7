import { type PointerEvent, useRef, useState } from 'react'

/** Pixels that a hand may tremble while it clicks. */
const TREMBLE = 6

interface Carried<T> {
  readonly what: T
  /** In the window. */
  readonly x: number
  readonly y: number
  /** What lies under it there. */
  readonly over: string | undefined
}

export interface Carry<T> {
  readonly carried: Carried<T> | undefined
  readonly press: (event: PointerEvent<HTMLElement>, what: T) => void
  /** For `onPointerMove`, `onPointerUp` and `onPointerCancel`. */
  readonly move: (event: PointerEvent<HTMLElement>) => void
  readonly release: (event: PointerEvent<HTMLElement>) => void
  /** Whether the click that follows belongs to a drag that has just ended. */
  readonly justDropped: () => boolean
}

/** Something is carried over the page by mouse, pen or finger; a press that hardly moves is a click. */
export function useCarry<T>(
  onDrop: (carried: Carried<T>) => void,
  under: (x: number, y: number) => string | undefined = () => undefined,
): Carry<T> {
  const [carried, setCarried] = useState<Carried<T> | undefined>(undefined)
  const pressed = useRef<Pick<Carried<T>, 'what' | 'x' | 'y'> | undefined>(undefined)
  const dropped = useRef(false)
  return {
    carried,
    justDropped: () => {
      const was = dropped.current
      dropped.current = false
      return was
    },
    press: (event, what) => {
      dropped.current = false
      if (event.button !== 0) return
      pressed.current = { what, x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    move: ({ clientX: x, clientY: y }) => {
      const from = pressed.current
      if (!from || (!carried && Math.hypot(x - from.x, y - from.y) < TREMBLE)) return
      setCarried({ what: from.what, x, y, over: under(x, y) })
    },
    release: (event) => {
      pressed.current = undefined
      if (!carried) return
      dropped.current = true
      setCarried(undefined)
      if (event.type === 'pointerup') onDrop(carried)
    },
  }
}
