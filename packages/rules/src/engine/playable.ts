import { playsOf, tacticOf } from '../families/tactic/play.ts'
import { topQuestion } from '../kernel/stack.ts'
import { seatOf } from '../query/figures.ts'
import type { CommandOf } from '../state/command.ts'
import type { CardId, SideId } from '../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { checkParsed } from './check.ts'

/** Whether a side may play a card now, in which ways, and if in none the first reason why not. */
export interface Playable {
  readonly plays: readonly CommandOf<'playCard'>[]
  readonly refusal?: Refusal
}

/** D23: works on a view of the side that holds the card. */
export function playable(state: GameState, side: SideId, id: CardId): Playable {
  const seat = seatOf(state, side)
  const card = tacticOf(state, id)
  if (!seat || !card) return { plays: [], refusal: refuse('TACTIC-09', 'notInHand', { card: id }) }
  if (!topQuestion(state)) return { plays: [], refusal: refuse('TURN-16', 'nothingAsked') }
  const plays: CommandOf<'playCard'>[] = []
  let refusal: Refusal | undefined
  for (const play of playsOf(state, side, card, { seat })) {
    const judged = checkParsed(state, play)
    if (!isRefusal(judged)) plays.push(play)
    else refusal ??= judged
  }
  if (plays.length > 0) return { plays }
  return { plays, refusal: refusal ?? refuse('TACTIC-09', 'noEffect', { card: id }) }
}
