import { type FigureId, figureOf, type SideId } from '@tactic48/rules'
import clsx from 'clsx'
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
import { NAMES, saveSetting, useSettings } from '../../app/settings.ts'
import { Key } from '../../input/Key.tsx'
import { useStateWords } from '../../prose/useStateWords.ts'
import { Segments } from '../../ui/Segments.tsx'
import { bringIntoSight, useSmall } from '../onScreen.ts'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { changeRoster, useTable } from '../tableStore.ts'
import { cycleNames, goToMan, holdTheRest } from './navigate.ts'
import css from './Roster.module.css'
import { FILTERS, fitsFilter, menOf, type RosterGroup, type RosterMan, type RosterPlatoon } from './roster.ts'
import { heldIn } from './rosterStore.ts'
import { useRoster } from './useRoster.ts'

/** Who can still do something, who is hurt, who is unseen: a side by platoon and squad. */
export function RosterStrip(): ReactElement {
  const { t } = useTranslation('play')
  const { side, platoons, ready } = useRoster()
  const folded = useTable((table) => table.rosterFolded)
  const body = useId()
  const strip = useRef<HTMLElement>(null)
  useSoughtInSight()
  useTellHeight(strip)
  return (
    <section ref={strip} className={css.roster} aria-label={t('roster.heading')} data-roster={side}>
      <div className="row wrap g10">
        <button
          type="button"
          className={`btn square ${css.fold}`}
          aria-expanded={!folded}
          aria-controls={body}
          aria-label={t(folded ? 'roster.unfold' : 'roster.fold')}
          onClick={() => useTable.setState({ rosterFolded: !folded })}
        >
          <PlayIcon name={folded ? 'unfold' : 'fold'} />
        </button>
        <Filters men={menOf(platoons)} side={side} />
        <HoldButton ready={ready} />
        <NamesChoice />
      </div>
      {!folded && (
        <div className={css.body} id={body}>
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
  const names = useSettings((settings) => settings.names)
  if (small) {
    return (
      <button type="button" className={`btn t13 ${css.hold}`} onClick={cycleNames} data-names={names}>
        {t('roster.namesNow', { whose: t(`roster.namesOf.${names}`) })}
      </button>
    )
  }
  return (
    <div className={`row g6 push ${css.names}`}>
      <Segments
        legend={t('roster.names')}
        options={NAMES}
        chosen={names}
        label={(one) => t(`roster.namesOf.${one}`)}
        onChoose={(one) => saveSetting('names', one)}
      />
      <Key of="." />
    </div>
  )
}

/** The filters are the legend, too: pressing one fades the others on strip and table. */
function Filters({ men, side }: { men: readonly RosterMan[]; side: RosterMan['figure']['side'] }): ReactElement {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const filter = useTable(({ roster }) => roster.filter)
  const shown = FILTERS.filter((one) => one !== 'unseen' || state.rules.premeasure)
  return (
    <fieldset className={css.filters}>
      <legend className="sr">{t('roster.filters')}</legend>
      {shown.map((one) => (
        <button
          key={one}
          type="button"
          className="chip"
          aria-pressed={filter === one}
          data-filter={one}
          onClick={() => changeRoster({ filter: filter === one ? undefined : one })}
        >
          <SignMark sign={one} side={side} />
          <span>{t(`roster.filter.${one}`)}</span>
          <b>{men.filter((man) => fitsFilter(man, one, undefined)).length}</b>
        </button>
      ))}
    </fieldset>
  )
}

function HoldButton({ ready }: { ready: readonly FigureId[] }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, mayAct } = usePlay()
  const held = useTable(({ roster }) => heldIn(state, roster.held).size)
  if (!mayAct || (ready.length === 0 && held === 0)) return undefined
  return (
    <button type="button" className={`btn t13 ${css.hold}`} onClick={holdTheRest} data-hold>
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
      <span className="push t12 plain muted">{todo > 0 && t('roster.todo', { count: todo })}</span>
    </>
  )
  const rows = platoon.groups.map((group) => <SquadRow key={group.key} group={group} />)
  if (small && !alone) {
    return (
      <details className={css.platoon} open={todo > 0}>
        <summary>{head}</summary>
        {rows}
      </details>
    )
  }
  return (
    <div className={css.platoon}>
      <UnitButton unit={platoon.key} className={css.title}>
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
  readonly className?: string | undefined
  children: ReactNode
}): ReactElement {
  const lit = useTable(({ roster }) => roster.unit === unit)
  return (
    <button
      type="button"
      className={className}
      aria-pressed={lit}
      data-unit={unit}
      onClick={() => changeRoster({ unit: lit ? undefined : unit })}
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
    <div className={css.squad} data-squad={group.key}>
      <UnitButton unit={group.key} className={css.name}>
        {group.squad === undefined ? t('roster.hq') : <b>{group.squad}</b>} {leader && names.figure(leader.id)}
      </UnitButton>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, walked through by arrows */}
      <div
        className={css.men}
        role="group"
        aria-label={t('roster.squad', { n: group.squad ?? t('roster.hq') })}
        data-own-keys
      >
        {group.men.map((man, i) => (
          <ManButton key={man.figure.id} man={man} label={labelOf(man)} first={i === 0} />
        ))}
      </div>
      <b className="push t12" aria-hidden="true">
        {todo > 0 ? todo : '–'}
      </b>
    </div>
  )
}

/** From man to man by arrows, in the order of the strip. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : event.key.startsWith('Arrow') ? -1 : 0
  if (by === 0) return
  const men = [...(event.currentTarget.closest('[data-roster]')?.querySelectorAll<HTMLElement>('[data-man]') ?? [])]
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
  const dim = useTable(({ roster: { filter, unit } }) => !fitsFilter(man, filter, unit))
  return (
    <button
      type="button"
      className={clsx(css.man, dim && css.dim)}
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
  const sought = useTable(({ roster }) => roster.sought)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time he is sought; afterwards the table may be moved freely
  useEffect(() => {
    const figure = sought && figureOf(state, sought.id)
    if (figure) bringIntoSight(lens, figure.position)
  }, [sought, lens])
}

/** Each state has a shape of its own. */
const SIGNS = {
  todo: <circle r="3.400" className={css.full} />,
  wounded: <path d="M-6 3L3-6M-6.500 8L8-6.500M-2.500 8.500L8.500-2.500" className={css.hatch} />,
  shock: (
    <path
      className={css.star}
      d="M0-6.500L1.600-2.900L5.100-4.300L3.400-.900L6.500 1.100L2.900 1.900L3.500 5.600L.300 3.300L-2.400 6.200L-2.600 2.400L-6.200 2.400L-3.500-.300L-5.700-3.600L-1.900-2.700Z"
    />
  ),
  unseen: <path d="M-6.500 0Q0-6.500 6.500 0Q0 6.500-6.500 0ZM-6 5.500L6-5.500" className={css.line} />,
  held: <path d="M-2.600-4.500V4.500M2.600-4.500V4.500" className={css.bars} />,
  fallen: <path d="M-4.500-4.500L4.500 4.500M4.500-4.500L-4.500 4.500" className={css.line} />,
  away: <path d="M-4.500 0H4M1-3.500L4.500 0L1 3.500" className={css.line} />,
} as const

type Sign = keyof typeof SIGNS

/** What is most pressing; a wound is hatched under it. */
function signOf({ fallen, there, shock, held, unseen }: RosterMan): Sign | undefined {
  if (fallen) return 'fallen'
  if (!there) return 'away'
  if (shock) return 'shock'
  if (held) return 'held'
  return unseen ? 'unseen' : undefined
}

/** A sign by itself: the legend. */
const SignMark = ({ sign, side }: { sign: Sign; side: SideId }): ReactElement => (
  <svg className={clsx(css.disc, css[side])} viewBox="-11 -11 22 22" aria-hidden="true">
    <circle r="9.500" className={css.base} />
    {SIGNS[sign]}
  </svg>
)

/** One man as a disc: what he is, and a dot for each Action, full while he has it. */
function RosterDisc({ man, side }: { man: RosterMan; side: SideId }): ReactElement {
  const { there, wounded, leads, actions, todo } = man
  const sign = signOf(man)
  const slots = there && actions ? actions.slots : 0
  return (
    <svg
      className={clsx(css.disc, css[side], !there && css.gone, !todo && css.idle)}
      viewBox="-11 -11 22 29"
      aria-hidden="true"
    >
      <circle r="9.500" className={css.base} />
      {wounded && SIGNS.wounded}
      {sign && SIGNS[sign]}
      {leads && there && !sign && <path d="M-4 1.500L0-2.500L4 1.500" className={css.rank} />}
      {Array.from({ length: slots }, (_, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: Actions are all alike
          key={i}
          className={clsx(css.dot, i < slots - (actions?.spent ?? 0) && css.left)}
          cx={(i - (slots - 1) / 2) * 5.2}
          cy="14.500"
          r="1.900"
        />
      ))}
    </svg>
  )
}
