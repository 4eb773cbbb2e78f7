import type { FigureId, OrderPreview } from '@tactic48/rules'
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftNow, redraft } from '../../input/active.ts'
import { partOf } from '../../interactions/draft.ts'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { PlayIcon } from '../PlayIcon.tsx'
import { usePlay } from '../playContext.ts'
import { usePart } from '../tableStore.ts'
import { marching, NO_CHOICES } from './choices.ts'
import { OrderRow } from './OrderRow.tsx'

/** D28: who goes first draws the fire, and the later ones stop short of him. Dragged by the handle, or moved by arrows. */
export function MarchList({ preview }: { preview: OrderPreview }): ReactElement {
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
