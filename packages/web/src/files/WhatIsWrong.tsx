import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import '../i18n/filesTexts.ts'
import { filesEn } from '../i18n/files.en.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import type { Wrong } from './wrong.ts'
import './files.css'

const MEGABYTE = 1_000_000
const IN_MEGABYTES: readonly string[] = ['fileTooBig', 'linkTooBig']

type Code = keyof typeof filesEn.fault
const isCode = (code: string): code is Code => Object.hasOwn(filesEn.fault, code)

/** Values that a sentence may name and a fault may lack. */
const NOTHING = { values: '', id: '', rule: '', with: '', version: '', oldest: '', newest: '', engine: '' }

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
export function Fault({ wrong: { wrong, field, params } }: { wrong: Wrong }): ReactElement {
  const { t } = useTranslation('files')
  const { number } = useNumbers()
  const { entry, rest } = placeOf(field)
  const { limit }: { readonly limit?: string | number | boolean } = params
  const most = typeof limit === 'number' ? number(IN_MEGABYTES.includes(wrong) ? limit / MEGABYTE : limit) : ''
  const values = { ...NOTHING, ...params, limit: most }
  return (
    <p>
      {entry !== undefined && `${t('entry', { n: entry + 1 })} `}
      {rest !== '' && <code>{rest}</code>} {isCode(wrong) ? t(`fault.${wrong}`, values) : t('fault.other', values)}
    </p>
  )
}

/** `entries[12].draws[0]` is the field `draws[0]` of the thirteenth entry; the file as a whole is no field. */
function placeOf(field: string): { readonly entry: number | undefined; readonly rest: string } {
  const [, entry, rest] = /^entries\[(\d+)\]\.?(.*)$/.exec(field) ?? []
  if (entry !== undefined) return { entry: Number(entry), rest: rest ?? '' }
  return { entry: undefined, rest: ['file', 'log', 'version', 'engine'].includes(field) ? '' : field }
}
