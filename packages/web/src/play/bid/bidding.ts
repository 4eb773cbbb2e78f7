import type { FigureId } from '@tactic48/rules'
import { useTable } from '../tableStore.ts'

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
