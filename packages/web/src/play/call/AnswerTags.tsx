import type { Disc, Point } from '@tactic48/geometry'
import { callOptions, knownFigure } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Laid } from '../../board/papers.ts'
import { place } from '../../board/papers.ts'
import { ABOVE_FIRST, BELOW_FIRST, useLaidPapers } from '../../board/useLaidPapers.ts'
import { usePlay } from '../playContext.ts'
import { answerIn, useAnswerInHand } from './answer.ts'

const STEP = 500

/** The first point on the way to the marker that is kept clear of nobody. */
function borderPoint(discs: readonly Disc[], from: Point, to: Point): Point | undefined {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  const isClear = ({ x, y }: Point): boolean => discs.every((disc) => Math.hypot(x - disc.x, y - disc.y) >= disc.r)
  for (let along = 0; along <= far; along += STEP) {
    const at = { x: from.x + ((to.x - from.x) * along) / far, y: from.y + ((to.y - from.y) * along) / far }
    if (isClear(at)) return at
  }
  return undefined
}

interface TooNear {
  readonly at: Point
  readonly words: string
  readonly laid: Laid
}

/** SUPP-01: what the dark ground means, on its edge; the chances of those who are endangered give way to it. */
export function useTooNear(): TooNear | undefined {
  const { t } = useTranslation('play')
  const play = usePlay()
  useAnswerInHand()
  const lay = useLaidPapers(usePlay())
  const { state, question } = play
  const caller = question?.kind === 'support' ? question.caller : undefined
  const officer = caller && knownFigure(state, caller)
  const discs = useMemo(() => (officer ? callOptions(state, officer).support.keptClear : []), [state, officer])
  const command = answerIn(play)?.command
  if (!officer || command?.verb !== 'placeSupport') return undefined
  const at = borderPoint(discs, officer.position, command.at)
  if (!at) return undefined
  const words = t('call.tooNear', { distance: state.rules.company?.supportMinDistance ?? 0 })
  const sides = officer.position.y >= at.y ? BELOW_FIRST : ABOVE_FIRST
  return { at, words, laid: lay({ at, letters: words.length, height: 25, clear: 0, gap: 14, sides }) }
}

export function AnswerTags(): ReactElement | undefined {
  const tooNear = useTooNear()
  if (!tooNear) return undefined
  const { at, words, laid } = tooNear
  return (
    <div className="tag too-near-tag" style={place(at, laid.shift.x, laid.shift.y)}>
      {words}
    </div>
  )
}
