import { create } from 'zustand'

export const PACES = ['calm', 'brisk', 'instant'] as const
export type Pace = (typeof PACES)[number]

export const DICE = ['slow', 'fast', 'off'] as const
export type DiceSpeed = (typeof DICE)[number]

const KEPT = 'tactic48.pace'
const KEPT_DICE = 'tactic48.dice'

interface Settings {
  readonly pace: Pace
  readonly dice: DiceSpeed
  readonly setPace: (pace: Pace) => void
  readonly setDice: (dice: DiceSpeed) => void
}

/** Outside a browser, as in tests of what lies behind the table, nothing is kept. */
const keptAs = (name: string): string | undefined => globalThis.localStorage?.getItem(name) ?? undefined

export const useSettings = create<Settings>()((set) => ({
  pace: PACES.find((pace) => pace === keptAs(KEPT)) ?? 'calm',
  dice: DICE.find((speed) => speed === keptAs(KEPT_DICE)) ?? 'slow',
  setPace: (pace) => {
    localStorage.setItem(KEPT, pace)
    set({ pace })
  },
  setDice: (dice) => {
    localStorage.setItem(KEPT_DICE, dice)
    set({ dice })
  },
}))

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
