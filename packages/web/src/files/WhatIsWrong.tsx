import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultText } from './useFaultText.ts'
import type { Wrong } from './wrong.ts'
import './files.css'

/** The first fault of a file by entry and field, in the reader's language. */
export function WhatIsWrong({ file, wrong }: { file: string; wrong: Wrong }): ReactElement {
  const { t } = useTranslation('files')
  return (
    <div role="alert" className="file-wrong">
      <p>
        <b>{t('refused', { file })}</b>
      </p>
      <Fault wrong={wrong} />
      <p>{t('asBefore')}</p>
    </div>
  )
}

/** Where and what, without the name of a file. */
export function Fault({ wrong }: { wrong: Wrong }): ReactElement {
  const { t } = useTranslation('files')
  const faultText = useFaultText()
  const { entry, rest } = placeOf(wrong.field)
  return (
    <p>
      {entry !== undefined && `${t('entry', { n: entry + 1 })} `}
      {rest !== '' && <code>{rest}</code>} {faultText(wrong)}
    </p>
  )
}

/** `entries[12].draws[0]` is the field `draws[0]` of the thirteenth entry; the file as a whole is no field. */
function placeOf(field: string): { readonly entry: number | undefined; readonly rest: string } {
  const [, entry, rest] = /^entries\[(\d+)\]\.?(.*)$/.exec(field) ?? []
  if (entry !== undefined) return { entry: Number(entry), rest: rest ?? '' }
  return { entry: undefined, rest: ['file', 'log', 'version', 'engine'].includes(field) ? '' : field }
}
