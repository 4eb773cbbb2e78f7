import {
  type EventOf,
  isRefusal,
  type Played,
  play,
  type SeededChance,
  seededChance,
  topQuestion,
} from '@tactic48/rules'
import { useEffect, useState } from 'react'
import { freshId } from '../game/freshId.ts'
import { opponentMove } from '../game/opponent.ts'
import { openVignette } from './vignette.ts'

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

function fresh(): LiveBattle | undefined {
  const played = openVignette()
  return played && { played }
}

/** The battle behind the front page: two opponents play it on while somebody looks, then it begins again. */
export function useLiveBattle(): LiveBattle | undefined {
  const [first] = useState(fresh)
  const [battle, setBattle] = useState(first)
  useEffect(() => {
    let left = false
    const live = async (): Promise<void> => {
      await wait(OPENING)
      let now: LiveBattle | undefined = first
      const chance = seededChance(freshId())
      while (!left && now) {
        if (!document.hidden && !calm()) {
          const next: LiveBattle | undefined = await step(now.played, chance)
          if (left) return
          now = next ?? fresh()
          setBattle(now)
        }
        await wait(now?.shot ? 2 * PACE : PACE)
      }
    }
    // A picture that stands still is picture enough where the opponent cannot come.
    live().catch(() => undefined)
    return () => {
      left = true
    }
  }, [first])
  return battle
}

async function step(played: Played, chance: SeededChance): Promise<LiveBattle | undefined> {
  const side = topQuestion(played.state)?.awaiting[0]
  const command = side && (await opponentMove(played.state, side))
  const next = command && play(played, command, chance)
  if (!next || isRefusal(next)) return undefined
  const entry = next.log.entries.at(-1)
  const shot = entry?.entry === 'command' ? entry.events.findLast(({ type }) => type === 'shotResolved') : undefined
  return { played: next, ...(shot?.type === 'shotResolved' ? { shot } : {}) }
}
