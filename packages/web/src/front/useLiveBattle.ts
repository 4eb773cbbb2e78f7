import type { Command } from '@tactic48/rules'
import { useEffect, useRef, useState } from 'react'
import type { BoardModel } from '../board/model.ts'
import { beatOf, createStage, isCaughtUp, type Reel, RULES, type StageRules } from '../stage/stage.ts'
import { type LiveBeat, type LiveShot, momentsOf, type RecordedBattle } from './liveBattle.ts'

/** A reader's glance between two commands. */
const PACE = 1500
const OPENING = 2500
/** Nobody plays here: there is time to look. */
const SPEED = 0.6

export interface LiveBattle {
  readonly turn: number
  readonly board: BoardModel
  readonly marks: LiveBeat['marks']
  /** The shot that is being shown. */
  readonly shot: LiveShot | undefined
  /** What has been played and shown. */
  readonly commands: readonly Command[]
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
/** Decoration: the page is settled while it goes on. */
const waitUnseen: StageRules['wait'] = (act, ms) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The battle behind the front page is shown while somebody looks; at its end it begins again. */
export function useLiveBattle(still: boolean): LiveBattle | undefined {
  const [battle, setBattle] = useState<LiveBattle>()
  const halted = useRef(still)
  const told = useRef<ReturnType<typeof createStage>>(undefined)
  useEffect(() => {
    halted.current = still
    if (still) told.current?.getState().pause()
    else told.current?.getState().run('on')
  }, [still])
  useEffect(() => {
    let left = false
    const live = async (): Promise<void> => {
      // The types of JSON are wider than what it contains; a test compares the file with the game that it was made from.
      const written: unknown = (await import('./battle.gen.json')).default
      const recorded = written as RecordedBattle
      const moments = momentsOf(recorded)
      let last = 0
      const reel: Reel<LiveBeat> = { last: () => last, beatsAt: (moment) => moments[moment + 1]?.beats ?? [] }
      const stage = createStage(reel, 0, { ...RULES, live: true, wait: waitUnseen })
      const show = (): void => {
        const { moment } = stage.getState()
        const beat = beatOf(reel, stage.getState())
        const at = moments[beat ? moment + 1 : moment]
        if (left) stage.getState().pause()
        else if (at)
          setBattle({
            turn: at.turn,
            board: beat?.board ?? at.board,
            marks: beat?.marks ?? [],
            shot: beat?.shot,
            commands: recorded.commands.slice(0, moment),
          })
      }
      told.current = stage
      stage.getState().setSpeed(SPEED)
      stage.subscribe(show)
      show()
      await wait(OPENING)
      while (!left) {
        if (!document.hidden && !calm() && !halted.current && isCaughtUp(reel, stage.getState())) {
          last = (last + 1) % moments.length
          if (last === 0) stage.getState().goTo(0)
          else stage.getState().follow()
        }
        await wait(PACE)
      }
      stage.getState().pause()
    }
    // The page does without it where it cannot be fetched.
    live().catch(() => undefined)
    return () => {
      left = true
    }
  }, [])
  return battle
}
