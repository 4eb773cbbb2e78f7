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
  type SeenCommand,
  type SideId,
} from '@tactic48/rules'
import { walkOf } from '../play/walk.ts'

/** What the eye must see of a command: ways walked, shots, blows, throws and blasts. Places in 1/1000 u. */
export type Trace =
  | { readonly kind: 'walk'; readonly side: SideId; readonly points: readonly Point[] }
  | { readonly kind: 'shot'; readonly from: Point; readonly to: Point; readonly hit: boolean }
  | { readonly kind: 'blow'; readonly from: Point; readonly to: Point; readonly hit: boolean }
  | { readonly kind: 'throw'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'blast'; readonly at: Point; readonly radius: number }

export function tracesOf(before: GameState, entry: SeenCommand): readonly Trace[] {
  return [...walks(before, entry), ...blows(before, entry.events)]
}

function walks(before: GameState, { events }: SeenCommand): readonly Trace[] {
  const walkers = new Set(events.flatMap((event) => (event.type === 'moved' ? [event.figure] : [])))
  return [...walkers].flatMap((id) => {
    const side = figureOf(before, id)?.side
    const points = walkOf({ before, events }, id)
    return side && points.length > 1 ? [{ kind: 'walk' as const, side, points }] : []
  })
}

/** Everything that may hurt, where the figures stood when it happened. */
export function blows(before: GameState, events: readonly GameEvent[]): readonly Trace[] {
  const traces: Trace[] = []
  let state = before
  for (const event of events) {
    traces.push(...tracesIn(state, event))
    state = apply(state, event)
  }
  return traces
}

function tracesIn(state: GameState, event: GameEvent): readonly Trace[] {
  const line = (kind: 'shot' | 'blow', a: FigureId, b: FigureId, hit: boolean): readonly Trace[] => {
    const from = figureOf(state, a)?.position
    const to = figureOf(state, b)?.position
    return from && to ? [{ kind, from, to, hit }] : []
  }
  switch (event.type) {
    case 'shotResolved':
      return line('shot', event.shooter, event.target, event.result !== 'miss')
    case 'blowStruck':
      return line('blow', event.by, event.against, event.hits > 0)
    case 'suppressionRolled':
      return volley(state, event)
    case 'grenadeThrown': {
      const from = figureOf(state, event.thrower)?.position
      return from ? [{ kind: 'throw', from, to: event.at }] : []
    }
    case 'grenadeBurst':
      return [{ kind: 'blast', at: event.at, radius: Math.round(event.radius * 1000) + markerRadius(state.rules) }]
    default:
      return []
  }
}

/** SF-14: each roller over the marker's area. */
function volley(state: GameState, event: EventOf<'suppressionRolled'>): readonly Trace[] {
  const to = markerOf(state, event.marker)?.at
  return event.rolls.flatMap(({ figure, die }): readonly Trace[] => {
    const from = figureOf(state, figure)?.position
    return from && to ? [{ kind: 'shot', from, to, hit: die >= state.rules.sfWoundOn }] : []
  })
}
