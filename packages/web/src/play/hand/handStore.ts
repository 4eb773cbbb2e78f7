import type { CardId, FigureId, SideId, WeaponId } from '@tactic48/rules'
import { create } from 'zustand'

/** What a player does with his hand before anything of it is in the game. */
interface HandIntent {
  /** Under the pointer or with the focus. */
  readonly pointed: CardId | undefined
  /** Taken up: whom it is for is being chosen. */
  readonly taken: CardId | undefined
  readonly figure: FigureId | undefined
  readonly weapon: WeaponId | undefined
}

interface HandStore extends HandIntent {
  /** The hand lies open on the edge of the table. */
  readonly open: boolean
  /** The paper of a window shows its first line only. */
  readonly folded: boolean
  /** Whose played cards are looked at. */
  readonly discard: SideId | undefined
  readonly change: (part: Partial<Omit<HandStore, 'change' | 'putBack' | 'back' | 'reset'>>) => void
  readonly putBack: () => void
  /** One step back; false when there was nothing to leave. */
  readonly back: () => boolean
  readonly reset: () => void
}

const NOTHING: HandIntent = { pointed: undefined, taken: undefined, figure: undefined, weapon: undefined }

export const useHand = create<HandStore>()((set, get) => ({
  ...NOTHING,
  open: false,
  folded: false,
  discard: undefined,
  change: (part) => set(part),
  putBack: () => set(NOTHING),
  back: () => {
    const { taken, figure, discard, open } = get()
    if (discard) set({ discard: undefined })
    else if (taken && figure) set({ figure: undefined, weapon: undefined })
    else if (taken) set(NOTHING)
    else if (open) set({ ...NOTHING, open: false })
    else return false
    return true
  },
  reset: () => set({ ...NOTHING, open: false, discard: undefined }),
}))
