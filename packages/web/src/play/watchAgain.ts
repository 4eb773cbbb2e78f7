import { opponentOf, type SideId } from '@tactic48/rules'
import { useGame } from '../game/gameStore.ts'
import { speaker } from './commands.ts'
import { lastTurnOf, leaveWatching, watchFrom, watchingNow } from './playStage.ts'
import { situationNow } from './situation.ts'
import { useTable } from './tableStore.ts'

export const isWatching = (): boolean => watchingNow() !== undefined

/** Whose turn can be told again: the other's, seen from whoever is asked or speaks for this screen. */
export function othersTurn(): { readonly side: SideId; readonly moment: number } | undefined {
  const { game } = useGame.getState()
  const now = situationNow()
  const side = game && now && opponentOf(speaker(now))
  const moment = side && lastTurnOf(game.log, side)
  return side && moment !== undefined ? { side, moment } : undefined
}

/** What just happened: the last turn of the other side from its beginning; the same key leaves it. */
export function watchAgain(): boolean {
  if (isWatching()) {
    leaveWatching()
    return true
  }
  const turn = othersTurn()
  if (!turn) return false
  useTable.getState().change({ moment: undefined })
  watchFrom(turn.moment)
  return true
}
