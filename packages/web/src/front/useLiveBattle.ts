import { SHOWCASE } from '@tactic48/content/showcase'
import { useEffect, useState } from 'react'
import { freshId } from '../game/freshId.ts'
import { openBattle, playOn } from '../game/opponent.ts'
import { beatOf, createStage, isCaughtUp, type Reel, RULES, type Stage, type StageRules } from '../stage/stage.ts'
import type { Battle, LiveBeat } from './liveBattle.ts'

/** A reader's glance between two commands. */
const PACE = 1500
const OPENING = 2500
/** Nobody plays here: there is time to look. */
const SPEED = 0.6

export interface LiveBattle extends Omit<Battle, 'beats'> {
  readonly marks: LiveBeat['marks']
  /** The shot that is being shown. */
  readonly shot: LiveBeat['shot']
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
/** Decoration: the page is settled while it goes on. */
const waitUnseen: StageRules['wait'] = (act, ms) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

function shown(reel: Reel<LiveBeat>, commands: ReadonlyMap<number, Battle>, stage: Stage): LiveBattle | undefined {
  const beat = beatOf(reel, stage)
  const battle = commands.get(beat ? stage.moment + 1 : stage.moment)
  return battle && { ...battle, board: beat?.board ?? battle.board, marks: beat?.marks ?? [], shot: beat?.shot }
}

/** The battle behind the front page: two opponents play it on while somebody looks, then it begins again. */
export function useLiveBattle(): LiveBattle | undefined {
  const [battle, setBattle] = useState<LiveBattle>()
  useEffect(() => {
    let left = false
    // Battle n stands at moment n. What has been told is let go: the page may stay open for hours.
    const commands = new Map<number, Battle>()
    let last = 0
    const reel: Reel<LiveBeat> = { last: () => last, beatsAt: (moment) => commands.get(moment + 1)?.beats ?? [] }
    const stage = createStage(reel, 0, { ...RULES, live: true, wait: waitUnseen })
    stage.getState().setSpeed(SPEED)
    const show = (): void => setBattle(shown(reel, commands, stage.getState()))
    stage.subscribe(show)
    const live = async (): Promise<void> => {
      commands.set(0, await openBattle(SHOWCASE))
      if (left) return
      show()
      await wait(OPENING)
      while (!left) {
        if (!document.hidden && !calm() && isCaughtUp(reel, stage.getState())) {
          const next = await playOn(freshId(), SHOWCASE)
          if (left) return
          last += 1
          commands.set(last, next)
          commands.delete(last - 3)
          stage.getState().follow()
        }
        await wait(PACE)
      }
    }
    // The page does without it where the opponent cannot come.
    live().catch(() => undefined)
    return () => {
      left = true
      stage.getState().pause()
    }
  }, [])
  return battle
}
