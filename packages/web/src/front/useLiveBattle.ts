import type { EventOf, Played } from '@tactic48/rules'
import { useEffect, useState } from 'react'
import { freshId } from '../game/freshId.ts'
import { openBattle, playOn } from '../game/opponent.ts'

/** A reader's glance between two commands. */
const PACE = 1500
const OPENING = 2500

export type Shot = EventOf<'shotResolved'>

export interface LiveBattle {
  readonly played: Played
  /** The shot that was just fired. */
  readonly shot?: Shot
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The battle behind the front page: two opponents play it on while somebody looks, then it begins again. */
export function useLiveBattle(): LiveBattle | undefined {
  const [battle, setBattle] = useState<LiveBattle>()
  useEffect(() => {
    let left = false
    const live = async (): Promise<void> => {
      const first = await openBattle()
      if (left) return
      setBattle({ played: first })
      await wait(OPENING)
      while (!left) {
        let now: LiveBattle | undefined
        if (!document.hidden && !calm()) {
          now = shown(await playOn(freshId()))
          if (left) return
          setBattle(now)
        }
        await wait(now?.shot ? 2 * PACE : PACE)
      }
    }
    // The page does without it where the opponent cannot come.
    live().catch(() => undefined)
    return () => {
      left = true
    }
  }, [])
  return battle
}

function shown(played: Played): LiveBattle {
  const entry = played.log.entries.at(-1)
  const shot = entry?.entry === 'command' ? entry.events.findLast(({ type }) => type === 'shotResolved') : undefined
  return { played, ...(shot?.type === 'shotResolved' ? { shot } : {}) }
}
