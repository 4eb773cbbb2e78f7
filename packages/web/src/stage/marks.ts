import { createTrack, type Point, trackPoint } from '@tactic48/geometry'
import {
  type ArmourTarget,
  apply,
  type EventOf,
  type FigureId,
  figureOf,
  type GameEvent,
  type GameState,
  type MovementTask,
  markerOf,
  markerRadius,
  type SideId,
  sheltersOf,
  vehicleOf,
} from '@tactic48/rules'
import type { FigureLook } from '../board/figureState.ts'
import { middleOf } from '../board/outline.ts'
import { lookOf } from '../boardModel/lookOf.ts'

/** What the eye must see of facts: ways walked, shots, blows, throws, blasts, those who fall. Places in 1/1000 u. */
export type Mark =
  | { readonly kind: 'walk'; readonly side: SideId; readonly figure: FigureId; readonly points: readonly Point[] }
  | { readonly kind: 'aim'; readonly side: SideId; readonly from: Point; readonly to: Point }
  | { readonly kind: 'shot'; readonly from: Point; readonly to: Point; readonly hit: boolean }
  | { readonly kind: 'blow'; readonly from: Point; readonly to: Point; readonly hit: boolean }
  | { readonly kind: 'throw'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'blast'; readonly at: Point; readonly radius: number }
  | { readonly kind: 'shell'; readonly at: Point }
  | { readonly kind: 'nerve'; readonly at: Point; readonly passed: boolean }
  | { readonly kind: 'wound'; readonly at: Point }
  | { readonly kind: 'fall'; readonly at: Point; readonly look: FigureLook }

/** Everything that a run of facts shows at once, each where the figures stood when it happened. */
export function marksOf(before: GameState, events: readonly GameEvent[]): readonly Mark[] {
  const marks: Mark[] = [...walks(before, events)]
  let state = before
  for (const event of events) {
    marks.push(...marksIn(state, event))
    state = apply(state, event)
  }
  return marks
}

function walks(before: GameState, events: readonly GameEvent[]): readonly Mark[] {
  const walkers = new Set(events.flatMap((event) => (event.type === 'moved' ? [event.figure] : [])))
  return [...walkers].flatMap((id) => {
    const side = figureOf(before, id)?.side
    const points = walkOf(before, events, id)
    return side && points.length > 1 ? [{ kind: 'walk' as const, side, figure: id, points }] : []
  })
}

/** The path that a figure took in a run of facts, waypoints included. */
function walkOf(before: GameState, events: readonly GameEvent[], id: FigureId): readonly Point[] {
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

/** Of one fact, but for the way of a walker, which is told by several. */
function marksIn(state: GameState, event: GameEvent): readonly Mark[] {
  const place = (id: FigureId): Point | undefined => figureOf(state, id)?.position
  const line = (kind: 'shot' | 'blow', a: FigureId, b: FigureId, hit: boolean): readonly Mark[] => {
    const from = place(a)
    const to = place(b)
    return from && to ? [{ kind, from, to, hit }] : []
  }
  switch (event.type) {
    case 'shotDeclared': {
      const shooter = figureOf(state, event.shooter)
      const to = place(event.target)
      return shooter && to ? [{ kind: 'aim', side: shooter.side, from: shooter.position, to }] : []
    }
    case 'shotResolved':
      return line('shot', event.shooter, event.target, event.result !== 'miss')
    case 'blowStruck':
      return line('blow', event.by, event.against, event.hits > 0)
    case 'suppressionRolled':
      return volley(state, event)
    case 'grenadeThrown': {
      const from = place(event.thrower)
      return from ? [{ kind: 'throw', from, to: event.at }] : []
    }
    case 'shellFell':
      return [{ kind: 'shell', at: event.to }]
    case 'grenadeBurst':
      return [{ kind: 'blast', at: event.at, radius: Math.round(event.radius * 1000) + markerRadius(state.rules) }]
    case 'shockTested': {
      const at = place(event.figure)
      return at ? [{ kind: 'nerve', at, passed: event.passed }] : []
    }
    case 'armourShot': {
      const from = place(event.shooter)
      const to = placeOfArmour(state, event.target)
      return from && to ? [{ kind: 'shot', from, to, hit: event.hits > 0 }] : []
    }
    case 'wounded': {
      const at = place(event.figure)
      return at ? [{ kind: 'wound', at }] : []
    }
    case 'eliminated': {
      const figure = figureOf(state, event.figure)
      return figure ? [{ kind: 'fall', at: figure.position, look: lookOf(state, figure) }] : []
    }
    default:
      return []
  }
}

function placeOfArmour(state: GameState, target: ArmourTarget): Point | undefined {
  if ('vehicle' in target) return vehicleOf(state, target.vehicle)?.position
  const shelter = sheltersOf(state).find(({ element }) => element.id === target.element)
  return shelter && middleOf(shelter.outline)
}

/** SF-14: each roller over the marker's area. */
function volley(state: GameState, event: EventOf<'suppressionRolled'>): readonly Mark[] {
  const to = markerOf(state, event.marker)?.at
  return event.rolls.flatMap(({ figure, die }): readonly Mark[] => {
    const from = figureOf(state, figure)?.position
    return from && to ? [{ kind: 'shot', from, to, hit: die >= state.rules.sfWoundOn }] : []
  })
}
