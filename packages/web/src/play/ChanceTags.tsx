import type { Point } from '@tactic48/geometry'
import type { FigureId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { place } from '../board/papers.ts'
import { ABOVE_FIRST, useLaidPapers } from '../board/useLaidPapers.ts'
import { useTooNear } from './call/AnswerTags.tsx'
import { usePercent } from './Odds.tsx'
import { usePlay } from './playContext.ts'

interface Chance {
  readonly id: FigureId
  readonly at: Point
  readonly chance: number
}

/** The chance of each, on paper beside him. Where they stand too close for all, the highest are said; the panel has the others. */
export function ChanceTags({ chances }: { chances: readonly Chance[] }): ReactElement {
  const play = usePlay()
  const percent = usePercent()
  const tooNear = useTooNear()
  const lay = useLaidPapers(play, tooNear && [tooNear.laid.box])
  const clear = play.board.base
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
