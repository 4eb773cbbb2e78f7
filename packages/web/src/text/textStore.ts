import { create } from 'zustand'
import { prefer, preferred } from '../app/preference.ts'

const KEPT = 'tactic48.text'

interface TextStore {
  /** The table as text lies beside the table. */
  readonly open: boolean
  /** What was told since the reader was asked last, for those who want to hear it again. */
  readonly lately: readonly string[]
  /** Said once more; counts up, so that the same words are heard again. */
  readonly repeated: { readonly words: string; readonly times: number }
  readonly flip: () => void
  readonly remember: (lately: readonly string[]) => void
  readonly sayAgain: () => void
  readonly forget: () => void
}

export const useText = create<TextStore>()((set, get) => ({
  open: preferred(KEPT) === 'open',
  lately: [],
  repeated: { words: '', times: 0 },
  flip: () => {
    const open = !get().open
    prefer(KEPT, open ? 'open' : 'shut')
    set({ open })
  },
  remember: (lately) => set({ lately }),
  forget: () => set({ lately: [], repeated: { words: '', times: 0 } }),
  sayAgain: () => set({ repeated: { words: get().lately.join(' '), times: get().repeated.times + 1 } }),
}))
