import type { Point } from '@tactic48/geometry'
import {
  apply,
  type EventOf,
  type FigureId,
  figureOf,
  type GameEvent,
  type GameState,
  markerOf,
  markerRadius,
  type SideId,
} from '@tactic48/rules'
import type { FigureLook } from '../board/figureState.ts'
import { lookOf } from '../boardModel/lookOf.ts'
import { walkOf } from './walk.ts'

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
    const points = walkOf({ before, events }, id)
    return side && points.length > 1 ? [{ kind: 'walk' as const, side, figure: id, points }] : []
  })
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
    case 'eliminated': {
      const figure = figureOf(state, event.figure)
      return figure ? [{ kind: 'fall', at: figure.position, look: lookOf(state, figure) }] : []
    }
    default:
      return []
  }
}

/** SF-14: each roller over the marker's area. */
function volley(state: GameState, event: EventOf<'suppressionRolled'>): readonly Mark[] {
  const to = markerOf(state, event.marker)?.at
  return event.rolls.flatMap(({ figure, die }): readonly Mark[] => {
    const from = figureOf(state, figure)?.position
    return from && to ? [{ kind: 'shot', from, to, hit: die >= state.rules.sfWoundOn }] : []
  })
}
