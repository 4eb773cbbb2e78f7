import { useEffect, useMemo, useRef, useState } from 'react'
import { isWrong, type Wrong } from '../files/wrong.ts'
import { type Game, useGame } from '../game/gameStore.ts'
import { usePointsOf } from '../i18n/points.ts'
import { type Timeline, timelineOf } from './timeline.ts'

export interface Replayed {
  readonly game: Game
  readonly timeline: Timeline
}

/** So much of it has been played again. */
interface Reading {
  readonly share: number
}

export type Replay = Replayed | Reading | 'missing' | Wrong

/** A game of this browser, under way or over, as the seat in front may know it. */
export function useReplay(id: string): Replay {
  const [found, setFound] = useState<'there' | 'missing' | Wrong>()
  const [share, setShare] = useState(0)
  const here = useGame((store) => (store.game?.id === id ? store.game : undefined))
  const last = useRef<Game>(undefined)
  if (here) last.current = here
  // It stays in view while another game comes to the table.
  const game = last.current
  usePointsOf(game?.state.rules.company?.edition)
  const timeline = useMemo(() => game && timelineOf(game.log), [game])
  useEffect(() => {
    let left = false
    useGame
      .getState()
      .resume(id, (done) => left || setShare(done))
      .then(
        (there) => left || setFound(there),
        () => left || setFound('missing'),
      )
    return () => {
      left = true
    }
  }, [id])
  if (game && timeline) return { game, timeline }
  return isWrong(found) || found === 'missing' ? found : { share }
}
