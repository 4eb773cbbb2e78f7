import { approximateVisibleRegion } from '@tactic48/geometry'
import { baseOf, type Figure, faceOf, grenadeOdds, groundOf, markerRadius, topTask } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { ringPath } from '../sight/outlinePath.ts'
import { Area } from './Areas.tsx'
import type { Draft } from './draft.ts'
import { driftTo } from './drift.ts'
import { usePlay } from './playContext.ts'
import { useTable } from './tableStore.ts'

/** The area of a marker before it is put down, with what its owner sees of it and who is in it. */
export function PlannedArea({ actor, draft }: { actor: Figure | undefined; draft: Draft | undefined }) {
  const { state, question } = usePlay()
  const { verb, goal } = useTable()
  if (question?.kind === 'drift') return <DriftArea />
  if (!actor || !goal) return undefined
  const { rules } = state
  const face = faceOf(state, actor)
  if (verb === 'placeOpportunityFire') {
    const radius = face.ofRadius ?? 0
    return (
      <>
        {rules.premeasure && <Watched actor={actor} at={goal} radius={radius} />}
        <Area kind="opportunityFire" side={actor.side} at={goal} radius={radius} rules={rules} planned />
      </>
    )
  }
  if (verb === 'startSuppression') {
    return <Area kind="suppressionFire" side={actor.side} at={goal} radius={face.sfRadius ?? 2} rules={rules} planned />
  }
  if (verb !== 'throwGrenade' || !draft?.weapon) return undefined
  const odds = grenadeOdds(state, { thrower: actor.id, weapon: draft.weapon.id, at: goal })
  const scatter = rules.premeasure && odds && odds.onPoint < 1 ? Math.max(...rules.grenadeScatter) * 1000 : 0
  return (
    <g>
      <path className="throw" d={`M${actor.position.x} ${actor.position.y}L${goal.x} ${goal.y}`} />
      {scatter > 0 && <circle className="scatter" cx={goal.x} cy={goal.y} r={scatter} />}
      <Area kind="blast" side={actor.side} at={goal} radius={draft.weapon.radius ?? 0} rules={rules} planned />
    </g>
  )
}

/** OF-03: only what the owner sees of the area triggers. */
function Watched({ actor, at, radius }: { actor: Figure; at: { x: number; y: number }; radius: number }): ReactElement {
  const { state } = usePlay()
  const rings = useMemo(
    () => approximateVisibleRegion(groundOf(state), baseOf(state, actor)).map(ringPath).join(''),
    [state, actor],
  )
  return (
    <g className={`watched ${actor.side}`}>
      <clipPath id="watched-area">
        <circle cx={at.x} cy={at.y} r={radius * 1000 + markerRadius(state.rules)} />
      </clipPath>
      <path d={rings} fillRule="evenodd" clipPath="url(#watched-area)" />
    </g>
  )
}

function DriftArea(): ReactElement | undefined {
  const { state, question } = usePlay()
  const { goal } = useTable()
  const task = topTask(state)
  if (question?.kind !== 'drift' || task?.kind !== 'grenade') return undefined
  const at = goal ? driftTo(question, goal) : question.from
  const thrower = state.figures.find(({ id }) => id === task.thrower)
  return (
    <g>
      <circle
        className={`scatter${question.exact ? ' exact' : ''}`}
        cx={question.from.x}
        cy={question.from.y}
        r={question.distance * 1000}
      />
      <path className="throw" d={`M${question.from.x} ${question.from.y}L${at.x} ${at.y}`} />
      <Area kind="blast" side={thrower?.side ?? 'blue'} at={at} radius={task.radius} rules={state.rules} planned />
    </g>
  )
}
