import type { Faction } from '@tactic48/content'
import { type CardBook, type Force, type GameState, type MendedFault, type SideId, totalOf } from '@tactic48/rules'
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WhatIsWrong } from '../../files/WhatIsWrong.tsx'
import { isWrong, type Wrong } from '../../files/wrong.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { FieldName, NotKept } from '../field/OwnFieldActs.tsx'
import { FactionChoice, OwnCardsLoader } from '../forces/FactionChoice.tsx'
import { freeName, keepForce, nameFor, sameForce, useOwn } from '../own.ts'
import { ALL_READY } from '../sheets.ts'
import { AddCards } from './AddCards.tsx'
import { BuildProvider, groupsOn, useBuild, useNewBuild } from './build.ts'
import { Convoy } from './Convoy.tsx'
import { Deck } from './Deck.tsx'
import { SquadColumn } from './SquadColumn.tsx'
import { Summary } from './Summary.tsx'
import { groupsOf, leftAfter, mended, nextName, squadUnit, whyLeft } from './units.ts'
import { useLegalWords } from './useForceWords.ts'
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

type BuilderActsProps = Pick<ForceBuilderProps, 'keeps' | 'done' | 'onDone' | 'onCancel'>

/** The ways out of the builder: onto the shelf under a name, legal or not; into the game, when it is legal. */
function BuilderActs({ keeps, done, onDone, onCancel }: BuilderActsProps): ReactElement {
  const { t } = useTranslation('setup')
  const { force, faults } = useBuild()
  const isLegal = faults.every(({ fault }) => fault.severity === 'warning')
  const forces = useOwn((store) => store.forces)
  const [before, setBefore] = useState(keeps?.name)
  const [typed, setTyped] = useState(keeps?.name ?? '')
  const [told, setTold] = useState<string | Wrong | undefined>(undefined)
  const name = typed.trim() || freeName(nameFor(force), forces)
  const isTaken = name !== before && forces.some((one) => one.name === name)
  const keep = (as: string): boolean => {
    const kept = keepForce(as, force)
    setTold(isWrong(kept) ? kept : kept.name)
    if (isWrong(kept)) return false
    setBefore(as)
    setTyped(as)
    keeps?.onKept?.(as)
    return true
  }
  const isSame = (one: { readonly force: Force }): boolean => sameForce(one.force, force)
  const take = (): void => {
    // What is taken into a game is kept as well, and takes nobody's place for it.
    const isNew = keeps && !ALL_READY.some(isSame) && !forces.some(isSame)
    if (!isNew || keep(isTaken ? freeName(name, forces) : name)) onDone?.(force)
  }
  return (
    <footer className="card builder-ways">
      <Verdict />
      {keeps && (
        <div className="builder-keep">
          <FieldName name={typed} placeholder={name} onName={setTyped} />
          <button
            type="button"
            className={onDone ? 'btn' : 'btn primary'}
            disabled={force.characters.length === 0}
            onClick={() => keep(name)}
          >
            {t(isTaken ? 'shelf.replace' : 'forces.save')}
          </button>
          {typeof told === 'string' && <p role="status">{t('shelf.kept', { name: told })}</p>}
          {typeof told === 'object' && <WhatIsWrong file={name} wrong={told} />}
          <NotKept />
        </div>
      )}
      <div className="builder-acts">
        {onCancel && (
          <button type="button" className="btn" onClick={onCancel}>
            {t(onDone ? 'force.cancel' : 'forces.close')}
          </button>
        )}
        {onDone && (
          <button type="button" className="btn primary" data-part="done" disabled={!isLegal} onClick={take}>
            {done}
          </button>
        )}
      </div>
    </footer>
  )
}

/** How many faults there are, where the next one is, and what mends them all; or that there are none. */
function Verdict(): ReactElement {
  const { t } = useTranslation('setup')
  const { state, force, context, change, faults } = useBuild()
  const legal = useLegalWords(state)
  const total = totalOf(state.cards, force)
  const errors = faults.filter(({ fault }) => fault.severity === 'error')
  const whole = mended(context, force)
  const cost = totalOf(state.cards, whole) - total
  const left = leftAfter(context, whole)
  return (
    <>
      <div className={errors.length > 0 ? 'fault-count bad' : 'fault-count good'} role="status">
        <Icon name={errors.length > 0 ? 'warning' : 'tick'} />
        <span className="when-narrow">
          {total} {t('force.of', { ap: state.setup.agreedAp })}
        </span>
        <b>{errors.length > 0 ? t('build.faults', { count: errors.length }) : legal(total)}</b>
        {errors.length > 0 && <kbd>F</kbd>}
        {errors.length === 0 && <RuleChip rule="SETUP-01" />}
        {errors.length > 1 && whole !== force && (
          <button type="button" className="btn" onClick={() => change(whole)}>
            {t('build.fixAll', { ap: `${cost < 0 ? '−' : '+'}${Math.abs(cost)}` })}
          </button>
        )}
      </div>
      {errors.length > 1 && left.length > 0 && <LeftOver left={left} unmended={whole === force} />}
    </>
  )
}

/** What “Fix all” leaves to the player, and why. */
function LeftOver({ left, unmended }: { left: readonly MendedFault[]; unmended: boolean }): ReactElement {
  const { t } = useTranslation('setup')
  const { state, words } = useBuild()
  const why = useWhy(state)
  return (
    <div className="left-over" data-part="left-over">
      <p className="small">{t(unmended ? 'build.leftNow' : 'build.left', { count: left.length })}</p>
      <ul className="small">
        {left.map((fault) => (
          <li key={`${fault.refusal.code} ${JSON.stringify(fault.refusal.params)}`} data-left={fault.refusal.code}>
            {why(words.about(fault.refusal, fault.unit))} <RuleChip rule={fault.refusal.rule} />{' '}
            <span className="muted">{t(`build.leftWhy.${whyLeft(fault)}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
