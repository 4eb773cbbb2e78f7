import { type CharacterCard, changedForce } from '@tactic48/rules'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../board/Figure.tsx'
import { cardLook } from '../../boardModel/lookOf.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useCardAp } from '../../prose/useCardAp.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleId } from '../../ui/RuleId.tsx'
import { useCardNames } from '../forces/useCardNames.ts'
import { useBuild } from './build.ts'
import { StatCard } from './ManSheet.tsx'
import { alliedFactions, moved } from './units.ts'

const ORDER = ['higher', 'captain', 'lieutenant', 'secondLieutenant', 'sergeant', 'nco', 'corporal', 'private'] as const

/** Who fits into a squad comes first there, who leads and serves comes first in a headquarters. */
function sorted(cards: readonly CharacterCard[], isSquad: boolean): readonly CharacterCard[] {
  const rank = ({ rank: one }: CharacterCard): number => ORDER.indexOf(one)
  return [...cards].sort((a, b) => (isSquad ? rank(b) - rank(a) : rank(a) - rank(b)) || a.ap - b.ap)
}

/** The cards of the faction: one press and he stands in the squad. */
export function AddCards(): ReactElement {
  const { t } = useTranslation('setup')
  const priced = useCardAp()
  const names = useCardNames()
  const language = useLanguage()
  const { side, faction, factions, context, force, now, target, words, change, tree } = useBuild()
  const [from, setFrom] = useState<string | undefined>(undefined)
  const allies = alliedFactions(
    context,
    force.faction,
    factions.map(({ id }) => id),
  )
  const ally = allies.includes(from ?? '') ? factions.find(({ id }) => id === from) : undefined
  const [read, setRead] = useState<CharacterCard | undefined>(undefined)
  const cards = sorted((ally ?? faction)?.characters ?? [], target.unit.squad !== undefined)
  const add = (card: CharacterCard): void => {
    if (card.named && now().characters.some((one) => one.card === card.id)) return
    // FORCE-08: men of another faction are attached.
    const unit = ally ? { ...target.unit, attached: true } : target.unit
    const joined = changedForce(now(), [{ change: 'addCharacter', card: card.id, unit }])
    change(moved(joined, joined.characters.length - 1, target.unit))
  }
  if (tree.isPlain)
    return (
      <ul className="builder-list">
        {faction?.characters.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            picked={force.characters.filter((one) => one.card === card.id).length}
            onAdd={() => add(card)}
          />
        ))}
      </ul>
    )
  return (
    <section className="card add-cards" aria-label={t('build.addTo', { unit: words.unit(target.unit) })}>
      <h3 className="cap">{t('build.addTo', { unit: words.unit(target.unit) })}</h3>
      {allies.length > 0 && (
        <label className="add-from">
          <span>{t('build.cardsOf')}</span>
          <select value={ally?.id ?? ''} onChange={({ target: { value } }) => setFrom(value)}>
            <option value="">{faction?.name[language]}</option>
            <optgroup label={t('build.allies')}>
              {allies.map((id) => (
                <option key={id} value={id}>
                  {factions.find((one) => one.id === id)?.name[language] ?? id}
                </option>
              ))}
            </optgroup>
          </select>
          {ally && (
            <small className="muted">
              {t('build.attached')} <RuleId rule="FORCE-08" />
            </small>
          )}
        </label>
      )}
      <ul>
        {cards.map((card) => {
          // FORCE-02: a named card is one person.
          const taken = card.named && force.characters.some((one) => one.card === card.id)
          const name = names.full(card)
          return (
            <li key={card.id} data-taken={taken || undefined}>
              <button
                type="button"
                className="add-read"
                aria-expanded={read === card}
                onClick={() => setRead(read === card ? undefined : card)}
              >
                <svg className="portrait" viewBox="-25 -25 50 50" aria-hidden="true">
                  <Figure x={0} y={0} r={17} {...cardLook(side, card)} />
                </svg>
                <span>
                  {name}
                  <small>
                    {card.named ? `${names.role(card)} · ` : ''}
                    {priced(card)}
                    {(card.figures ?? 1) > 1 ? ` · ${t('build.men', { count: card.figures ?? 1 })}` : ''}
                  </small>
                </span>
              </button>
              <button
                type="button"
                className="btn square"
                aria-label={t('force.add', { name })}
                aria-disabled={taken}
                title={taken ? t('build.once') : undefined}
                onClick={taken ? undefined : () => add(card)}
              >
                <Icon name="plus" />
              </button>
            </li>
          )
        })}
      </ul>
      {read && (
        <div className="add-card">
          <h4>{names.full(read)}</h4>
          <StatCard card={read} />
        </div>
      )}
    </section>
  )
}

interface CardRowProps {
  readonly card: CharacterCard
  /** How often the force has it already. */
  readonly picked: number
  readonly onAdd: () => void
}

/** A card as it is printed, with the way into the force. */
function CardRow({ card, picked, onAdd }: CardRowProps): ReactElement {
  const { t } = useTranslation('setup')
  const { side } = useBuild()
  const play = useTranslation('play')
  const names = useCardNames()
  const prose = useTranslation('prose')
  const priced = useCardAp()
  const name = names.full(card)
  // FORCE-02: a named card is one person.
  const full = card.named && picked > 0
  return (
    <li
      className="builder-card"
      data-part="card-row"
      data-picked={picked || undefined}
      data-named={card.named || undefined}
    >
      <header>
        <svg className="portrait" viewBox="-25 -25 50 50" aria-hidden="true">
          <Figure x={0} y={0} r={17} {...cardLook(side, card)} />
        </svg>
        <span>
          <b>{name}</b>
          <small>
            {card.named ? `${names.role(card)} · ` : ''}
            {play.t(`rank.${card.rank}`)}
          </small>
        </span>
        <b>{priced(card)}</b>
        <button
          type="button"
          className="btn square"
          aria-disabled={full}
          onClick={full ? undefined : onAdd}
          aria-label={t('force.add', { name })}
          title={full ? prose.t('why.namedCardTwice', { card: name }) : undefined}
        >
          <Icon name="plus" />
          {picked > 0 && (
            <span className="builder-picked" aria-hidden="true">
              {picked}
            </span>
          )}
        </button>
      </header>
      <StatCard card={card} />
    </li>
  )
}
