import { LENGTH_UNITS } from '@tactic48/content/lengths'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { PACES } from '../stage/pace.ts'
import { storedText, storeText } from './storedText.ts'

/** Which character is pressed for one of the list of keys; those that are not here are where the list has them. */
export type Laid = { readonly [key: string]: string }
const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
/** Whose names are on the table. */
export const NAMES = ['none', 'leaders', 'squad', 'all'] as const
export type NamesShown = (typeof NAMES)[number]

/** A preference: what it is before it is chosen, which values it may have, and how earlier editions kept it under a key of its own. */
interface Setting<T> {
  readonly first: T
  readonly isValid: (value: unknown) => boolean
  readonly earlier: readonly [key: string, read: (kept: string) => unknown]
}

const asKept = (kept: string): unknown => kept

const oneOf = <const T extends string, F extends T | undefined>(
  all: readonly T[],
  first: F,
  key: string,
): Setting<F extends undefined ? T | undefined : T> => ({
  first: first as F extends undefined ? T | undefined : T,
  isValid: (value) => all.some((one) => one === value),
  earlier: [key, asKept],
})

const yesOrNo = (first: boolean, key: string, yes: string): Setting<boolean> => ({
  first,
  isValid: (value) => typeof value === 'boolean',
  earlier: [key, (kept) => kept === yes],
})

const words = (key: string): Setting<readonly string[]> => ({
  first: [],
  isValid: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  earlier: [key, (kept) => kept.split(' ')],
})

function isLaid(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((key) => typeof key === 'string' && key.length === 1)
}

/** What a reader prefers at every table, and what has been explained to him already. */
const SETTINGS = {
  /** Absent: as the device has it. */
  theme: oneOf(THEMES, undefined, 'tactic48.theme'),
  /** GEN-03. */
  unit: oneOf(LENGTH_UNITS, 'u', 'tactic48.lengths'),
  pace: oneOf(PACES, 'normal', 'tactic48.pace'),
  /** Off until somebody wants it. */
  sound: yesOrNo(false, 'tactic48.sound', 'on'),
  /** The table as text is beside the table. */
  textTable: yesOrNo(false, 'tactic48.text', 'open'),
  names: oneOf(NAMES, 'none', 'tactic48.names'),
  /** Keys of one character do something at the table. */
  letters: yesOrNo(true, 'tactic48.letters', 'on'),
  laid: { first: {}, isValid: isLaid, earlier: ['tactic48.keys', parsed] } satisfies Setting<Laid> as Setting<Laid>,
  /** The end of a turn is asked about while somebody could still act. */
  asksEnd: yesOrNo(true, 'tactic48.asksEnd', 'yes'),
  /** Words of the game that were explained and understood. */
  explained: words('tactic48.explained'),
  /** What was pointed out when it was possible for the first time. */
  noticed: words('tactic48.noticed'),
  /** The newcomer's first game; `off` where he wants no pointers. */
  guided: {
    first: undefined,
    isValid: (value) => typeof value === 'string',
    earlier: ['tactic48.guided', asKept],
  } as Setting<string | undefined>,
}

type Settings = { readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['first'] }
const ALL = Object.entries(SETTINGS) as readonly (readonly [keyof Settings, Setting<unknown>])[]

function parsed(kept: string): unknown {
  try {
    return JSON.parse(kept)
  } catch {
    return undefined
  }
}

/** What can be read of something kept; anything else is as it was before it was chosen. */
const readable = (kept: { readonly [name: string]: unknown }): Settings =>
  Object.fromEntries(
    ALL.map(([name, { first, isValid }]) => [name, isValid(kept[name]) ? kept[name] : first]),
  ) as unknown as Settings

/** As earlier editions kept them: read until something is chosen again. */
const earlier = (): Settings =>
  readable(
    Object.fromEntries(
      ALL.map(
        ([
          name,
          {
            earlier: [key, read],
          },
        ]) => {
          const kept = storedText(key)
          return [name, kept === undefined ? undefined : read(kept)]
        },
      ),
    ),
  )

/** Kept together under one key; a browser that forbids it forgets them with the page. */
export const useSettings = create<Settings>()(
  persist(earlier, {
    name: 'tactic48.settings',
    version: 1,
    storage: createJSONStorage(() => ({
      getItem: (key) => storedText(key) ?? null,
      setItem: (key, value) => void storeText(key, value),
      removeItem: () => undefined,
    })),
    merge: (kept, first) => readable({ ...first, ...(kept as object | undefined) }),
  }),
)

/** From now on, on this device. */
export function saveSetting<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  void useSettings.setState({ [name]: value })
}

const themeOf = ({ theme }: Settings): Theme =>
  theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

export const useTheme = (): Theme => useSettings(themeOf)

export const flipTheme = (): void => saveSetting('theme', themeOf(useSettings.getState()) === 'dark' ? 'light' : 'dark')

/** The page looks as the reader wants it, now and whenever he chooses otherwise. */
export function startTheme(): void {
  const show = (settings: Settings): void => document.documentElement.setAttribute('data-theme', themeOf(settings))
  show(useSettings.getState())
  useSettings.subscribe(show)
}

export const useLengthUnit = () => useSettings(({ unit }) => unit)

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
