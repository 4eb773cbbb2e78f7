import type { Danger, FigureId, Ordered, OrderPreview, Performance, Refusal } from '@tactic48/rules'
import clsx from 'clsx'
import { type KeyboardEvent, memo, type ReactElement, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../i18n/useNumbers.ts'
import { touchMan } from '../../input/act.ts'
import { draftNow, redraft } from '../../input/active.ts'
import { partOf } from '../../interactions/draft.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { usePercent } from '../Odds.tsx'
import { PlayIcon, Price } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { usePart, useTable } from '../tableStore.ts'
import css from './Order.module.css'
import { armed, branchesOf, carrying, hitOnTheWay, leaving, type March, marching, NO_CHOICES } from './ordering.ts'
import { useRested } from './useOrdering.ts'

const VIEWS = ['byLeader', 'byMarch'] as const
const KINDS = ['march', 'shot', 'suppression', 'takeCover'] as const satisfies readonly Performance['kind'][]

/** How many do it, and how many are kept out of it. */
export function Summary({ preview: { men } }: { preview: OrderPreview }): ReactElement {
  const counts = { march: 0, shot: 0, suppression: 0, takeCover: 0, halted: 0, refuses: 0 }
  for (const { does, stays } of men) {
    if (does) counts[does.kind]++
    if (stays) counts[stays]++
  }
  return <Counts {...counts} />
}

type CountsProps = { readonly [what in Performance['kind'] | NonNullable<Ordered['stays']>]: number }

const Counts = memo(function Counts({ halted, refuses, ...done }: CountsProps): ReactElement {
  const { t } = useTranslation('play')
  return (
    <p className={css.summary} role="status">
      {KINDS.map(
        (kind) =>
          done[kind] > 0 && (
            <b key={kind} data-does={kind}>
              {t(`order.does.${kind}`, { count: done[kind] })}
            </b>
          ),
      )}
      {KINDS.every((kind) => done[kind] === 0) && <b>{t('order.nobody')}</b>}
      {halted > 0 && (
        <span data-halted={halted}>
          {t('order.halted', { count: halted })} <RuleChip rule="ORDER-06" />
        </span>
      )}
      {refuses > 0 && (
        <span data-refusing={refuses}>
          {t('order.refusing', { count: refuses })} <RuleChip rule="ORDER-05" />
        </span>
      )}
    </p>
  )
})

/** Every man of the side: those who obey, by leader or in the order of their march, and those who do not, with the reason. */
export function OrderMen({ preview }: { preview: OrderPreview }): ReactElement {
  return <Men preview={useRested(preview)} />
}

const Men = memo(function Men({ preview }: { preview: OrderPreview }): ReactElement {
  const { t } = useTranslation('play')
  const [view, setView] = useState<(typeof VIEWS)[number]>('byLeader')
  const { men, order } = preview
  const inTurn = order.kind !== 'takeCover' && order.kind !== 'fireAtWill'
  return (
    <div className="stack g6 t13">
      {inTurn && (
        <Segments
          legend={t('order.obey')}
          hideLegend
          options={VIEWS}
          chosen={view}
          label={(one) => t(`order.${one}`)}
          onChoose={setView}
        />
      )}
      {inTurn && view === 'byMarch' ? <MarchList preview={preview} /> : <Branches preview={preview} />}
      <LeftOut men={men.filter(({ through, leftOut }) => through !== undefined && leftOut)} which="unable" />
      <LeftOut men={men.filter(({ through, leftOut }) => through === undefined && leftOut)} which="unreached" />
    </div>
  )
})

/** Longer lists are folded, so that all leaders are in sight. */
const MANY = 12

/** ORDER-08: who obeys through whom. */
function Branches({ preview }: { preview: OrderPreview }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const own = preview.men.find(({ figure, does }) => figure === preview.officer && does)
  return (
    <div>
      {branchesOf(preview).map(({ leader, men }, i) => (
        <details key={leader} open={men.length <= MANY} className={css.branch} data-branch={leader}>
          <summary>
            <b className="fill">{names.figure(leader)}</b>
            {t('order.ofAll', { n: men.filter(({ does }) => does).length, all: men.length })}
          </summary>
          <ul>
            {[...(i === 0 && own ? [own] : []), ...men.filter(({ leftOut }) => !leftOut)].map((man) => (
              <OrderRow key={man.figure} man={man} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

interface LeftOutProps {
  readonly men: readonly Ordered[]
  readonly which: 'unable' | 'unreached'
}

/** Nothing is hidden because it is not possible now. */
function LeftOut({ men, which }: LeftOutProps): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const why = useWhy(state)
  if (men.length === 0) return undefined
  return (
    <details className={clsx(css.branch, css.left, 'muted')} data-left={which}>
      <summary>{t(`order.${which}`, { count: men.length })}</summary>
      <ul>
        {byReason(men).map(({ refusal, figures }) => (
          <li key={figures.join(' ')}>
            <b>{figures.map(names.figure).join(', ')}</b> {why(refusal)} <RuleChip rule={refusal.rule} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** One line for all who share a reason that names nobody; else a line each. */
function byReason(
  men: readonly Ordered[],
): readonly { readonly refusal: Refusal; readonly figures: readonly FigureId[] }[] {
  const lines: { readonly refusal: Refusal; readonly figures: FigureId[] }[] = []
  for (const { figure, leftOut } of men) {
    if (!leftOut) continue
    const named = Object.values(leftOut.params).includes(figure)
    const same = named ? undefined : lines.find(({ refusal }) => refusal.code === leftOut.code)
    if (same) same.figures.push(figure)
    else lines.push({ refusal: leftOut, figures: [figure] })
  }
  return lines
}

/** D28: who goes first draws the fire, and the later ones stop short of him. Dragged by the handle, or moved by arrows. */
function MarchList({ preview }: { preview: OrderPreview }): ReactElement {
  const { t } = useTranslation('play')
  const choices = usePart('choices') ?? NO_CHOICES
  const list = useRef<HTMLOListElement>(null)
  const [held, setHeld] = useState<FigureId>()
  const place = (id: FigureId): number => {
    const at = choices.sequence.indexOf(id)
    return at < 0 ? choices.sequence.length : at
  }
  // At once, before it is previewed: a row follows the finger that drags it.
  const men = preview.men.filter(({ does }) => does).sort((a, b) => place(a.figure) - place(b.figure))
  const order = men.map(({ figure }) => figure)
  const move = (id: FigureId, to: number): void =>
    redraft({ choices: marching(partOf(draftNow(), 'choices') ?? NO_CHOICES, order, id, to) })
  const rows = (): readonly HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[data-man]') ?? [])]
  const over = (y: number): number => {
    const at = rows().findIndex((row) => y < row.getBoundingClientRect().bottom)
    return at < 0 ? order.length - 1 : at
  }
  const hold = (id: FigureId, pointer: number): void => {
    list.current?.setPointerCapture(pointer)
    setHeld(id)
  }
  return (
    <div data-part="order-march">
      <p className="row apart">
        <span>
          {t(choices.sequence.length > 0 ? 'order.chosenOrder' : 'order.nearestFirst')} <RuleChip rule="ORDER-10" />
        </span>
        {choices.sequence.length > 0 && (
          <button
            type="button"
            className="btn"
            data-nearest
            onClick={() => redraft({ choices: { ...choices, sequence: [] } })}
          >
            {t('order.nearestFirst')}
          </button>
        )}
      </p>
      {/* The list keeps hold of the pointer: a row that is put elsewhere would let it go. */}
      <ol
        ref={list}
        onPointerMove={({ clientY }) => {
          if (held !== undefined && over(clientY) !== order.indexOf(held)) move(held, over(clientY))
        }}
        onPointerUp={() => setHeld(undefined)}
        onPointerCancel={() => setHeld(undefined)}
      >
        {men.map((man, i) => (
          <OrderRow
            key={man.figure}
            man={man}
            handle={
              <Handle
                id={man.figure}
                place={i}
                all={men.length}
                held={held === man.figure}
                onHold={hold}
                onMove={move}
              />
            }
          />
        ))}
      </ol>
    </div>
  )
}

interface HandleProps {
  readonly id: FigureId
  readonly place: number
  readonly all: number
  readonly held: boolean
  readonly onHold: (id: FigureId, pointer: number) => void
  readonly onMove: (id: FigureId, to: number) => void
}

const STEPS: { readonly [key: string]: (place: number, all: number) => number } = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, all) => all - 1,
}

function Handle({ id, place, all, held, onHold, onMove }: HandleProps): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const onKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    onMove(id, step(place, all))
  }
  return (
    <button
      type="button"
      className={clsx(css.handle, held && css.held)}
      data-own-keys
      data-handle={id}
      aria-label={t('order.place', { name: names.figure(id), n: place + 1, all })}
      onKeyDown={onKey}
      onPointerDown={({ pointerId }) => onHold(id, pointerId)}
    >
      <PlayIcon name="grip" />
      {place + 1}
    </button>
  )
}

interface OrderRowProps {
  readonly man: Ordered
  /** What stands before his name in the order of march. */
  readonly handle?: ReactNode
}

/** One man: what he does, what waits for him, and the button that keeps him out of it. */
function OrderRow({ man, handle }: OrderRowProps): ReactElement {
  const { names } = usePlay()
  const { figure, stays, does } = man
  const { says, harm } = useDoing(man)
  const point = (hovered: typeof figure | undefined) => () => useTable.getState().change({ hovered })
  return (
    <li className={css.row} data-man={figure} onPointerEnter={point(figure)} onPointerLeave={point(undefined)}>
      {handle}
      <span className="fill">
        <b className={stays && css.stays}>{names.figure(figure)}</b>{' '}
        <span className="muted t12">
          {says} <b className={css.harm}>{harm.join(' ')}</b>
        </span>
      </span>
      {man.through !== undefined && <Stay man={man} />}
      {does?.kind === 'shot' && does.weapons.length > 1 && <Weapons man={man} does={does} />}
      {does?.kind === 'march' && <MarchOptions man={man} does={does} />}
    </li>
  )
}

/** What he does, and what it may cost him or whom. */
function useDoing({ does, stays }: Ordered): { readonly says: string; readonly harm: readonly string[] } {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const { length, list } = useNumbers()
  const percent = usePercent()
  const calm = (says: string) => ({ says, harm: [] })
  if (stays) return calm(t(stays === 'halted' ? 'order.haltedNow' : 'order.refusesNow'))
  switch (does?.kind) {
    case 'shot':
      return {
        says: `${names.weapon(does.weapon)} ${length(does.odds.distance)}`,
        harm: [percent(1 - does.odds.miss)],
      }
    case 'suppression':
      return calm(t('order.part', { weapon: names.weapon(does.weapon) }))
    case 'takeCover':
      return calm(t('order.cover'))
    case 'march': {
      const { from, to, dangers } = does
      const hit = hitOnTheWay(dangers)
      const met = dangers.flatMap((danger: Danger) => (danger.kind === 'contact' ? danger.opponents : []))
      return {
        says: t('order.march', { length: length(Math.hypot(to.x - from.x, to.y - from.y)) }),
        harm: [
          ...(hit > 0 ? [t('order.under', { percent: percent(hit) })] : []),
          ...(dangers.some(({ kind }) => kind === 'suppression') ? [t('order.suppressed')] : []),
          ...(met.length > 0 ? [t('order.meets', { names: list(met.map(names.figure)) })] : []),
        ],
      }
    }
    default:
      return calm('')
  }
}

/** ORDER-05, ORDER-06. */
function Stay({ man: { figure, stays, mayRefuse, unhaltable } }: { man: Ordered }): ReactElement {
  const { t } = useTranslation('play')
  const { state, names, side = 'blue' } = usePlay()
  const name = names.figure(figure)
  const cost = state.rules.company?.haltCost ?? 1
  const label = stays
    ? t('order.obeyAgain', { name })
    : mayRefuse
      ? t('order.refuseOf', { name })
      : t('order.haltOf', { name, price: t('at', { count: cost }) })
  return (
    <button
      type="button"
      className={clsx('chip', css.stay, !stays && !mayRefuse && unhaltable && css.refused)}
      aria-pressed={stays !== undefined}
      aria-label={label}
      data-stay={figure}
      onClick={() => touchMan(figure)}
    >
      <PlayIcon name="stop" />
      {t(mayRefuse ? 'order.refuse' : 'order.halt')}
      {!stays && !mayRefuse && <Price tokens={cost} side={side} />}
    </button>
  )
}

/** D41. */
function Weapons({ man, does }: { man: Ordered; does: Extract<Performance, { kind: 'shot' }> }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  return (
    <select
      aria-label={`${t('plan.weapon')}: ${names.figure(man.figure)}`}
      value={does.weapon}
      data-weapon={man.figure}
      onChange={({ target }) => {
        const weapon = does.weapons.find((one) => one === target.value)
        if (weapon) redraft({ choices: armed(partOf(draftNow(), 'choices') ?? NO_CHOICES, man.figure, weapon) })
      }}
    >
      {does.weapons.map((weapon) => (
        <option key={weapon} value={weapon}>
          {names.weapon(weapon)}
        </option>
      ))}
    </select>
  )
}

/** ORDER-20: whom he takes along, and whether he leaves. */
function MarchOptions({ man: { figure }, does }: { man: Ordered; does: March }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const choices = usePart('choices') ?? NO_CHOICES
  const { mayCarry = [], mayLeave, tokens } = does
  if (mayCarry.length === 0 && !mayLeave && !tokens) return undefined
  const taken = choices.carries?.find((one) => one.figure === figure)
  const chosen = mayCarry.findIndex(({ casualty, helper }) => casualty === taken?.casualty && helper === taken.helper)
  return (
    <span className={`row ${css.options}`}>
      {tokens && <span>{t('order.rider', { price: t('at', { count: tokens }) })}</span>}
      {mayCarry.length > 0 && (
        <select
          aria-label={names.figure(figure)}
          value={String(chosen)}
          data-carries={figure}
          onChange={({ target }) => redraft({ choices: carrying(choices, figure, mayCarry[Number(target.value)]) })}
        >
          <option value="-1">{t('order.takesNobody')}</option>
          {mayCarry.map(({ casualty, helper }, i) => (
            <option key={`${casualty} ${helper}`} value={String(i)}>
              {helper === undefined
                ? t('order.takes', { name: names.figure(casualty) })
                : t('order.takesWith', { name: names.figure(casualty), helper: names.figure(helper) })}
            </option>
          ))}
        </select>
      )}
      {mayLeave && (
        <label className="tick">
          <input
            type="checkbox"
            checked={choices.leaves?.includes(figure) === true}
            data-leaves={figure}
            onChange={() => redraft({ choices: leaving(choices, figure) })}
          />
          {t('order.leaves')}
        </label>
      )}
    </span>
  )
}
