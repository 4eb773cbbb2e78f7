import { type CardSet, FACTIONS } from '@tactic48/content'
import { type ReactElement, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../../app/route.ts'
import { trackWork } from '../../app/settled.ts'
import { TopBar } from '../../app/TopBar.tsx'
import { unpacked } from '../../files/link.ts'
import { readCards } from '../../files/reading.ts'
import { WhatIsWrong } from '../../files/WhatIsWrong.tsx'
import { isWrong, type Wrong } from '../../files/wrong.ts'
import { inContentLanguages } from '../../i18n/loadTexts.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { RefusedCards } from '../../setup/forces/FactionChoice.tsx'
import { useOwnCards } from '../../setup/ownCards.ts'
import { FileInput } from '../../ui/FileInput.tsx'
import { useEditing } from '../form/sketch.ts'
import { CardEditor, HeadEditor } from './CardEditor.tsx'
import { keepFile } from './cardStore.ts'
import { SetPanel } from './SetPanel.tsx'
import { CARD_KINDS, countIn, fileIn, freshFaction, freshSupplement } from './setFile.ts'
import '../editor.css'

/** Sets of cards on the left, the card that is open on the right. */
export function CardsPage({ at }: { at: string | undefined }): ReactElement {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { sets, lasting } = useOwnCards()
  const open = useEditing((store) => store.open)
  const show = useEditing((store) => store.show)
  const set = sets.find((one) => one.set === open?.set)
  useEffect(() => {
    // A set that is gone is not open any more.
    if (open && !set) show(undefined)
  }, [open, set, show])
  const owner = FACTIONS.find(({ id }) => id === set?.id)?.name[language] ?? set?.name[language] ?? ''
  return (
    <div className="editor-page">
      <TopBar page={t('cards.title')} />
      <main className="editor-main">
        <aside className="editor-sets" aria-label={t('cards.sets')}>
          <section className="card editor-make">
            <p className="muted">{t('cards.intro')}</p>
            {!lasting && (
              <p className="field-fault" role="alert">
                {t('notKept')}
              </p>
            )}
            <MakeSet />
            <ImportSet />
          </section>
          {sets.map((one) => (
            <SetPanel key={one.set} set={one} />
          ))}
        </aside>
        <div className="editor-open" data-alone={open?.kind === undefined || undefined}>
          {at !== undefined && <LinkedCards payload={at} />}
          {at === undefined && !set && (
            <p className="card editor-empty">{t(sets.length > 0 ? 'cards.choose' : 'cards.none')}</p>
          )}
          {set && open?.kind && open.id !== undefined && (
            <CardEditor
              key={`${open.set} ${open.kind} ${open.id}`}
              open={{ set: open.set, kind: open.kind, id: open.id }}
              set={set}
              owner={owner}
            />
          )}
          {set && open && open.kind === undefined && <HeadEditor key={set.set} set={set} />}
        </div>
      </main>
    </div>
  )
}

function MakeSet(): ReactElement {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const show = useEditing((store) => store.show)
  const [to, setTo] = useState(FACTIONS[0]?.id ?? '')
  const made = (set: CardSet | undefined): void => set && show({ set: set.set })
  const faction = FACTIONS.find(({ id }) => id === to)
  const makeSupplement = async (): Promise<void> => {
    const name = await inContentLanguages((say, each) => say('cards.newSet', { faction: faction?.name[each] ?? '' }))
    made(keepFile(freshSupplement(to, name)))
  }
  const makeFaction = async (): Promise<void> =>
    made(keepFile(freshFaction(await inContentLanguages((say) => say('cards.newFaction')))))
  return (
    <>
      <div className="editor-make-for">
        <label>
          {t('cards.makeFor')}
          <select value={to} onChange={({ target }) => setTo(target.value)}>
            {FACTIONS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[language]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="btn primary" onClick={() => void trackWork(makeSupplement())}>
          {t('cards.make')}
        </button>
      </div>
      <button type="button" className="btn" onClick={() => void trackWork(makeFaction())}>
        {t('cards.makeFaction')}
      </button>
    </>
  )
}

function ImportSet(): ReactElement {
  const { t } = useTranslation('editor')
  const id = useId()
  const { bad, load } = useOwnCards()
  const show = useEditing((store) => store.show)
  const read = async (file: File): Promise<void> => {
    const set = await load(file)
    if (set) show({ set: set.set })
  }
  return (
    <>
      <label className="btn" htmlFor={id}>
        {t('cards.import')}
      </label>
      <FileInput id={id} onChosen={(file) => void read(file)} />
      {bad && <RefusedCards bad={bad} className="field-fault" />}
    </>
  )
}

interface Brought {
  readonly text: string
  readonly set: CardSet
}

/** Cards that came by a link: shown, and kept only when their reader says so. */
function LinkedCards({ payload }: { payload: string }): ReactElement {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const [read, setRead] = useState<Brought | Wrong | undefined>(undefined)
  const { sets, keep } = useOwnCards()
  const show = useEditing((store) => store.show)
  useEffect(() => {
    let here = true
    const reading = async (): Promise<Brought | Wrong> => {
      const text = await unpacked(payload)
      if (isWrong(text)) return text
      const set = await readCards(new Blob([text]), useOwnCards.getState().sets)
      return isWrong(set) ? set : { text, set }
    }
    void trackWork(reading()).then((found) => here && setRead(found))
    return () => {
      here = false
    }
  }, [payload])
  if (!read) return <p className="card editor-empty">{t('link.reading')}</p>
  if (isWrong(read)) return <WhatIsWrong file={t('link.brings')} wrong={read} />
  const { text, set } = read
  const file = fileIn(text)
  return (
    <section className="card editor-linked" aria-label={t('link.brings')}>
      <h2>{t('link.brings')}</h2>
      <p>
        <b>
          <bdi>{set.name[language]}</bdi>
        </b>
      </p>
      <ul>
        {CARD_KINDS.filter((kind) => countIn(file, kind) > 0).map((kind) => (
          <li key={kind}>
            {t(`cards.kinds.${kind}`)}: {countIn(file, kind)}
          </li>
        ))}
      </ul>
      {sets.some((one) => one.set === set.set) && <p className="field-fault">{t('link.replaces')}</p>}
      <div className="editor-acts">
        <button
          type="button"
          className="btn primary"
          onClick={() => {
            keep(text, set)
            show({ set: set.set })
            goTo({ page: 'cards' })
          }}
        >
          {t('link.keep')}
        </button>
        <button type="button" className="btn" onClick={() => goTo({ page: 'cards' })}>
          {t('link.leave')}
        </button>
      </div>
    </section>
  )
}
