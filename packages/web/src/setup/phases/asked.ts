import { type GameState, type SideId, topQuestion } from '@tactic48/rules'
import type { Players } from '../../game/savedGame.ts'
import { askedPerson } from '../../game/seen.ts'

/** What is decided away from the table in play. */
export type PreparedKind = 'force' | 'layout'

/** Which of them is open now: forces for whomever, the battlefield for a person. */
export function preparing(game: { readonly state: GameState; readonly players: Players }): PreparedKind | undefined {
  if (game.state.phase !== 'setup') return undefined
  const kind = topQuestion(game.state)?.kind
  if (kind === 'force') return kind
  return kind === 'layout' && askedPerson(game) ? kind : undefined
}

export interface Asked {
  readonly state: GameState
  readonly side: SideId
}
