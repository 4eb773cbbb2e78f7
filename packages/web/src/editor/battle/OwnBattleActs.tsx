import { type ReactElement, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../../app/route.ts'
import { trackWork } from '../../app/settled.ts'
import { unpacked } from '../../files/link.ts'
import { saveText } from '../../files/saveToFile.ts'
import { shareLink } from '../../files/share.ts'
import { WhatIsWrong } from '../../files/WhatIsWrong.tsx'
import { isWrong, unreadable, type Wrong } from '../../files/wrong.ts'
import { inContentLanguages } from '../../i18n/loadTexts.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { type OwnBattle, readOwnBattle, useOwn } from '../../setup/own.ts'
import { FileInput } from '../../ui/FileInput.tsx'
import { shownName } from '../../ui/printable.ts'
import { SureButton } from '../../ui/SureButton.tsx'
import { textAt, useEditing } from '../form/sketch.ts'
import { type BattleSketch, copiedBattle, freshBattle } from './battleFile.ts'

const edit = (id: string): void => goTo({ page: 'battles', at: `edit:${id}` })

/** Onto the shelf; what it was before it was right is done with. */
export function keepBattle(one: OwnBattle): void {
  useOwn.getState().holdBattle(one)
  useEditing.getState().write('battles', one.battle.id, undefined)
}

/** A new battle is opened at once, right or not yet. */
function begin(sketch: BattleSketch): void {
  const id = textAt(sketch, 'id')
  const made = readOwnBattle(JSON.stringify(sketch))
  if (isWrong(made)) useEditing.getState().write('battles', id, sketch)
  else keepBattle(made)
  edit(id)
}

/** Battles are made, opened from a file, or come by a link. */
export function MakeBattle({ at, onKept }: { at: string | undefined; onKept: (one: OwnBattle) => void }): ReactElement {
  const { t } = useTranslation('editor')
  const id = useId()
  const [bad, setBad] = useState<(Wrong & { readonly file: string }) | undefined>(undefined)
  const make = async (): Promise<void> => {
    const name = await inContentLanguages((say) => say('battle.newName'))
    begin(freshBattle(name, await inContentLanguages((say) => say('battle.newStory'))))
  }
  const load = async (file: File): Promise<void> => {
    const read = (await trackWork(unreadable(file))) ?? readOwnBattle(await trackWork(file.text()))
    if (isWrong(read)) setBad({ ...read, file: shownName(file) })
    else {
      setBad(undefined)
      keepBattle(read)
      onKept(read)
    }
  }
  return (
    <>
      {at !== undefined && <LinkedBattle payload={at} />}
      <div className="own-battle-acts">
        <button type="button" className="btn" onClick={() => void trackWork(make())}>
          {t('battle.make')}
        </button>
        <label className="btn" htmlFor={id}>
          {t('battle.import')}
        </label>
        <FileInput id={id} onChosen={(file) => void load(file)} />
      </div>
      {bad && <WhatIsWrong file={bad.file} wrong={bad} />}
    </>
  )
}

/** A copy of a battle, ours or another, as one's own. */
export function CopyBattle({ text }: { text: string }): ReactElement {
  const { t } = useTranslation('editor')
  const copy = (): void => begin(copiedBattle(text, (name) => t('battle.copyOf', { name })))
  return (
    <button type="button" className="btn" onClick={copy}>
      {t('battle.editCopy')}
    </button>
  )
}

/** What can be done with a battle of one's own. */
export function OwnBattleActs({ one, onGone }: { one: OwnBattle; onGone: () => void }): ReactElement {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const [told, setTold] = useState<'shared' | 'shareFailed' | 'tooLongForLink' | undefined>(undefined)
  return (
    <div className="own-battle-acts">
      <button type="button" className="btn" onClick={() => edit(one.battle.id)}>
        {t('battle.edit')}
      </button>
      <CopyBattle text={one.text} />
      <button type="button" className="btn" onClick={() => saveText(one.battle.name[language], one.text, 'json')}>
        {t('export')}
      </button>
      <button type="button" className="btn" onClick={() => void shareLink('battles', one.text).then(setTold)}>
        {t('share')}
      </button>
      <SureButton
        label={t('battle.forget')}
        sure={t('battle.forgetSure')}
        onSure={() => {
          useOwn.getState().forgetBattle(one.battle.id)
          useEditing.getState().write('battles', one.battle.id, undefined)
          onGone()
        }}
      />
      {told && <p role="status">{t(told)}</p>}
    </div>
  )
}

/** A battle that came by a link is kept when its reader says so. */
function LinkedBattle({ payload }: { payload: string }): ReactElement {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const [read, setRead] = useState<OwnBattle | Wrong | undefined>(undefined)
  useEffect(() => {
    let here = true
    void trackWork(unpacked(payload)).then((text) => here && setRead(isWrong(text) ? text : readOwnBattle(text)))
    return () => {
      here = false
    }
  }, [payload])
  if (!read) return <p role="status">{t('link.reading')}</p>
  if (isWrong(read)) return <WhatIsWrong file={t('battle.linkBrings')} wrong={read} />
  return (
    <section className="battle-linked" aria-label={t('battle.linkBrings')}>
      <h2>{t('battle.linkBrings')}</h2>
      <p>
        <b>
          <bdi>{read.battle.name[language]}</bdi>
        </b>
      </p>
      <button
        type="button"
        className="btn primary"
        onClick={() => {
          keepBattle(read)
          goTo({ page: 'battles', at: read.battle.id })
        }}
      >
        {t('battle.linkKeep')}
      </button>
    </section>
  )
}
