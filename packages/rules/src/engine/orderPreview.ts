import { createTrack, type Point, trackPoint } from '@tactic48/geometry'
import { ableTo, gunFor, gunOf, isMarch, noMovement, whyNot } from '../families/order/execution.ts'
import { orderedWay } from '../families/order/march.ts'
import { type Execution, type Issued, mayRefuse, plainly, queueOf } from '../families/order/order.ts'
import { apply } from '../kernel/apply.ts'
import { topQuestionOf } from '../kernel/stack.ts'
import { type Danger, dangers } from '../odds/dangers.ts'
import type { Odds } from '../odds/dice.ts'
import { type ShotOdds, shotOdds } from '../odds/shot.ts'
import { figureOf, friendsOf, knownFigure } from '../query/figures.ts'
import { clearOfFriends } from '../query/path.ts'
import { isOfficer, radiusOfOrders, reachedBy, whyUnreached } from '../query/rank.ts'
import { watchersOf } from '../query/watch.ts'
import type { CommandOf, Order } from '../state/command.ts'
import type { Figure } from '../state/figure.ts'
import type { FigureId, MarkerId, WeaponId } from '../state/ids.ts'
import type { Reached } from '../state/question.ts'
import { isRefusal, type Refusal, refuse } from '../state/refusal.ts'
import { type GameState, shapedState } from '../state/state.ts'
import type { Executor } from '../state/task.ts'
import { checkParsed } from './check.ts'

/** What one man will do by the order, as far as dice do not change it. */
export type Performance =
  | {
      readonly kind: 'march'
      readonly from: Point
      /** Where he comes to rest: short of friends, at the first enemy he meets. */
      readonly to: Point
      readonly dangers: readonly Danger[]
    }
  | { readonly kind: 'shot'; readonly weapon: WeaponId; readonly odds: ShotOdds }
  | { readonly kind: 'suppression'; readonly weapon: WeaponId }
  | { readonly kind: 'takeCover' }

export interface Ordered {
  readonly figure: FigureId
  /** ORDER-08: the leader who reaches him; absent for the officer who joins and for those who are not reached. */
  readonly through?: FigureId
  /** ORDER-05 of the Italian sheet. */
  readonly mayRefuse: boolean
  readonly does?: Performance
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
  /** Why it may not be given. */
  readonly refusal?: Refusal
  readonly drawn: readonly Drawn[]
  /** In the order in which they will do it, then those who are left out. */
  readonly men: readonly Ordered[]
  /** ORDER-13: what becomes of the target of all shots together, if it does not react. */
  readonly together?: Odds
}

/** The order as it would be carried out now: a command of the officer, or the answer to its question. Nothing is rolled. */
export function orderPreview(
  state: GameState,
  command: CommandOf<'giveOrder'> | CommandOf<'executeOrder'>,
): OrderPreview | undefined {
  const judged = checkParsed(state, command)
  const refusal = isRefusal(judged) ? judged : undefined
  const asked = command.verb === 'executeOrder' ? topQuestionOf(state, 'order') : undefined
  const officer = figureOf(state, command.verb === 'giveOrder' ? command.figure : (asked?.officer ?? NOBODY))
  if (!officer || !state.rules.company || !isOfficer(state, officer)) return undefined
  if (command.verb === 'giveOrder') {
    const { order, unit } = command
    const recipients = reachedBy(state, officer, unit)
    const issued = { officer: officer.id, order, recipients }
    const men = menOf(state, officer, issued, plainly(command.seat, false), unit)
    return { officer: officer.id, order, ...(refusal && { refusal }), drawn: drawnBy(state, officer), ...men }
  }
  if (!asked) return undefined
  const men = menOf(state, officer, asked, command, undefined)
  return { officer: officer.id, order: asked.order, ...(refusal && { refusal }), drawn: [], ...men }
}

const NOBODY = '' as FigureId

function menOf(
  state: GameState,
  officer: Figure,
  issued: Issued,
  execution: Execution,
  unit: string | undefined,
): Pick<OrderPreview, 'men' | 'together'> {
  const { order, recipients } = issued
  const through = new Map(recipients.map((one) => [one.figure, one.through]))
  const queue = queueOf(state, issued, execution)
  const men: Ordered[] = []
  const leftOut: Ordered[] = []
  const table = tableOf(state)
  const left = new Map(friendsOf(state, officer.side).map((friend) => [friend.id, friend]))
  left.delete(officer.id)
  for (const executor of queue) {
    const figure = table.state.figures[table.indexOf(executor.figure)]
    if (!figure) continue
    left.delete(figure.id)
    const does = performed(table, executor, figure, issued)
    const man = orderedMan(state, figure, through.get(figure.id))
    if (isRefusal(does)) leftOut.push({ ...man, leftOut: does })
    else men.push({ ...man, does })
  }
  for (const friend of left.values()) {
    const leader = through.get(friend.id)
    const man = orderedMan(state, friend, leader)
    leftOut.push(leader === undefined ? { ...man, leftOut: whyUnreached(state, officer, unit, friend) } : man)
  }
  const together = order.kind === 'fireAt' ? shotsTogether(state, order.target, men) : undefined
  return { men: [...men, ...leftOut], ...(together && { together }) }
}

const orderedMan = (state: GameState, figure: Figure, through: FigureId | undefined): Ordered =>
  through === undefined
    ? { figure: figure.id, mayRefuse: mayRefuse(state, figure) }
    : { figure: figure.id, through, mayRefuse: mayRefuse(state, figure) }

/** The table on which one man after the other takes his new place. */
interface Shadow {
  readonly state: GameState
  indexOf(id: FigureId): number
  stand(figure: Figure, at: Point): void
}

function tableOf(state: GameState): Shadow {
  const figures = [...state.figures]
  const places = new Map(figures.map(({ id }, i) => [id, i]))
  const indexOf = (id: FigureId): number => places.get(id) ?? -1
  return {
    state: shapedState({ ...state, figures }),
    indexOf,
    stand(figure, at) {
      figures[indexOf(figure.id)] = { ...figure, position: at, standing: undefined }
    },
  }
}

function performed(
  table: Shadow,
  executor: Executor,
  figure: Figure,
  { officer, order }: Issued,
): Performance | Refusal {
  const { state } = table
  if (order.kind !== 'fireAt' && !isMarch(order)) {
    const gun = gunOf(state, figure, executor.weapon)
    const unable = whyNot(state, executor, { officer, order })
    if (unable) return unable
    return order.kind === 'fireAtWill' && gun ? { kind: 'suppression', weapon: gun.id } : { kind: 'takeCover' }
  }
  const able = ableTo(state, figure, order.kind, 'joiner')
  if (isRefusal(able)) return able
  return order.kind === 'fireAt' ? shotOf(state, executor, figure, order.target) : marched(table, figure, order)
}

function marched(table: Shadow, figure: Figure, order: Order): Performance | Refusal {
  const { state } = table
  const goal = orderedWay(state, figure, order)?.[1]
  if (!goal) return noMovement()
  const waiting = dangers(state, figure, [goal])
  const track = createTrack([figure.position, goal])
  const met = waiting.find(({ kind }) => kind === 'contact')
  const to = trackPoint(track, clearOfFriends(state, figure, track, met?.k ?? track.steps))
  table.stand(figure, to)
  return { kind: 'march', from: figure.position, to, dangers: waiting }
}

function shotOf(state: GameState, executor: Executor, figure: Figure, target: FigureId): Performance | Refusal {
  const weapon = gunFor(state, figure, target, executor.weapon)
  if (isRefusal(weapon)) return weapon
  const odds = shotOdds(state, { shooter: figure.id, weapon, target, aims: 0 })
  return odds ? { kind: 'shot', weapon, odds } : refuse('FIRE-04', 'noSight', { shooter: figure.id, target })
}

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
    const then = shotOdds(hurt, { shooter: figure, weapon: does.weapon, target, aims: 0 })
    elimination += miss * does.odds.elimination + wound * (then?.elimination ?? 0)
    wound = miss * does.odds.wound + wound * (1 - (then?.elimination ?? 0))
    miss *= does.odds.miss
  }
  return shots > 0 ? { miss, wound, elimination } : undefined
}

function drawnBy(state: GameState, officer: Figure): readonly Drawn[] {
  const { rules } = state
  if (!rules.company?.orderTriggersOf && rules.ofTrigger !== 'anyAction') return []
  const table = tableOf(state)
  table.stand(officer, officer.position)
  return watchersOf(state, officer).flatMap(({ marker, owner }) => {
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
