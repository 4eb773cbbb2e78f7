import { knownFigure } from '../../query/figures.ts'
import type { OrderEvent } from '../../state/companyEvent.ts'
import type { EventOf, TurnEvent } from '../../state/event.ts'
import { copyFigure, NO_COUNTERS } from '../../state/figure.ts'
import { type FigureId, type MarkerId, ofSide, SIDES, type SideId } from '../../state/ids.ts'
import { NO_SHEET_COUNTERS } from '../../state/sheet.ts'
import {
  type Appliers,
  copySheet,
  type Draft,
  editCounters,
  editFigure,
  editFigures,
  editSheetCounters,
  editSheets,
  editSide,
  editSuppression,
  editVehicle,
  noop,
} from '../draft.ts'
import { passOrderOn } from './stack.ts'

/** TURN-02 (1), TURN-10: with `round` the slots of the side that waits run on to its own next turn. */
function clearCounters(draft: Draft, active: SideId): void {
  const byRound = draft.rules.allowancePeriod === 'round'
  const figures = editFigures(draft)
  const sheets = editSheets(draft)
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i]
    if (!figure) continue
    if (figure.counters !== NO_COUNTERS) {
      const copy = copyFigure(figure)
      copy.counters = NO_COUNTERS
      figures[i] = copy
    }
    const sheet = sheets[figure.sheet]
    if (!sheet || (sheet.counters === NO_SHEET_COUNTERS && sheet.locks.length === 0)) continue
    const { slots, lent } = sheet.counters
    const copy = copySheet(sheet)
    const keeps = byRound && figure.side !== active && (slots > 0 || lent > 0)
    copy.counters = keeps ? { ...NO_SHEET_COUNTERS, slots, lent } : NO_SHEET_COUNTERS
    copy.locks = NO_LOCKS
    sheets[figure.sheet] = copy
  }
  if (draft.leftWeapons.length > 0) draft.leftWeapons = draft.leftWeapons.map((left) => ({ ...left, shots: 0 }))
  for (const { id, shots } of draft.vehicles) if (shots) delete editVehicle(draft, id).shots
}

const NO_LOCKS = [] as const

/** TACTIC-08 … TACTIC-10: what is done within another Action (an order, an answer) does not count as an Action here. */
function noteAction(draft: Draft, { figure, verb }: EventOf<'actionTaken'>): void {
  if (!draft.rules.company || draft.stack.length !== 1) return
  const { number, active, first, drawn, acted, seized } = draft.turn
  const acts = acted || knownFigure(draft, figure).side === active
  draft.turn = {
    number,
    active,
    first,
    ...(drawn && { drawn }),
    ...(acts && { acted: true }),
    ...(seized && { seized }),
    last: { figure, verb },
  }
}

function countAction(draft: Draft, event: EventOf<'actionTaken'>): void {
  noteAction(draft, event)
  if (event.movement > 0 || event.attack) {
    const counters = editCounters(editFigure(draft, event.figure))
    counters.movement += event.movement
    counters.attacked ||= event.attack
  } else if (draft.rules.company) editCounters(editFigure(draft, event.figure)).acted = true
  takeSlots(draft, event)
}

/** TURN-10, CMD-02. */
function takeSlots(draft: Draft, event: EventOf<'actionTaken'> | EventOf<'halted'>): void {
  editSheetCounters(draft, knownFigure(draft, event.figure).sheet).slots += event.slots
  if (event.lenders) {
    for (const lender of event.lenders) {
      editSheetCounters(draft, knownFigure(draft, lender.figure).sheet).lent += lender.slots
    }
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

export const applyTurn: Appliers<TurnEvent['type'] | OrderEvent['type'] | 'standingCleared'> = {
  orderGiven: noop,
  orderFailed: noop,
  orderRefused: noop,
  executorCalled(draft, event) {
    passOrderOn(draft, event.figure)
  },
  orderSkipped: noop,
  orderEnded: noop,
  halted: takeSlots,
  turnStarted(draft, event) {
    const next = { number: event.number, active: event.side, first: draft.turn.first }
    draft.turn = event.seized ? { ...next, seized: true } : next
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
    if (!ofSide(draft.sides, event.side).begun) editSide(draft, event.side).begun = true
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
  drawDeclined: noop,
  undoAsked(draft, event) {
    editSide(draft, event.side).askedUndo = true
  },
  undoAnswered: noop,
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
