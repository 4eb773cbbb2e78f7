import type { CardId, SideId } from '@tactic48/rules'
import { create } from 'zustand'

/** How a player looks at his hand; the card that he takes up is a draft of the table. */
interface HandStore {
  /** Under the pointer or with the focus. */
  readonly pointed: CardId | undefined
  /** The hand lies open on the edge of the table. */
  readonly open: boolean
  /** The paper of a window shows its first line only. */
  readonly folded: boolean
  /** Whose played cards are looked at. */
  readonly discard: SideId | undefined
  readonly change: (part: Partial<Omit<HandStore, 'change' | 'back'>>) => void
  /** One step back; false when there was nothing to leave. */
  readonly back: () => boolean
}

export const useHand = create<HandStore>()((set, get) => ({
  pointed: undefined,
  open: false,
  folded: false,
  discard: undefined,
  change: (part) => set(part),
  back: () => {
    const { discard, open } = get()
    if (discard) set({ discard: undefined })
    else if (open) set({ pointed: undefined, open: false })
    else return false
    return true
  },
}))
