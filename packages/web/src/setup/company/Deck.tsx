import { type CardId, cardId, changedForce, deckFaults, deckWorth, type Force, type TacticCard } from '@tactic48/rules'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isWrong } from '../../files/wrong.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useCardAp } from '../../prose/useCardAp.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { TacticCardFace, useWhen } from '../../tacticCard/TacticCard.tsx'
import { TacticPicture } from '../../tacticCard/TacticPicture.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { freeName, keepForce, nameFor, sameForce, useOwn } from '../own.ts'
import css from './Builder.module.css'
import { faultsAt, useBuild } from './build.ts'
import { FaultNote } from './Roster.tsx'

const withTactic = (force: Force, card: CardId): Force => ({ ...force, deck: [...(force.deck ?? []), card] })

/** TACTIC-01 … TACTIC-04: the deck, what could be in it, and each card to read. */
export function Deck(): ReactElement {
  const { t } = useTranslation('setup')
  const build = useBuild()
  const { force, state, context } = build
  const { deck = [] } = force
  const [read, setRead] = useState<CardId | undefined>(undefined)
  const all = Object.values(state.cards.tactics ?? {})
  const copies = (id: string): number => deck.filter((one) => one === id).length
  const refusalOf = (cards: readonly CardId[]) => deckFaults(context, force.faction, cards)[0]?.refusal
  const chosen = all.filter(({ id }) => copies(id) > 0)
  // Another faction's cards are never allowed: only what may be played under some agreement is offered.
  const strangers = all.filter(({ id }) => copies(id) === 0 && refusalOf([id])?.code !== 'foreignTactic')
  const rows = (cards: readonly TacticCard[]): ReactElement => (
    <ul className="stack g6">
      {cards.map((card) => (
        <DeckRow
          key={card.id}
          card={card}
          copies={copies(card.id)}
          limit={refusalOf([...deck, card.id])}
          isRead={read === card.id}
          onRead={() => setRead(read === card.id ? undefined : card.id)}
        />
      ))}
    </ul>
  )
  return (
    <aside className={`${css.deck} card`} aria-label={t('build.deck')}>
      <header className="row wrap apart base">
        <h2 className="t16">{t('build.deck')}</h2>
        <p>{t('build.deckSize', { count: deck.length, ap: deckWorth(state.cards, deck) })}</p>
      </header>
      <OwnDecks />
      {faultsAt(build, { of: 'deck' }).map((fault, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same fault may be there for several cards
        <FaultNote key={i} fault={fault} />
      ))}
      <div className={`${css.cards} stack`} data-scrolls="">
        {rows(chosen)}
        {chosen.length === 0 && <p className="muted">{t('build.noDeck')}</p>}
        <h3 className="cap">{t('build.moreCards')}</h3>
        {rows([...strangers.filter(({ id }) => !refusalOf([id])), ...strangers.filter(({ id }) => refusalOf([id]))])}
      </div>
      <p className="muted t12">
        {t('build.deckSecret')} <RuleChip rule="TACTIC-07" />
      </p>
    </aside>
  )
}

/** Decks of one's own for this faction, and this one among them; not where the other side could look at the shelf. */
function OwnDecks(): ReactElement | undefined {
  const { t } = useTranslation('setup')
  const { force, keeps, change, now } = useBuild()
  const shelf = useOwn((store) => store.forces)
  const [told, setTold] = useState<string | undefined>(undefined)
  if (!keeps) return undefined
  const { faction, deck = [] } = force
  const decks = shelf.filter((one) => one.kind === 'deck' && one.force.faction === faction)
  const same = decks.find((one) => sameForce(one.force, { faction, characters: [], deck }))
  const keep = (): void => {
    const kept = keepForce(freeName(nameFor(force), shelf), { faction, characters: [], deck }, 'deck')
    setTold(isWrong(kept) ? undefined : kept.name)
  }
  return (
    <div className="row wrap">
      {decks.length > 0 && (
        <select
          className="wide"
          aria-label={t('forces.takeDeck')}
          value={same?.name ?? ''}
          onChange={({ target: { value } }) => {
            const chosen = decks.find(({ name }) => name === value)?.force.deck
            if (chosen) change({ ...now(), deck: chosen })
          }}
        >
          <option value="">{t('forces.takeDeck')}</option>
          {decks.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
      {deck.length > 0 && !same && (
        <button type="button" className="btn" onClick={keep}>
          {t('forces.saveDeck')}
        </button>
      )}
      {told !== undefined && <p role="status">{t('shelf.kept', { name: told })}</p>}
    </div>
  )
}

interface DeckRowProps {
  readonly card: TacticCard
  readonly copies: number
  /** Why one more is too many. */
  readonly limit: Parameters<ReturnType<typeof useWhy>>[0] | undefined
  readonly isRead: boolean
  readonly onRead: () => void
}

function DeckRow({ card, copies, limit, isRead, onRead }: DeckRowProps): ReactElement {
  const { t } = useTranslation('setup')
  const priced = useCardAp()
  const language = useLanguage()
  const when = useWhen()
  const { now, state, change } = useBuild()
  const why = useWhy(state)
  const id = cardId(card.id)
  const name = card.name[language]
  return (
    <li
      className={`${css.tactic} row wrap`}
      data-part="deck-row"
      data-tactic={card.id}
      data-copies={copies || undefined}
      data-refused={limit && copies === 0 ? '' : undefined}
    >
      <button type="button" className="bare t13 fill" aria-expanded={isRead} onClick={onRead}>
        <TacticPicture card={card} />
        <span>
          <b>{name}</b>
          <small className="sub">
            {when(card.window)} · {priced(card)}
          </small>
        </span>
      </button>
      {copies > 0 && (
        <button
          type="button"
          className="btn square quiet"
          aria-label={t('build.fix.takeOut', { card: name })}
          onClick={() => change(changedForce(now(), [{ change: 'removeTactic', card: id }]))}
        >
          <Icon name="minus" />
        </button>
      )}
      {copies > 0 && <b className="t13">×{copies}</b>}
      <button
        type="button"
        className="btn square quiet"
        aria-label={t('force.add', { name })}
        aria-disabled={limit !== undefined}
        title={limit ? why(limit) : undefined}
        onClick={limit ? undefined : () => change(withTactic(now(), id))}
      >
        <Icon name="plus" />
      </button>
      {isRead && (
        <div className={`${css.large} row top g12`}>
          <TacticCardFace card={card} />
          {limit && (
            <p className="t12">
              {why(limit)} <RuleChip rule={limit.rule} />
            </p>
          )}
        </div>
      )}
    </li>
  )
}
