import {
  checkExecution,
  checkHaltCost,
  checkHaltSlot,
  checkHalts,
  type Execution,
  type Issued,
  mayRefuse,
  plainly,
  queueOf,
} from '../families/order/answer.ts'
import { ableTo, whyApart, whyNot } from '../families/order/execution.ts'
import type { Editable } from '../kernel/draft.ts'
import { openTask, runningTask, topQuestionOf, topTask } from '../kernel/stack.ts'
import type { Odds } from '../odds/dice.ts'
import { figureOf, friendsOf, knownFigure } from '../query/figures.ts'
import { isOfficer, radiusOfOrders, reachedBy, whyUnreached } from '../query/rank.ts'
import type { CommandOf, Order } from '../state/command.ts'
import type { Figure } from '../state/figure.ts'
import type { FigureId } from '../state/ids.ts'
import type { Reached } from '../state/question.ts'
import { isRefusal, type Refusal } from '../state/refusal.ts'
import { type GameState, shapedState } from '../state/state.ts'
import { checkParsed } from './check.ts'
import { resolve } from './execute.ts'
import { type Drawn, OrderFork, type Performance } from './orderFork.ts'

/** D25 … D28, D41, ORDER-20: all that may be chosen for an order, also before it is given. */
export type OrderChoices = Omit<Execution, 'verb' | 'seat'>

export interface Ordered {
  readonly figure: FigureId
  /** ORDER-08: the leader who reaches him; absent for the officer who joins and for those who are not reached. */
  readonly through?: FigureId
  /** ORDER-05 of the Italian sheet, ORDER-20 of riders who would pay. */
  readonly mayRefuse: boolean
  readonly does?: Performance
  /** He could do it, and is kept out of it (ORDER-05, ORDER-06). */
  readonly stays?: 'halted' | 'refuses'
  /** ORDER-06: why he cannot be halted. */
  readonly unhaltable?: Refusal
  /** Why he is left out. */
  readonly leftOut?: Refusal
}

export interface OrderPreview {
  readonly officer: FigureId
  readonly order: Order
  /** Why it may not be given, or not be carried out in this way. */
  readonly refusal?: Refusal
  readonly drawn: readonly Drawn[]
  /** ORDER-19 step 5: those who could do it, about whom the player is asked. */
  readonly recipients: readonly FigureId[]
  /** In the order in which they will do it, then those who are left out. */
  readonly men: readonly Ordered[]
  /** ORDER-13: what becomes of the target of all shots together, if it does not react. */
  readonly together?: Odds
  /** AT: of the order itself while it is not given, of the halts, of riders. */
  readonly tokens: { readonly order: number; readonly halts: number; readonly riders: number }
  /** ORDER-09: why the officer cannot join. */
  readonly mayNotJoin?: Refusal
}

/**
 * The order as it would be carried out now: a command of the officer with what is chosen for it beforehand, or the answer to its question.
 * It is the order itself, on a silent fork; nothing is rolled.
 */
export function orderPreview(
  state: GameState,
  command: CommandOf<'giveOrder'> | CommandOf<'executeOrder'>,
  chosen: Partial<OrderChoices> = {},
): OrderPreview | undefined {
  const asked = command.verb === 'executeOrder' ? topQuestionOf(state, 'order') : undefined
  const officer = figureOf(state, command.verb === 'giveOrder' ? command.figure : (asked?.officer ?? NOBODY))
  if (!officer || !state.rules.company || !isOfficer(state, officer)) return undefined
  if (command.verb === 'giveOrder') return givenPreview(state, command, { ...plainly(command.seat, false), ...chosen })
  const task = topTask(state)
  if (!asked || task?.kind !== 'order') return undefined
  const judged = checkParsed(state, command)
  const fork = new OrderFork(state, asked.order)
  const known = knownBefore(state, asked, reachedBy(state, officer, task.unit), task.unit, command)
  const done = carriedOut(fork, state.stack.length - 2, asked, command)
  return {
    officer: officer.id,
    order: asked.order,
    ...(isRefusal(judged) && { refusal: judged }),
    drawn: [],
    ...together(known, fork, done),
  }
}

const NOBODY = '' as FigureId
const NOBODY_CALLED: ReadonlySet<FigureId> = new Set()

/** ORDER-19 from step 1 on. */
function givenPreview(state: GameState, command: CommandOf<'giveOrder'>, execution: Execution): OrderPreview {
  const { order, unit, figure: id } = command
  const judged = checkParsed(state, command)
  const fork = new OrderFork(state, order)
  let floor = state.stack.length
  if (isRefusal(judged)) {
    // What it would do is shown all the same, beside the reason why it may not be given.
    openTask(fork, { kind: 'order', officer: id, order, ...(unit !== undefined && { unit }), step: 'reach', queue: [] })
  } else {
    resolve(fork, judged)
    floor -= 1
  }
  fork.finishStep()
  fork.run(floor, (task, question) => question?.kind === 'order' || (task?.kind === 'order' && task.step === 'execute'))
  const spoken = shapedState(fork.state)
  const reached = fork.reached ?? reachedBy(spoken, knownFigure(spoken, id), unit)
  const heard = { officer: id, order, recipients: reached }
  const asked = topQuestionOf(spoken, 'order')
  const issued = asked ?? {
    ...heard,
    recipients: reached.filter(({ figure }) => !whyNot(spoken, { figure }, heard)),
  }
  const refusal = isRefusal(judged) ? judged : checkExecution(spoken, issued, execution)
  const known = knownBefore(spoken, issued, reached, unit, execution)
  const done = carriedOut(fork, floor, issued, execution)
  const men = together(known, fork, done)
  const price = isRefusal(judged) ? undefined : judged.price
  return {
    officer: id,
    order,
    ...(refusal && { refusal }),
    drawn: fork.drawn,
    ...men,
    tokens: { ...men.tokens, order: price?.tokens ?? state.rules.company?.orderCost ?? 1 },
  }
}

/** ORDER-19 steps 5 and 6 on the fork; those who are to do it, in their order. */
function carriedOut(fork: OrderFork, floor: number, issued: Issued, execution: Execution): ReadonlySet<FigureId> {
  const isRecipient = (id: FigureId): boolean => issued.recipients.some(({ figure }) => figure === id)
  const command: Execution = {
    ...execution,
    // Where it is refused as it is chosen, the rest of it is shown.
    joins: execution.joins && !whyApart(fork.state, issued),
    halts: execution.halts.filter(isRecipient),
    refuses: execution.refuses.filter(isRecipient),
  }
  if (topQuestionOf(fork.state, 'order')) {
    resolve(fork, { command })
    fork.finishStep()
  } else {
    const task = topTask(fork.state)
    if (task?.kind !== 'order') return NOBODY_CALLED
    fork.advanceTask({ ...task, step: 'execute', queue: queueOf(fork.state, issued, command) })
  }
  const { queue } = runningTask(fork.state, 'order')
  const called = new Set([...queue.map(({ figure }) => figure), ...fork.leftOut.keys()])
  fork.carryOut(floor, queue)
  return called
}

/** What is known of every friend before the first of them is called. */
interface Known {
  readonly men: ReadonlyMap<FigureId, Editable<Ordered>>
  readonly recipients: readonly FigureId[]
  readonly halts: number
  readonly mayNotJoin: Refusal | undefined
}

function knownBefore(
  state: GameState,
  issued: Issued,
  reached: readonly Reached[],
  unit: string | undefined,
  execution: Execution,
): Known {
  const officer = knownFigure(state, issued.officer)
  const through = new Map(reached.map((one) => [one.figure, one.through]))
  const asked = new Set(issued.recipients.map(({ figure }) => figure))
  const dear = checkHaltCost(state, issued, 1)
  const men = new Map<FigureId, Editable<Ordered>>()
  for (const friend of friendsOf(state, officer.side)) {
    const leader = through.get(friend.id)
    const man = orderedMan(state, issued, execution, friend, leader, dear)
    if (friend.id !== officer.id && !asked.has(friend.id)) {
      const why =
        leader === undefined ? whyUnreached(state, officer, unit, friend) : whyNot(state, { figure: friend.id }, issued)
      if (why) man.leftOut = why
    }
    men.set(friend.id, man)
  }
  return {
    men,
    recipients: issued.recipients.map(({ figure }) => figure),
    halts: execution.halts.length * (state.rules.company?.haltCost ?? 1),
    mayNotJoin: whyApart(state, issued),
  }
}

type Men = Pick<OrderPreview, 'recipients' | 'men' | 'together' | 'tokens' | 'mayNotJoin'>

/** First those who do it, then those who do not. */
function together(known: Known, fork: OrderFork, called: ReadonlySet<FigureId>): Men {
  const does: Ordered[] = []
  const rest: Ordered[] = []
  const shown = new Set<FigureId>()
  const order = [...fork.done.keys(), ...called, ...known.men.keys()]
  for (const id of order) {
    const man = known.men.get(id)
    if (!man || shown.has(id)) continue
    shown.add(id)
    const performance = fork.done.get(id)
    const why = fork.leftOut.get(id)
    if (performance) {
      man.does = performance
      does.push(man)
    } else if (called.has(id)) {
      if (why) man.leftOut = why
      rest.push(man)
    }
    // ORDER-09: an officer who stays out of it is not a recipient.
    else if (man.through !== undefined || man.leftOut || man.stays) rest.push(man)
  }
  const riders = does.reduce((sum, { does: done }) => sum + (done?.kind === 'march' ? (done.tokens ?? 0) : 0), 0)
  const odds = fork.shotsTogether()
  return {
    recipients: known.recipients,
    men: [...does, ...rest],
    tokens: { order: 0, halts: known.halts, riders },
    ...(odds && { together: odds }),
    ...(known.mayNotJoin && { mayNotJoin: known.mayNotJoin }),
  }
}

function orderedMan(
  state: GameState,
  issued: Issued,
  { halts, refuses }: Execution,
  figure: Figure,
  through: FigureId | undefined,
  dear: Refusal | undefined,
): Editable<Ordered> {
  const { id } = figure
  const stays = halts.includes(id) ? 'halted' : refuses.includes(id) ? 'refuses' : undefined
  const unhaltable = through === undefined ? undefined : whyNoHalt(state, issued, halts, id, dear)
  const man: Editable<Ordered> = { figure: id, mayRefuse: mayRefuse(state, figure, issued.order) }
  if (through !== undefined) man.through = through
  if (stays) man.stays = stays
  if (unhaltable) man.unhaltable = unhaltable
  return man
}

/** ORDER-06: why he cannot be halted, alone or after those who are; `dear`: why nobody can. */
const whyNoHalt = (
  state: GameState,
  issued: Issued,
  halts: readonly FigureId[],
  id: FigureId,
  dear: Refusal | undefined,
): Refusal | undefined =>
  halts.length === 0
    ? (dear ?? checkHaltSlot(state, knownFigure(state, id)))
    : checkHalts(state, issued, [...halts.filter((one) => one !== id), id])

export interface NetMember extends Reached {
  /** Why he could not do this kind of order now. */
  readonly unable?: Refusal
}

/** Whom an officer reaches before he has named a goal, and through whom. */
export interface CommandNet {
  readonly officer: FigureId
  /** STRUCT-09: those who pass it on, with their radius in 1/1000 u. */
  readonly leaders: readonly { readonly figure: FigureId; readonly radius: number }[]
  readonly reached: readonly NetMember[]
  readonly unreached: readonly { readonly figure: FigureId; readonly why: Refusal }[]
}

/** ORDER-03, ORDER-07, ORDER-08. */
export function commandNet(state: GameState, id: FigureId, kind: Order['kind'], unit?: string): CommandNet | undefined {
  const officer = figureOf(state, id)
  if (!officer || !state.rules.company || !isOfficer(state, officer)) return undefined
  const reached = reachedBy(state, officer, unit)
  const heard = new Set(reached.map(({ figure }) => figure))
  const leaders = [...new Set([id, ...reached.map(({ through }) => through)])]
  return {
    officer: id,
    leaders: leaders.map((figure) => ({ figure, radius: radiusOfOrders(state, knownFigure(state, figure)) })),
    reached: reached.map((one) => {
      const able = ableTo(state, knownFigure(state, one.figure), kind, 'joiner')
      return isRefusal(able) ? { ...one, unable: able } : one
    }),
    unreached: friendsOf(state, officer.side)
      .filter((friend) => friend.id !== id && !heard.has(friend.id))
      .map((friend) => ({ figure: friend.id, why: whyUnreached(state, officer, unit, friend) })),
  }
}
