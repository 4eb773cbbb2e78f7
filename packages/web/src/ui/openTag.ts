import type { RuleSet } from '@tactic48/rules'
import { createContext } from 'react'
import { create } from 'zustand'

/** The rules by which a page is read, where they are not those of the game on the table. */
export const RulesInForce = createContext<RuleSet | 'prepared' | undefined>(undefined)

interface OpenTag {
  /** The tag whose card lies open: one at a time. */
  readonly tag: HTMLElement | undefined
  readonly open: (tag: HTMLElement) => void
  /** Closes the card; `back`: the focus returns to the tag. */
  readonly close: (back?: 'back') => void
}

export const useOpenTag = create<OpenTag>()((set, get) => ({
  tag: undefined,
  open: (tag) => set({ tag }),
  close: (back) => {
    const { tag } = get()
    set({ tag: undefined })
    if (back) tag?.focus({ preventScroll: true })
  },
}))

// Before every other listener of the page: the Esc that closes a card must not also answer the question it lies in.
if (typeof window !== 'undefined') {
  window.addEventListener(
    'keydown',
    (event) => {
      const { tag, close } = useOpenTag.getState()
      if (event.key !== 'Escape' || tag === undefined) return
      event.preventDefault()
      event.stopImmediatePropagation()
      close('back')
    },
    true,
  )
}
