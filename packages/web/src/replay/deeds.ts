import type { Point } from '@tactic48/geometry'
import {
  apply,
  type CommandEntry,
  type FigureId,
  figureOf,
  type GameEvent,
  type GameState,
  markerRadius,
  type SideId,
} from '@tactic48/rules'
import { walkOf } from '../play/walk.ts'

/** What the eye must see of a command: ways walked, shots, blows, throws and blasts. Places in 1/1000 u. */
export type Deed =
  | { readonly kind: 'walk'; readonly side: SideId; readonly points: readonly Point[] }
  | { readonly kind: 'shot'; readonly from: Point; readonly to: Point; readonly hit: boolean }
  | { readonly kind: 'blow'; readonly from: Point; readonly to: Point; readonly hit: boolean }
  | { readonly kind: 'throw'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'blast'; readonly at: Point; readonly radius: number }

export function deedsOf(before: GameState, entry: CommandEntry): readonly Deed[] {
  return [...walks(before, entry), ...blows(before, entry.events)]
}

function walks(before: GameState, { command, events }: CommandEntry): readonly Deed[] {
  const walkers = new Set(events.flatMap((event) => (event.type === 'moved' ? [event.figure] : [])))
  return [...walkers].flatMap((id) => {
    const side = figureOf(before, id)?.side
    const points = walkOf({ before, command, events, number: 0 }, id)
    return side && points.length > 1 ? [{ kind: 'walk' as const, side, points }] : []
  })
}

/** Everything that may hurt, where the figures stood when it happened. */
export function blows(before: GameState, events: readonly GameEvent[]): readonly Deed[] {
  const deeds: Deed[] = []
  let state = before
  for (const event of events) {
    const deed = deedOf(state, event)
    if (deed) deeds.push(deed)
    state = apply(state, event)
  }
  return deeds
}

function deedOf(state: GameState, event: GameEvent): Deed | undefined {
  const place = (id: FigureId): Point | undefined => figureOf(state, id)?.position
  const between = (a: FigureId, b: FigureId): { readonly from: Point; readonly to: Point } | undefined => {
    const from = place(a)
    const to = place(b)
    return from && to && { from, to }
  }
  switch (event.type) {
    case 'shotResolved': {
      const line = between(event.shooter, event.target)
      return line && { kind: 'shot', ...line, hit: event.result !== 'miss' }
    }
    case 'blowStruck': {
      const line = between(event.by, event.against)
      return line && { kind: 'blow', ...line, hit: event.hits > 0 }
    }
    case 'grenadeThrown': {
      const from = place(event.thrower)
      return from && { kind: 'throw', from, to: event.at }
    }
    case 'grenadeBurst':
      return { kind: 'blast', at: event.at, radius: Math.round(event.radius * 1000) + markerRadius(state.rules) }
    default:
      return undefined
  }
}
