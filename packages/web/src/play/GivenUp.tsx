import { type ActionVerb, type Figure, givenUpBy, markerOf } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { PlayIcon } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'

/** TURN-15: which markers an Action costs, in words; empty where it costs none. */
export function useGivenUp(): (figure: Figure, verb: ActionVerb) => string {
  const { t } = useTranslation('play')
  const { state, names } = usePlay()
  const { list } = useNumbers()
  return (figure, verb) => {
    const { standing, aim = false } = givenUpBy(figure, verb) ?? {}
    const marker = standing && standing.kind !== 'takeCover' ? markerOf(state, standing.marker) : undefined
    const square = marker ? names.square(marker.at) : ''
    const lost = [
      ...(standing ? [t(`plan.gives.${standing.kind}`, { square })] : []),
      ...(aim ? [t('plan.gives.aim')] : []),
    ]
    return lost.length > 0 ? `${t('plan.gives.heading')} ${list(lost)}` : ''
  }
}

export function GivenUp({ figure, verb }: { figure: Figure; verb: ActionVerb }): ReactElement | undefined {
  const lost = useGivenUp()(figure, verb)
  if (!lost) return undefined
  return (
    <p className="given-up" data-given-up>
      <PlayIcon name="warn" />
      <span>
        {lost} <RuleChip rule="TURN-15" />
      </span>
    </p>
  )
}
