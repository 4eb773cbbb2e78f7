import { beyond } from '@tactic48/geometry'
import type { StandingOrder } from '@tactic48/protocol'
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

/** Whose orders they are, and by which engine the game is played. */
interface Ordering {
  readonly seat: SeatId
  readonly engine: EngineApi
}

/** What a seat’s orders have for the question that it is asked; absent: none of them speaks of it. `seen`: what the seat may know. */
export function answerOf(orders: readonly StandingOrder[], seen: GameState, by: Ordering): Command | undefined {
  const question = by.engine.topQuestion(seen)
  const answer =
    question?.kind === 'opportunityFire'
      ? shotOrdered(orders, seen, question, by)
      : question?.kind === 'takeCover'
        ? coverOrdered(orders, seen, question, by.seat)
        : undefined
  return answer && !isRefusal(by.engine.check(seen, answer)) ? answer : undefined
}

function shotOrdered(
  orders: readonly StandingOrder[],
  seen: GameState,
  { offers }: QuestionOf<'opportunityFire'>,
  { seat, engine }: Ordering,
): Command | undefined {
  const said = orders.filter((order) => order.asked === 'opportunityFire')
  const meant = offers.flatMap(({ marker, shooter, target }) => {
    const order = said.find((one) => (one.marker ?? marker) === marker && (one.figure ?? shooter) === shooter)
    const weapon = seen.markers.find((one) => one.id === marker)
    if (!order || !weapon || !('weapon' in weapon)) return []
    const odds = engine.shotOdds(seen, { shooter, weapon: weapon.weapon, target, aims: 0 })
    return [{ marker, target, hits: odds ? 1 - odds.miss : 0, least: order.least }]
  })
  if (meant.length === 0) return undefined
  const best = meant.filter(({ hits, least }) => hits >= least).sort((one, other) => other.hits - one.hits)[0]
  return best ? { verb: 'opportunityShot', seat, marker: best.marker, target: best.target } : { verb: 'holdFire', seat }
}

function coverOrdered(
  orders: readonly StandingOrder[],
  seen: GameState,
  { figure, shooter }: QuestionOf<'takeCover'>,
  seat: SeatId,
): Command | undefined {
  const order = orders.find((one) => one.asked === 'takeCover' && (one.figure ?? figure) === figure)
  const [target, enemy] = [figureOf(seen, figure), figureOf(seen, shooter)]
  if (order?.asked !== 'takeCover' || !target || !enemy) return undefined
  return { verb: 'reactTakeCover', seat, take: beyond(baseOf(seen, target), baseOf(seen, enemy), order.beyond * 1000) }
}
