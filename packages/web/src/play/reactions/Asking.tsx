import { opponentOf, SIDES, type SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { usePlay } from '../playContext.ts'
import { AskMe } from './AskMe.tsx'

/** TURN-16: where windows can open at all, the side in front of the screen says in advance at which of them it is asked. */
export function Asking(): ReactElement | undefined {
  const { state, side, players } = usePlay()
  const { company, opponentTurnActions } = state.rules
  if (state.phase !== 'play' || (!company && opponentTurnActions === 'reactions')) return undefined
  const persons = SIDES.filter((one) => players[one] === 'person')
  const front: SideId | undefined = persons.length === 1 ? persons[0] : side
  // In the own turn there is nothing to be asked about.
  if (!front || state.turn.active !== opponentOf(front)) return undefined
  return <AskMe side={front} />
}
