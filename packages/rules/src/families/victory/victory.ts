import type { Atom } from '../../atoms.ts'
import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { figureOf, roundOf } from '../../query/figures.ts'
import { compareLostShare, hasBroken, hasNobodyLeft } from '../../query/losses.ts'
import type { ElementId, FigureId } from '../../state/ids.ts'
import { opponentOf, type SideId } from '../../state/ids.ts'
import type { GameState, Outcome } from '../../state/state.ts'

const won = (winner: SideId, rule: Atom): Outcome => ({ winner, rule })

/** VICT-01, VICT-03, VICT-11. */
function lossRule(state: GameState, side: SideId): Atom | undefined {
  if (hasBroken(state, side)) return state.setup.gameType === 'mission' ? 'VICT-03' : 'VICT-01'
  return hasNobodyLeft(state, side) ? 'VICT-11' : undefined
}

/** VICT-07. */
function bothBroken(state: GameState): Outcome {
  const rule = 'VICT-07'
  if (state.rules.simultaneousBreak === 'activeWins') return won(state.turn.active, rule)
  if (state.rules.simultaneousBreak === 'draw') return { rule }
  return byShare(state, rule)
}

/** The smaller lost share wins, equal shares are a draw (VICT-07, VICT-10). */
function byShare(state: GameState, rule: Atom): Outcome {
  const more = compareLostShare(state)
  if (more === 0) return { rule }
  return won(more > 0 ? 'ember' : 'blue', rule)
}

function outcomeOf(state: GameState): Outcome | undefined {
  const blue = lossRule(state, 'blue')
  const ember = lossRule(state, 'ember')
  if (blue && ember) return bothBroken(state)
  if (blue) return won('ember', blue)
  return ember ? won('blue', ember) : undefined
}

function reckon(flow: Flow): void {
  if (flow.state.reckoningHeld) return
  const outcome = outcomeOf(flow.state)
  if (outcome) flow.emit({ type: 'gameEnded', outcome })
}

/** VICT-02, SETUP-13: touching counts from the agreed round on. */
function touched(flow: Flow, id: FigureId, element: ElementId): void {
  const figure = figureOf(flow.state, id)
  if (!figure || flow.state.setup.gameType !== 'mission') return
  if (flow.state.table.objectives?.[opponentOf(figure.side)] !== element) return
  if (roundOf(flow.state) < flow.state.rules.objectiveFromRound) return
  flow.emit({ type: 'gameEnded', outcome: won(figure.side, 'VICT-02') })
}

/** VICT-10: `turnLimit` counts rounds. */
function timeOver(flow: Flow, turnNumber: number): void {
  const { turnLimit } = flow.state.rules
  if (turnLimit === null || turnNumber < turnLimit * 2) return
  flow.emit({ type: 'gameEnded', outcome: byShare(flow.state, 'VICT-10') })
}

/** Victory — VICT-01 … VICT-11. */
export const victory: Family = {
  name: 'victory',
  reactions: {
    eliminated: reckon,
    leftTable: reckon,
    reckoningDue: reckon,
    objectiveTouched: (flow, { figure, element }) => touched(flow, figure, element),
    turnEnded(flow, { number }) {
      reckon(flow)
      timeOver(flow, number)
    },
  },
}
