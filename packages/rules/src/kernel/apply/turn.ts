import type { EventOf, TurnEvent } from '../../state/event.ts'
import { type Counters, NO_COUNTERS } from '../../state/figure.ts'
import type { FigureId, MarkerId } from '../../state/ids.ts'
import { SIDES, type SideId } from '../../state/side.ts'
import {
  type Appliers,
  copyFigure,
  type Draft,
  editCounters,
  editFigure,
  editSide,
  editSuppression,
  tellsOnly,
} from '../applier.ts'

/** TURN-02 (1), TURN-10: with `round` the slots of the side that waits run on to its own next turn. */
function freshCounters(counters: Counters, keepsSlots: boolean): Counters {
  if (!keepsSlots || (counters.slots === 0 && counters.lent === 0)) return NO_COUNTERS
  return { ...NO_COUNTERS, slots: counters.slots, lent: counters.lent }
}

function clearCounters(draft: Draft, active: SideId): void {
  const byRound = draft.rules.allowancePeriod === 'round'
  const figures = draft.figures.slice()
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i]
    if (!figure || figure.counters === NO_COUNTERS) continue
    const copy = copyFigure(figure)
    copy.counters = freshCounters(figure.counters, byRound && figure.side !== active)
    figures[i] = copy
  }
  draft.figures = figures
}

function countAction(draft: Draft, event: EventOf<'actionTaken'>): void {
  const counters = editCounters(editFigure(draft, event.figure))
  counters.slots += event.slots
  counters.movement += event.movement
  counters.attacked ||= event.attack
  if (event.lenders) {
    for (const { figure, slots } of event.lenders) editCounters(editFigure(draft, figure)).lent += slots
  }
}

/** Takes the table marker with it: an OF marker wholly, of an SF marker the participant (SF-12). */
export function clearStanding(draft: Draft, id: FigureId): void {
  const figure = editFigure(draft, id)
  const { standing } = figure
  figure.standing = undefined
  figure.aims = 0
  if (standing?.kind === 'opportunityFire') removeMarker(draft, standing.marker)
  if (standing?.kind === 'suppressionFire') leaveMarker(draft, standing.marker, id)
}

export function removeMarker(draft: Draft, id: MarkerId): void {
  draft.markers = draft.markers.filter((marker) => marker.id !== id)
}

function leaveMarker(draft: Draft, id: MarkerId, figure: FigureId): void {
  const marker = editSuppression(draft, id)
  if (marker) marker.participants = marker.participants.filter((participant) => participant.figure !== figure)
}

export const applyTurn: Appliers<TurnEvent['type'] | 'standingCleared'> = {
  turnStarted(draft, event) {
    draft.turn = { number: event.number, active: event.side, first: draft.turn.first }
    clearCounters(draft, event.side)
    for (const side of SIDES) {
      const fresh = editSide(draft, side)
      fresh.spentThisTurn = 0
      fresh.offeredDraw = false
      fresh.askedUndo = false
    }
  },
  turnEnded(draft, event) {
    // AIM-02: Aim lapses at the end of the turn.
    for (const { id, aims } of draft.figures) if (aims > 0) editFigure(draft, id).aims = 0
    if (!draft.sides[event.side].begun) editSide(draft, event.side).begun = true
  },
  tokensGained(draft, event) {
    editSide(draft, event.side).tokens += event.tokens
  },
  tokensSpent(draft, event) {
    const side = editSide(draft, event.side)
    side.tokens -= event.tokens
    if (draft.turn.active === event.side) side.spentThisTurn += event.tokens
  },
  actionTaken: countAction,
  standingCleared(draft, event) {
    clearStanding(draft, event.figure)
  },
  drawOffered(draft, event) {
    editSide(draft, event.side).offeredDraw = true
  },
  drawDeclined: tellsOnly,
  undoAsked(draft, event) {
    editSide(draft, event.side).askedUndo = true
  },
  undoAnswered: tellsOnly,
  reckoningHeld(draft) {
    draft.reckoningHeld = true
  },
  reckoningDue(draft) {
    draft.reckoningHeld = false
  },
  gameEnded(draft, event) {
    draft.phase = 'over'
    draft.stack = []
    draft.reckoningHeld = false
    draft.outcome = event.outcome
  },
}
