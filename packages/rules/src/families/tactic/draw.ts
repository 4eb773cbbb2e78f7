import type { Flow } from '../../kernel/flow.ts'
import { type CardId, ofSide, type SideId } from '../../state/ids.ts'
import { type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import { isFresh } from './moment.ts'

/**
 * TACTIC-05, TACTIC-08: a deck lies in no order, and any of its cards is as likely to be the top one. In a view of the other side
 * nobody knows which it is.
 */
export function drawCard(flow: Flow, side: SideId, by?: CardId): void {
  const { size, cards } = ofSide(flow.state.sides, side).deck
  if (size === 0) return
  const card = cards?.[flow.chance.int(size)]
  flow.emit({ type: 'cardDrawn', side, ...(card === undefined ? {} : { card }), ...(by === undefined ? {} : { by }) })
}

/** TACTIC-08: once in each own turn, until the first Action or the first spent AT, or as long as the turn lasts. */
export function checkDraw(state: GameState): Refusal | undefined {
  const { rules, turn, sides } = state
  if (!rules.company) return refuse('FORCE-09', 'noCompany')
  if (turn.drawn) return refuse('TACTIC-08', 'alreadyDrawn')
  if (ofSide(sides, turn.active).deck.size === 0) return refuse('TACTIC-08', 'deckEmpty')
  const missed = rules.company.tacticDrawDeadline === 'firstAction' && !isFresh(state)
  return missed ? refuse('TACTIC-08', 'drawMissed') : undefined
}
