import type { Length } from '@tactic48/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

export interface Numbers {
  /** A length in 1/1000 u as the reader writes it, with its unit. */
  readonly length: (milli: number) => string
  /** A length that a rule names, to the last digit. */
  readonly exactly: (length: Length) => string
  /** A plain number as the reader writes it. */
  readonly number: (value: number) => string
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
  const { t, i18n } = useTranslation()
  return useMemo(() => {
    const decimal = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    const exact = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 3 })
    const plain = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
    const conjunction = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
    const relative = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' })
    return {
      length: (milli) => t('unit', { n: decimal.format(milli / 1000) }),
      exactly: (length) => t('unit', { n: exact.format('u' in length ? length.u : length.milli / 1000) }),
      number: (value) => plain.format(value),
      list: (names) => conjunction.format(names),
      ago: (time) => {
        const since = time - Date.now()
        const [unit, size] = STEPS.find(([, step]) => since <= -step) ?? (['second', 1000] as const)
        return relative.format(unit === 'second' ? 0 : Math.round(since / size), unit)
      },
    }
  }, [t, i18n.language])
}
