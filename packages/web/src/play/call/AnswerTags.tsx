import type { Disc, Point } from '@tactic48/geometry'
import { callOptions, knownFigure } from '@tactic48/rules'
import { type CSSProperties, type ReactElement, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
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

/** SUPP-01: what the dark ground means, on its edge. */
export function AnswerTags(): ReactElement | undefined {
  const { t } = useTranslation('play')
  const play = usePlay()
  useAnswerInHand()
  const { state, question } = play
  const caller = question?.kind === 'support' ? question.caller : undefined
  const officer = caller && knownFigure(state, caller)
  const discs = useMemo(() => (officer ? callOptions(state, officer).support.keptClear : []), [state, officer])
  const command = answerIn(play)?.command
  if (!officer || command?.verb !== 'placeSupport') return undefined
  const at = borderPoint(discs, officer.position, command.at)
  if (!at) return undefined
  const below = officer.position.y >= at.y
  const style = { '--x': at.x / 1000, '--y': at.y / 1000, '--shift-y': below ? '14px' : 'calc(-100% - 14px)' }
  return (
    <div className="tag too-near-tag" style={style as CSSProperties}>
      {t('call.tooNear', { distance: state.rules.company?.supportMinDistance ?? 0 })}
    </div>
  )
}
