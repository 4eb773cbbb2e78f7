import type { FigureId, Ordered, OrderPreview, Performance, Refusal } from '@tactic48/rules'
import { type KeyboardEvent, memo, type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftNow, redraft } from '../../input/active.ts'
import { partOf } from '../../interactions/draft.ts'
import { useWhy } from '../../prose/useWhy.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { usePart } from '../tableStore.ts'
import { OrderRow } from './OrderRow.tsx'
import { marching, NO_CHOICES } from './ordering.ts'
import { branchesOf } from './picture.ts'
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
    <p className="order-summary" role="status">
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
  const shown = inTurn ? view : 'byLeader'
  return (
    <div className="order-men">
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
      {shown === 'byLeader' ? <Branches preview={preview} /> : <MarchList preview={preview} />}
      <LeftOut men={men.filter(({ through, leftOut }) => through !== undefined && leftOut)} which="unable" />
      <LeftOut men={men.filter(({ through, leftOut }) => through === undefined && leftOut)} which="unreached" />
    </div>
  )
})

/** More stand folded, so that all leaders are in sight. */
const MANY = 12

/** ORDER-08: who obeys through whom. */
function Branches({ preview }: { preview: OrderPreview }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const branches = branchesOf(preview)
  const own = preview.men.find(({ figure, does }) => figure === preview.officer && does)
  return (
    <div className="order-branches">
      {branches.map(({ leader, men }, i) => {
        const asked = men.filter(({ leftOut }) => !leftOut)
        return (
          <details key={leader} open={men.length <= MANY} className="order-branch" data-branch={leader}>
            <summary>
              <b>{names.figure(leader)}</b>
              <span>{t('order.ofAll', { n: men.filter(({ does }) => does).length, all: men.length })}</span>
            </summary>
            <ul>
              {i === 0 && own && <OrderRow man={own} />}
              {asked.map((man) => (
                <OrderRow key={man.figure} man={man} />
              ))}
            </ul>
          </details>
        )
      })}
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
    <details className="order-left" data-left={which}>
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
  // At once, before it is foreseen: a row follows the finger that drags it.
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
    <div className="order-march" data-part="order-march">
      <p className="order-march-head">
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
      className={`order-handle${held ? ' held' : ''}`}
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
