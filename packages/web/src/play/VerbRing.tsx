import { type ActionVerb, baseRadius, type Figure, onTable } from '@tactic48/rules'
import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Box } from '../board/papers.ts'
import { usePlay } from './playContext.ts'
import { useTable } from './tableStore.ts'
import { useCarriedOnScreen } from './useOnScreen.ts'
import { VerbButton } from './VerbButton.tsx'
import { placeVerbs } from './verbPlace.ts'
import type { JudgedVerb } from './verbs/judged.ts'

interface VerbsProps {
  readonly figure: Figure
  readonly verbs: readonly JudgedVerb[]
  readonly chosen: ActionVerb | undefined
  readonly onChoose: (verb: ActionVerb) => void
}

const LETTER = 7.8

/** Verbs stand around the figure, in words, with their price, and where they can leave the other figures in sight. */
export function VerbRing({ figure, verbs, chosen, onChoose }: VerbsProps): ReactElement {
  const { t } = useTranslation('play')
  const { lens, names, state } = usePlay()
  const change = useTable((table) => table.change)
  const ring = useRef<HTMLFieldSetElement>(null)
  const { x, y, width, height, scale } = useCarriedOnScreen(lens, figure.position, ring)
  const gap = Math.max(30, scale * 0.95)
  const taken = useTaken(ring)
  const slots = placeVerbs({
    at: { x, y },
    gap,
    width,
    height,
    widths: verbs.map(
      ({ verb, price }) => 50 + t(`verb.${verb}`).length * LETTER + (price ? 32 + price.tokens * 14 : 0),
    ),
    others: onTable(state)
      .filter(({ id }) => id !== figure.id)
      .map(({ position }) => ({
        x: x + ((position.x - figure.position.x) * scale) / 1000,
        y: y + ((position.y - figure.position.y) * scale) / 1000,
      })),
    radius: (baseRadius(state.rules) * scale) / 1000,
    taken,
  })
  return (
    <fieldset ref={ring} className="verb-ring" data-verbs={figure.id}>
      <legend className="sr">{names.full(figure.id)}</legend>
      {slots.map(({ index, side, top }) => {
        const judged = verbs[index]
        return judged ? (
          <div
            key={judged.verb}
            className={`verb-place ${side}`}
            style={side === 'left' ? { right: width - x + gap, top } : { left: x + gap, top }}
          >
            <VerbButton
              judged={judged}
              figure={figure}
              chosen={chosen === judged.verb}
              onChoose={onChoose}
              onWhy={() => change({ denied: judged.refusal })}
            />
          </div>
        ) : undefined
      })}
      <p className="sr">{t('next.verbs')}</p>
    </fieldset>
  )
}

/** The zoom buttons and the countdowns, which stand over the table, in pixels of its window. */
function useTaken(ring: RefObject<HTMLElement | null>): readonly Box[] {
  const [taken, take] = useState<readonly Box[]>([])
  useLayoutEffect(() => {
    const holder = ring.current?.parentElement
    if (!holder) return
    const { left: x, top: y } = holder.getBoundingClientRect()
    const boxes = [...holder.querySelectorAll(':scope > :is(.zoom, .pending)')].map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { left: left - x, right: right - x, top: top - y, bottom: bottom - y }
    })
    if (boxes.length > 0) take(boxes)
  }, [ring])
  return taken
}
