import type { FigureId } from '@tactic48/rules'
import { create } from 'zustand'

interface BidStore {
  /** The officer with whom an attempt is being thought about; nothing of it is in the game yet. */
  readonly officer: FigureId | undefined
  /** AT that lie ready to be sealed. */
  readonly tokens: number
  readonly change: (part: Partial<Omit<BidStore, 'change'>>) => void
}

export const useBid = create<BidStore>()((set) => ({
  officer: undefined,
  tokens: 0,
  change: (part) => set(part),
}))

export const startBid = (officer: FigureId): void => useBid.getState().change({ officer, tokens: 0 })
export const leaveBid = (): void => useBid.getState().change({ officer: undefined, tokens: 0 })
