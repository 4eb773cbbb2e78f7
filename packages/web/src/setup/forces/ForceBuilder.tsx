import type { Faction } from '@tactic48/content'
import { type CardBook, type CharacterCard, type Force, type GameState, type SideId, totalOf } from '@tactic48/rules'
import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../board/Figure.tsx'
import { cardLook } from '../../boardModel/lookOf.ts'
import { useCardAp } from '../../prose/useCardAp.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { useLegalWords } from '../company/useForceWords.ts'
import { BuilderActs } from './BuilderActs.tsx'
import { FactionChoice } from './FactionChoice.tsx'
import { forceFault } from './forceFault.ts'
import { OwnCardsLoader } from './OwnCardsLoader.tsx'
import { Roster } from './Roster.tsx'
import { StatCard } from './StatCard.tsx'
import { useCardNames } from './useCardNames.ts'

export interface ForceBuilderProps {
  /** Whose force it is, where nothing else says so. */
  readonly title?: string
  readonly side: SideId
  readonly force: Force
  readonly factions: readonly Faction[]
  readonly cards: CardBook
  /** A game that waits for forces; it says what is legal. */
  readonly state: GameState
  /** The player's own cards may come in; a game that has begun knows its cards already. */
  readonly ownCards?: boolean
  /** Told of every change, so that half a force can be kept. */
  readonly onChange?: (force: Force) => void
  /** The shelf keeps it, under this name before; absent where the other side could look at the shelf. */
  readonly keeps?: { readonly name: string | undefined; readonly onKept?: (name: string) => void }
  /** What takes it into a game, when it is legal there. */
  readonly done?: string
  readonly onDone?: (force: Force) => void
  readonly onCancel?: () => void
}

/** Cards of one faction on the left, the force with its running AP on the right. */
export function ForceBuilder(props: ForceBuilderProps): ReactElement {
  const { title, side, factions, cards, state, ownCards = false, onChange } = props
  const { t } = useTranslation('setup')
  const why = useWhy(state)
  const legal = useLegalWords(state)
  const [force, setForce] = useState(props.force)
  // Two presses in a row both begin from the force as it is.
  const now = useRef(props.force)
  const change = (next: Force): void => {
    now.current = next
    setForce(next)
    onChange?.(next)
  }
  const faction = factions.find(({ id }) => id === force.faction) ?? factions[0]
  const fault = forceFault(state, side, force)
  const total = totalOf(cards, force)
  const add = (card: CharacterCard): void => {
    const { characters } = now.current
    if (card.named && characters.some((one) => one.card === card.id)) return
    change({ ...now.current, characters: [...characters, { card: card.id, assigned: [] }] })
  }
  return (
    <div className="builder" data-part="builder">
      <div className="builder-cards">
        <FactionChoice
          factions={factions}
          chosen={faction?.id ?? force.faction}
          cards={force.characters.length}
          onChoose={(id) => change({ faction: id, characters: [] })}
        />
        <ul className="builder-list">
          {faction?.characters.map((card) => (
            <CardRow
              key={card.id}
              side={side}
              card={card}
              picked={force.characters.filter((one) => one.card === card.id).length}
              onAdd={() => add(card)}
            />
          ))}
        </ul>
        {ownCards && (
          <OwnCardsLoader
            shown={faction?.id}
            onLoaded={(loaded) => change({ faction: loaded.id, characters: [] })}
            onForgotten={() => change({ faction: factions[0]?.id ?? '', characters: [] })}
          />
        )}
      </div>
      <aside className="builder-force" data-part="force">
        {title && <h2>{title}</h2>}
        <p className="builder-total" data-part="force-points">
          <SideMark side={side} />
          <b>{total}</b> {t('force.of', { ap: state.setup.agreedAp })}
        </p>
        <Roster
          force={force}
          cards={cards}
          onChange={(edit) => change({ ...now.current, characters: edit(now.current.characters) })}
        />
        <p className={fault ? 'legality bad' : 'legality good'} data-legality={fault ? 'bad' : 'good'} role="status">
          <Icon name={fault ? 'cross' : 'tick'} />
          <span>
            {fault ? why(fault) : legal(total)} <RuleChip rule="SETUP-01" />
          </span>
        </p>
        <BuilderActs {...props} force={force} isLegal={fault === undefined} />
      </aside>
    </div>
  )
}

interface CardRowProps {
  readonly side: SideId
  readonly card: CharacterCard
  /** How often the force has it already. */
  readonly picked: number
  readonly onAdd: () => void
}

function CardRow({ side, card, picked, onAdd }: CardRowProps): ReactElement {
  const { t } = useTranslation('setup')
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
