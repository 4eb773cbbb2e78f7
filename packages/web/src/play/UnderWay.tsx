import { createTrack, type Point, trackPoint } from '@tactic48/geometry'
import { figureOf, type Task, type TaskOf, topTask } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { Area } from './Areas.tsx'
import { usePlay } from './playContext.ts'

const line = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** What is under way while somebody decides: the rest of a move, the shots that are offered or announced. */
export function UnderWay(): ReactElement | undefined {
  const { state, question } = usePlay()
  if (!question) return undefined
  const task = topTask(state)
  const shots = linesOf(question, task, (id) => figureOf(state, id)?.position)
  return (
    <g className="under-way">
      <RestOfMove />
      {shots.map((points) => (
        <g key={line(points)} className="incoming">
          <path className="incoming-key" d={line(points)} />
          <path className="incoming-line" d={line(points)} />
        </g>
      ))}
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
      <Area kind="blast" side={from.side} at={at} radius={radius} rules={state.rules} planned />
    </>
  )
}

type Question = NonNullable<ReturnType<typeof usePlay>['question']>
type Id = Parameters<typeof figureOf>[1]

/** From shooter to target, for everyone who fires or may fire. */
function linesOf(
  question: Question,
  task: Task | undefined,
  placeOf: (id: Id) => Point | undefined,
): readonly (readonly [Point, Point])[] {
  const pair = (from: Id, to: Id): readonly (readonly [Point, Point])[] => {
    const a = placeOf(from)
    const b = placeOf(to)
    return a && b ? [[a, b]] : []
  }
  if (question.kind === 'window' && task?.kind === 'shot') return pair(task.shooter, task.target)
  if (question.kind === 'takeCover') return pair(question.shooter, question.figure)
  if (question.kind === 'opportunityFire') {
    return question.offers.flatMap(({ shooter, target }) => pair(shooter, target))
  }
  return []
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
      <path className="way" d={line(points)} />
    </>
  )
}
