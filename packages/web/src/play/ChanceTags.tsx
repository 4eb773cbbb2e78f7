import type { Point } from '@tactic48/geometry'
import { baseRadius, type FigureId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTooNear } from './call/AnswerTags.tsx'
import { place } from './PlanTags.tsx'
import { usePlay } from './playContext.ts'
import { ABOVE_FIRST, useLaidPapers } from './useLaidPapers.ts'
import { usePercent } from './usePercent.ts'

interface Chance {
  readonly id: FigureId
  readonly at: Point
  readonly chance: number
}

/** The chance of each, on paper beside him. Where they stand too close for all, the highest are said; the panel has the others. */
export function ChanceTags({ chances }: { chances: readonly Chance[] }): ReactElement {
  const { state } = usePlay()
  const percent = usePercent()
  const tooNear = useTooNear()
  const lay = useLaidPapers(tooNear && [tooNear.laid.box])
  const clear = baseRadius(state.rules)
  return (
    <>
      {chances
        .toSorted((a, b) => b.chance - a.chance)
        .map(({ id, at, chance }) => {
          const { shift, readable } = lay({ at, letters: 3, height: 19, clear, gap: 6, sides: ABOVE_FIRST })
          return (
            readable && (
              <div key={id} className="tag chance-tag" data-part="chance" style={place(at, shift.x, shift.y)}>
                {percent(chance)}
              </div>
            )
          )
        })}
    </>
  )
}
