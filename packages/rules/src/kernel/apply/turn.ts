import type { EventOf, TurnEvent } from '../../state/event.ts'
import { type Counters, type Figure, NO_COUNTERS } from '../../state/figure.ts'
import type { FigureId } from '../../state/ids.ts'
import type { SideId } from '../../state/side.ts'
import {
  type Appliers,
  changeFigure,
  type Draft,
  indexOfFigure,
  patchSide,
  setFigureAt,
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
    figures[i] = { ...figure, counters: freshCounters(figure.counters, byRound && figure.side !== active) }
  }
  draft.figures = figures
}

/** AIM-02: Aim lapses at the end of the turn. */
function lapseAims(draft: Draft): void {
  if (!draft.figures.some((figure) => figure.aims > 0)) return
  draft.figures = draft.figures.map((figure) => (figure.aims > 0 ? { ...figure, aims: 0 } : figure))
}

function lend(draft: Draft, lender: FigureId, slots: number): void {
  changeFigure(draft, lender, (figure) => ({
    ...figure,
    counters: { ...figure.counters, lent: figure.counters.lent + slots },
  }))
}

function countAction(draft: Draft, event: EventOf<'actionTaken'>): void {
  const index = indexOfFigure(draft, event.figure)
  const figure = draft.figures[index]
  if (!figure) return
  const { counters } = figure
  setFigureAt(draft, index, {
    ...figure,
    counters: {
      slots: counters.slots + event.slots,
      movement: counters.movement + event.movement,
      shots: counters.shots,
      weapons: counters.weapons,
      attacked: counters.attacked || event.attack,
      shot: counters.shot,
      suppressed: counters.suppressed,
      lent: counters.lent,
    },
  })
  if (event.lenders) for (const { figure: lender, slots } of event.lenders) lend(draft, lender, slots)
}

/** The figure without its standing marker and without Aim. */
export function unmarked(figure: Figure): Figure {
  const { standing: _, ...rest } = figure
  return { ...rest, aims: 0 }
}

/** Takes the table marker with it: an OF marker wholly, of an SF marker the participant (SF-12). */
export function clearStanding(draft: Draft, id: FigureId): void {
  const index = indexOfFigure(draft, id)
  const figure = draft.figures[index]
  if (!figure) return
  const { standing } = figure
  setFigureAt(draft, index, unmarked(figure))
  if (standing === undefined || standing.kind === 'takeCover') return
  if (standing.kind === 'opportunityFire') {
    draft.markers = draft.markers.filter((marker) => marker.id !== standing.marker)
    return
  }
  draft.markers = draft.markers.map((marker) =>
    marker.id === standing.marker && marker.kind === 'suppressionFire'
      ? { ...marker, participants: marker.participants.filter((participant) => participant.figure !== id) }
      : marker,
  )
}

export const applyTurn: Appliers<TurnEvent['type'] | 'standingCleared'> = {
  turnStarted(draft, event) {
    draft.turn = { number: event.number, active: event.side, first: draft.turn.first }
    clearCounters(draft, event.side)
    patchSide(draft, 'blue', { spentThisTurn: 0, offeredDraw: false, askedUndo: false })
    patchSide(draft, 'ember', { spentThisTurn: 0, offeredDraw: false, askedUndo: false })
  },
  turnEnded(draft, event) {
    lapseAims(draft)
    if (!draft.sides[event.side].begun) patchSide(draft, event.side, { begun: true })
  },
  tokensGained(draft, event) {
    patchSide(draft, event.side, { tokens: draft.sides[event.side].tokens + event.tokens })
  },
  tokensSpent(draft, event) {
    const { tokens, spentThisTurn } = draft.sides[event.side]
    const own = draft.turn.active === event.side
    patchSide(draft, event.side, {
      tokens: tokens - event.tokens,
      spentThisTurn: own ? spentThisTurn + event.tokens : spentThisTurn,
    })
  },
  actionTaken: countAction,
  standingCleared(draft, event) {
    clearStanding(draft, event.figure)
  },
  drawOffered(draft, event) {
    patchSide(draft, event.side, { offeredDraw: true })
  },
  drawDeclined: tellsOnly,
  undoAsked(draft, event) {
    patchSide(draft, event.side, { askedUndo: true })
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
