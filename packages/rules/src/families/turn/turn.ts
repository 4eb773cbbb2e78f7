import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, ask, closeQuestion } from '../../kernel/stack.ts'
import { seatOf } from '../../query/figures.ts'
import { plannedBy } from '../../query/planning.ts'
import { hasHand } from '../../query/tactic.ts'
import { ofSide, opponentOf, type PerSide, type SideId } from '../../state/ids.ts'
import type { GameState } from '../../state/state.ts'
import type { TaskResult, TurnStep, TurnTask } from '../../state/task.ts'
import { mayInterpose, openCardWindow, openWindow } from './window.ts'

const move = (flow: Flow, step: TurnStep, seized?: true): void =>
  advanceTask(flow, seized ? { kind: 'turn', step, seized } : { kind: 'turn', step })

/** TURN-03; SETUP-10 for a side's first turn. */
function incomeOf(state: GameState, side: SideId): number {
  const { begun, tokens } = ofSide(state.sides, side)
  const { atIncome, openingTokens } = state.rules
  if (begun || openingTokens === 'extra') return atIncome
  if (openingTokens === 'firstIncome') return 0
  const full = plannedBy(state, side).reduce((sum, planned) => sum + planned.tokens, atIncome)
  return Math.max(0, full - tokens)
}

function collect(flow: Flow): void {
  const { active } = flow.state.turn
  const tokens = incomeOf(flow.state, active)
  const rule = ofSide(flow.state.sides, active).begun ? 'TURN-03' : 'SETUP-10'
  if (tokens > 0) flow.emit({ type: 'tokensGained', side: active, tokens, rule })
}

/** TURN-05. */
function forfeit(flow: Flow): void {
  const { rules, turn, sides } = flow.state
  const { tokens, spentThisTurn } = ofSide(sides, turn.active)
  const owed = Math.min(tokens, rules.minAtPerTurn - spentThisTurn)
  if (rules.minSpendFailure === 'waive' || owed <= 0) return
  flow.emit({ type: 'tokensSpent', side: turn.active, tokens: owed, rule: 'TURN-05' })
}

/** TURN-06. */
function isOutOfTokens(state: GameState): boolean {
  return ofSide(state.sides, state.turn.active).tokens === 0 && state.rules.outOfAtEndsTurn === 'strict'
}

/** TURN-14 and TURN-02 as they follow one another: what a turn does by itself between the last Action and the next. */
const PASSING = [
  'end',
  'effects',
  'verdict',
  'start',
  'shockOff',
  'income',
  'arrivals',
  'kits',
  'flags',
  'volleys',
  'draw',
] as const
type PassingStep = (typeof PASSING)[number]

const isPassing = (step: TurnStep): step is PassingStep => (PASSING as readonly TurnStep[]).includes(step)

/** What the turn itself does at a step; the families do their part after it. */
const OWN_PART: { readonly [S in PassingStep]?: (flow: Flow, seized: true | undefined) => void } = {
  start(flow, seized) {
    const { number, active } = flow.state.turn
    const next = { type: 'turnStarted', number: number + 1, side: opponentOf(active) } as const
    flow.emit(seized ? { ...next, seized } : next)
  },
  income: collect,
  // INIT-09: a side whose turn was seized owes nothing.
  end: (flow, seized) => seized ?? forfeit(flow),
  verdict(flow) {
    const { number, active } = flow.state.turn
    flow.emit({ type: 'turnEnded', number, side: active })
  },
}

/** The same in their order, looked up once. */
const OWN_PARTS = PASSING.map((step) => OWN_PART[step])
const START = PASSING.indexOf('start')

/** Step after step, as long as nothing that a step has opened wants to run first. */
function pass(flow: Flow, from: PassingStep, seized?: true): void {
  for (let i = PASSING.indexOf(from); ; i++) {
    const step = PASSING[i]
    if (flow.state.phase === 'over') return
    if (step) {
      OWN_PARTS[i]?.(flow, seized)
      flow.atTurnStep(step)
    }
    const next = PASSING[i + 1] ?? 'opening'
    if (!flow.interrupted && next !== 'opening') continue
    move(flow, next, i < START ? seized : undefined)
    return
  }
}

/** TURN-16: after the Action that ends the turn only cards can be played. */
function goOn(flow: Flow, task: TurnTask, after: 'turnStart' | 'action'): void {
  if (isOutOfTokens(flow.state)) {
    const other = opponentOf(flow.state.turn.active)
    if (!hasHand(flow.state, other)) pass(flow, 'end')
    else {
      move(flow, 'end')
      openCardWindow(flow, after, other)
    }
  } else if (mayInterpose(flow.state)) {
    move(flow, 'action')
    openWindow(flow, after)
  } else askForAction(flow, task)
}

/** The question lies on a task that already knows what comes after the Action. */
function askForAction(flow: Flow, task: TurnTask): void {
  if (task.step !== 'afterAction') move(flow, 'afterAction')
  // Preallocate `since` so that the object keeps one hidden class: this question ends most commands.
  ask(flow, { kind: 'action', awaiting: ofSide(AWAITING, flow.state.turn.active), since: 0 })
}

const AWAITING: PerSide<readonly SideId[]> = { blue: ['blue'], ember: ['ember'] }

function advance(flow: Flow, task: TurnTask, returned: TaskResult | undefined): void {
  if (returned?.of === 'initiative' && returned.seized) pass(flow, 'end', true)
  else if (task.step === 'afterAction') goOn(flow, task, 'action')
  else if (isPassing(task.step)) pass(flow, task.step, task.seized)
  else if (task.step === 'opening') goOn(flow, task, 'turnStart')
  else if (isOutOfTokens(flow.state)) pass(flow, 'end')
  else askForAction(flow, task)
}

/** Turns, tokens and Actions — TURN-01 … TURN-07, TURN-14. */
export const turn: Family = {
  name: 'turn',
  verbs: {
    endTurn: {
      answers: ['action'],
      read: (_, seat) => ({ verb: 'endTurn', seat }),
      check: (_, command) => ({ command }),
      resolve(flow) {
        closeQuestion(flow, 'action')
        pass(flow, 'end')
      },
    },
  },
  advance: { turn: advance },
  /** TURN-06: the last AT may have gone to a card. */
  stands: { action: (state) => !isOutOfTokens(state) },
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
