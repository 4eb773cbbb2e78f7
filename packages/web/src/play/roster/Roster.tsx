import { type FigureId, figureOf } from '@tactic48/rules'
import {
  type KeyboardEvent,
  memo,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Key } from '../../input/Key.tsx'
import { useStateWords } from '../../prose/useStateWords.ts'
import { Segments } from '../../ui/Segments.tsx'
import { bringIntoSight, useSmall } from '../onScreen.ts'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { useTable } from '../tableStore.ts'
import { cycleNames, goToMan, holdTheRest } from './navigate.ts'
import { RosterDisc, SignMark } from './RosterDisc.tsx'
import { FILTERS, fitsFilter, menOf, type RosterGroup, type RosterMan, type RosterPlatoon } from './roster.ts'
import { heldIn, useRosterStore } from './rosterStore.ts'
import { NAMES } from './tableNames.ts'
import { useRoster } from './useRoster.ts'

/** Who can still do something, who is hurt, who is unseen: a side by platoon and squad. */
export function RosterStrip(): ReactElement {
  const { t } = useTranslation('play')
  const { side, platoons, ready } = useRoster()
  const folded = useRosterStore((store) => store.folded)
  const change = useRosterStore((store) => store.change)
  const body = useId()
  const strip = useRef<HTMLElement>(null)
  useSoughtInSight()
  useTellHeight(strip)
  return (
    <section ref={strip} className={`roster ${side}`} aria-label={t('roster.heading')} data-roster={side}>
      <div className="roster-head">
        <button
          type="button"
          className="btn square roster-fold"
          aria-expanded={!folded}
          aria-controls={body}
          aria-label={t(folded ? 'roster.unfold' : 'roster.fold')}
          onClick={() => change({ folded: !folded })}
        >
          <PlayIcon name={folded ? 'unfold' : 'fold'} />
        </button>
        <Filters men={menOf(platoons)} side={side} />
        <HoldButton ready={ready} />
        <NamesChoice />
      </div>
      {!folded && (
        <div className="roster-body" id={body}>
          {platoons.map((platoon) => (
            <PlatoonColumn key={platoon.key} platoon={platoon} alone={platoons.length === 1} />
          ))}
        </div>
      )}
    </section>
  )
}

/** Paper that may lie on the strip must know how high it is. */
function useTellHeight(strip: RefObject<HTMLElement | null>): void {
  const small = useSmall()
  useLayoutEffect(() => {
    const { current } = strip
    const room = current?.parentElement
    if (!current || !room || small) return undefined
    const tell = (): void => {
      const top = current.getBoundingClientRect().top - room.getBoundingClientRect().top
      const above = room.firstElementChild?.getBoundingClientRect()
      const gap = above ? top - (above.bottom - room.getBoundingClientRect().top) : 0
      room.style.setProperty('--roster-height', `${current.offsetHeight + gap}px`)
    }
    const observer = new ResizeObserver(tell)
    observer.observe(current)
    tell()
    return () => {
      observer.disconnect()
      room.style.removeProperty('--roster-height')
    }
  }, [strip, small])
}

function NamesChoice(): ReactElement {
  const { t } = useTranslation('play')
  const small = useSmall()
  const names = useRosterStore((store) => store.names)
  const showNames = useRosterStore((store) => store.showNames)
  if (small) {
    return (
      <button type="button" className="btn roster-hold" onClick={cycleNames} data-names={names}>
        {t('roster.namesNow', { whose: t(`roster.namesOf.${names}`) })}
      </button>
    )
  }
  return (
    <div className="roster-names">
      <Segments
        legend={t('roster.names')}
        options={NAMES}
        chosen={names}
        label={(one) => t(`roster.namesOf.${one}`)}
        onChoose={showNames}
      />
      <Key of="." />
    </div>
  )
}

/** The filters are the legend, too: pressing one fades the others on strip and table. */
function Filters({ men, side }: { men: readonly RosterMan[]; side: RosterMan['figure']['side'] }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const filter = useRosterStore((store) => store.filter)
  const change = useRosterStore((store) => store.change)
  const shown = FILTERS.filter((one) => one !== 'unseen' || state.rules.premeasure)
  return (
    <fieldset className="roster-filters">
      <legend className="sr">{t('roster.filters')}</legend>
      {shown.map((one) => (
        <button
          key={one}
          type="button"
          className="chip roster-filter"
          aria-pressed={filter === one}
          data-filter={one}
          onClick={() => change({ filter: filter === one ? undefined : one })}
        >
          <SignMark sign={one} side={side} />
          <span className="roster-word">{t(`roster.filter.${one}`)}</span>
          <b>{men.filter((man) => fitsFilter(man, one, undefined)).length}</b>
        </button>
      ))}
    </fieldset>
  )
}

function HoldButton({ ready }: { ready: readonly FigureId[] }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, mayAct } = usePlay()
  const held = useRosterStore((store) => heldIn(state, store.held).size)
  if (!mayAct || (ready.length === 0 && held === 0)) return undefined
  return (
    <button type="button" className="btn roster-hold" onClick={holdTheRest} data-hold>
      <PlayIcon name="pause" /> {t(ready.length > 0 ? 'roster.hold' : 'roster.release')} <Key of="," />
    </button>
  )
}

function PlatoonColumn({ platoon, alone }: { platoon: RosterPlatoon; alone: boolean }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const small = useSmall()
  const men = platoon.groups.flatMap((group) => group.men)
  const leader =
    platoon.platoon !== undefined ? platoon.groups.find(({ squad }) => squad === undefined)?.men : undefined
  const lead = leader?.find(({ leads }) => leads)?.figure
  const name =
    platoon.platoon !== undefined
      ? t('roster.platoon', { n: platoon.platoon })
      : t(platoon.company !== undefined ? 'roster.companyHq' : 'roster.noUnit')
  const todo = men.filter((man) => man.todo).length
  const head = (
    <>
      <b>{name}</b> {lead && <span className="muted">{names.figure(lead.id)}</span>}
      <span className="roster-count">{todo > 0 && t('roster.todo', { count: todo })}</span>
    </>
  )
  const rows = platoon.groups.map((group) => <SquadRow key={group.key} group={group} />)
  if (small && !alone) {
    return (
      <details className="roster-platoon" open={todo > 0}>
        <summary>{head}</summary>
        {rows}
      </details>
    )
  }
  return (
    <div className="roster-platoon">
      <UnitButton unit={platoon.key} className="roster-title">
        {head}
      </UnitButton>
      {rows}
    </div>
  )
}

/** Lights one unit on strip and table; the next with something to do is then looked for in it. */
function UnitButton({
  unit,
  className,
  children,
}: {
  unit: string
  className: string
  children: ReactNode
}): ReactElement {
  const lit = useRosterStore((store) => store.unit === unit)
  const change = useRosterStore((store) => store.change)
  return (
    <button
      type="button"
      className={className}
      aria-pressed={lit}
      data-unit={unit}
      onClick={() => change({ unit: lit ? undefined : unit })}
    >
      {children}
    </button>
  )
}

function SquadRow({ group }: { group: RosterGroup }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const words = useStateWords(state)
  const labelOf = ({ figure, held, unseen }: RosterMan): string =>
    [
      names.full(figure.id),
      words(figure),
      ...(held ? [t('roster.held')] : []),
      ...(unseen ? [t('roster.filter.unseen')] : []),
    ].join(', ')
  const leader = group.squad !== undefined ? group.men.find(({ leads }) => leads)?.figure : undefined
  const todo = group.men.filter((man) => man.todo).length
  return (
    <div className="roster-squad" data-squad={group.key}>
      <UnitButton unit={group.key} className="roster-name">
        {group.squad === undefined ? t('roster.hq') : <b>{group.squad}</b>} {leader && names.figure(leader.id)}
      </UnitButton>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, walked through by arrows */}
      <div
        className="roster-men"
        role="group"
        aria-label={t('roster.squad', { n: group.squad ?? t('roster.hq') })}
        data-own-keys
      >
        {group.men.map((man, i) => (
          <ManButton key={man.figure.id} man={man} label={labelOf(man)} first={i === 0} />
        ))}
      </div>
      <b className="roster-count" aria-hidden="true">
        {todo > 0 ? todo : '–'}
      </b>
    </div>
  )
}

/** From man to man by arrows, in the order of the strip. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : event.key.startsWith('Arrow') ? -1 : 0
  if (by === 0) return
  const men = [...(event.currentTarget.closest('.roster')?.querySelectorAll<HTMLElement>('.roster-man') ?? [])]
  men[men.indexOf(event.currentTarget) + by]?.focus()
  event.preventDefault()
}

interface ManButtonProps {
  readonly man: RosterMan
  readonly label: string
  readonly first: boolean
}

const ManButton = memo(function ManButton({ man, label, first }: ManButtonProps): ReactElement {
  const { figure } = man
  const chosen = useTable((table) => table.selected === figure.id)
  const dim = useRosterStore(({ filter, unit }) => !fitsFilter(man, filter, unit))
  return (
    <button
      type="button"
      className={`roster-man${dim ? ' dim' : ''}`}
      aria-pressed={chosen}
      aria-label={label}
      title={label}
      tabIndex={first || chosen ? 0 : -1}
      data-man={figure.id}
      data-sign={man.todo ? 'todo' : undefined}
      onClick={() => man.there && goToMan(figure.id)}
      onKeyDown={walk}
    >
      <RosterDisc man={man} side={figure.side} />
    </button>
  )
})

/** The camera follows a key or a tap, never by itself. */
function useSoughtInSight(): void {
  const { lens, state } = usePlay()
  const sought = useRosterStore((store) => store.sought)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time he is sought; afterwards the table may be moved freely
  useEffect(() => {
    const figure = sought && figureOf(state, sought.id)
    if (figure) bringIntoSight(lens, figure.position)
  }, [sought, lens])
}
