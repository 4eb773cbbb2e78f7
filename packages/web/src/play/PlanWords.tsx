import { type ActionVerb, type Figure, givenUpBy, markerOf } from '@tactic48/rules'
import clsx from 'clsx'
import { memo, type ReactElement, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../i18n/useNumbers.ts'
import type { Prospect } from '../interactions/interaction.ts'
import { useWhy } from '../prose/useWhy.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { SideMark } from '../ui/SideMark.tsx'
import css from './Chalk.module.css'
import { Line, lineOf } from './Chalk.tsx'
import { foremost, type InSight, inSightFrom } from './lookAhead.ts'
import dock from './Odds.module.css'
import { usePercent } from './Odds.tsx'
import { PlayIcon } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'
import { useLighting } from './Targets.tsx'
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
    <p className={clsx('row top g6 t12', dock.signed)} data-given-up>
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

const NOBODY: readonly InSight[] = []

/** Words and lines ask for the same. */
const reckoned = new WeakMap<Prospect, readonly InSight[]>()

/** Who is in sight of where the plan ends; reckoned when the pointer leaves time for it. */
function useInSight(prospect: Prospect | undefined): readonly InSight[] {
  const { state } = usePlay()
  const later = useDeferredValue(prospect)
  return useMemo(() => {
    if (!state.rules.premeasure || !later?.end) return NOBODY
    const found = reckoned.get(later) ?? inSightFrom(state, later.figure.id, later.end)
    reckoned.set(later, found)
    return found
  }, [state, later])
}

/** LOS-14: who would see him there, in what cover, and whom he would see. */
export function InSightWords({ prospect }: { prospect: Prospect }): ReactElement | undefined {
  const { t } = useTranslation('play')
  const inSight = useInSight(prospect)
  const { end } = prospect
  if (!end || prospect.blind) return undefined
  const row = (way: 'seenBy' | 'sees'): ReactElement => {
    const { named, more } = foremost(inSight, way === 'seenBy' ? 'seesMe' : 'seen', end)
    return (
      <p className={clsx('row wrap g4 t12', dock.signed)} data-there={way}>
        <PlayIcon name={way === 'seenBy' ? 'eye' : 'watch'} />
        <span>
          {t(`plan.there.${way}`)}: {named.length === 0 && <b>{t('plan.there.nobody')}</b>}
        </span>
        {named.map(({ enemy, seen }) => (
          <SeenMan key={enemy.id} enemy={enemy} cover={seen} />
        ))}
        {more > 0 && <b>{t('plan.there.more', { count: more })}</b>}
      </p>
    )
  }
  return (
    <>
      {row('seenBy')}
      {row('sees')}
    </>
  )
}

/** The same men stay in sight for many moves of the pointer. */
const SeenMan = memo(function SeenMan({ enemy, cover }: { enemy: Figure; cover: 'open' | 'partial' }): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const lighting = useLighting()
  return (
    <span className={clsx(dock.man, cover === 'partial' && dock.partial)} data-man={enemy.id} {...lighting(enemy.id)}>
      <SideMark side={enemy.side} />
      <b>{names.figure(enemy.id)}</b> {t(`plan.there.${cover}`)}
    </span>
  )
})

/** Beyond this the lines would hide the way. */
const READABLE = 16

/** A line from each who would see him: whole in the open, broken in Partial Cover. */
export function InSightLines({ prospect }: { prospect: Prospect | undefined }): ReactElement | undefined {
  const later = useDeferredValue(prospect)
  const seers = useInSight(prospect).flatMap(({ enemy, seesMe }) => (seesMe ? [{ enemy, seesMe }] : []))
  const end = later?.end
  if (!end || seers.length === 0 || seers.length > READABLE) return undefined
  return (
    <g className={css.drawn}>
      {seers.map(({ enemy: { id, side, position }, seesMe }) => (
        <g key={id} className={clsx(css[side], css.sight, seesMe === 'partial' && css.partial)} data-sees-me={id}>
          <Line d={lineOf([position, end])} />
        </g>
      ))}
    </g>
  )
}
