import { createTrack, type Point, trackPoint } from '@tactic48/geometry'
import { type FigureId, figureOf, type Question, sightGroundOf, type Task, type TaskOf, topTask } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { Area } from '../board/Areas.tsx'
import { reachOf } from '../boardModel/markersOf.ts'
import { HiddenPoint, SightLines } from '../sight/SightLines.tsx'
import { usePlay } from './playContext.ts'
import { proofOf } from './shot.ts'
import { usePart, useParts } from './tableStore.ts'

const line = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** What is under way while somebody decides: the rest of a move, the shots that are offered or announced. */
export function UnderWay(): ReactElement | undefined {
  const { state, question } = usePlay()
  if (!question) return undefined
  const task = topTask(state)
  return (
    <g className="under-way">
      <RestOfMove />
      <Lanes question={question} task={task} />
      {question.kind === 'window' && task?.kind === 'grenade' && <InFlight task={task} />}
    </g>
  )
}

/** GREN-03: thrown, and not yet burst. */
function InFlight({ task: { thrower, at, radius } }: { task: TaskOf<'grenade'> }): ReactElement | undefined {
  const { state } = usePlay()
  const from = figureOf(state, thrower)
  if (!from) return undefined
  return (
    <>
      <path className="throw" d={line([from.position, at])} />
      <Area kind="blast" side={from.side} at={at} {...reachOf(state.rules, radius)} planned />
    </>
  )
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
        <g key={key} className="incoming" data-lane={key}>
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
  return (
    <>
      <path className="way-key" d={line(points)} />
      <path className="way" data-part="way" d={line(points)} />
    </>
  )
}
