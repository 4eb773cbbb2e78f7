import { LIMITS, type Table } from '@tactic48/rules'
import { type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trackWork } from '../../app/settled.ts'
import { saveText } from '../../files/saveToFile.ts'
import { WhatIsWrong } from '../../files/WhatIsWrong.tsx'
import { isWrong, unreadable, type Wrong } from '../../files/wrong.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { FileInput } from '../../ui/FileInput.tsx'
import { shownName } from '../../ui/printable.ts'
import { SureButton } from '../../ui/SureButton.tsx'
import { fieldText, freshFieldId, readOwnField, renameField, useOwn } from '../own.ts'
import { centred, type Layout } from './useLayout.ts'

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

interface LayoutFileProps {
  readonly table: Table
  readonly layout: Layout
}

/** The layout on the shelf of this browser or as a battlefield file, and one from outside: judged as any battlefield is. */
export function LayoutFile({ table, layout }: LayoutFileProps): ReactElement {
  const { t } = useTranslation('setup')
  const id = useId()
  const [bad, setBad] = useState<(Wrong & { readonly file: string }) | undefined>(undefined)
  const [name, setName] = useState<string>(t('field.ownName'))
  const named = name.trim() || t('field.ownName')
  const written = (as: string): string =>
    fieldText(as, named, { ...table, elements: layout.elements, dressing: layout.dressing }, layout.standing)
  const read = async (file: File): Promise<void> => {
    const wrong = (await trackWork(unreadable(file))) ?? opened(await trackWork(file.text()))
    setBad(wrong && { ...wrong, file: shownName(file) })
  }
  const opened = (text: string): Wrong | undefined => {
    const one = readOwnField(text)
    if (isWrong(one)) return one
    for (const side of ['width', 'height'] as const) {
      if (one.field.table[side] > table[side])
        return { wrong: 'valueTooBig', field: side, params: { limit: table[side] / 1000 } }
    }
    const { elements, dressing, props } = centred(one.field, table)
    layout.replace(elements, dressing, props)
    return undefined
  }
  return (
    <div className="layout-file">
      <FieldName name={name} onName={setName} />
      <OnTheShelf named={named} written={written} />
      <button type="button" className="btn" onClick={() => saveText(named, written(freshFieldId()), 'json')}>
        {t('field.save')}
      </button>
      <label className="btn" htmlFor={id}>
        {t('field.open')}
      </label>
      <FileInput id={id} onChosen={(file) => void read(file)} />
      {bad && <WhatIsWrong file={bad.file} wrong={bad} />}
    </div>
  )
}

/** One of the same name gives way, and the button says so before. */
function OnTheShelf({ named, written }: { named: string; written: (id: string) => string }): ReactElement {
  const { t } = useTranslation('setup')
  const language = useLanguage()
  const { fields, holdField, lasting } = useOwn()
  const [told, setTold] = useState<string | undefined>(undefined)
  const [bad, setBad] = useState<Wrong | undefined>(undefined)
  const before = fields.find(({ field }) => field.name[language] === named)
  const keep = (): void => {
    const one = readOwnField(written(before?.field.id ?? freshFieldId()))
    setBad(isWrong(one) ? one : undefined)
    if (isWrong(one)) return
    holdField(one)
    setTold(named)
  }
  return (
    <>
      <button type="button" className="btn" onClick={keep}>
        {t(before ? 'shelf.replace' : 'shelf.keep')}
      </button>
      {bad && <WhatIsWrong file={named} wrong={bad} />}
      {told !== undefined && lasting && <p role="status">{t('shelf.kept', { name: told })}</p>}
      <NotKept />
    </>
  )
}
