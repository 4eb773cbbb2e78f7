import { approximateVisibleRegion, type Point } from '@tactic48/geometry'
import { baseOf, type Figure, grenadeOdds, markerRadius, sightGroundOf, topTask } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { Area } from '../../board/Areas.tsx'
import { ringPath } from '../../board/outline.ts'
import { reachOf } from '../../boardModel/markersOf.ts'
import { activeDraft } from '../../input/active.ts'
import { partOf } from '../../interactions/draft.ts'
import { driftTo } from '../../interactions/drift.ts'
import type { AreaPictureProps } from '../../interactions/interaction.ts'
import { usePlay } from '../playContext.ts'
import { useTable } from '../tableStore.ts'

/** Opportunity Fire before it is placed, with what its owner sees of the area. */
export function WatchPicture({ actor, at, prospect: { radius = 0 } }: AreaPictureProps): ReactElement {
  const { rules } = usePlay().state
  return (
    <>
      {rules.premeasure && <Watched actor={actor} at={at} radius={radius} />}
      <Area kind="opportunityFire" side={actor.side} at={at} {...reachOf(rules, radius)} planned />
    </>
  )
}

export function SuppressionPicture({ actor, at, prospect: { radius = 0 } }: AreaPictureProps): ReactElement {
  const { rules } = usePlay().state
  return <Area kind="suppressionFire" side={actor.side} at={at} {...reachOf(rules, radius)} planned />
}

/** The throw, how far the grenade may drift, and its blast. */
export function BlastPicture({ actor, at, prospect }: AreaPictureProps): ReactElement | undefined {
  const { state } = usePlay()
  const { rules } = state
  const { weapon, radius = 0 } = prospect
  if (!weapon) return undefined
  const odds = grenadeOdds(state, { thrower: actor.id, weapon: weapon.id, at })
  const scatter = rules.premeasure && odds && odds.onPoint < 1 ? Math.max(...rules.grenadeScatter) * 1000 : 0
  return (
    <g>
      <path className="throw" d={`M${actor.position.x} ${actor.position.y}L${at.x} ${at.y}`} />
      {scatter > 0 && <circle className="scatter" cx={at.x} cy={at.y} r={scatter} />}
      <Area kind="blast" side={actor.side} at={at} {...reachOf(rules, radius)} planned />
    </g>
  )
}

/** OF-03: only what the owner sees of the area triggers. */
function Watched({ actor, at, radius }: { actor: Figure; at: Point; radius: number }): ReactElement {
  const { state } = usePlay()
  const rings = useMemo(
    () => approximateVisibleRegion(sightGroundOf(state), baseOf(state, actor)).map(ringPath).join(''),
    [state, actor],
  )
  return (
    <g className={`watched ${actor.side}`} data-part="watched">
      <clipPath id="watched-area">
        <circle cx={at.x} cy={at.y} r={radius * 1000 + markerRadius(state.rules)} />
      </clipPath>
      <path d={rings} fillRule="evenodd" clipPath="url(#watched-area)" />
    </g>
  )
}

/** D19: where the grenade may still be moved to. */
export function DriftArea(): ReactElement | undefined {
  const play = usePlay()
  const { state, question } = play
  const goal = useTable((table) => partOf(activeDraft(play, table.draft), 'goal'))
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
      <Area kind="blast" side={thrower?.side ?? 'blue'} at={at} {...reachOf(state.rules, task.radius)} planned />
    </g>
  )
}
