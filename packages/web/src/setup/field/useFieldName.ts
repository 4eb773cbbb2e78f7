import { STYLE_NAMES } from '@tactic48/content/fields'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage.ts'
import type { FieldChoice } from '../draft.ts'
import { battlefieldIn, useOwn } from '../own.ts'

/** The chosen battlefield in the reader's language. */
export function useFieldName(field: FieldChoice): string {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  useOwn((store) => store.fields)
  if (field.kind === 'generated') return `${STYLE_NAMES[field.style][language]} ${field.seed}`.trim()
  return battlefieldIn(field)?.name[language] ?? t('field.laid')
}
