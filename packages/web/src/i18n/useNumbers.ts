import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

export interface Numbers {
  /** A length in 1/1000 u as the reader writes it, with its unit. */
  readonly length: (milli: number) => string
  /** Names one after the other, with the language's "and". */
  readonly list: (names: readonly string[]) => string
}

export function useNumbers(): Numbers {
  const { t, i18n } = useTranslation()
  return useMemo(() => {
    const decimal = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    const conjunction = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
    return {
      length: (milli) => t('unit', { n: decimal.format(milli / 1000) }),
      list: (names) => conjunction.format(names),
    }
  }, [t, i18n.language])
}
