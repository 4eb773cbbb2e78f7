import type { FigureId, GameState } from '@tactic48/rules'
import { useGame } from '../../game/gameStore.ts'
import { changeRoster, type Held, useTable } from '../tableStore.ts'

const NOBODY: ReadonlySet<FigureId> = new Set()

export const hold = (turn: number, men: readonly FigureId[]): void =>
  changeRoster({ held: { game: useGame.getState().game?.id, turn, men: new Set(men) } })

/** Holding lasts for the turn in which it was said. */
export const heldIn = ({ turn }: GameState, held: Held | undefined): ReadonlySet<FigureId> =>
  held && held.turn === turn.number && held.game === useGame.getState().game?.id ? held.men : NOBODY

/** Esc: everybody is lit again; false where everybody was. */
export function lightAll(): boolean {
  const { filter, unit } = useTable.getState().roster
  if (filter === undefined && unit === undefined) return false
  changeRoster({ filter: undefined, unit: undefined })
  return true
}
