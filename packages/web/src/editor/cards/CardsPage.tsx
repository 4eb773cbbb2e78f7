import { type CardSet, FACTIONS } from '@tactic48/content'
import { cardId } from '@tactic48/rules'
import { clsx } from 'clsx'
import { type ReactElement, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../../app/route.ts'
import { trackWork } from '../../app/settled.ts'
import { TopBar } from '../../app/TopBar.tsx'
import { FileActs, useBrought } from '../../files/Received.tsx'
import { readCards } from '../../files/reading.ts'
import { WhatIsWrong } from '../../files/WhatIsWrong.tsx'
import { isWrong } from '../../files/wrong.ts'
import { inContentLanguages } from '../../i18n/loadTexts.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useWeaponName } from '../../prose/useWeaponName.ts'
import { useDraft } from '../../setup/draft.ts'
import { RefusedCards } from '../../setup/forces/FactionChoice.tsx'
import { useCardNames } from '../../setup/forces/useCardNames.ts'
import { useOwn } from '../../setup/own.ts'
import { FileInput } from '../../ui/FileInput.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SureButton } from '../../ui/SureButton.tsx'
import css from '../Editor.module.css'
import { NotKept } from '../EditorForm.tsx'
import { type Open, textAt, useEditing } from '../form/sketch.ts'
import { CardEditor } from './CardEditor.tsx'
import { addCard, fileOfSet, keepFile } from './cardStore.ts'
import { CARD_KINDS, type CardKind, cardsIn, fileIn, freshCard, freshFaction, freshSupplement } from './setFile.ts'

/** Sets of cards on the left, the card that is open on the right. */
export function CardsPage({ at }: { at: string | undefined }): ReactElement {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { sets, lasting } = useOwn()
  const { open, show } = useEditing()
  const set = sets.find((one) => one.set === open?.set)
  useEffect(() => {
    // A set that is gone is not open any more.
    if (open && !set) show(undefined)
  }, [open, set, show])
  const owner = FACTIONS.find(({ id }) => id === set?.id)?.name[language] ?? set?.name[language] ?? ''
  return (
    <div className={css.page}>
      <TopBar page={t('cards.title')} />
      <main className={css.main}>
        <aside className="stack g12" aria-label={t('cards.sets')}>
          <section className={clsx('card stack g12', css.sheet)}>
            <p className="muted">{t('cards.intro')}</p>
            {!lasting && <NotKept />}
            <MakeSet />
            <ImportSet />
          </section>
          {sets.map((one) => (
            <SetPanel key={one.set} set={one} />
          ))}
        </aside>
        <div className={css.open} data-alone={open?.kind === undefined || undefined}>
          {at !== undefined && <LinkedCards payload={at} />}
          {at === undefined && !set && (
            <p className={clsx('card', css.sheet)}>{t(sets.length > 0 ? 'cards.choose' : 'cards.none')}</p>
          )}
          {set && open && (
            <CardEditor key={`${open.set} ${open.kind} ${open.id}`} open={open} set={set} owner={owner} />
          )}
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
  const id = useId()
  const made = (set: CardSet | undefined): void => set && show({ set: set.set })
  const faction = FACTIONS.find((one) => one.id === to)
  const makeSupplement = async (): Promise<void> => {
    const name = await inContentLanguages((say, each) => say('cards.newSet', { faction: faction?.name[each] ?? '' }))
    made(keepFile(freshSupplement(to, name)))
  }
  const makeFaction = async (): Promise<void> =>
    made(keepFile(freshFaction(await inContentLanguages((say) => say('cards.newFaction')))))
  return (
    <>
      <div className={clsx('row', css.make)}>
        <div className="labelled fill">
          <label htmlFor={id}>{t('cards.makeFor')}</label>
          <select id={id} value={to} onChange={({ target }) => setTo(target.value)}>
            {FACTIONS.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name[language]}
              </option>
            ))}
          </select>
        </div>
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
  const { bad, loadCards } = useOwn()
  const show = useEditing((store) => store.show)
  const read = async (file: File): Promise<void> => {
    const set = await loadCards(file)
    if (set) show({ set: set.set })
  }
  return (
    <>
      <label className="btn" htmlFor={id}>
        {t('cards.import')}
      </label>
      <FileInput id={id} onChosen={(file) => void read(file)} />
      {bad && <RefusedCards bad={bad} />}
    </>
  )
}

/** Cards that came by a link: shown, and kept only when their reader says so. */
function LinkedCards({ payload }: { payload: string }): ReactElement {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { sets, hold } = useOwn()
  const show = useEditing((store) => store.show)
  const read = useBrought(payload, async (text) => {
    const set = await readCards(new Blob([text]), useOwn.getState().sets)
    return isWrong(set) ? set : { text, set }
  })
  if (!read) return <p className={clsx('card', css.sheet)}>{t('link.reading')}</p>
  if (isWrong(read)) return <WhatIsWrong file={t('link.brings')} wrong={read} />
  const { text, set } = read
  const file = fileIn(text)
  const counts = CARD_KINDS.map((kind) => [kind, cardsIn(file, kind).length] as const)
  return (
    <section className={clsx('card stack g12', css.sheet)} aria-label={t('link.brings')}>
      <h2>{t('link.brings')}</h2>
      <p>
        <b>
          <bdi>{set.name[language]}</bdi>
        </b>
      </p>
      <ul>
        {counts
          .filter(([, count]) => count > 0)
          .map(([kind, count]) => (
            <li key={kind}>
              {t(`cards.kinds.${kind}`)}: {count}
            </li>
          ))}
      </ul>
      {sets.some((one) => one.set === set.set) && <p className={css.wrong}>{t('link.replaces')}</p>}
      <div className="row wrap">
        <button
          type="button"
          className="btn primary"
          onClick={() => {
            hold('cards', { text, set })
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

/** A set with its cards, and what can be done with it. */
function SetPanel({ set }: { set: CardSet }): ReactElement {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { open, show } = useEditing()
  const { cards, forget } = useOwn()
  const nameOf = useNameIn(set)
  const text = cards.find((one) => one.set === set)?.text ?? ''
  const file = fileOfSet(set.set)
  if (!file) return <></>
  const joined = FACTIONS.find(({ id }) => id === set.id)?.name[language] ?? set.id
  const add = async (kind: CardKind): Promise<void> => {
    const name = await inContentLanguages((say) => say(`cards.newCard.${kind}`))
    addCard(set.set, kind, freshCard(file, kind, name))
  }
  const opens = (one: Open) => ({
    className: css.opens,
    'aria-current': open?.set === one.set && open.kind === one.kind && open.id === one.id,
    onClick: () => show(one),
  })
  return (
    <section className={clsx('card stack g12', css.sheet, css.set)} data-set={set.set}>
      <h2 className="line-below">
        <button type="button" {...opens({ set: set.set })}>
          <b>
            <bdi>{set.name[language]}</bdi>
          </b>
          <small className="muted plain">
            {set.joins ? t('cards.joins', { faction: joined }) : t('cards.ownFaction')}
          </small>
        </button>
      </h2>
      {CARD_KINDS.map((kind) => (
        <div key={kind}>
          <div className="row apart">
            <h3 className="cap">{t(`cards.kinds.${kind}`)}</h3>
            <button
              type="button"
              className="btn square quiet"
              aria-label={t(`cards.newCard.${kind}`)}
              title={t(`cards.newCard.${kind}`)}
              onClick={() => void trackWork(add(kind))}
            >
              <Icon name="plus" />
            </button>
          </div>
          <ul>
            {cardsIn(file, kind).map((card) => {
              const id = textAt(card, 'id')
              return (
                <li key={id}>
                  <button type="button" {...opens({ set: set.set, kind, id })}>
                    <bdi>{nameOf(kind, id)}</bdi>
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
      <footer className="row wrap">
        <FileActs page="cards" name={set.name[language]} text={text}>
          <button
            type="button"
            className="btn"
            onClick={() => {
              useDraft.getState().setPrint({ from: `faction:${set.id}`, parts: ['cards'], counts: {} })
              goTo({ page: 'print' })
            }}
          >
            {t('cards.print')}
          </button>
          <SureButton label={t('cards.forget')} sure={t('cards.forgetSure')} onSure={() => forget('cards', set.set)} />
        </FileActs>
      </footer>
    </section>
  )
}

/** A card of the set as it is called. */
function useNameIn(set: CardSet): (kind: CardKind, id: string) => string {
  const language = useLanguage()
  const names = useCardNames()
  const weaponName = useWeaponName()
  return (kind, id) => {
    const same = (card: { readonly id: string }): boolean => card.id === id
    if (kind === 'character') {
      const card = set.characters.find(same)
      return card ? names.full(card) : id
    }
    if (kind === 'weapon') return set.armoury[id]?.type ?? id
    if (kind === 'weaponCard') {
      const card = set.weapons.find(same)
      return card ? weaponName(card) : id
    }
    if (kind === 'tactic') return set.tactics?.find(same)?.name[language] ?? id
    const cards = kind === 'upgrade' ? set.upgrades : (set.vehicles ?? [])
    return cards.find(({ card }) => card.id === cardId(id))?.names[language] ?? id
  }
}
