import { lengthIn, lengthText, numberText } from '@tactic48/content/lengths'
import type { Length } from '@tactic48/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLengthUnit } from '../app/settings.ts'
import { unparted } from './lengths.ts'

export interface Numbers {
  /** A length in 1/1000 u as the reader writes it, with its unit. */
  readonly length: (milli: number) => string
  /** A length that a rule names, to the last digit. */
  readonly exactly: (length: Length) => string
  /** So many u as a number of the unit that the reader measures in. */
  readonly measure: (u: number) => string
  /** A plain number as the reader writes it. */
  readonly number: (value: number) => string
  /** One decimal. */
  readonly tenths: (value: number) => string
  /** The same with its sign, a real minus included. */
  readonly signed: (value: number) => string
  /** Names one after the other, with the language's "and". */
  readonly list: (names: readonly string[]) => string
  /** How long ago, from milliseconds since 1970. */
  readonly ago: (time: number) => string
}

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

export function useNumbers(): Numbers {
  const { language } = useTranslation().i18n
  const unit = useLengthUnit()
  return useMemo(() => {
    const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
    const tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
    const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    const conjunction = new Intl.ListFormat(language, { type: 'conjunction' })
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
    return {
      length: (milli) => unparted(lengthText(milli / 1000, language, unit, 2)),
      exactly: (length) => unparted(lengthText('u' in length ? length.u : length.milli / 1000, language, unit)),
      measure: (u) => numberText(lengthIn(u, unit), language),
      number: (value) => plain.format(value),
      tenths: tenths.format,
      signed: (value) => signed.format(value).replace('-', '−'),
      list: (names) => conjunction.format(names),
      ago: (time) => {
        const since = time - Date.now()
        const [unit, size] = STEPS.find(([, step]) => since <= -step) ?? (['second', 1000] as const)
        return relative.format(unit === 'second' ? 0 : Math.round(since / size), unit)
      },
    }
  }, [language, unit])
}
