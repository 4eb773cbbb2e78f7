import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** Pixels that a hand may tremble while it clicks. */
const TREMBLE = 6
/** Near the rim of the window a carried man scrolls what lies under him. */
const RIM = 48
const STEP = 12

export interface Carried {
  readonly at: number
  readonly x: number
  readonly y: number
  /** The unit under the pointer. */
  readonly over: string | undefined
}

export interface Carry {
  readonly carried: Carried | undefined
  readonly down: (event: PointerEvent<HTMLElement>, at: number) => void
  readonly move: (event: PointerEvent<HTMLElement>) => void
  readonly up: (event: PointerEvent<HTMLElement>) => void
  /** Whether the click that follows belongs to a drag that has just ended. */
  readonly justDropped: () => boolean
}

const unitUnder = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest('[data-unit]')?.getAttribute('data-unit') ?? undefined

/** A man is carried from his squad to another by mouse, pen or finger. */
export function useCarry(onDrop: (at: number, unit: string) => void): Carry {
  const [carried, setCarried] = useState<Carried | undefined>(undefined)
  const pressed = useRef<{ readonly at: number; readonly x: number; readonly y: number } | undefined>(undefined)
  const dropped = useRef(false)
  useEffect(() => {
    if (!carried) return
    const timer = setInterval(() => {
      const under = document.elementFromPoint(carried.x, carried.y)?.closest('[data-scrolls]')
      if (!under) return
      const box = under.getBoundingClientRect()
      if (carried.y < box.top + RIM) under.scrollTop -= STEP
      if (carried.y > box.bottom - RIM) under.scrollTop += STEP
    }, 30)
    return () => clearInterval(timer)
  }, [carried])
  return {
    carried,
    justDropped: () => {
      const was = dropped.current
      dropped.current = false
      return was
    },
    down: (event, at) => {
      dropped.current = false
      if (event.button !== 0) return
      pressed.current = { at, x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    move: ({ clientX: x, clientY: y }) => {
      const from = pressed.current
      if (!from || (!carried && Math.hypot(x - from.x, y - from.y) < TREMBLE)) return
      setCarried({ at: from.at, x, y, over: unitUnder(x, y) })
    },
    up: (event) => {
      pressed.current = undefined
      if (!carried) return
      dropped.current = true
      setCarried(undefined)
      if (event.type === 'pointerup' && carried.over !== undefined) onDrop(carried.at, carried.over)
    },
  }
}
