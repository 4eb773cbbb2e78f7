import { LIMITS } from '@tactic48/rules'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveText } from '../../files/saveToFile.ts'
import { WhatIsWrong } from '../../files/WhatIsWrong.tsx'
import type { Wrong } from '../../files/wrong.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { SureButton } from '../../ui/SureButton.tsx'
import { renameField, useOwn } from '../own.ts'

/** What can be done with a battlefield of one's own: another name, a file of it, away with it. */
export function OwnFieldActs({ id, onGone }: { id: string; onGone: () => void }): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  const { fields, forgetField } = useOwn()
  const one = fields.find(({ field }) => field.id === id)
  const before = one?.field.name[language] ?? ''
  const [name, setName] = useState(before)
  const [bad, setBad] = useState<Wrong | undefined>(undefined)
  const isNamed = name.trim() !== '' && name.trim() !== before
  if (!one) return undefined
  return (
    <form
      className="own-field"
      onSubmit={(event) => {
        event.preventDefault()
        if (isNamed) setBad(renameField(id, name.trim()))
      }}
    >
      <FieldName name={name} onName={setName} />
      <div className="own-field-acts">
        <button type="submit" className="btn" aria-disabled={!isNamed}>
          {t('shelf.rename')}
        </button>
        <button type="button" className="btn" onClick={() => saveText(before, one.text, 'json')}>
          {t('field.save')}
        </button>
        <SureButton
          label={t('shelf.forget')}
          sure={t('shelf.forgetSure')}
          onSure={() => {
            forgetField(id)
            onGone()
          }}
        />
      </div>
      {bad && <WhatIsWrong file={name} wrong={bad} />}
      <NotKept />
    </form>
  )
}

/** Full or forbidden storage. */
export function NotKept(): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const lasting = useOwn((store) => store.lasting)
  if (lasting) return undefined
  return (
    <p className="legality bad" data-legality="bad" role="alert">
      {t('shelf.notKept')}
    </p>
  )
}

interface FieldNameProps {
  readonly name: string
  /** What it is called where nothing is typed. */
  readonly placeholder?: string
  readonly onName: (name: string) => void
}

export function FieldName({ name, placeholder, onName }: FieldNameProps): ReactElement {
  const { t } = useTranslation('setup')
  return (
    <label className="own-field-name">
      <span className="cap">{t('shelf.name')}</span>
      <input
        type="text"
        className="text-field"
        value={name}
        placeholder={placeholder}
        maxLength={LIMITS.name}
        autoComplete="off"
        onChange={(event) => onName(event.target.value.replace(/\p{Cc}/gu, ''))}
      />
    </label>
  )
}
