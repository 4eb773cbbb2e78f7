import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element has come into the window, or as near to it as `margin` says. */
export function useSeen<T extends Element>(margin = '0px', share = 0): readonly [boolean, RefObject<T | null>] {
  const element = useRef<T>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setSeen(true)
      },
      { rootMargin: margin, threshold: share },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [margin, share])
  return [seen, element]
}
