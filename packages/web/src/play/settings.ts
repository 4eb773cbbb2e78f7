import { create } from 'zustand'
import { prefer, preferred } from '../app/preference.ts'

export const PACES = ['calm', 'brisk', 'instant'] as const
export type Pace = (typeof PACES)[number]

export const DICE = ['slow', 'fast', 'off'] as const
export type DiceSpeed = (typeof DICE)[number]

const KEPT = 'tactic48.pace'
const KEPT_DICE = 'tactic48.dice'
const KEPT_SOUND = 'tactic48.sound'

interface Settings {
  readonly pace: Pace
  readonly dice: DiceSpeed
  /** Off until somebody wants it. */
  readonly sound: boolean
  readonly setPace: (pace: Pace) => void
  readonly setDice: (dice: DiceSpeed) => void
  readonly setSound: (sound: boolean) => void
}

export const useSettings = create<Settings>()((set) => ({
  pace: PACES.find((pace) => pace === preferred(KEPT)) ?? 'calm',
  dice: DICE.find((speed) => speed === preferred(KEPT_DICE)) ?? 'slow',
  sound: preferred(KEPT_SOUND) === 'on',
  setPace: (pace) => {
    prefer(KEPT, pace)
    set({ pace })
  },
  setDice: (dice) => {
    prefer(KEPT_DICE, dice)
    set({ dice })
  },
  setSound: (sound) => {
    prefer(KEPT_SOUND, sound ? 'on' : 'off')
    set({ sound })
  },
}))

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
