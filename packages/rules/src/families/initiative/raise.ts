import { whole } from '../../input/raw.ts'
import type { VerbRule } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, closeQuestion, topTask } from '../../kernel/stack.ts'
import { ofSide, opponentOf, perSide } from '../../state/ids.ts'
import { refuse } from '../../state/refusal.ts'
import type { InitiativeTask } from '../../state/task.ts'

export const passRaise = (flow: Flow, task: InitiativeTask): void =>
  advanceTask(flow, { ...task, speaker: opponentOf(task.speaker), passes: task.passes + 1 })

/** D37: the way to want no more of it; `pass` answers this as it does a window. */
export function declineRaise(flow: Flow): void {
  closeQuestion(flow, 'raise')
  const task = topTask(flow.state)
  if (task?.kind === 'initiative') passRaise(flow, task)
}

/** INIT-06. */
export const raise: VerbRule<'raise'> = {
  answers: ['raise'],
  read: (raw, seat) => ({ verb: 'raise', seat, tokens: whole(raw.tokens, 'tokens', 1, Number.MAX_SAFE_INTEGER) }),
  check(state, command) {
    const side = state.seats[command.seat]
    const have = side ? ofSide(state.sides, side).tokens : 0
    return command.tokens > have ? refuse('INIT-06', 'noTokens', { need: command.tokens, have }) : { command }
  },
  resolve(flow, { command: { seat, tokens } }) {
    const side = flow.state.seats[seat]
    closeQuestion(flow, 'raise')
    const task = topTask(flow.state)
    if (!side || task?.kind !== 'initiative') return
    flow.emit({ type: 'bidRaised', side, tokens })
    flow.emit({ type: 'tokensSpent', side, tokens, rule: 'INIT-06' })
    const bids = perSide((each) => task.bids[each] + (each === side ? tokens : 0))
    advanceTask(flow, { ...task, bids, speaker: opponentOf(side), passes: 0 })
  },
}
