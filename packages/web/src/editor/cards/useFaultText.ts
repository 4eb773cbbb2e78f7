import type { ContentError } from '@tactic48/content'
import { useTranslation } from 'react-i18next'
import '../../i18n/setupTexts.ts'

/** The catalogue does not know which fault has which of them. */
const NOTHING = { limit: '', values: '', id: '' }

/** What is wrong with a field, in the reader's language. */
export function useFaultText(): (error: Pick<ContentError, 'fault' | 'params'>) => string {
  const { t } = useTranslation('setup')
  return ({ fault, params }) => t(`cards.faults.${fault}`, { ...NOTHING, ...params })
}
