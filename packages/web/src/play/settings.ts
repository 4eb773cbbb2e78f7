import { create } from 'zustand'
import { prefer, preferred } from '../app/preference.ts'
import { PACES, type Pace } from '../stage/pace.ts'

/** Which character is pressed for one of the list of keys; those that are not here lie where the list has them. */
export type Laid = { readonly [key: string]: string }

/** What a player prefers at every table, and what has been explained to him already. */
interface Settings {
  readonly pace: Pace
  /** Off until somebody wants it. */
  readonly sound: boolean
  /** Keys of one character do something at the table. */
  readonly letters: boolean
  readonly laid: Laid
  /** The end of a turn is asked about while somebody could still act. */
  readonly asksEnd: boolean
  /** Words of the game that were explained and understood. */
  readonly explained: readonly string[]
  /** What was pointed out when it was possible for the first time. */
  readonly noticed: readonly string[]
  /** The newcomer's first game; `off` where he wants no pointers. */
  readonly guided: string | undefined
}

interface Kept<T> {
  readonly key: string
  readonly read: (kept: string | undefined) => T
  readonly write: (value: T) => string
}

const yesOrNo = (key: string, yes: string, no: string, first: boolean): Kept<boolean> => ({
  key,
  read: (kept) => (first ? kept !== no : kept === yes),
  write: (value) => (value ? yes : no),
})

const words = (key: string): Kept<readonly string[]> => ({
  key,
  read: (kept) => (kept ?? '').split(' '),
  write: (value) => value.join(' ').trim(),
})

function readLaid(kept: string | undefined): Laid {
  try {
    const laid: unknown = JSON.parse(kept ?? '{}')
    const pairs = typeof laid === 'object' && laid ? Object.entries(laid) : []
    return Object.fromEntries(pairs.filter(([, key]) => typeof key === 'string' && key.length === 1))
  } catch {
    return {}
  }
}

/** How each is kept on this device. */
const KEPT: { readonly [Name in keyof Settings]: Kept<Settings[Name]> } = {
  pace: {
    key: 'tactic48.pace',
    read: (kept) => PACES.find((pace) => pace === kept) ?? 'normal',
    write: (pace) => pace,
  },
  sound: yesOrNo('tactic48.sound', 'on', 'off', false),
  letters: yesOrNo('tactic48.letters', 'on', 'off', true),
  laid: { key: 'tactic48.keys', read: readLaid, write: JSON.stringify },
  asksEnd: yesOrNo('tactic48.asksEnd', 'yes', 'no', true),
  explained: words('tactic48.explained'),
  noticed: words('tactic48.noticed'),
  guided: { key: 'tactic48.guided', read: (kept) => kept, write: (game) => game ?? '' },
}

const readKept = <Name extends keyof Settings>(name: Name): Settings[Name] => KEPT[name].read(preferred(KEPT[name].key))

export const useSettings = create<Settings>()(() => ({
  pace: readKept('pace'),
  sound: readKept('sound'),
  letters: readKept('letters'),
  laid: readKept('laid'),
  asksEnd: readKept('asksEnd'),
  explained: readKept('explained'),
  noticed: readKept('noticed'),
  guided: readKept('guided'),
}))

/** From now on, on this device. */
export function saveSetting<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  prefer(KEPT[name].key, KEPT[name].write(value))
  useSettings.setState({ [name]: value })
}

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
