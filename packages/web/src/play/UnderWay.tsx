import { approximateVisibleRegion, createTrack, type Point, trackPoint } from '@tactic48/geometry'
import {
  baseOf,
  type Figure,
  type FigureId,
  figureOf,
  grenadeOdds,
  markerRadius,
  type Question,
  type SideId,
  sightGroundOf,
  type Task,
  type TaskOf,
  topTask,
} from '@tactic48/rules'
import clsx from 'clsx'
import { type ReactElement, useMemo } from 'react'
import { Area } from '../board/Areas.tsx'
import { ringPath } from '../board/outline.ts'
import { reachOf } from '../boardModel/markersOf.ts'
import { activeDraft } from '../input/active.ts'
import { partOf } from '../interactions/draft.ts'
import { driftTo } from '../interactions/drift.ts'
import type { AreaPictureProps } from '../interactions/interaction.ts'
import { HiddenPoint, SightLines } from '../sight/SightLines.tsx'
import css from './Chalk.module.css'
import { inSide, lineOf, Way } from './Chalk.tsx'
import { usePlay } from './playContext.ts'
import { proofOf } from './shot.ts'
import { usePart, useParts, useTable } from './tableStore.ts'

/** What is under way while somebody decides: the rest of a move, the shots that are offered or announced. */
export function UnderWay(): ReactElement | undefined {
  const { state, question } = usePlay()
  if (!question) return undefined
  const task = topTask(state)
  return (
    <>
      <RestOfMove />
      <Lanes question={question} task={task} />
      {question.kind === 'window' && task?.kind === 'grenade' && <InFlight task={task} />}
    </>
  )
}

interface BlastProps {
  readonly from: Point
  readonly at: Point
  readonly side: SideId
  readonly radius: number
}

/** A throw, and what it would reach where it lands. */
function Blast({ from, at, side, radius }: BlastProps): ReactElement {
  const { rules } = usePlay().state
  return (
    <>
      <path className={css.throw} d={lineOf([from, at])} />
      <Area kind="blast" side={side} at={at} {...reachOf(rules, radius)} planned />
    </>
  )
}

/** GREN-03: thrown, and not yet burst. */
function InFlight({ task: { thrower, at, radius } }: { task: TaskOf<'grenade'> }): ReactElement | undefined {
  const { state } = usePlay()
  const from = figureOf(state, thrower)
  if (!from) return undefined
  return <Blast from={from.position} at={at} side={from.side} radius={radius} />
}

interface Shot {
  readonly shooter: FigureId
  readonly target: FigureId
}

/** Who fires or may fire at whom. */
function shotsIn(question: Question, task: Task | undefined, pointed: FigureId | undefined): readonly Shot[] {
  if (question.kind === 'window' && task?.kind === 'shot') return [task]
  if (question.kind === 'takeCover') return [{ shooter: question.shooter, target: question.figure }]
  if (question.kind === 'afterShot' && pointed) return [{ shooter: question.figure, target: pointed }]
  if (question.kind !== 'opportunityFire') return []
  const offered = question.offers.filter(({ shooter }) => shooter === pointed)
  return offered.length > 0 ? offered : question.offers
}

/** The true lane of each shot with its proof, as its shooter saw it before he fired (LOS-14). */
function Lanes({ question, task }: { question: Question; task: Task | undefined }): ReactElement | undefined {
  const { state, side } = usePlay()
  const { lit, hovered } = useParts('lit', 'hovered')
  const target = usePart('target')
  const pointed = lit ?? hovered ?? target
  const foe = pointed && figureOf(state, pointed)
  const meant = question.kind === 'afterShot' && foe?.side === side ? undefined : pointed
  const lanes = useMemo(
    () =>
      shotsIn(question, task, meant).flatMap(({ shooter, target: at }) => {
        const from = figureOf(state, shooter)
        const to = figureOf(state, at)
        return from && to ? [{ key: `${shooter} ${at}`, shown: proofOf(state, from, to) }] : []
      }),
    [state, question, task, meant],
  )
  // GEN-04: what is only offered is not measured.
  if (!side || (!state.rules.premeasure && question.kind === 'opportunityFire')) return undefined
  return (
    <>
      {lanes.map(({ key, shown }) => (
        <g key={key} className={clsx(css.drawn, css.incoming)} data-lane={key}>
          <SightLines shown={shown} pieces={sightGroundOf(state).pieces} />
          <HiddenPoint shown={shown} />
        </g>
      ))}
    </>
  )
}

function RestOfMove(): ReactElement | undefined {
  const { state } = usePlay()
  const move = state.stack.findLast((frame) => frame.frame === 'task' && frame.task.kind === 'movement')
  if (move?.frame !== 'task' || move.task.kind !== 'movement' || topTask(state)?.kind === 'turn') return undefined
  const { path, k, steps } = move.task
  if (k >= steps) return undefined
  const track = createTrack(path)
  const points = [k, ...track.starts.filter((start) => start > k), steps].map((step) => trackPoint(track, step))
  return <Way points={points} />
}

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
    <g className={css.drawn}>
      {scatter > 0 && <circle className={css.scatter} cx={at.x} cy={at.y} r={scatter} />}
      <Blast from={actor.position} at={at} side={actor.side} radius={radius} />
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
    <g className={clsx(css.drawn, css.watched)} style={inSide(actor.side)} data-part="watched">
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
        className={clsx(css.scatter, question.exact && css.exact)}
        cx={question.from.x}
        cy={question.from.y}
        r={question.distance * 1000}
      />
      <Blast from={question.from} at={at} side={thrower?.side ?? 'blue'} radius={task.radius} />
    </g>
  )
}
