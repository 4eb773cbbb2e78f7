import { type GameState, isRefusal, type Played, play, seededChance, topQuestion } from '@tactic48/rules'
import { useEffect, useState } from 'react'
import { opponentMove } from '../game/opponent.ts'
import { openVignette } from './vignette.ts'

/** A reader's glance between two commands. */
const PACE = 1500
const OPENING = 2500

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The battle behind the front page: two opponents play it on while somebody looks, then it begins again. */
export function useLiveBattle(): GameState | undefined {
  const [state, setState] = useState(() => openVignette()?.state)
  useEffect(() => {
    let left = false
    const live = async (): Promise<void> => {
      await wait(OPENING)
      let played: Played | undefined = openVignette()
      const chance = seededChance(crypto.randomUUID())
      while (!left && played) {
        if (!document.hidden && !calm()) {
          const next: Played | undefined = await step(played, chance)
          if (left) return
          played = next ?? openVignette()
          setState(played?.state)
        }
        await wait(PACE)
      }
    }
    void live()
    return () => {
      left = true
    }
  }, [])
  return state
}

async function step(played: Played, chance: ReturnType<typeof seededChance>): Promise<Played | undefined> {
  const side = topQuestion(played.state)?.awaiting[0]
  const command = side && (await opponentMove(played.state, side))
  const next = command && play(played, command, chance)
  return next && !isRefusal(next) ? next : undefined
}
