import { touchesOutline } from '@tactic48/geometry'
import { figureIn, wayIn } from '../input/command.ts'
import { truth } from '../input/raw.ts'
import type { Family, VerbRule } from '../kernel/family.ts'
import type { Flow } from '../kernel/flow.ts'
import { payAction } from '../kernel/pay.ts'
import { closeQuestion, topQuestionOf, topTask } from '../kernel/stack.ts'
import { objectiveFor } from '../query/contact.ts'
import { baseOf, inShock, isOnTable, knownFigure, onTable, seatOf } from '../query/figures.ts'
import { moveCandidates } from './movement/candidates.ts'
import { checkDeclared, declaredWay } from './movement/declare.ts'
import { advanceMovement, decideMove, openMovement } from './movement/movement.ts'

const moveAction: VerbRule<'move'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({ verb: 'move', seat, figure: figureIn(raw), ...wayIn(raw) }),
  check(state, command) {
    return checkDeclared(state, command)
  },
  resolve(flow, plan) {
    const path = declaredWay(flow.state, plan.command)
    payAction(flow, plan)
    openMovement(flow, 'move', plan.command.figure, path, false)
  },
}

/** D09, MOVE-10. */
const continueMove: VerbRule<'continueMove'> = {
  answers: ['continueMove'],
  read: (raw, seat) => ({ verb: 'continueMove', seat, go: truth(raw.go, 'go') }),
  check: (_, command) => ({ command }),
  resolve(flow, { command }) {
    const task = topTask(flow.state)
    if (task?.kind !== 'movement') return
    closeQuestion(flow, 'continueMove')
    decideMove(flow, task, command.go)
  },
}

/** VICT-02, SETUP-13: who stands at the objective when touching begins to count. */
function touchAtTurnStart(flow: Flow): void {
  if (flow.state.setup.gameType !== 'mission') return
  for (const figure of onTable(flow.state)) {
    const objective = objectiveFor(flow.state, figure)
    if (!objective || !touchesOutline(objective.outline, baseOf(flow.state, figure))) continue
    flow.emit({ type: 'objectiveTouched', figure: figure.id, element: objective.id })
  }
}

/** Movement — MOVE-01 … MOVE-11. */
export const move: Family = {
  name: 'move',
  verbs: { move: moveAction, continueMove },
  advance: { movement: advanceMovement },
  stands: {
    continueMove(state, question) {
      const mover = knownFigure(state, question.figure)
      return isOnTable(mover) && !inShock(mover)
    },
  },
  turn: { shockOff: touchAtTurnStart },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat) return
    if (topQuestionOf(state, 'continueMove')) {
      yield { verb: 'continueMove', seat, go: true }
      yield { verb: 'continueMove', seat, go: false }
    } else yield* moveCandidates(state, side, seat)
  },
  defaults: {
    continueMove(state, _, side) {
      const seat = seatOf(state, side)
      return seat && { verb: 'continueMove', seat, go: true }
    },
  },
}
