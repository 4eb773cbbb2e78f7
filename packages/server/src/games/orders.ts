import { beyond, distance } from '@tactic48/geometry'
import type { Ordered, StandingOrder } from '@tactic48/protocol'
import {
  baseOf,
  type Command,
  type EngineApi,
  figureOf,
  type GameState,
  isRefusal,
  type QuestionOf,
  type SeatId,
} from '@tactic48/rules'

/** Questions that may be answered by an order, after one delay for all of them, whether there is an order or not. */
const ANSWERED: ReadonlySet<string> = new Set<StandingOrder['asked']>(['opportunityFire', 'takeCover'])

export const isAnsweredByOrders = (kind: string): boolean => ANSWERED.has(kind)

/** The command of an order, with its reason: which order, for whom, by what chance or distance. */
export interface ByOrder {
  readonly command: Command
  readonly why: Omit<Ordered, 'at' | 'turn'>
}

/** The seat of the orders and the engine of the game. */
interface Ordering {
  readonly seat: SeatId
  readonly engine: EngineApi
}

/** The answer of a seat’s orders to its question; undefined: none applies. `seen`: the view of the seat. */
export function answerOf(orders: readonly StandingOrder[], seen: GameState, by: Ordering): ByOrder | undefined {
  const question = by.engine.topQuestion(seen)
  const answer =
    question?.kind === 'opportunityFire'
      ? shotOrdered(orders, seen, question, by)
      : question?.kind === 'takeCover'
        ? coverOrdered(orders, seen, question, by.seat)
        : undefined
  return answer && !isRefusal(by.engine.check(seen, answer.command)) ? answer : undefined
}

/** The first order that applies decides an offer; of several possible shots, the likeliest hit. */
function shotOrdered(
  orders: readonly StandingOrder[],
  seen: GameState,
  { offers }: QuestionOf<'opportunityFire'>,
  { seat, engine }: Ordering,
): ByOrder | undefined {
  const said = orders.filter((order) => order.asked === 'opportunityFire')
  const meant = offers.flatMap(({ marker, shooter, target }) => {
    const order = said.find((one) => (one.marker ?? marker) === marker && (one.figure ?? shooter) === shooter)
    const weapon = seen.markers.find((one) => one.id === marker)
    if (!order || !weapon || !('weapon' in weapon)) return []
    const odds = engine.shotOdds(seen, { shooter, weapon: weapon.weapon, target, aims: 0 })
    return [{ order, marker, shooter, target, hits: odds ? 1 - odds.miss : 0 }]
  })
  const [best] = meant.toSorted(
    (one, other) =>
      Number(other.hits >= other.order.least) - Number(one.hits >= one.order.least) || other.hits - one.hits,
  )
  if (!best) return undefined
  const { order, marker, shooter, target, hits } = best
  const shoots = hits >= order.least
  return {
    command: shoots ? { verb: 'opportunityShot', seat, marker, target } : { verb: 'holdFire', seat },
    why: { order, figure: shooter, did: shoots ? order.do : order.otherwise, measured: hits },
  }
}

function coverOrdered(
  orders: readonly StandingOrder[],
  seen: GameState,
  { figure, shooter }: QuestionOf<'takeCover'>,
  seat: SeatId,
): ByOrder | undefined {
  const order = orders.find((one) => one.asked === 'takeCover' && (one.figure ?? figure) === figure)
  const [target, enemy] = [figureOf(seen, figure), figureOf(seen, shooter)]
  if (order?.asked !== 'takeCover' || !target || !enemy) return undefined
  const [own, from] = [baseOf(seen, target), baseOf(seen, enemy)]
  const take = beyond(own, from, Math.round(order.beyond * 1000))
  return {
    command: { verb: 'reactTakeCover', seat, take },
    why: {
      ...{ order, figure, did: take ? order.do : order.otherwise },
      measured: Math.round(distance(own, from) / 100) / 10,
    },
  }
}
