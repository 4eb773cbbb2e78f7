import { useCallback, useEffect, useState } from 'react'
import { trackWork } from '../app/settled.ts'
import type { ListedGame } from '../game/savedGame.ts'
import { shelf } from '../game/shelf.ts'

export interface SavedGamesList {
  readonly games: readonly ListedGame[]
  readonly remove: (id: string) => void
}

/** The games of this browser, newest first; none where it keeps nothing. */
export function useSavedGames(): SavedGamesList {
  const [games, setGames] = useState<readonly ListedGame[]>([])
  const read = useCallback((): void => {
    trackWork(shelf.list()).then(setGames, () => setGames([]))
  }, [])
  useEffect(read, [read])
  const remove = useCallback((id: string): void => void trackWork(shelf.remove(id)).then(read, read), [read])
  return { games, remove }
}
