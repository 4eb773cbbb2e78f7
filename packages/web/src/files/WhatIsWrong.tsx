import { clsx } from 'clsx'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { textsNow } from '../i18n/loadTexts.ts'
import type { Texts } from '../i18n/texts.ts'
import { useNumbers } from '../i18n/useNumbers.ts'
import css from './Files.module.css'
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

/** The first fault of a file by entry and field, in the reader's language. */
export function WhatIsWrong({ file, wrong }: { file: string; wrong: Wrong }): ReactElement {
  const { t } = useTranslation('files')
  return (
    <div role="alert" className={clsx('stack g4', css.wrong)}>
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
