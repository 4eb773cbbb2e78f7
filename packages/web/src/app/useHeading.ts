import { type RefObject, useLayoutEffect, useRef } from 'react'

let moved = false
if (typeof window !== 'undefined') window.addEventListener('hashchange', () => (moved = true), { once: true })

/** What led to a new page is gone with the old one: the keyboard goes on from its heading. The first page of a visit is the browser's. */
export function useHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (moved && (!activeElement || activeElement === body)) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
