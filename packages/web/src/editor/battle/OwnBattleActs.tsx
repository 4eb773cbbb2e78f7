import { type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../../app/route.ts'
import { trackWork } from '../../app/settled.ts'
import { FileActs, useBrought } from '../../files/Received.tsx'
import { WhatIsWrong } from '../../files/WhatIsWrong.tsx'
import { isWrong, unreadable, type Wrong } from '../../files/wrong.ts'
import { inContentLanguages } from '../../i18n/loadTexts.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { type OwnBattle, readOwnBattle } from '../../setup/battles/ownBattles.ts'
import { useOwn } from '../../setup/own.ts'
import { FileInput } from '../../ui/FileInput.tsx'
import { shownName } from '../../ui/printable.ts'
import { SureButton } from '../../ui/SureButton.tsx'
import { textAt, useEditing } from '../form/sketch.ts'
import { type BattleSketch, copiedBattle, freshBattle } from './battleFile.ts'

const edit = (id: string): void => goTo({ page: 'battles', at: `edit:${id}` })

/** Onto the shelf; what it was before it was right is done with. */
export function keepBattle({ text, battle: { id } }: Pick<OwnBattle, 'text' | 'battle'>): void {
  useOwn.getState().hold('battles', { text, id })
  useEditing.getState().write('battles', id, undefined)
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
      <div className="row wrap">
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
  return (
    <div className="row wrap">
      <button type="button" className="btn" onClick={() => edit(one.battle.id)}>
        {t('battle.edit')}
      </button>
      <CopyBattle text={one.text} />
      <FileActs page="battles" name={one.battle.name[language]} text={one.text}>
        <SureButton
          label={t('battle.forget')}
          sure={t('battle.forgetSure')}
          onSure={() => {
            useOwn.getState().forget('battles', one.battle.id)
            useEditing.getState().write('battles', one.battle.id, undefined)
            onGone()
          }}
        />
      </FileActs>
    </div>
  )
}

/** A battle that came by a link is kept when its reader says so. */
function LinkedBattle({ payload }: { payload: string }): ReactElement {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const read = useBrought(payload, readOwnBattle)
  if (!read) return <p role="status">{t('link.reading')}</p>
  if (isWrong(read)) return <WhatIsWrong file={t('battle.linkBrings')} wrong={read} />
  return (
    <section className="card stack" aria-label={t('battle.linkBrings')}>
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
