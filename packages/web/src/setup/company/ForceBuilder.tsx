import type { Faction } from '@tactic48/content'
import type { CardBook, Force, GameState, SideId } from '@tactic48/rules'
import { type KeyboardEvent, type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/Icon.tsx'
import { FactionChoice } from '../forces/FactionChoice.tsx'
import { OwnCardsLoader } from '../forces/OwnCardsLoader.tsx'
import { AddCards } from './AddCards.tsx'
import { BuilderActs } from './BuilderActs.tsx'
import { BuildProvider, useBuild } from './build.ts'
import { Convoy } from './Convoy.tsx'
import { Deck } from './Deck.tsx'
import { groupsOn } from './pages.ts'
import { SquadColumn } from './SquadColumn.tsx'
import { Summary } from './Summary.tsx'
import { groupsOf, nextName, squadUnit } from './units.ts'
import { useNewBuild } from './useNewBuild.ts'
import './company.css'

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

/**
 * The force as it will be fielded: points and faults, the cards of its faction, who is in it. With a company sheet it has an
 * organisation, each man in his place, and a deck.
 */
export function ForceBuilder(props: ForceBuilderProps): ReactElement {
  const { title, factions, ownCards = false } = props
  const screen = useRef<HTMLDivElement>(null)
  const { build, said, turnTo, toNextFault } = useNewBuild(props, screen)
  const { force, tree, state } = build
  const onKey = (event: KeyboardEvent): void => {
    const typing = (event.target as Element).matches('input, select, textarea')
    if (typing || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 'f') return
    event.preventDefault()
    toNextFault()
  }
  const faction = (
    <>
      <FactionChoice
        factions={factions}
        chosen={force.faction}
        cards={force.characters.length + (force.deck?.length ?? 0)}
        onChoose={(id) => turnTo({ faction: id, characters: [] })}
      />
      {ownCards && (
        <OwnCardsLoader
          shown={force.faction}
          onLoaded={(loaded) => turnTo({ faction: loaded.id, characters: [] })}
          onForgotten={() => turnTo({ faction: factions[0]?.id ?? '', characters: [] })}
        />
      )}
    </>
  )
  return (
    <BuildProvider value={build}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: F works wherever the focus is */}
      <div
        ref={screen}
        className="builder"
        data-part="builder"
        data-plain={tree.isPlain || undefined}
        onKeyDown={onKey}
      >
        {title && <h2 className="sr">{title}</h2>}
        <Summary faction={faction} />
        <div className="force-middle" data-scrolls="">
          {tree.isPlain ? <AddCards /> : build.page === 'vehicles' ? <Convoy /> : <Squads />}
        </div>
        <div className="force-side">
          {tree.isPlain && <SquadColumn group={tree.loose} />}
          {(state.rules.company || force.deck) && <Deck />}
        </div>
        <BuilderActs {...props} />
        <CarriedMan />
        <p className="sr" role="status">
          {said}
        </p>
      </div>
    </BuildProvider>
  )
}

/** One platoon, or the headquarters of the company. */
function Squads(): ReactElement {
  const { t } = useTranslation('setup')
  const play = useTranslation('play')
  const { tree, page, openUnit } = useBuild()
  const platoon = tree.platoons.find(({ id }) => page === `platoon ${id}`)
  const groups = groupsOn(tree, page)
  const men = groups.flatMap((group) => group.men)
  const figures = men.reduce((sum, { card }) => sum + (card?.figures ?? 1), 0)
  return (
    <>
      <header className="card platoon-head" data-part="platoon-head">
        <h3>{platoon ? t('build.platoon', { n: platoon.id }) : t('build.companyHq')}</h3>
        <p className="muted">
          {t('build.men', { count: figures })} · {play.t('ap', { n: groups.reduce((sum, { ap }) => sum + ap, 0) })}
        </p>
        {platoon && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              const taken = platoon.squads.map(({ unit }) => unit.squad ?? '')
              openUnit(squadUnit(platoon.id, nextName(taken)))
            }}
          >
            <Icon name="plus" /> {t('build.addSquad')}
          </button>
        )}
      </header>
      <div className="squad-columns">
        {groups.map((group) => (
          <SquadColumn key={group.key} group={group} />
        ))}
      </div>
      <AddCards />
    </>
  )
}

/** Under the pointer, with where he would go. */
function CarriedMan(): ReactElement | undefined {
  const { carry, tree, words } = useBuild()
  const { carried } = carry
  const groups = groupsOf(tree)
  const man = carried && groups.flatMap(({ men }) => men).find(({ at }) => at === carried.at)
  const over = carried && groups.find(({ key }) => key === carried.over)
  if (!man) return undefined
  return (
    <p className="carried-man" style={{ left: carried.x, top: carried.y }}>
      {words.man(man)} {over && <small>→ {words.shortUnit(over.unit)}</small>}
    </p>
  )
}
