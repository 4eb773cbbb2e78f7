import { create } from 'zustand'
import { prefer, preferred } from '../app/preference.ts'
import { PACES, type Pace } from '../stage/pace.ts'

const KEPT = 'tactic48.pace'
const KEPT_SOUND = 'tactic48.sound'

interface Settings {
  readonly pace: Pace
  /** Off until somebody wants it. */
  readonly sound: boolean
  readonly setPace: (pace: Pace) => void
  readonly setSound: (sound: boolean) => void
}

export const useSettings = create<Settings>()((set) => ({
  pace: PACES.find((pace) => pace === preferred(KEPT)) ?? 'normal',
  sound: preferred(KEPT_SOUND) === 'on',
  setPace: (pace) => {
    prefer(KEPT, pace)
    set({ pace })
  },
  setSound: (sound) => {
    prefer(KEPT_SOUND, sound ? 'on' : 'off')
    set({ sound })
  },
}))

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
