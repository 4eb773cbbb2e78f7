import type { Track } from '@tactic48/geometry'
import {
  checkExecution,
  checkHaltCost,
  checkHaltSlot,
  checkHalts,
  type Execution,
  exemptBy,
  type Issued,
  mayRefuse,
  plainly,
  queueOf,
} from '../families/order/answer.ts'
import { ableTo, heldBack, isHeld, isMarch, whyApart, whyNot } from '../families/order/execution.ts'
import { orderedLine } from '../families/order/march.ts'
import { apply } from '../kernel/apply.ts'
import type { Editable } from '../kernel/draft.ts'
import { topQuestionOf, topTask } from '../kernel/stack.ts'
import type { Odds } from '../odds/dice.ts'
import { type ShotOdds, shotOdds } from '../odds/shot.ts'

import { figureIndex, figureOf, friendsOf, isOnTable, knownFigure, movedTo } from '../query/figures.ts'
import { isOfficer, radiusOfOrders, reachedBy, whyUnreached } from '../query/rank.ts'
import { shadowOf } from '../query/shadow.ts'
import { orderedTerms } from '../query/shotProfile.ts'
import { watchersOf } from '../query/watch.ts'
import type { CommandOf, Order, Price } from '../state/command.ts'
import type { Figure } from '../state/figure.ts'
import type { FigureId, MarkerId } from '../state/ids.ts'
import type { Reached } from '../state/question.ts'
import { isRefusal, type Refusal } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { checkParsed } from './check.ts'
import { outlookFor, type Performance, performed, type Ways } from './orderPerformance.ts'

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

/** ORDER-04: fire that the officer draws by speaking. */
export interface Drawn {
  readonly marker: MarkerId
  readonly shooter: FigureId
  readonly odds: ShotOdds
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
 * Nothing is rolled.
 */
export function orderPreview(
  state: GameState,
  command: CommandOf<'giveOrder'> | CommandOf<'executeOrder'>,
  chosen: Partial<OrderChoices> = {},
): OrderPreview | undefined {
  const judged = checkParsed(state, command)
  const asked = command.verb === 'executeOrder' ? topQuestionOf(state, 'order') : undefined
  const officer = figureOf(state, command.verb === 'giveOrder' ? command.figure : (asked?.officer ?? NOBODY))
  if (!officer || !state.rules.company || !isOfficer(state, officer)) return undefined
  if (command.verb === 'executeOrder') {
    if (!asked) return undefined
    const task = topTask(state)
    const unit = task?.kind === 'order' ? task.unit : undefined
    const men = menOf(state, officer, asked, command, reachedBy(state, officer, unit), unit, waysOf(state, asked))
    return { officer: officer.id, order: asked.order, ...(isRefusal(judged) && { refusal: judged }), drawn: [], ...men }
  }
  const { order, unit } = command
  const price = isRefusal(judged) ? undefined : judged.price
  const spoken = price ? afterSpeaking(state, officer, price) : state
  const reached = reachedBy(spoken, officer, unit)
  const heard = { officer: officer.id, order, recipients: reached }
  const ways = waysOf(spoken, heard)
  const issued = ableOf(spoken, heard, ways)
  const execution = { ...plainly(command.seat, false), ...chosen }
  const refusal = isRefusal(judged) ? judged : checkExecution(spoken, issued, execution)
  const men = menOf(spoken, officer, issued, execution, reached, unit, ways)
  return {
    officer: officer.id,
    order,
    ...(refusal && { refusal }),
    drawn: drawnBy(state, officer),
    ...men,
    tokens: { ...men.tokens, order: price?.tokens ?? state.rules.company.orderCost },
  }
}

const NOBODY = '' as FigureId

/** ORDER-19 step 2. */
function afterSpeaking(state: GameState, { id, side, standing: marker }: Figure, price: Price): GameState {
  const paid = apply(state, { type: 'tokensSpent', side, tokens: price.tokens, figure: id, rule: 'ORDER-02' })
  const { slots, movement, attack } = price
  const taken = apply(paid, { type: 'actionTaken', figure: id, verb: 'giveOrder', slots, movement, attack })
  return marker ? apply(taken, { type: 'standingCleared', figure: id, rule: 'TURN-15' }) : taken
}

function waysOf(state: GameState, { order, recipients }: Issued): Ways {
  const ways = new Array<Track | undefined>(state.figures.length)
  if (!isMarch(order)) return ways
  for (const one of recipients) {
    const index = figureIndex(state.figures, one.figure)
    const figure = state.figures[index]
    if (figure) ways[index] = orderedLine(state, figure, order)
  }
  return ways
}

/** ORDER-19 step 4: those who are asked about. */
const ableOf = (state: GameState, issued: Issued, ways: Ways): Issued => ({
  ...issued,
  recipients: issued.recipients.filter(
    ({ figure }) => !whyNot(state, { figure }, issued, ways[figureIndex(state.figures, figure)]),
  ),
})

function menOf(
  state: GameState,
  officer: Figure,
  issued: Issued,
  execution: Execution,
  reached: readonly Reached[],
  unit: string | undefined,
  ways: Ways,
): Pick<OrderPreview, 'recipients' | 'men' | 'together' | 'tokens' | 'mayNotJoin'> {
  const { order } = issued
  const { figures } = state
  /** By the number of the man. */
  const through = new Array<FigureId | undefined>(figures.length)
  for (const one of reached) through[figureIndex(figures, one.figure)] = one.through
  const done = new Uint8Array(figures.length)
  done[figureIndex(figures, officer.id)] = 1
  const men: Ordered[] = []
  const leftOut: Ordered[] = []
  const table = shadowOf(state, true)
  const outlook = isMarch(order) ? outlookFor(state, officer.side, ways) : undefined
  const dear = checkHaltCost(state, issued, 1)
  const known = (figure: Figure, index: number): Editable<Ordered> =>
    orderedMan(state, issued, execution, figure, through[index], dear)
  const exempt = isMarch(order) ? exemptBy(execution) : []
  const along = new Set<FigureId>()
  for (const executor of queueOf(state, issued, execution)) {
    const index = figureIndex(figures, executor.figure)
    const figure = table.state.figures[index]
    if (!figure) continue
    done[index] = 1
    const man = known(figure, index)
    // ORDER-20: who goes along with another has done it.
    if (along.has(executor.figure)) {
      const { position: from } = figures[index] ?? figure
      man.does = { kind: 'march', from, to: figure.position, dangers: [] }
      men.push(man)
      continue
    }
    const does = isHeld(state, executor.figure, exempt)
      ? heldBack(executor.figure)
      : performed(table, executor, figure, issued, outlook, ways[index])
    if (isRefusal(does)) {
      man.leftOut = does
      leftOut.push(man)
    } else {
      man.does = does
      men.push(man)
      if (does.kind === 'march') for (const one of does.along ?? []) along.add(one.figure)
    }
  }
  for (let index = 0; index < figures.length; index++) {
    const friend = figures[index]
    if (!friend || friend.side !== officer.side || !isOnTable(friend) || done[index] === 1) continue
    const man = known(friend, index)
    const why = through[index]
      ? whyNot(state, { figure: friend.id }, issued)
      : whyUnreached(state, officer, unit, friend)
    if (!man.stays && why) man.leftOut = why
    leftOut.push(man)
  }
  const together = order.kind === 'fireAt' ? shotsTogether(state, order.target, men) : undefined
  const mayNotJoin = whyApart(state, issued)
  const riders = men.reduce((sum, { does }) => sum + (does?.kind === 'march' ? (does.tokens ?? 0) : 0), 0)
  const halts = execution.halts.length * (state.rules.company?.haltCost ?? 1)
  return {
    recipients: issued.recipients.map(({ figure }) => figure),
    men: [...men, ...leftOut],
    tokens: { order: 0, halts, riders },
    ...(together && { together }),
    ...(mayNotJoin && { mayNotJoin }),
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

/** One shot after the other: at the target as it stands, wounded and in Shock after the first wound, and at nobody once it has fallen. */
function shotsTogether(state: GameState, target: FigureId, men: readonly Ordered[]): Odds | undefined {
  const hurt = apply(state, { type: 'wounded', figure: target, rule: 'WOUND-01' })
  let miss = 1
  let wound = 0
  let elimination = 0
  let shots = 0
  for (const { figure, does } of men) {
    if (does?.kind !== 'shot') continue
    shots += 1
    const terms = orderedTerms(state, knownFigure(state, figure))
    const then = shotOdds(hurt, { shooter: figure, weapon: does.weapon, target, ...terms })
    elimination += miss * does.odds.elimination + wound * (then?.elimination ?? 0)
    wound = miss * does.odds.wound + wound * (1 - (then?.elimination ?? 0))
    miss *= does.odds.miss
  }
  return shots > 0 ? { miss, wound, elimination } : undefined
}

function drawnBy(state: GameState, officer: Figure): readonly Drawn[] {
  const { rules } = state
  if (!rules.company?.orderTriggersOf && rules.ofTrigger !== 'anyAction') return []
  const watchers = watchersOf(state, officer)
  if (watchers.length === 0) return []
  const table = shadowOf(state)
  table.put(movedTo(officer, officer.position))
  return watchers.flatMap(({ marker, owner }) => {
    const question = { shooter: owner.id, weapon: marker.weapon, target: officer.id, aims: 0 }
    const odds = shotOdds(table.state, question)
    return odds ? [{ marker: marker.id, shooter: owner.id, odds }] : []
  })
}

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
