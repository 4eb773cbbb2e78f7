import { useTranslation } from 'react-i18next'
import { textsNow } from '../i18n/loadTexts.ts'
import type { Texts } from '../i18n/texts.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import type { Wrong } from './wrong.ts'

const MEGABYTE = 1_000_000
const IN_MEGABYTES: readonly string[] = ['fileTooBig', 'linkTooBig']

type Code = keyof Texts['files']['fault']
const isCode = (code: string): code is Code => Object.hasOwn(textsNow('files').fault, code)

/** Values that a sentence may name and a fault may lack. */
const NOTHING = { values: '', type: '', id: '', rule: '', with: '', version: '', oldest: '', newest: '', engine: '' }

/** What is wrong with a field or a file, in the reader's language. */
export function useFaultText(): (fault: Pick<Wrong, 'wrong' | 'params'>) => string {
  const { t } = useTranslation('files')
  const { number } = useNumbers()
  return ({ wrong, params }) => {
    const { limit }: { readonly limit?: string | number | boolean } = params
    const most = typeof limit === 'number' ? number(IN_MEGABYTES.includes(wrong) ? limit / MEGABYTE : limit) : ''
    const values = { ...NOTHING, ...params, limit: most }
    return isCode(wrong) ? t(`fault.${wrong}`, values) : t('fault.other', values)
  }
}
