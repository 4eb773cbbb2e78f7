import type { Family } from '../kernel/family.ts'
import type { Flow } from '../kernel/flow.ts'
import { advanceTask, ask, closeQuestion } from '../kernel/stack.ts'
import { seatOf } from '../query/figures.ts'
import { opponentOf, type SideId } from '../state/side.ts'
import type { GameState } from '../state/state.ts'
import type { TurnTask } from '../state/task.ts'
import { mayInterpose, openWindow } from './window.ts'

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

const OPENING = ['start', 'shockOff', 'income', 'flags', 'volleys'] as const

/** TURN-02, from any of its steps on; a volley runs before the window. */
function openTurn(flow: Flow, from: (typeof OPENING)[number]): void {
  const step = OPENING.indexOf(from)
  if (step === 0) {
    const { number, active } = flow.state.turn
    flow.emit({ type: 'turnStarted', number: number + 1, side: opponentOf(active) })
  }
  if (step <= 1) flow.atTurnStep('shockOff')
  if (step <= 2) collect(flow)
  if (step <= 3) flow.atTurnStep('flags')
  move(flow, 'opening')
  flow.atTurnStep('volleys')
}

/** TURN-14. */
function finishTurn(flow: Flow): void {
  const { number, active } = flow.state.turn
  forfeit(flow)
  flow.atTurnStep('end')
  flow.emit({ type: 'turnEnded', number, side: active })
  if (flow.state.phase === 'play') openTurn(flow, 'start')
}

/** TURN-16: after the Action that ends the turn nobody interposes. */
function goOn(flow: Flow, task: TurnTask, after: 'turnStart' | 'action'): void {
  if (isOutOfTokens(flow.state)) finishTurn(flow)
  else if (mayInterpose(flow.state)) {
    move(flow, 'action')
    openWindow(flow, after)
  } else askForAction(flow, task)
}

/** The question lies on a task that already knows what comes after the Action. */
function askForAction(flow: Flow, task: TurnTask): void {
  if (task.step !== 'afterAction') move(flow, 'afterAction')
  ask(flow, { kind: 'action', awaiting: AWAITING[flow.state.turn.active] })
}

const AWAITING = { blue: ['blue'], ember: ['ember'] } as const

function advance(flow: Flow, task: TurnTask): void {
  switch (task.step) {
    case 'opening':
      goOn(flow, task, 'turnStart')
      return
    case 'afterAction':
      goOn(flow, task, 'action')
      return
    case 'action':
      if (isOutOfTokens(flow.state)) finishTurn(flow)
      else askForAction(flow, task)
      return
    case 'end':
      finishTurn(flow)
      return
    default:
      openTurn(flow, task.step)
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
        finishTurn(flow)
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
