import { create } from 'zustand'
import { prefer, preferred } from '../app/preference.ts'
import { PACES, type Pace } from '../stage/pace.ts'

const KEPT = 'tactic48.pace'
const KEPT_SOUND = 'tactic48.sound'
const KEPT_LETTERS = 'tactic48.letters'
const KEPT_LAID = 'tactic48.keys'
const KEPT_ASKS = 'tactic48.asksEnd'

/** Which character is pressed for one of the list of keys; those that are not here lie where the list has them. */
export type Laid = { readonly [key: string]: string }

interface Settings {
  readonly pace: Pace
  /** Off until somebody wants it. */
  readonly sound: boolean
  /** Keys of one character do something at the table. */
  readonly letters: boolean
  readonly laid: Laid
  /** The end of a turn is asked about while somebody could still act. */
  readonly asksEnd: boolean
  readonly setPace: (pace: Pace) => void
  readonly setSound: (sound: boolean) => void
  readonly setLetters: (letters: boolean) => void
  readonly lay: (laid: Laid) => void
  readonly setAsksEnd: (asksEnd: boolean) => void
}

function laidBefore(): Laid {
  try {
    const kept: unknown = JSON.parse(preferred(KEPT_LAID) ?? '{}')
    const pairs = typeof kept === 'object' && kept ? Object.entries(kept) : []
    return Object.fromEntries(pairs.filter(([, key]) => typeof key === 'string' && key.length === 1))
  } catch {
    return {}
  }
}

export const useSettings = create<Settings>()((set) => ({
  pace: PACES.find((pace) => pace === preferred(KEPT)) ?? 'normal',
  sound: preferred(KEPT_SOUND) === 'on',
  letters: preferred(KEPT_LETTERS) !== 'off',
  laid: laidBefore(),
  asksEnd: preferred(KEPT_ASKS) !== 'no',
  setPace: (pace) => {
    prefer(KEPT, pace)
    set({ pace })
  },
  setSound: (sound) => {
    prefer(KEPT_SOUND, sound ? 'on' : 'off')
    set({ sound })
  },
  setLetters: (letters) => {
    prefer(KEPT_LETTERS, letters ? 'on' : 'off')
    set({ letters })
  },
  lay: (laid) => {
    prefer(KEPT_LAID, JSON.stringify(laid))
    set({ laid })
  },
  setAsksEnd: (asksEnd) => {
    prefer(KEPT_ASKS, asksEnd ? 'yes' : 'no')
    set({ asksEnd })
  },
}))

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
