import {
  type FigureId,
  figureOf,
  type GameState,
  type InitiativeSide,
  initiativeOdds,
  opponentOf,
  type SideId,
} from '@tactic48/rules'
import { useTable } from '../tableStore.ts'

/** An attempt to take the turn as one side looks at it: what it adds, what the other adds, its chance for every pair of bids. */
export interface Attempt {
  readonly initiator: SideId
  readonly own: InitiativeSide
  readonly other: InitiativeSide
  /** That this side has the turn afterwards, by what both set aside from now on. */
  readonly chance: (mine: number, his: number) => number
}

/** The officer who tries, once he does. */
export function initiatorOf({ stack }: Pick<GameState, 'stack'>): FigureId | undefined {
  for (const frame of stack) if (frame.frame === 'task' && frame.task.kind === 'initiative') return frame.task.initiator
  return undefined
}

export function attemptOf(state: GameState, side: SideId, officer: FigureId): Attempt | undefined {
  const initiator = figureOf(state, officer)?.side
  const odds = initiator && initiativeOdds(state, initiator)
  if (!odds) return undefined
  const mine = initiator === side
  return {
    initiator,
    own: mine ? odds.initiator : odds.defender,
    other: mine ? odds.defender : odds.initiator,
    chance: (own, his) => (mine ? (odds.seized[own]?.[his] ?? 0) : 1 - (odds.seized[his]?.[own] ?? 0)),
  }
}

/** Who has the turn if it is not taken. */
export const holderOf = ({ initiator }: Attempt): SideId => opponentOf(initiator)

const bid = (officer: FigureId | undefined, tokens: number): void =>
  useTable.getState().change({ draft: { verb: 'bid', officer, tokens, fixed: false } })

/** INIT-02: an attempt is thought about; nothing of it is in the game yet. */
export const startBid = (officer: FigureId): void => bid(officer, 0)

/** AT that lie ready to be sealed. */
export function setBid(tokens: number): void {
  const { draft } = useTable.getState()
  bid(draft?.verb === 'bid' ? draft.officer : undefined, tokens)
}

export function leaveBid(): void {
  const { draft, change } = useTable.getState()
  if (draft?.verb === 'bid') change({ draft: undefined })
}
