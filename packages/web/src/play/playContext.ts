import { createContext, useContext } from 'react'
import type { BoardModel } from '../board/model.ts'
import type { Names } from '../prose/useNames.ts'
import type { SeenLog } from '../session/seenLog.ts'
import type { Lens } from '../table/lens.ts'
import type { Situation } from './situation.ts'

/** What every part of the table needs to know. */
export interface Play extends Situation {
  /** What the state shows on the table. */
  readonly board: BoardModel
  readonly names: Names
  readonly lens: Lens
  /** As far as it has been told. */
  readonly log: SeenLog
}

export const PlayContext = createContext<Play | undefined>(undefined)

export function usePlay(): Play {
  const play = useContext(PlayContext)
  if (!play) throw new Error('the table is not set')
  return play
}
