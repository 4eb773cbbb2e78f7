import { companyOf } from '../../editions/ruleSet.ts'
import { carryingIn, participantIn, takingIn } from '../../input/command.ts'
import { list, text, truth } from '../../input/raw.ts'
import type { Editable } from '../../kernel/draft.ts'
import type { VerbRule } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, askedQuestion, closeQuestion, runningTask } from '../../kernel/stack.ts'
import { loadOf } from '../../query/carry.ts'
import { allowanceOf, type Lender, lendersFor } from '../../query/command.ts'
import { cardOf, knownFigure, sheetOf } from '../../query/figures.ts'
import { checkLeave, checkMessageOnWay } from '../../query/message.ts'
import { edgeOf, FACING, toEdge } from '../../query/zone.ts'
import type { CommandOf, Order } from '../../state/command.ts'
import type { Figure } from '../../state/figure.ts'
import { type FigureId, figureId, ofSide, type SeatId } from '../../state/ids.ts'
import type { QuestionOf } from '../../state/question.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import type { Executor } from '../../state/task.ts'
import { ableTo, checkShooters, heldBack, isHeld, isMarch, noMovement, skip, whyApart, whyNot } from './execution.ts'
import { orderedWay } from './march.ts'

const NAMED_LIMIT = 300

export type Execution = CommandOf<'executeOrder'>

/** An order that has reached its men. */
export type Issued = Pick<QuestionOf<'order'>, 'officer' | 'order' | 'recipients'>

/** ORDER-05, ORDER-06: those who are kept out of it. */
function checkExempt(state: GameState, question: Issued, command: Execution): Refusal | undefined {
  const isRecipient = (id: FigureId): boolean => question.recipients.some(({ figure }) => figure === id)
  const named = exemptBy(command)
  for (const [i, id] of named.entries()) {
    if (!isRecipient(id)) return refuse('ORDER-06', 'noRecipient', { figure: id })
    if (named.indexOf(id) !== i) return refuse('ORDER-06', 'namedTwice', { figure: id })
  }
  for (const id of command.refuses) {
    const figure = knownFigure(state, id)
    if (mayRefuse(state, figure, question.order)) continue
    return refuse(mayChoose(state, figure) ? 'ORDER-06' : 'ORDER-05', 'mustObey', { figure: id })
  }
  return checkHalts(state, question, command.halts)
}

/** ORDER-05. */
const mayChoose = (state: GameState, figure: Figure): boolean =>
  !companyOf(state.rules).namedMustObey && cardOf(state, figure).named

/** ORDER-05, ORDER-06: a named man of the Italian sheet, who needs no halt; ORDER-20: a rider who would have to pay for it. */
export function mayRefuse(state: GameState, figure: Figure, { kind }: Order): boolean {
  if (mayChoose(state, figure) && companyOf(state.rules).haltNeededFor === 'nameless') return true
  if (figure.place.at !== 'mounted') return false
  const price = ableTo(state, figure, kind, 'joiner')
  return !isRefusal(price) && price.tokens > 0
}

/** ORDER-06: 1 AT for each man. */
export function checkHaltCost(state: GameState, { officer }: Issued, halts: number): Refusal | undefined {
  const need = halts * companyOf(state.rules).haltCost
  const have = ofSide(state.sides, knownFigure(state, officer).side).tokens
  return need > have ? refuse('ORDER-06', 'noTokens', { need, have }) : undefined
}

/** ORDER-06: a free slot of one who is halted alone. */
export const checkHaltSlot = (state: GameState, figure: Figure): Refusal | undefined =>
  lendersFor(state, figure, 1) ? undefined : noSlots(state, figure)

function noSlots(state: GameState, figure: Figure): Refusal {
  const { slots: used } = sheetOf(state, figure).counters
  return refuse('ORDER-06', 'noSlots', { figure: figure.id, used, limit: allowanceOf(state, figure) })
}

/** ORDER-06: 1 AT and a free slot of each. */
export function checkHalts(state: GameState, issued: Issued, halts: readonly FigureId[]): Refusal | undefined {
  const dear = checkHaltCost(state, issued, halts.length)
  if (dear) return dear
  const promised: Lender[] = []
  for (let i = 0; i < halts.length; i++) {
    const id = halts[i] as FigureId
    const figure = knownFigure(state, id)
    // REINF-03: a card gives its slots once, whoever of those who share it is halted.
    let slots = 1
    for (let k = 0; k < i; k++) if (knownFigure(state, halts[k] as FigureId).sheet === figure.sheet) slots += 1
    const lenders = lendersFor(state, figure, slots, promised)
    if (!lenders) return noSlots(state, figure)
    if (lenders.length > 0) promised.push(...lenders)
  }
  return undefined
}

/** ORDER-05, ORDER-06: those who do not do it. */
const exemptBy = ({ halts, refuses }: Execution): readonly FigureId[] => [...halts, ...refuses]

const executors = (question: Issued, command: Execution): readonly FigureId[] => {
  const exempt = exemptBy(command)
  const all = question.recipients.map(({ figure }) => figure)
  const obey = exempt.length > 0 ? all.filter((id) => !exempt.includes(id)) : all
  return command.joins ? [...obey, question.officer] : obey
}

/** D28: those named, then the others, nearest to the goal first. */
export function queueOf(state: GameState, question: Issued, command: Execution): readonly Executor[] {
  const all = executors(question, command)
  const executor = isPlain(command)
    ? (figure: FigureId): Executor => ({ figure })
    : (figure: FigureId): Executor => executorOf(figure, command)
  const named = command.sequence.filter((id) => all.includes(id))
  const rest = named.length > 0 ? all.filter((id) => !named.includes(id)) : all
  const queue = named.map(executor)
  for (const figure of nearestFirst(rest, awayFrom(state, question), state)) queue.push(executor(figure))
  return queue
}

/** Those equally far in the order in which they were reached. Numbers sort by themselves much faster than men by a comparison. */
function nearestFirst(
  men: readonly FigureId[],
  away: (figure: Figure) => number,
  state: GameState,
): readonly FigureId[] {
  // A power of two: what is divided by it loses nothing.
  let room = 1
  while (room < men.length) room *= 2
  const keys = new Float64Array(men.length)
  for (let i = 0; i < men.length; i++) keys[i] = away(knownFigure(state, men[i] as FigureId)) * room + i
  keys.sort()
  const sorted: FigureId[] = []
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as number
    sorted.push(men[key - Math.floor(key / room) * room] as FigureId)
  }
  return sorted
}

/** D41, ORDER-20: with his weapon, load and errand, where the command names them. */
function executorOf(figure: FigureId, { weapons, carries, leaves, messages }: Execution): Executor {
  const executor: Editable<Executor> = { figure }
  const weapon = weapons.find((one) => one.figure === figure)?.weapon
  if (weapon !== undefined) executor.weapon = weapon
  const taken = carries?.find((one) => one.figure === figure)
  if (taken) executor.casualty = taken.casualty
  if (taken?.helper !== undefined) executor.helper = taken.helper
  if (leaves?.includes(figure)) executor.leaves = true
  const message = messages?.find((one) => one.figure === figure)?.officer
  if (message !== undefined) executor.message = message
  return executor
}

/** How far somebody is from what the order points at: a place, a target or an edge of the table. */
function awayFrom(state: GameState, { officer, order }: Issued): (figure: Figure) => number {
  const own = edgeOf(state.table, knownFigure(state, officer).side)
  if (own && order.kind === 'forward') return ({ position }) => toEdge(state.table, FACING[own], position)
  if (own && order.kind === 'fallBack') return ({ position }) => toEdge(state.table, own, position)
  const goal =
    order.kind === 'fireAt' ? knownFigure(state, order.target).position : 'at' in order ? order.at : undefined
  if (!goal) return () => 0
  return ({ position: { x, y } }) => (x - goal.x) * (x - goal.x) + (y - goal.y) * (y - goal.y)
}

/** ORDER-20, RUNNER-02: a message on the ordered way, and the own edge at its end. */
function checkErrand(state: GameState, { order }: Issued, executor: Executor): Refusal | undefined {
  const { figure: id, leaves, message, casualty } = executor
  if (!leaves && message === undefined) return undefined
  if (!isMarch(order)) return refuse('ORDER-20', 'notMoving')
  const figure = knownFigure(state, id)
  if (casualty !== undefined || loadOf(state, figure)) return refuse('ORDER-20', 'carrying', { figure: id })
  const way = orderedWay(state, figure, order)
  if (!way) return noMovement()
  const missed = message === undefined ? undefined : checkMessageOnWay(state, figure, message, way)
  return missed ?? (leaves ? checkLeave(state, figure, way[1], message ?? figure.message) : undefined)
}

/** D28, D41, ORDER-20: only men who carry it out are named, each once. */
function checkNamed(issued: Issued, command: Execution): Refusal | undefined {
  const { sequence, weapons, carries = [], leaves = [], messages = [] } = command
  if (isPlain(command) && sequence.length === 0) return undefined
  const all = executors(issued, command)
  const idsOf = (list: readonly { readonly figure: FigureId }[]): readonly FigureId[] =>
    list.map(({ figure }) => figure)
  for (const named of [sequence, idsOf(weapons), idsOf(carries), leaves, idsOf(messages)]) {
    for (const [i, figure] of named.entries()) {
      if (!all.includes(figure)) return refuse('ORDER-19', 'noRecipient', { figure })
      if (named.indexOf(figure) !== i) return refuse('ORDER-19', 'namedTwice', { figure })
    }
  }
  return undefined
}

/** The command names no weapon, load or errand. */
const isPlain = ({ weapons, carries = [], leaves = [], messages = [] }: Execution): boolean =>
  weapons.length + carries.length + leaves.length + messages.length === 0

/** D25 … D28, D41: may those who were reached do it in this way? */
export function checkExecution(state: GameState, issued: Issued, command: Execution): Refusal | undefined {
  const misnamed = checkExempt(state, issued, command)
  if (misnamed) return misnamed
  const apart = command.joins ? whyApart(state, issued) : undefined
  const refusal = apart ?? checkNamed(issued, command)
  if (refusal) return refusal
  if (isPlain(command) && issued.order.kind !== 'fireAtWill') return undefined
  const queue = queueOf(state, issued, command)
  const exempt = exemptBy(command)
  for (const one of queue) {
    if (one.helper !== undefined && exempt.includes(one.helper)) {
      return refuse('EVAC-06', 'noHelper', { figure: one.helper })
    }
    const special = one.weapon !== undefined || one.casualty !== undefined
    const unable = (special ? whyNot(state, one, issued) : undefined) ?? checkErrand(state, issued, one)
    if (unable) return unable
  }
  return checkShooters(state, issued, queue)
}

/** D25 … D28, D41. */
export const executeOrder: VerbRule<'executeOrder'> = {
  answers: ['order'],
  read: (raw, seat) => ({
    verb: 'executeOrder',
    seat,
    joins: raw.joins === undefined ? false : truth(raw.joins, 'joins'),
    halts: figuresIn(raw.halts, 'halts'),
    refuses: figuresIn(raw.refuses, 'refuses'),
    sequence: figuresIn(raw.sequence, 'sequence'),
    weapons: raw.weapons === undefined ? [] : list(raw.weapons, 'weapons', NAMED_LIMIT).map(participantIn),
    ...(raw.carries === undefined ? undefined : { carries: list(raw.carries, 'carries', NAMED_LIMIT).map(carryingIn) }),
    ...(raw.leaves === undefined ? undefined : { leaves: figuresIn(raw.leaves, 'leaves') }),
    ...(raw.messages === undefined
      ? undefined
      : { messages: list(raw.messages, 'messages', NAMED_LIMIT).map(takingIn) }),
  }),
  check(state, command) {
    return checkExecution(state, askedQuestion(state, 'order'), command) ?? { command }
  },
  resolve(flow, { command }) {
    const issued = askedQuestion(flow.state, 'order')
    const all = queueOf(flow.state, issued, command)
    const exempt = isMarch(issued.order) ? exemptBy(command) : []
    const held = all.filter(({ figure }) => isHeld(flow.state, figure, exempt))
    const queue = held.length > 0 ? all.filter((one) => !held.includes(one)) : all
    closeQuestion(flow, 'order')
    advanceTask(flow, { ...runningTask(flow.state, 'order'), queue })
    for (const figure of command.halts) halt(flow, figure)
    for (const figure of command.refuses) flow.emit({ type: 'orderRefused', figure })
    for (const one of held) skip(flow, one, heldBack(one.figure))
  },
}

const figuresIn = (value: unknown, field: string): readonly FigureId[] =>
  value === undefined ? [] : list(value, field, NAMED_LIMIT).map((one, i) => figureId(text(one, `${field}[${i}]`)))

/** ORDER-06. */
function halt(flow: Flow, id: FigureId): void {
  const { haltCost: tokens, haltKeepsMarkers } = companyOf(flow.state.rules)
  const figure = knownFigure(flow.state, id)
  const lenders = lendersFor(flow.state, figure, 1) ?? []
  if (tokens > 0) flow.emit({ type: 'tokensSpent', side: figure.side, tokens, figure: id, rule: 'ORDER-06' })
  flow.emit({ type: 'halted', figure: id, slots: 1, ...(lenders.length > 0 && { lenders }) })
  const marked = figure.standing !== undefined || figure.aims > 0
  if (marked && !haltKeepsMarkers) flow.emit({ type: 'standingCleared', figure: id, rule: 'ORDER-06' })
}

export const plainly = (seat: SeatId, joins: boolean): Execution => ({
  verb: 'executeOrder',
  seat,
  joins,
  halts: [],
  refuses: [],
  sequence: [],
  weapons: [],
})
