import type { EventOf, EventType } from '../state/event.ts'
import type { Counters, Figure } from '../state/figure.ts'
import type { FigureId, MarkerId } from '../state/ids.ts'
import type { SuppressionMarker } from '../state/marker.ts'
import type { SideId } from '../state/side.ts'
import type { GameState, SideState } from '../state/state.ts'

/** A copy made for one event, which alone may write it. */
export type Editable<T> = { -readonly [K in keyof T]: T[K] }

/** The root copied for one event; what hangs below it is shared and stays readonly until it is copied too. */
export type Draft = Editable<GameState>

/** One entry an event type: writes the fact into the draft, replacing (never changing) what hangs below the root. */
export type Appliers<T extends EventType> = { readonly [K in T]: (draft: Draft, event: EventOf<K>) => void }

/** For facts that only tell: dice shown, a move begun. */
export const tellsOnly = (): void => {}

function indexOfFigure(draft: Draft, id: FigureId): number {
  const { figures } = draft
  for (let i = 0; i < figures.length; i++) if (figures[i]?.id === id) return i
  throw new Error(`event names figure ${id}, which the state does not hold`)
}

/** Field by field and always in this order: all figures keep one shape, which keeps every reader fast. */
export function copyFigure(figure: Figure): Editable<Figure> {
  return {
    id: figure.id,
    side: figure.side,
    card: figure.card,
    assigned: figure.assigned,
    name: figure.name,
    whereabouts: figure.whereabouts,
    position: figure.position,
    wounded: figure.wounded,
    shockSince: figure.shockSince,
    standing: figure.standing,
    aims: figure.aims,
    counters: figure.counters,
    used: figure.used,
  }
}

/** A copy of the figure that stands in the draft in its place. */
export function editFigure(draft: Draft, id: FigureId): Editable<Figure> {
  const index = indexOfFigure(draft, id)
  const figures = draft.figures.slice()
  const copy = copyFigure(figures[index] as Figure)
  figures[index] = copy
  draft.figures = figures
  return copy
}

export function editCounters(figure: Editable<Figure>): Editable<Counters> {
  const { counters } = figure
  const copy: Editable<Counters> = {
    slots: counters.slots,
    movement: counters.movement,
    shots: counters.shots,
    weapons: counters.weapons,
    attacked: counters.attacked,
    shot: counters.shot,
    suppressed: counters.suppressed,
    lent: counters.lent,
  }
  figure.counters = copy
  return copy
}

/** A copy of the SF marker that stands in the draft in its place. */
export function editSuppression(draft: Draft, id: MarkerId): Editable<SuppressionMarker> | undefined {
  const index = draft.markers.findIndex((marker) => marker.id === id)
  const old = draft.markers[index]
  if (old?.kind !== 'suppressionFire') return undefined
  const copy: Editable<SuppressionMarker> = {
    kind: old.kind,
    id: old.id,
    side: old.side,
    participants: old.participants,
    at: old.at,
    radius: old.radius,
    waiting: old.waiting,
  }
  const markers = draft.markers.slice()
  markers[index] = copy
  draft.markers = markers
  return copy
}

export function editSide(draft: Draft, side: SideId): Editable<SideState> {
  const old = draft.sides[side]
  const copy: Editable<SideState> = {
    tokens: old.tokens,
    spentThisTurn: old.spentThisTurn,
    begun: old.begun,
    offeredDraw: old.offeredDraw,
    askedUndo: old.askedUndo,
    faction: old.faction,
    totalAp: old.totalAp,
    totalFigures: old.totalFigures,
    lostAp: old.lostAp,
    lostFigures: old.lostFigures,
  }
  draft.sides = side === 'blue' ? { blue: copy, ember: draft.sides.ember } : { blue: draft.sides.blue, ember: copy }
  return copy
}
