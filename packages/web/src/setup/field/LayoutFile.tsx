import { battlefieldFileOf, ContentError, readBattlefieldFile } from '@tactic48/content'
import type { Table } from '@tactic48/rules'
import { type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveText } from '../../files/saveToFile.ts'
import { WhatIsWrong } from '../../files/WhatIsWrong.tsx'
import { tooLarge, type Wrong } from '../../files/wrong.ts'
import { FileInput } from '../../ui/FileInput.tsx'
import { freshSeed } from './freshSeed.ts'
import { centred, type Layout } from './useLayout.ts'

interface LayoutFileProps {
  readonly table: Table
  readonly layout: Layout
}

/** The layout as a battlefield file, and one from outside: judged as any battlefield is. */
export function LayoutFile({ table, layout }: LayoutFileProps): ReactElement {
  const { t } = useTranslation('setup')
  const id = useId()
  const [bad, setBad] = useState<(Wrong & { readonly file: string }) | undefined>(undefined)
  const save = (): void => {
    const name = t('field.ownName')
    const seed = freshSeed()
    const laid = { ...table, elements: layout.elements, dressing: layout.dressing }
    const file = battlefieldFileOf(`own-${seed}`, { en: name, it: name, es: name }, laid)
    saveText(`${name} ${seed}`, `${JSON.stringify(file, undefined, 1)}\n`, 'json')
  }
  const read = async (file: File): Promise<void> => {
    const wrong = tooLarge(file) ?? opened(await file.text())
    setBad(wrong && { ...wrong, file: file.name })
  }
  const opened = (text: string): Wrong | undefined => {
    try {
      const { table: found } = readBattlefieldFile(text)
      for (const side of ['width', 'height'] as const) {
        if (found[side] > table[side])
          return { wrong: 'valueTooBig', field: side, params: { limit: table[side] / 1000 } }
      }
      const { elements, dressing } = centred(found, table)
      layout.replace(elements, dressing)
      return undefined
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      return { wrong: error.fault, field: error.field, params: { ...error.params } }
    }
  }
  return (
    <div className="layout-file">
      <button type="button" className="btn" onClick={save}>
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
