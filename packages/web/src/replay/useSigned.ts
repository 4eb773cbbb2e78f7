import { useMemo } from 'react'
import { useLanguage } from '../i18n/useLanguage.ts'

interface Signed {
  /** One decimal, as the reader writes it. */
  readonly plain: (value: number) => string
  /** The same with its sign, a real minus included. */
  readonly signed: (value: number) => string
}

export function useSigned(): Signed {
  const language = useLanguage()
  return useMemo(() => {
    const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
    const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    return { plain: plain.format, signed: (value) => signed.format(value).replace('-', '−') }
  }, [language])
}
