import { type LengthUnit, lengthIn, lengthText, numberText } from '@tactic48/content/lengths'
import i18next, { type PostProcessorModule } from 'i18next'
import { useSettings } from '../app/settings.ts'

/** Texts that hold a length are said again, as after a change of language. */
export const LENGTHS_CHANGED = 'lengthsChanged'

const COUNTED = /(\d) (?=(?:AT|FA|AP|VP|puntos?|u|cm|mm|%)(?![\p{L}\d]))/gu

/** A number and its unit never part at the end of a line. */
export const unparted = (text: string): string => text.replace(COUNTED, '$1\u00a0')

/** The same for every text of the catalogues. */
export const unitsUnparted: PostProcessorModule = { type: 'postProcessor', name: 'unitsUnparted', process: unparted }

const FORMATS = {
  u: lengthText,
  bare: (u: number, language: string, unit: LengthUnit): string => numberText(lengthIn(u, unit), language),
} as const

/** Every length of the catalogues is a number of u: `{{radius, u}}`, or `{{radius, bare}}` where its unit stands elsewhere. */
export function startLengths(): void {
  useSettings.subscribe((now, before) => {
    if (now.unit !== before.unit) i18next.emit(LENGTHS_CHANGED)
  })
  for (const [name, say] of Object.entries(FORMATS))
    i18next.services.formatter?.add(name, (value, language) =>
      typeof value === 'number' ? say(value, language ?? i18next.language, useSettings.getState().unit) : String(value),
    )
}

const WRITTEN = /^\s*([\d.]+|unit)\s*,\s*(u|bare)\s*$/

/** What stands in the catalogue itself: `{{2, u}}`; `{{unit, u}}` is the name of the unit. Anything else is left as it is. */
export function writtenLength(_text: string, match: readonly string[]): string {
  const [whole = '', place = ''] = match
  const [, number, format] = WRITTEN.exec(place) ?? []
  const { unit } = useSettings.getState()
  if (number === 'unit') return i18next.t(`lengths.${unit}`)
  if (number === undefined) return whole
  return FORMATS[format === 'bare' ? 'bare' : 'u'](Number(number), i18next.language, unit)
}
