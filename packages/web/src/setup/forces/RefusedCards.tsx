import { isContentFault } from '@tactic48/content'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Wrong } from '../../files/wrong.ts'
import '../../i18n/setupTexts.ts'

/** The catalogue does not know which fault has which of them. */
const NOTHING = { limit: '', values: '', id: '' }

/** Why a card file was not taken: the field that is wrong, or what is wrong with the file as a whole. */
export function RefusedCards({ bad, className }: { bad: Wrong & { file: string }; className: string }): ReactElement {
  const { t } = useTranslation('setup')
  const { file, field, wrong, params } = bad
  const fault = t(`cards.faults.${isContentFault(wrong) ? wrong : 'invalid'}`, { ...NOTHING, ...params })
  return (
    <p className={className} role="alert">
      {field === 'file' ? (
        `${file} ${fault}.`
      ) : (
        <>
          {t('cards.refused', { file })} <code>{field}</code> {fault}
        </>
      )}
    </p>
  )
}
