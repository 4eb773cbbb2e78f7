import { LIMITS } from '@tactic48/rules'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WhatIsWrong } from '../files/WhatIsWrong.tsx'
import type { Wrong } from '../files/wrong.ts'
import { useOwn } from './own.ts'
import { Legality } from './parts.tsx'
import css from './Setup.module.css'

/** Full or forbidden storage. */
export function NotKept(): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const lasting = useOwn((store) => store.lasting)
  if (lasting) return undefined
  return (
    <Legality is="bad" role="alert">
      {t('shelf.notKept')}
    </Legality>
  )
}

interface NameFieldProps {
  readonly name: string
  /** What it is called where nothing is typed. */
  readonly placeholder?: string
  readonly onName: (name: string) => void
}

export function NameField({ name, placeholder, onName }: NameFieldProps): ReactElement {
  const { t } = useTranslation('setup')
  return (
    <label className={`${css.name} stack g4`}>
      <span className="cap">{t('shelf.name')}</span>
      <input
        type="text"
        className={css.text}
        value={name}
        placeholder={placeholder}
        maxLength={LIMITS.name}
        autoComplete="off"
        onChange={(event) => onName(event.target.value.replace(/\p{Cc}/gu, ''))}
      />
    </label>
  )
}

interface RenameProps {
  readonly before: string
  /** Another one of its kind has this name. */
  readonly isTaken?: (name: string) => boolean
  readonly onRename: (name: string) => Wrong | undefined
  /** Beside the button. */
  readonly children?: ReactNode
}

/** Another name for what is one's own. */
export function Rename({ before, isTaken, onRename, children }: RenameProps): ReactElement {
  const { t } = useTranslation('setup')
  const [name, setName] = useState(before)
  const [bad, setBad] = useState<Wrong | undefined>(undefined)
  const wanted = name.trim()
  const taken = wanted !== before && isTaken?.(wanted)
  const isNew = wanted !== '' && wanted !== before && !taken
  return (
    <form
      className={css.rename}
      onSubmit={(event) => {
        event.preventDefault()
        if (isNew) setBad(onRename(wanted))
      }}
    >
      <NameField name={name} onName={setName} />
      <button type="submit" className="btn" aria-disabled={!isNew}>
        {t('shelf.rename')}
      </button>
      {children}
      {taken && <p role="status">{t('forces.taken', { name: wanted })}</p>}
      {bad && <WhatIsWrong file={name} wrong={bad} />}
    </form>
  )
}
