import { type ActionVerb, baseRadius, type Figure, onTable } from '@tactic48/rules'
import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
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
