import { create } from 'zustand'

export const PACES = ['calm', 'brisk', 'instant'] as const
export type Pace = (typeof PACES)[number]

const KEPT = 'tactic48.pace'
const KEPT_DICE = 'tactic48.dice'

interface Settings {
  readonly pace: Pace
  readonly rollingDice: boolean
  readonly setPace: (pace: Pace) => void
  readonly setRollingDice: (rolling: boolean) => void
}

export const useSettings = create<Settings>()((set) => ({
  pace: PACES.find((pace) => pace === localStorage.getItem(KEPT)) ?? 'calm',
  rollingDice: localStorage.getItem(KEPT_DICE) !== 'off',
  setPace: (pace) => {
    localStorage.setItem(KEPT, pace)
    set({ pace })
  },
  setRollingDice: (rollingDice) => {
    localStorage.setItem(KEPT_DICE, rollingDice ? 'on' : 'off')
    set({ rollingDice })
  },
}))

/** How long one sentence of the opponent stands before the next, in ms. */
export const READING: { readonly [pace in Pace]: number } = { calm: 900, brisk: 350, instant: 0 }

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
