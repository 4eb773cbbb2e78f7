import { type GameState, type Question, type SeatId, type SideId, topQuestion } from '@tactic48/rules'
import { createContext, useContext } from 'react'
import type { Players } from '../game/savedGame.ts'
import type { Names } from '../prose/useNames.ts'
import type { Lens } from '../table/lens.ts'

/** What every part of the table needs to know. */
export interface Play {
  /** What the table shows: now, or the moment that was asked for. */
  readonly state: GameState
  readonly players: Players
  readonly names: Names
  readonly lens: Lens
  readonly question: Question | undefined
  /** The side whose person is asked now; its seat signs commands. */
  readonly side: SideId | undefined
  readonly seat: SeatId | undefined
  /** That person may act with Characters: own turn or a window in the other's. */
  readonly mayAct: boolean
}

export const PlayContext = createContext<Play | undefined>(undefined)

export function usePlay(): Play {
  const play = useContext(PlayContext)
  if (!play) throw new Error('the table is not set')
  return play
}

export const isActing = (question: Question | undefined): boolean =>
  question?.kind === 'action' || question?.kind === 'window'

export const questionOf = (state: GameState): Question | undefined =>
  state.phase === 'over' ? undefined : topQuestion(state)
