import type { Point } from '@tactic48/geometry'
import { companyOf } from '../../editions/ruleSet.ts'
import { figureIn, orderIn } from '../../input/command.ts'
import { text } from '../../input/raw.ts'
import type { ActionRule, Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { payAction } from '../../kernel/pay.ts'
import { advanceTask, ask, closeTask, openTask, runningTask, topQuestionOf } from '../../kernel/stack.ts'
import { checkAble, checkActor, type Demand, plainDemand } from '../../query/actor.ts'
import { isSuppressedBy, suppressionAreas } from '../../query/area.ts'
import { enemiesOf, faceOf, figureOf, friendsOf, inShock, isOnTable, knownFigure, seatOf } from '../../query/figures.ts'
import { isOfficer, reachedBy, whyNoUnit } from '../../query/rank.ts'
import { canSeeFigure, canSeePoint, isOnGround } from '../../query/sight.ts'
import type { Order } from '../../state/command.ts'
import type { Figure } from '../../state/figure.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import type { OrderTask } from '../../state/task.ts'
import { offerOnOrder } from '../opportunityFire/shot.ts'
import { executeOrder, plainly } from './answer.ts'
import { checkShooters, executeFor, openSuppressionOf, whyApart, whyNot } from './execution.ts'

function toOrder(state: GameState): Demand {
  const demand = plainDemand('giveOrder', state.rules.company?.orderCost ?? 1)
  demand.slotFirst = true
  return demand
}

/** FORCE-09, ORDER-01. */
function checkOfficer(state: GameState, figure: Figure): Refusal | undefined {
  if (!state.rules.company) return refuse('FORCE-09', 'noCompany')
  return isOfficer(state, figure) ? undefined : refuse('ORDER-01', 'noOfficer', { figure: figure.id })
}

/** ORDER-10, ORDER-13, ORDER-14, ORDER-16: what the order points at, and may this officer say it now. */
function checkOrder(state: GameState, officer: Figure, order: Order): Refusal | undefined {
  const fires = order.kind === 'fireAt' || order.kind === 'fireAtWill'
  if (fires && !companyOf(state.rules).suppressedOfficerFireOrders && isUnderFire(state, officer)) {
    return refuse('ORDER-16', 'suppressed', { figure: officer.id })
  }
  const rule = RULES[order.kind]
  if (order.kind === 'fireAtWill' && !maySuppress(state, officer)) {
    return refuse(rule, 'notPermitted', { figure: officer.id, action: 'startSuppression' })
  }
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

/** ORDER-14: the symbol of Suppression Fire, where a scenario asks for it. */
const maySuppress = (state: GameState, officer: Figure): boolean =>
  !companyOf(state.rules).fireAtWillNeedsSymbol || faceOf(state, officer).sfRadius !== undefined

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
    const said = checkOrder(state, giver, order) ?? whyNoUnit(state, giver, unit)
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
  else if (task.order.kind === 'fireAtWill') fireAtWill(flow, task, task.order.at)
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
function fireAtWill(flow: Flow, task: OrderTask, at: Point): void {
  openSuppressionOf(flow, task, at)
  end(flow, task)
}

/** One after the other; who is passed over holds nobody up. */
function executeNext(flow: Flow, task: OrderTask): void {
  for (let next = task.queue[0]; next; next = runningTask(flow.state, 'order').queue[0]) {
    flow.emit({ type: 'executorCalled', figure: next.figure })
    if (executeFor(flow, next, task) === 'done' || flow.interrupted) return
  }
  end(flow, task)
}

function end(flow: Flow, task: OrderTask): void {
  closeTask(flow, 'order')
  flow.emit({ type: 'orderEnded', officer: task.officer })
}

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
