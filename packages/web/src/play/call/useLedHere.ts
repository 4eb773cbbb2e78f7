import { type RefObject, useLayoutEffect, useRef } from 'react'
import { usePlay } from '../playContext.ts'

/** Focus goes to the question once, so that what listens to the page is led there. */
export function useLedHere(): RefObject<HTMLElement | null> {
  const { question } = usePlay()
  const panel = useRef<HTMLElement>(null)
  const since = question?.since
  useLayoutEffect(() => {
    if (since !== undefined) panel.current?.focus({ preventScroll: true })
  }, [since])
  return panel
}
