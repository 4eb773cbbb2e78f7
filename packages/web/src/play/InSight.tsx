import type { Figure, FigureId } from '@tactic48/rules'
import { memo, type ReactElement, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prospect } from '../interactions/interaction.ts'
import { SideMark } from '../ui/SideMark.tsx'
import { type InSight, inSightFrom } from './lookAhead.ts'
import { PlayIcon } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'
import { useLighting } from './Targets.tsx'

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
  if (!prospect.end || prospect.blind) return undefined
  const row = (way: 'seenBy' | 'sees'): ReactElement => {
    const key = way === 'seenBy' ? 'seesMe' : 'seen'
    const men = inSight.flatMap(({ enemy, [key]: seen }) => (seen ? [{ enemy, seen }] : []))
    return (
      <p className="in-sight" data-there={way}>
        <PlayIcon name={way === 'seenBy' ? 'eye' : 'watch'} />
        <span>
          {t(`plan.there.${way}`)}: {men.length === 0 && <b>{t('plan.there.nobody')}</b>}
        </span>
        {men.map(({ enemy, seen }) => (
          <SeenMan key={enemy.id} enemy={enemy} cover={seen} />
        ))}
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
    <span className={`seen-man ${cover}`} data-man={enemy.id} {...lighting(enemy.id)}>
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
    <g className="in-sight-lines">
      {seers.map(({ enemy: { id, side, position }, seesMe }) => (
        <SightOf key={id} id={id} side={side} cover={seesMe} d={`M${position.x} ${position.y}L${end.x} ${end.y}`} />
      ))}
    </g>
  )
}

interface SightOfProps {
  readonly id: FigureId
  readonly side: Figure['side']
  readonly cover: 'open' | 'partial'
  readonly d: string
}

function SightOf({ id, side, cover, d }: SightOfProps): ReactElement {
  return (
    <g data-sees-me={id} className={cover}>
      <path className="seen-key" d={d} />
      <path className={`seen-line ${side}`} d={d} />
    </g>
  )
}
