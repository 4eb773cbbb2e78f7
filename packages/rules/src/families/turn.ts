import type { Family } from '../kernel/family.ts'
import type { Flow } from '../kernel/flow.ts'
import { advanceTask, ask, closeQuestion } from '../kernel/stack.ts'
import { seatOf } from '../query/figures.ts'
import { opponentOf, type SideId } from '../state/side.ts'
import type { GameState } from '../state/state.ts'
import type { TurnTask } from '../state/task.ts'
import { openWindow } from './window.ts'

const move = (flow: Flow, step: TurnTask['step']): void => advanceTask(flow, { kind: 'turn', step })

/** TURN-03; SETUP-10 for a side's first turn. */
function incomeOf(state: GameState, side: SideId): number {
  const { begun, tokens } = state.sides[side]
  const { atIncome, openingTokens } = state.rules
  if (begun || openingTokens === 'extra') return atIncome
  return openingTokens === 'topUp' ? Math.max(0, atIncome - tokens) : 0
}

function collect(flow: Flow): void {
  const { active } = flow.state.turn
  const tokens = incomeOf(flow.state, active)
  const rule = flow.state.sides[active].begun ? 'TURN-03' : 'SETUP-10'
  if (tokens > 0) flow.emit({ type: 'tokensGained', side: active, tokens, rule })
}

/** TURN-05. */
function forfeit(flow: Flow): void {
  const { rules, turn, sides } = flow.state
  const { tokens, spentThisTurn } = sides[turn.active]
  const owed = Math.min(tokens, rules.minAtPerTurn - spentThisTurn)
  if (rules.minSpendFailure === 'waive' || owed <= 0) return
  flow.emit({ type: 'tokensSpent', side: turn.active, tokens: owed, rule: 'TURN-05' })
}

/** TURN-06. */
export function isOutOfTokens(state: GameState): boolean {
  return state.sides[state.turn.active].tokens === 0 && state.rules.outOfAtEndsTurn === 'strict'
}

/** TURN-02 and TURN-14, one step a call. */
function advance(flow: Flow, task: TurnTask): void {
  switch (task.step) {
    case 'start': {
      const { number, active } = flow.state.turn
      flow.emit({ type: 'turnStarted', number: number + 1, side: opponentOf(active) })
      move(flow, 'shockOff')
      return
    }
    case 'shockOff':
      move(flow, 'income')
      flow.atTurnStep('shockOff')
      return
    case 'income':
      move(flow, 'flags')
      collect(flow)
      return
    case 'flags':
      move(flow, 'volleys')
      flow.atTurnStep('flags')
      return
    case 'volleys':
      move(flow, 'opening')
      flow.atTurnStep('volleys')
      return
    case 'opening':
      move(flow, isOutOfTokens(flow.state) ? 'end' : 'action')
      if (!isOutOfTokens(flow.state)) openWindow(flow, 'turnStart')
      return
    case 'action':
      if (isOutOfTokens(flow.state)) move(flow, 'end')
      else ask(flow, { kind: 'action', awaiting: [flow.state.turn.active] })
      return
    case 'afterAction':
      move(flow, isOutOfTokens(flow.state) ? 'end' : 'action')
      if (!isOutOfTokens(flow.state)) openWindow(flow, 'action')
      return
    case 'end': {
      const { number, active } = flow.state.turn
      forfeit(flow)
      flow.atTurnStep('end')
      flow.emit({ type: 'turnEnded', number, side: active })
      move(flow, 'start')
    }
  }
}

/** Turns, tokens and Actions — TURN-01 … TURN-07, TURN-14. */
export const turn: Family = {
  name: 'turn',
  verbs: {
    endTurn: {
      check: (_, command) => ({ command }),
      resolve(flow) {
        closeQuestion(flow, 'action')
        move(flow, 'end')
      },
    },
  },
  advance: { turn: advance },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (seat) yield { verb: 'endTurn', seat }
  },
  defaults: {
    action(state, _, side) {
      const seat = seatOf(state, side)
      return seat && { verb: 'endTurn', seat }
    },
  },
}
