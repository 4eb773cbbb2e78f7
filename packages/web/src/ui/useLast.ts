import { useState } from 'react'

/** What there was last: it stays in view while there is nothing else to show. Give it something that stays the same between renders. */
export function useLast<T>(now: T | undefined): T | undefined {
  const [last, keep] = useState(now)
  if (now !== undefined && now !== last) keep(now)
  return now ?? last
}
