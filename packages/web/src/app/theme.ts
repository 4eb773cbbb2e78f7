import { create } from 'zustand'
import { prefer, preferred } from './preference.ts'

const KEPT = 'tactic48.theme'
export type Theme = 'light' | 'dark'

function firstTheme(): Theme {
  const kept = preferred(KEPT)
  if (kept === 'light' || kept === 'dark') return kept
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

interface ThemeState {
  readonly theme: Theme
  readonly flip: () => void
}

export const useTheme = create<ThemeState>()((set, get) => {
  const first = firstTheme()
  document.documentElement.setAttribute('data-theme', first)
  return {
    theme: first,
    flip: () => {
      const theme = get().theme === 'dark' ? 'light' : 'dark'
      document.documentElement.setAttribute('data-theme', theme)
      prefer(KEPT, theme)
      set({ theme })
    },
  }
})
