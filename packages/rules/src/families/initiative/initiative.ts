import { companyOf } from '../../editions/ruleSet.ts'
import { figureIn } from '../../input/command.ts'
import type { ActionRule, Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { payAction } from '../../kernel/pay.ts'
import { advanceTask, ask, openTask, returnTask } from '../../kernel/stack.ts'
import { checkActor } from '../../query/actor.ts'
import { figureOf, knownFigure, seatOf } from '../../query/figures.ts'
import {
  ableToSeize,
  initiativeItems,
  initiativeOfficers,
  initiativeRoll,
  toSeize,
  whyNotFresh,
  whyNotSeize,
} from '../../query/initiative.ts'
import { type FigureId, ofSide, opponentOf, type PerSide, perSide, SIDES, type SideId } from '../../state/ids.ts'
import { isRefusal } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import type { InitiativeTask, TaskResult } from '../../state/task.ts'
import { perform } from '../turn/heldAction.ts'
import { passRaise, raise } from './raise.ts'

const PURPOSE = 'initiative'

const takeInitiative: ActionRule<'takeInitiative'> = {
  answers: ['window'],
  read: (raw, seat) => ({ verb: 'takeInitiative', seat, figure: figureIn(raw) }),
  check(state, command, payer) {
    const officer = figureOf(state, command.figure)
    const refusal = officer && whyNotSeize(state, officer)
    if (refusal) return refusal
    const price = checkActor(state, command, toSeize(state), payer)
    if (isRefusal(price)) return price
    return whyNotFresh(knownFigure(state, command.figure)) ?? { command, price }
  },
  able: ableToSeize,
  resolve(flow, plan) {
    payAction(flow, plan)
    perform(flow, plan.command)
  },
  effect(flow, { figure }) {
    const { side } = knownFigure(flow.state, figure)
    const bids = { blue: 0, ember: 0 }
    openTask(flow, { kind: 'initiative', initiator: figure, step: 'bid', bids, speaker: side, passes: 0 })
  },
}

function advance(flow: Flow, task: InitiativeTask, returned: TaskResult | undefined): void {
  if (task.step === 'bid') askForBids(flow, task)
  else if (task.step === 'reveal') reveal(flow, task, returned?.of === 'sealed' ? returned.values : task.bids)
  else if (hasMoreToSay(flow.state, task)) hear(flow, task)
  else contest(flow, task)
}

/** INIT-05: a side without AT has nothing to set aside. */
function askForBids(flow: Flow, task: InitiativeTask): void {
  const awaiting = SIDES.filter((side) => ofSide(flow.state.sides, side).tokens > 0)
  advanceTask(flow, { ...task, step: 'reveal' })
  if (awaiting.length > 0) openTask(flow, { kind: 'sealed', purpose: PURPOSE, awaiting, step: 'ask' })
}

/** INIT-05, INIT-06: both leave the pools together; the lower bidder speaks first, the initiator on equal bids. */
function reveal(flow: Flow, task: InitiativeTask, bids: PerSide<number>): void {
  for (const side of SIDES) {
    if (bids[side] > 0) flow.emit({ type: 'tokensSpent', side, tokens: bids[side], rule: 'INIT-05' })
  }
  const own = knownFigure(flow.state, task.initiator).side
  const speaker = bids[own] <= bids[opponentOf(own)] ? own : opponentOf(own)
  advanceTask(flow, { ...task, step: 'raise', bids, speaker, passes: 0 })
}

/** INIT-06: two passes in a row end it. */
const hasMoreToSay = ({ rules }: GameState, { passes }: InitiativeTask): boolean =>
  companyOf(rules).initiativeRaises && passes < 2

function hear(flow: Flow, task: InitiativeTask): void {
  if (ofSide(flow.state.sides, task.speaker).tokens === 0) passRaise(flow, task)
  else ask(flow, { kind: 'raise', awaiting: [task.speaker], bids: task.bids })
}

/** INIT-03 … INIT-10. */
function contest(flow: Flow, task: InitiativeTask): void {
  const { state } = flow
  const own = knownFigure(state, task.initiator).side
  const dice = { blue: roll(flow, 'blue'), ember: roll(flow, 'ember') }
  const items = perSide((side) => initiativeItems(state, side, task.bids[side]))
  const totals = perSide((side) => items[side].reduce((sum, { value }) => sum + value, Math.max(...dice[side])))
  const seized = totals[own] > totals[opponentOf(own)]
  const locked = lockedBy(state, own)
  flow.emit({ type: 'initiativeContested', initiator: task.initiator, dice, items, totals, seized, locked })
  returnTask(flow, { of: 'initiative', seized })
}

const roll = (flow: Flow, side: SideId): readonly number[] =>
  Array.from({ length: initiativeRoll(flow.state, side).dice }, () => flow.chance.d6())

/** INIT-10: all whose values were called upon; without `initiativeLocksDefender` those of the initiator alone. */
function lockedBy(state: GameState, own: SideId): readonly FigureId[] {
  const { initiativeLocksDefender, initiativeLockScope } = companyOf(state.rules)
  const sides = initiativeLocksDefender ? SIDES : [own]
  return sides.flatMap((side) =>
    initiativeOfficers(state, side)
      .filter(({ value }) => initiativeLockScope === 'abilityHolders' || value > 0)
      .map(({ figure }) => figure.id),
  )
}

/** Taking the initiative — INIT-01 … INIT-11. */
export const initiative: Family = {
  name: 'initiative',
  verbs: { takeInitiative, raise },
  advance: { initiative: advance },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat) return
    for (const { figure } of initiativeOfficers(state, side)) {
      yield { verb: 'takeInitiative', seat, figure: figure.id }
    }
    for (let tokens = 1; tokens <= ofSide(state.sides, side).tokens; tokens++) yield { verb: 'raise', seat, tokens }
  },
  defaults: {
    raise(state, _, side) {
      const seat = seatOf(state, side)
      return seat && { verb: 'pass', seat }
    },
  },
}
