import { check, isRefusal } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { useWhy } from '../prose/useWhy.ts'
import { RuleChip } from '../ui/RuleChip.tsx'
import { PlayIcon } from './PlayIcon.tsx'
import { usePlay } from './playContext.ts'
import type { ShotInView } from './shot.ts'

/** Odds are shown for every enemy that is pointed at; this says where the shot itself is not possible now. */
export function WhyNoShot({ shooter: figure, weapon, target }: ShotInView): ReactElement | undefined {
  const { state, seat } = usePlay()
  const why = useWhy(state)
  if (!seat) return undefined
  const judged = check(state, { verb: 'fire', seat, figure, weapon: weapon.id, target })
  // No sight is what the proof says already.
  if (!isRefusal(judged) || judged.rule.startsWith('LOS') || judged.rule === 'FIRE-04') return undefined
  return (
    <p className="refusal no-shot" data-part="refusal" data-no-shot={judged.code}>
      <PlayIcon name="cross" />
      <span>
        {why(judged)} <RuleChip rule={judged.rule} />
      </span>
    </p>
  )
}
