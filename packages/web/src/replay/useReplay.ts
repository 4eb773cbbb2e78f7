import { isRefusal } from '@tactic48/rules'
import { useEffect, useState } from 'react'
import type { Filed } from '../files/gameFile.ts'
import { readKept } from '../files/reading.ts'
import { isWrong, type Wrong } from '../files/wrong.ts'
import { useGame } from '../game/gameStore.ts'
import { type Timeline, timelineOf } from './timeline.ts'

export interface Replayed extends Filed {
  readonly id: string
  readonly timeline: Timeline
}

export type Replay = Replayed | 'loading' | 'missing' | 'broken' | Wrong

async function find(id: string): Promise<Replay> {
  const live = useGame.getState().game
  const game = live?.id === id ? live : await readKept(id)
  if (!game) return 'missing'
  if (isWrong(game)) return game
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
