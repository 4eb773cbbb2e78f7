import { isRefusal } from '@tactic48/rules'
import { useEffect, useState } from 'react'
import { useGame } from '../game/gameStore.ts'
import { shelf } from '../game/shelf.ts'
import type { Filed } from './gameFile.ts'
import { type Timeline, timelineOf } from './timeline.ts'

export interface Replayed extends Filed {
  readonly id: string
  readonly timeline: Timeline
}

export type Replay = Replayed | 'loading' | 'missing' | 'broken'

async function find(id: string): Promise<Replay> {
  const live = useGame.getState().game
  const game = live?.id === id ? live : await shelf.get(id)
  if (!game) return 'missing'
  const { title, battlefield, players, log } = game
  const timeline = timelineOf(log)
  return isRefusal(timeline) ? 'broken' : { id, title, battlefield, players, log, timeline }
}

/** A game of this browser, under way or over, as it is now. */
export function useReplay(id: string): Replay {
  const [replay, setReplay] = useState<Replay>('loading')
  useEffect(() => {
    let left = false
    find(id).then(
      (found) => left || setReplay(found),
      () => left || setReplay('missing'),
    )
    return () => {
      left = true
    }
  }, [id])
  return replay
}
