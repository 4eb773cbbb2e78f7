import { LENGTH_UNITS, type LengthUnit, lengthIn, lengthText, numberText } from '@tactic48/content/lengths'
import i18next from 'i18next'
import { create } from 'zustand'
import { prefer, preferred } from '../app/preference.ts'

const KEPT = 'tactic48.lengths'

/** Texts that hold a length are said again, as after a change of language. */
export const LENGTHS_CHANGED = 'lengthsChanged'

interface LengthStore {
  readonly unit: LengthUnit
  readonly choose: (unit: LengthUnit) => void
}

/** GEN-03: what this reader measures in, on every page. */
export const useLengthUnit = create<LengthStore>()((set) => ({
  unit: LENGTH_UNITS.find((unit) => unit === preferred(KEPT)) ?? 'u',
  choose: (unit) => {
    prefer(KEPT, unit)
    set({ unit })
    i18next.emit(LENGTHS_CHANGED)
  },
}))

const FORMATS = {
  u: lengthText,
  bare: (u: number, language: string, unit: LengthUnit): string => numberText(lengthIn(u, unit), language),
} as const

/** Every length of the catalogues is a number of u: `{{radius, u}}`, or `{{radius, bare}}` where its unit stands elsewhere. */
export function startLengths(): void {
  for (const [name, say] of Object.entries(FORMATS))
    i18next.services.formatter?.add(name, (value, language) =>
      typeof value === 'number'
        ? say(value, language ?? i18next.language, useLengthUnit.getState().unit)
        : String(value),
    )
}

const WRITTEN = /^\s*([\d.]+|unit)\s*,\s*(u|bare)\s*$/

/** What stands in the catalogue itself: `{{2, u}}`; `{{unit, u}}` is the name of the unit. Anything else is left as it is. */
export function writtenLength(_text: string, match: readonly string[]): string {
  const [whole = '', place = ''] = match
  const [, number, format] = WRITTEN.exec(place) ?? []
  const { unit } = useLengthUnit.getState()
  if (number === 'unit') return i18next.t(`lengths.${unit}`)
  if (number === undefined) return whole
  return FORMATS[format === 'bare' ? 'bare' : 'u'](Number(number), i18next.language, unit)
}
