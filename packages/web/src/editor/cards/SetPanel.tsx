import { type CardSet, FACTIONS } from '@tactic48/content'
import { cardId } from '@tactic48/rules'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../../app/route.ts'
import { trackWork } from '../../app/settled.ts'
import { saveText } from '../../files/saveToFile.ts'
import { shareLink } from '../../files/share.ts'
import { inContentLanguages } from '../../i18n/loadTexts.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { usePrint } from '../../print/choice.ts'
import { useWeaponName } from '../../prose/useWeaponName.ts'
import { useCardNames } from '../../setup/forces/useCardNames.ts'
import { useOwnCards } from '../../setup/ownCards.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SureButton } from '../../ui/SureButton.tsx'
import { textAt, useEditing } from '../form/sketch.ts'
import { addCard, fileOfSet } from './cardStore.ts'
import { CARD_KINDS, type CardKind, cardsIn, freshCard } from './setFile.ts'

/** A set with its cards, and what can be done with it. */
export function SetPanel({ set }: { set: CardSet }): ReactElement {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { open, show } = useEditing()
  const files = useOwnCards((store) => store.files)
  const sets = useOwnCards((store) => store.sets)
  const forget = useOwnCards((store) => store.forget)
  const nameOf = useNameIn(set)
  const [told, setTold] = useState<'shared' | 'shareFailed' | 'tooLongForLink' | undefined>(undefined)
  const text = files[sets.indexOf(set)] ?? ''
  const file = fileOfSet(set.set)
  if (!file) return <></>
  const joined = FACTIONS.find(({ id }) => id === set.id)?.name[language] ?? set.id
  const add = async (kind: CardKind): Promise<void> => {
    const name = await inContentLanguages((say) => say(`cards.newCard.${kind}`))
    addCard(set.set, kind, freshCard(file, kind, name))
  }
  return (
    <section className="card editor-set" data-set={set.set}>
      <h2>
        <button
          type="button"
          className="editor-set-name"
          aria-current={open?.set === set.set && open.kind === undefined}
          onClick={() => show({ set: set.set })}
        >
          <bdi>{set.name[language]}</bdi>
          <small>{set.joins ? t('cards.joins', { faction: joined }) : t('cards.ownFaction')}</small>
        </button>
      </h2>
      {CARD_KINDS.map((kind) => (
        <div key={kind} className="editor-kind">
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
          <ul>
            {cardsIn(file, kind).map((card) => {
              const id = textAt(card, 'id')
              return (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={open?.set === set.set && open.kind === kind && open.id === id}
                    onClick={() => show({ set: set.set, kind, id })}
                  >
                    <bdi>{nameOf(kind, id)}</bdi>
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
      <footer>
        <button type="button" className="btn" onClick={() => saveText(set.name[language], text, 'json')}>
          {t('export')}
        </button>
        <button type="button" className="btn" onClick={() => void shareLink('cards', text).then(setTold)}>
          {t('share')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => {
            usePrint.getState().set({ from: `faction:${set.id}`, parts: ['cards'], counts: {} })
            goTo({ page: 'print' })
          }}
        >
          {t('cards.print')}
        </button>
        <SureButton label={t('cards.forget')} sure={t('cards.forgetSure')} onSure={() => forget(set.set)} />
        {told && <p role="status">{t(told)}</p>}
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
