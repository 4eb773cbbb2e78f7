import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultText } from '../../files/useFaultText.ts'
import type { Wrong } from '../../files/wrong.ts'

/** Why a card file was not taken: the field that is wrong, or what is wrong with the file as a whole. */
export function RefusedCards({ bad, className }: { bad: Wrong & { file: string }; className: string }): ReactElement {
  const { t } = useTranslation('setup')
  const files = useTranslation('files')
  const faultText = useFaultText()
  const { file, field } = bad
  return (
    <p className={className} role="alert">
      {field === 'file' ? (
        `${files.t('refused', { file })} ${faultText(bad)}`
      ) : (
        <>
          {t('cards.refused', { file })} <code>{field}</code> {faultText(bad)}
        </>
      )}
    </p>
  )
}
