import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width that an element has now, so that drawings keep their type sizes. */
export function useWidth<T extends Element>(): [RefObject<T | null>, number] {
  const element = useRef<T>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const observer = new ResizeObserver(() => setWidth(Math.round(box.clientWidth)))
    observer.observe(box)
    setWidth(Math.round(box.clientWidth))
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
