import { createTrack, type Point, trackPoint } from '@tactic48/geometry'
import type { FigureId, GameEvent, GameState, MovementTask } from '@tactic48/rules'

interface Walked {
  readonly before: GameState
  readonly events: readonly GameEvent[]
}

/** The way a figure went in a run of facts: bends included, for the eye. */
export function walkOf({ before, events }: Walked, id: FigureId): readonly Point[] {
  let task = movementIn(before, id)
  let k = task?.k ?? 0
  const points: Point[] = []
  for (const event of events) {
    task = openedBy(event, id) ?? task
    if (event.type !== 'moved' || event.figure !== id || !task) continue
    const track = createTrack(task.path)
    if (points.length === 0) points.push(trackPoint(track, k))
    const between = track.starts.filter((start) => start > k && start < event.k)
    points.push(...between.map((start) => trackPoint(track, start)), event.to)
    k = event.k
  }
  return points
}

function movementIn({ stack }: GameState, id: FigureId): MovementTask | undefined {
  for (const frame of stack) {
    if (frame.frame === 'task' && frame.task.kind === 'movement' && frame.task.figure === id) return frame.task
  }
  return undefined
}

function openedBy(event: GameEvent, id: FigureId): MovementTask | undefined {
  if (event.type !== 'taskOpened' && event.type !== 'taskAdvanced') return undefined
  return event.task.kind === 'movement' && event.task.figure === id ? event.task : undefined
}

/** 85 ms a unit, at most 900. */
export function walkTime(points: readonly Point[]): number {
  let length = 0
  points.forEach((point, i) => {
    const before = points[i - 1]
    if (before) length += Math.hypot(point.x - before.x, point.y - before.y)
  })
  return Math.min(900, length * 0.085)
}
