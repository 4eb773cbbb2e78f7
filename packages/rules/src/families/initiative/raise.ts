import { whole } from '../../input/raw.ts'
import type { VerbRule } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, closeQuestion, runningTask } from '../../kernel/stack.ts'
import { ofSide, opponentOf, perSide } from '../../state/ids.ts'
import { refuse } from '../../state/refusal.ts'
import type { InitiativeTask } from '../../state/task.ts'

export const passRaise = (flow: Flow, task: InitiativeTask): void =>
  advanceTask(flow, { ...task, speaker: opponentOf(task.speaker), passes: task.passes + 1 })

/** D37: the way to want no more of it; `pass` answers this as it does a window. */
export function declineRaise(flow: Flow): void {
  closeQuestion(flow, 'raise')
  passRaise(flow, runningTask(flow.state, 'initiative'))
}

/** INIT-06. */
export const raise: VerbRule<'raise'> = {
  answers: ['raise'],
  read: (raw, seat) => ({ verb: 'raise', seat, tokens: whole(raw.tokens, 'tokens', 1, Number.MAX_SAFE_INTEGER) }),
  check(state, command) {
    const { speaker } = runningTask(state, 'initiative')
    const have = ofSide(state.sides, speaker).tokens
    return command.tokens > have ? refuse('INIT-06', 'noTokens', { need: command.tokens, have }) : { command }
  },
  resolve(flow, { command: { tokens } }) {
    closeQuestion(flow, 'raise')
    const task = runningTask(flow.state, 'initiative')
    const { speaker: side } = task
    flow.emit({ type: 'bidRaised', side, tokens })
    flow.emit({ type: 'tokensSpent', side, tokens, rule: 'INIT-06' })
    const bids = perSide((each) => task.bids[each] + (each === side ? tokens : 0))
    advanceTask(flow, { ...task, bids, speaker: opponentOf(side), passes: 0 })
  },
}
