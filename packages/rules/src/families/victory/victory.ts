import type { Atom } from '../../atoms.ts'
import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { figureOf, roundOf } from '../../query/figures.ts'
import { compareLostShare, hasBroken, hasNobodyLeft } from '../../query/losses.ts'
import type { RoundLimit } from '../../state/goal.ts'
import type { ElementId, FigureId } from '../../state/ids.ts'
import { opponentOf, type SideId } from '../../state/ids.ts'
import type { GameState, Outcome } from '../../state/state.ts'
import { carryOut, judgeGoals, leave } from './goals.ts'

const won = (winner: SideId, rule: Atom): Outcome => ({ winner, rule })

/** VICT-01, VICT-03, VICT-11. */
function lossRule(state: GameState, side: SideId): Atom | undefined {
  if (state.goals?.losses !== 'ignore' && hasBroken(state, side))
    return state.setup.gameType === 'mission' ? 'VICT-03' : 'VICT-01'
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
  else judgeGoals(flow, CHANGE)
}

const CHANGE = { at: 'change' } as const

/** VICT-02, SETUP-13: touching counts from the agreed round on. */
function touched(flow: Flow, id: FigureId, element: ElementId): void {
  const figure = figureOf(flow.state, id)
  judgeGoals(flow, { at: 'contact', figure: id, element })
  if (!figure || flow.state.setup.gameType !== 'mission') return
  if (flow.state.table.objectives?.[opponentOf(figure.side)] !== element) return
  if (roundOf(flow.state) < flow.state.rules.objectiveFromRound) return
  flow.emit({ type: 'gameEnded', outcome: won(figure.side, 'VICT-02') })
}

/** VICT-10: `turnLimit` counts rounds; a battle may have its own (HOUSE-20). */
function timeOver(flow: Flow, turnNumber: number): void {
  const { rules, goals } = flow.state
  const isOver = (rounds: number): boolean => turnNumber >= rounds * 2
  if (goals?.limit && isOver(goals.limit.rounds)) {
    flow.emit({ type: 'gameEnded', outcome: atLimit(flow.state, goals.limit) })
  } else if (rules.turnLimit !== null && isOver(rules.turnLimit)) {
    flow.emit({ type: 'gameEnded', outcome: byShare(flow.state, 'VICT-10') })
  }
}

function atLimit(state: GameState, { winner }: RoundLimit): Outcome {
  if (winner === 'share') return byShare(state, 'HOUSE-20')
  return winner === 'draw' ? { rule: 'HOUSE-20' } : won(winner, 'HOUSE-20')
}

/** Victory — VICT-01 … VICT-11, and the goals of a battle — HOUSE-20. */
export const victory: Family = {
  name: 'victory',
  reactions: {
    eliminated: reckon,
    leftTable(flow, { figure, credit }) {
      if (credit !== undefined) carryOut(flow, figure)
      reckon(flow)
    },
    reckoningDue: reckon,
    objectiveTouched: (flow, { figure, element }) => touched(flow, figure, element),
    moveEnded: (flow, { figure }) => leave(flow, figure),
    // HOUSE-20: who leaves as he is to has not lost by being the last (VICT-11).
    leftForGood(flow) {
      judgeGoals(flow, CHANGE)
      reckon(flow)
    },
    casualtyEvacuated: (flow) => judgeGoals(flow, CHANGE),
    turnEnded(flow, { number }) {
      reckon(flow)
      if (number % 2 === 0) judgeGoals(flow, { at: 'roundEnd' })
      timeOver(flow, number)
    },
  },
}
