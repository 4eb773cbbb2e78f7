import type { Faction } from '@tactic48/content'
import {
  type CardBook,
  deckWorth,
  type Force,
  type GameState,
  type MendedFault,
  type SideId,
  totalOf,
} from '@tactic48/rules'
import { type KeyboardEvent, type ReactElement, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WhatIsWrong } from '../../files/WhatIsWrong.tsx'
import { isWrong, type Wrong } from '../../files/wrong.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { SideMark } from '../../ui/SideMark.tsx'
import { FactionChoice, OwnCardsLoader } from '../forces/FactionChoice.tsx'
import { freeName, keepForce, nameFor, sameForce, useOwn } from '../own.ts'
import { ALL_READY } from '../sheets.ts'
import { NameField, NotKept } from '../shelf.tsx'
import { AddCards, Convoy } from './AddCards.tsx'
import css from './Builder.module.css'
import { type Build, BuildProvider, faultsAt, groupsOn, isFaulty, type Page, useBuild, useNewBuild } from './build.ts'
import { Deck } from './Deck.tsx'
import { FaultNote, SquadColumn } from './Roster.tsx'
import { groupsOf, leftAfter, mended, nextName, squadUnit, whyLeft } from './units.ts'
import { useLegalWords } from './useForceWords.ts'

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
        className={css.builder}
        data-part="builder"
        data-plain={tree.isPlain || undefined}
        onKeyDown={onKey}
      >
        {title && <h2 className="sr">{title}</h2>}
        <Summary faction={faction} />
        <div className={css.middle} data-middle="" data-scrolls="">
          {tree.isPlain ? <AddCards /> : build.page === 'vehicles' ? <Convoy /> : <Squads />}
        </div>
        <div className={css.sideways}>
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
      <header className={`${css.platoon} card row wrap`} data-part="platoon-head">
        <h3 className="t16">{platoon ? t('build.platoon', { n: platoon.id }) : t('build.companyHq')}</h3>
        <p className="muted">
          {t('build.men', { count: figures })} · {play.t('ap', { n: groups.reduce((sum, { ap }) => sum + ap, 0) })}
        </p>
        {platoon && (
          <button
            type="button"
            className="btn push"
            onClick={() => {
              const taken = platoon.squads.map(({ unit }) => unit.squad ?? '')
              openUnit(squadUnit(platoon.id, nextName(taken)))
            }}
          >
            <Icon name="plus" /> {t('build.addSquad')}
          </button>
        )}
      </header>
      <div className={css.squads}>
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
  const man = carried && groups.flatMap(({ men }) => men).find(({ at }) => at === carried.what)
  const over = carried && groups.find(({ key }) => key === carried.over)
  if (!man) return undefined
  return (
    <p className={`${css.carried} raised`} style={{ left: carried.x, top: carried.y }}>
      {words.man(man)} {over && <small className="sub">→ {words.shortUnit(over.unit)}</small>}
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
    <footer className={`${css.ways} card`}>
      <Verdict />
      {keeps && (
        <div className={css.keep}>
          <NameField name={typed} placeholder={name} onName={setTyped} />
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
      <div className="row">
        {onCancel && (
          <button type="button" className="btn" onClick={onCancel}>
            {t(onDone ? 'force.cancel' : 'forces.close')}
          </button>
        )}
        {onDone && (
          <button type="button" className="btn primary fill" data-part="done" disabled={!isLegal} onClick={take}>
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
      <div className={`${css.verdict} row wrap ${errors.length > 0 ? css.bad : css.good}`} role="status">
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
    <div data-part="left-over">
      <p className="t12">{t(unmended ? 'build.leftNow' : 'build.left', { count: left.length })}</p>
      <ul className="t12">
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

const PARTS = ['squads', 'staff', 'vehicles', 'cards'] as const

/** Where the points went. */
function partsOf({ tree, force, state }: Build): { readonly [part in (typeof PARTS)[number]]: number } {
  const squads = tree.platoons.flatMap((platoon) => platoon.squads).reduce((sum, { ap }) => sum + ap, tree.loose.ap)
  const cards = deckWorth(state.cards, force.deck ?? [])
  const vehicles = (force.vehicles ?? []).reduce((sum, { card }) => sum + (state.cards.vehicles?.[card]?.ap ?? 0), 0)
  return { squads, vehicles, cards, staff: totalOf(state.cards, force) - squads - cards - vehicles }
}

/** The force as one column: points, organisation, faults, and the way on. */
function Summary({ faction }: { faction: ReactNode }): ReactElement {
  const { t } = useTranslation('setup')
  const build = useBuild()
  const { side, force, state, tree, setPage, openUnit } = build
  const total = totalOf(state.cards, force)
  const { agreedAp } = state.setup
  const parts = partsOf(build)
  const addPlatoon = (): void => {
    const id = nextName(tree.platoons.map((platoon) => platoon.id))
    openUnit(squadUnit(id, '1'))
    setPage(`platoon ${id}`)
  }
  return (
    <aside className={`${css.summary} card`}>
      {faction}
      <p className="row base" data-part="force-points">
        <SideMark side={side} />
        <b className="t26">{total}</b> {t('force.of', { ap: agreedAp })}
      </p>
      <div className={css.bar} aria-hidden="true">
        {PARTS.map((part) => (
          <i key={part} data-of={part} style={{ width: `${(100 * parts[part]) / Math.max(total, agreedAp, 1)}%` }} />
        ))}
      </div>
      {!tree.isPlain && (
        <>
          <ul className={`${css.parts} row wrap t12 muted`}>
            {PARTS.filter((part) => parts[part] > 0).map((part) => (
              <li key={part} data-of={part}>
                {t(`build.part.${part}`)} {parts[part]}
              </li>
            ))}
          </ul>
          <TreeList />
          <button type="button" className="btn" onClick={addPlatoon}>
            <Icon name="plus" /> {t('build.addPlatoon')}
          </button>
        </>
      )}
      {faultsAt(build, { of: 'force' }).map((fault) => (
        <FaultNote key={fault.refusal.code} fault={fault} />
      ))}
    </aside>
  )
}

/** Company, platoons, squads; where something is wrong, the tree says so. */
function TreeList(): ReactElement {
  const { t } = useTranslation('setup')
  const build = useBuild()
  const { tree, page, setPage, setTarget, words, force, state } = build
  const line = (name: string, ap: number, isWrong: boolean, go: () => void, current?: boolean): ReactElement => (
    <button type="button" className={`${css.entry} bare`} aria-current={current} onClick={go}>
      <span className="fill">
        {name}
        {isWrong && <FaultyMark />}
      </span>
      <b>{ap}</b>
    </button>
  )
  const entry = (to: Page, name: string, ap: number, isWrong: boolean): ReactElement =>
    line(name, ap, isWrong, () => setPage(to), page === to)
  const convoy = (force.vehicles ?? []).reduce((sum, { card }) => sum + (state.cards.vehicles?.[card]?.ap ?? 0), 0)
  const { headquarters, loose } = tree
  const isFaultyStaff = isFaulty(build, headquarters) || isFaulty(build, loose)
  return (
    <nav aria-label={t('build.organisation')}>
      <ul className={css.tree} data-part="tree">
        <li>{entry('headquarters', t('build.companyHq'), headquarters.ap + loose.ap, isFaultyStaff)}</li>
        {tree.platoons.map(({ id, ap, headquarters: staff, squads }) => (
          <li key={id}>
            {entry(`platoon ${id}`, t('build.platoon', { n: id }), ap, isFaulty(build, staff))}
            {page === `platoon ${id}` && (
              <ul>
                {[staff, ...squads].map((group) => (
                  <li key={group.key}>
                    {line(words.shortUnit(group.unit), group.ap, isFaulty(build, group), () => setTarget(group.unit))}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        <li>
          {entry(
            'vehicles',
            t('build.vehicles'),
            convoy,
            build.faults.some(({ place }) => place.of === 'vehicle'),
          )}
        </li>
      </ul>
    </nav>
  )
}

function FaultyMark(): ReactElement {
  const { t } = useTranslation('setup')
  return (
    <span className={`${css.faulty} t12`}>
      <span aria-hidden="true">▲</span>
      <span className="sr">{t('build.faulty')}</span>
    </span>
  )
}
