import { type ActionVerb, type Figure, givenUpBy, markerOf } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import { useWhy } from '../prose/useWhy.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { usePercent } from './Odds.tsx'
import { PlayIcon } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'
import type { Short, WayEnd } from './way.ts'

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

/** What a way ends in, in a few words. */
export function useEndWords(): (end: WayEnd) => string {
  const { t } = useTranslation('play')
  const common = useTranslation()
  const { names } = usePlay()
  const percent = usePercent()
  return (end) => {
    if (end.kind === 'charge') {
      return t('plan.ends.charge', { name: names.figure(end.figure.id), percent: percent(end.wins) })
    }
    if (end.kind === 'meet') return t('plan.ends.touch', { name: names.figure(end.figure.id) })
    if (end.kind === 'ride') return t('plan.ends.touch', { name: names.vehicle(end.vehicle.id) })
    if (end.kind === 'weapon') return t('plan.ends.touch', { name: names.weapon(end.left.weapon) })
    const name = names.element(end.element.id)
    if (end.kind === 'into') return t('plan.ends.into', { name, cover: common.t(`cover.${end.element.cover}`) })
    return t(`plan.ends.${end.kind}`, { name })
  }
}

/** Why a way stops before it comes to where it points. */
export function useShortWords(): (short: Short) => string {
  const { t } = useTranslation('play')
  const { state } = usePlay()
  const { length } = useNumbers()
  const why = useWhy(state)
  return ({ by, refusal }) =>
    refusal ? t('plan.blocked', { length: length(by), why: why(refusal) }) : t('plan.short', { length: length(by) })
}
