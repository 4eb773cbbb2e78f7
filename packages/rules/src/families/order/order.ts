import { carryingIn, figureIn, orderIn, participantIn } from '../../input/command.ts'
import { list, text, truth } from '../../input/raw.ts'
import type { ActionRule, Family, VerbRule } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { payAction } from '../../kernel/pay.ts'
import { advanceTask, ask, closeQuestion, closeTask, openTask, topQuestionOf, topTask } from '../../kernel/stack.ts'
import { checkAble, checkActor, type Demand } from '../../query/actor.ts'
import { isSuppressedBy, suppressionAreas } from '../../query/area.ts'
import { allowanceOf, type Lender, lendersFor } from '../../query/command.ts'
import {
  cardOf,
  enemiesOf,
  figureOf,
  friendsOf,
  inShock,
  isOnTable,
  knownFigure,
  seatOf,
  sheetOf,
} from '../../query/figures.ts'
import { isOfficer, reachedBy } from '../../query/rank.ts'
import { canSeeFigure, canSeePoint, isOnGround } from '../../query/sight.ts'
import { edgeOf, FACING, toEdge } from '../../query/zone.ts'
import type { CommandOf, Order } from '../../state/command.ts'
import type { Figure } from '../../state/figure.ts'
import { type FigureId, figureId, type SeatId } from '../../state/ids.ts'
import type { QuestionOf } from '../../state/question.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import type { Executor, OrderTask } from '../../state/task.ts'
import { offerOnOrder } from '../opportunityFire/shot.ts'
import { holds } from '../suppression/upkeep.ts'
import { executeFor, type Given, openSuppressionOf, participantFor, whyNot } from './execution.ts'

const NAMED_LIMIT = 300

const toOrder = (state: GameState): Demand => ({
  verb: 'giveOrder',
  tokens: state.rules.company?.orderCost ?? 1,
  attack: false,
})

/** FORCE-09, ORDER-01. */
function checkOfficer(state: GameState, figure: Figure): Refusal | undefined {
  if (!state.rules.company) return refuse('FORCE-09', 'noCompany')
  return isOfficer(state, figure) ? undefined : refuse('ORDER-01', 'noOfficer', { figure: figure.id })
}

/** ORDER-10, ORDER-13, ORDER-14, ORDER-16: what the order points at, and may this officer say it now. */
function checkOrder(state: GameState, officer: Figure, order: Order): Refusal | undefined {
  const fires = order.kind === 'fireAt' || order.kind === 'fireAtWill'
  if (fires && !state.rules.company?.suppressedOfficerFireOrders && isUnderFire(state, officer)) {
    return refuse('ORDER-16', 'suppressed', { figure: officer.id })
  }
  const rule = RULES[order.kind]
  if (order.kind === 'fireAt') {
    const target = figureOf(state, order.target)
    if (!target || !isOnTable(target)) return refuse(rule, 'noSuchTarget', { target: order.target })
    if (target.side === officer.side) return refuse(rule, 'friend', { target: target.id })
    return canSeeFigure(state, officer, target)
      ? undefined
      : refuse(rule, 'noSight', { shooter: officer.id, target: target.id })
  }
  if (order.kind !== 'moveToward' && order.kind !== 'fireAtWill') return undefined
  if (!isOnGround(state.table, order.at)) return refuse(rule, 'offTable', order.at)
  return canSeePoint(state, officer, order.at) ? undefined : refuse(rule, 'noSight', { figure: officer.id })
}

/** ORDER-16, SF-04: suppressed in this turn; standing inside counts also where only entering suppresses. */
const isUnderFire = (state: GameState, officer: Figure): boolean =>
  officer.counters.suppressed || suppressionAreas(state).some((area) => isSuppressedBy(state, area, officer))

const RULES = {
  moveToward: 'ORDER-10',
  forward: 'ORDER-11',
  fallBack: 'ORDER-12',
  fireAt: 'ORDER-13',
  fireAtWill: 'ORDER-14',
  takeCover: 'ORDER-15',
} as const satisfies { readonly [K in Order['kind']]: Refusal['rule'] }

/** ORDER-09: why the officer does not do it himself. */
const whyApart = (state: GameState, given: Given): Refusal | undefined =>
  state.rules.company?.officerMayJoinOrder === false
    ? refuse('ORDER-09', 'noRecipient', { figure: given.officer })
    : whyNot(state, { figure: given.officer }, given)

/** ORDER-14: two shooters or one who suffices alone, the officer counted if he joins. */
function checkShooters(state: GameState, given: Given, shooters: readonly Executor[]): Refusal | undefined {
  if (given.order.kind !== 'fireAtWill') return undefined
  const participants = shooters.flatMap((one) => participantFor(state, one, given) ?? [])
  return holds(state, participants) ? undefined : refuse('ORDER-14', 'tooFewShooters')
}

const giveOrder: ActionRule<'giveOrder'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({
    verb: 'giveOrder',
    seat,
    figure: figureIn(raw),
    order: orderIn(raw.order),
    ...(raw.unit === undefined ? undefined : { unit: text(raw.unit, 'unit') }),
  }),
  check(state, command, payer) {
    const officer = figureOf(state, command.figure)
    const refusal = officer && checkOfficer(state, officer)
    if (refusal) return refusal
    const price = checkActor(state, command, toOrder(state), payer)
    if (isRefusal(price)) return price
    const giver = knownFigure(state, command.figure)
    const { order, unit } = command
    const said = checkOrder(state, giver, order)
    if (said) return said
    if (order.kind !== 'fireAtWill') return { command, price }
    const given = { officer: giver.id, order }
    const everybody = reachedBy(state, giver, unit).map(({ figure }) => ({ figure }))
    if (!whyApart(state, given)) everybody.push({ figure: giver.id })
    return checkShooters(state, given, everybody) ?? { command, price }
  },
  able(state, figure) {
    return checkOfficer(state, figure) ?? checkAble(state, figure, toOrder(state))
  },
  /** ORDER-19 steps 2 and 3. */
  resolve(flow, plan) {
    const { figure, order, unit } = plan.command
    payAction(flow, plan)
    offerOnOrder(flow, figure)
    openTask(flow, {
      kind: 'order',
      officer: figure,
      order,
      ...(unit !== undefined && { unit }),
      step: 'reach',
      queue: [],
    })
  },
}

function advance(flow: Flow, task: OrderTask): void {
  if (task.step === 'reach') reach(flow, task)
  else if (task.order.kind === 'fireAtWill') fireAtWill(flow, task)
  else executeNext(flow, task)
}

/** ORDER-04, ORDER-19 steps 3 to 5. */
function reach(flow: Flow, task: OrderTask): void {
  const officer = knownFigure(flow.state, task.officer)
  if (!isOnTable(officer) || inShock(officer)) {
    closeTask(flow, 'order')
    flow.emit({ type: 'orderFailed', officer: officer.id, rule: 'ORDER-04' })
    return
  }
  const { order } = task
  const recipients = reachedBy(flow.state, officer, task.unit)
  advanceTask(flow, { ...task, step: 'execute' })
  flow.emit({ type: 'orderGiven', officer: officer.id, order, recipients })
  const able = recipients.filter(({ figure }) => whyNot(flow.state, { figure }, task) === undefined)
  const joins = whyApart(flow.state, task) === undefined
  const everybody = joins ? [...able, { figure: officer.id }] : able
  if (everybody.length > 0 && !checkShooters(flow.state, task, everybody)) {
    ask(flow, { kind: 'order', awaiting: [officer.side], officer: officer.id, order, recipients: able })
  }
}

/** ORDER-14: one marker for all; who fell or was suppressed in between is left out. */
function fireAtWill(flow: Flow, task: OrderTask): void {
  openSuppressionOf(flow, task)
  end(flow, task)
}

function executeNext(flow: Flow, task: OrderTask): void {
  const [next] = task.queue
  if (!next) {
    end(flow, task)
    return
  }
  flow.emit({ type: 'executorCalled', figure: next.figure })
  executeFor(flow, next, task)
}

function end(flow: Flow, task: OrderTask): void {
  closeTask(flow, 'order')
  flow.emit({ type: 'orderEnded', officer: task.officer })
}

export type Execution = CommandOf<'executeOrder'>

/** An order that has reached its men. */
export type Issued = Pick<QuestionOf<'order'>, 'officer' | 'order' | 'recipients'>

/** ORDER-05, ORDER-06: those who are kept out of it. */
function checkExempt(state: GameState, question: Issued, command: Execution): Refusal | undefined {
  const isRecipient = (id: FigureId): boolean => question.recipients.some(({ figure }) => figure === id)
  const named = [...command.halts, ...command.refuses]
  for (const [i, id] of named.entries()) {
    if (!isRecipient(id)) return refuse('ORDER-06', 'noRecipient', { figure: id })
    if (named.indexOf(id) !== i) return refuse('ORDER-06', 'namedTwice', { figure: id })
  }
  for (const id of command.refuses) {
    if (!mayRefuse(state, knownFigure(state, id))) return refuse('ORDER-05', 'mustObey', { figure: id })
  }
  return checkHalts(state, question, command.halts)
}

/** ORDER-05: a named man of the Italian sheet. */
export const mayRefuse = (state: GameState, figure: Figure): boolean =>
  state.rules.company?.namedMustObey === false && cardOf(state, figure).named

/** ORDER-06: 1 AT and a free slot of each. */
export function checkHalts(state: GameState, { officer }: Issued, halts: readonly FigureId[]): Refusal | undefined {
  const cost = state.rules.company?.haltCost ?? 1
  const { side } = knownFigure(state, officer)
  const have = state.sides[side].tokens
  if (halts.length * cost > have) return refuse('TURN-06', 'noTokens', { need: halts.length * cost, have })
  const promised: Lender[] = []
  for (const id of halts) {
    const figure = knownFigure(state, id)
    const lenders = lendersFor(state, figure, 1, promised)
    if (!lenders) {
      const { slots } = sheetOf(state, figure).counters
      return refuse('TURN-10', 'noSlots', { figure: id, used: slots, limit: allowanceOf(state, figure) })
    }
    promised.push(...lenders)
  }
  return undefined
}

const executors = (question: Issued, command: Execution): readonly FigureId[] => {
  const exempt = [...command.halts, ...command.refuses]
  const obey = question.recipients.map(({ figure }) => figure).filter((id) => !exempt.includes(id))
  return command.joins ? [...obey, question.officer] : obey
}

/** D28: those named, then the others, nearest to the goal first. */
export function queueOf(state: GameState, question: Issued, command: Execution): readonly Executor[] {
  const all = executors(question, command)
  const named = command.sequence.length > 0 ? command.sequence.filter((id) => all.includes(id)) : []
  const rest = named.length > 0 ? all.filter((id) => !named.includes(id)) : all
  const away = awayFrom(state, question)
  const sorted = rest.map((figure) => ({ figure, away: away(knownFigure(state, figure)) }))
  sorted.sort((a, b) => a.away - b.away)
  return [...named, ...sorted.map(({ figure }) => figure)].map((figure) => {
    const weapon = command.weapons.find((one) => one.figure === figure)?.weapon
    const taken = command.carries?.find((one) => one.figure === figure)
    const leaves = command.leaves?.includes(figure) === true
    return {
      figure,
      ...(weapon !== undefined && { weapon }),
      ...(taken && { casualty: taken.casualty }),
      ...(taken?.helper !== undefined && { helper: taken.helper }),
      ...(leaves && { leaves }),
    }
  })
}

/** How far somebody is from what the order points at: a place, a target or an edge of the table. */
function awayFrom(state: GameState, { officer, order }: Issued): (figure: Figure) => number {
  const own = edgeOf(state.table, knownFigure(state, officer).side)
  if (order.kind === 'takeCover' || (!own && (order.kind === 'forward' || order.kind === 'fallBack'))) return () => 0
  if (own && order.kind === 'forward') return ({ position }) => toEdge(state.table, FACING[own], position)
  if (own && order.kind === 'fallBack') return ({ position }) => toEdge(state.table, own, position)
  const goal = order.kind === 'fireAt' ? knownFigure(state, order.target).position : placeOf(order)
  if (!goal) return () => 0
  return ({ position: { x, y } }) => (x - goal.x) * (x - goal.x) + (y - goal.y) * (y - goal.y)
}

const placeOf = (order: Order): Figure['position'] | undefined =>
  order.kind === 'moveToward' || order.kind === 'fireAtWill' ? order.at : undefined

/** D25 … D28, D41: may those who were reached do it in this way? */
export function checkExecution(state: GameState, issued: Issued, command: Execution): Refusal | undefined {
  const exempt = checkExempt(state, issued, command)
  if (exempt) return exempt
  const apart = command.joins ? whyApart(state, issued) : undefined
  if (apart) return apart
  const all = executors(issued, command)
  const named = [...command.weapons, ...(command.carries ?? [])].map(({ figure }) => figure)
  const stranger = [...command.sequence, ...named].find((id) => !all.includes(id))
  if (stranger !== undefined) return refuse('ORDER-19', 'noRecipient', { figure: stranger })
  const queue = queueOf(state, issued, command)
  const special = queue.filter((one) => one.weapon !== undefined || one.casualty !== undefined)
  const unable = special.find((one) => whyNot(state, one, issued))
  const reason = unable && whyNot(state, unable, issued)
  return reason ?? checkShooters(state, issued, queue)
}

/** D25 … D28, D41. */
const executeOrder: VerbRule<'executeOrder'> = {
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
  }),
  check(state, command) {
    const question = topQuestionOf(state, 'order')
    if (!question) return refuse('TURN-16', 'nothingAsked')
    return checkExecution(state, question, command) ?? { command }
  },
  resolve(flow, { command }) {
    const question = topQuestionOf(flow.state, 'order')
    const task = topTask(flow.state)
    if (!question || task?.kind !== 'order') return
    const queue = queueOf(flow.state, question, command)
    closeQuestion(flow, 'order')
    advanceTask(flow, { ...task, queue })
    for (const figure of command.halts) halt(flow, figure)
    for (const figure of command.refuses) flow.emit({ type: 'orderRefused', figure })
  },
}

const figuresIn = (value: unknown, field: string): readonly FigureId[] =>
  value === undefined ? [] : list(value, field, NAMED_LIMIT).map((one, i) => figureId(text(one, `${field}[${i}]`)))

/** ORDER-06. */
function halt(flow: Flow, id: FigureId): void {
  const { company } = flow.state.rules
  const figure = knownFigure(flow.state, id)
  const lenders = lendersFor(flow.state, figure, 1) ?? []
  const tokens = company?.haltCost ?? 1
  if (tokens > 0) flow.emit({ type: 'tokensSpent', side: figure.side, tokens, figure: id, rule: 'ORDER-06' })
  flow.emit({ type: 'halted', figure: id, slots: 1, ...(lenders.length > 0 && { lenders }) })
  const marked = figure.standing !== undefined || figure.aims > 0
  if (marked && company?.haltKeepsMarkers === false) {
    flow.emit({ type: 'standingCleared', figure: id, rule: 'ORDER-06' })
  }
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

const EVERYWHERE = [
  { kind: 'forward' },
  { kind: 'fallBack' },
  { kind: 'takeCover' },
] as const satisfies readonly Order[]

/** Orders — ORDER-01 … ORDER-19. */
export const orders: Family = {
  name: 'order',
  verbs: { giveOrder, executeOrder },
  advance: { order: advance },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat || !state.rules.company) return
    if (topQuestionOf(state, 'order')) {
      yield plainly(seat, false)
      yield plainly(seat, true)
      return
    }
    for (const officer of friendsOf(state, side)) {
      if (!isOfficer(state, officer)) continue
      const by = { verb: 'giveOrder', seat, figure: officer.id } as const
      for (const order of EVERYWHERE) yield { ...by, order }
      for (const { id } of enemiesOf(state, side)) yield { ...by, order: { kind: 'fireAt', target: id } }
    }
  },
  defaults: {
    /** D25: he stays out of it, unless there is no fire without him (ORDER-14). */
    order(state, question, side) {
      const seat = seatOf(state, side)
      const shooters = question.recipients.map(({ figure }) => ({ figure }))
      return seat && plainly(seat, checkShooters(state, question, shooters) !== undefined)
    },
  },
}
