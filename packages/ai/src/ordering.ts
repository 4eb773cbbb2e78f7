import type { Point } from '@tactic48/geometry'
import {
  able,
  type CommandOf,
  type Figure,
  friendsOf,
  type GameState,
  isOfficer,
  isRefusal,
  knownFigure,
  type Order,
  type Ordered,
  type OrderPreview,
  orderPreview,
  type QuestionOf,
  type SeatId,
  seatOf,
  UNPRINTED_SF_RADIUS,
} from '@tactic48/rules'
import { errandOf } from './errand.ts'
import { middleOf, nearestEnemies, squareBetween } from './generator/places.ts'
import { COVER_SHARE, exposureHere } from './place.ts'
import { finishOf } from './shooting.ts'
import type { Situation } from './situation.ts'
import { silenceValue, volleyValue } from './suppressing.ts'
import { walkValue } from './walking.ts'
import { gainOf, riskOf } from './worth.ts'

/** Enemies that an officer thinks of. */
const MANY_TARGETS = 3
/** Goals nearer to each other than this, in 1/1000 u, are one: the men go the same way. */
const ALIKE = 5000
/** Men whose new places are weighed, those nearest to the enemy; the others are taken to do as well. */
const MANY_MEN = 10

/** Orders worth trying: everywhere and at the enemies nearest to the officer. */
export function* ordersOf(state: GameState, officer: Figure, seat: SeatId): Generator<CommandOf<'giveOrder'>> {
  if (!isOfficer(state, officer) || isRefusal(able(state, 'giveOrder', officer.id))) return
  const by = { verb: 'giveOrder', seat, figure: officer.id } as const
  const orders: Order[] = [{ kind: 'forward' }, { kind: 'fallBack' }, { kind: 'takeCover' }]
  const goals: Point[] = [...goalsOf(state, officer)]
  for (const { id, position } of nearestEnemies(state, officer, MANY_TARGETS)) {
    const at = { x: position.x, y: position.y }
    orders.push({ kind: 'fireAt', target: id }, { kind: 'fireAtWill', at })
    if (goals.every((goal) => squareBetween(goal, at) > ALIKE * ALIKE)) goals.push(at)
  }
  for (const at of goals) orders.push({ kind: 'moveToward', at })
  for (const order of orders) yield { ...by, order }
}

/** VICT-02, HOUSE-20: where the men of his side are to go. */
function goalsOf(state: GameState, { side }: Figure): readonly Point[] {
  const goals = new Map<string, Point>()
  for (const friend of friendsOf(state, side)) {
    const to = errandOf(state, friend)?.to
    if (to && !('edge' in to) && 'element' in to.touch) goals.set(to.touch.element, middleOf(to.outline))
  }
  return [...goals.values()]
}

/** What an order is worth in AP: what each man does by it, less what the officer draws by giving it (ORDER-04). */
export function orderValue(situation: Situation, command: CommandOf<'giveOrder'>, lost: Lost): number {
  const { state } = situation
  const told = orderPreview(state, command)
  if (!told || told.refusal) return 0
  const officer = knownFigure(state, command.figure)
  let risk = 0
  let stopped = 0
  for (const { odds } of told.drawn) {
    risk += riskOf(situation.stake(officer), odds)
    stopped = Math.max(stopped, 1 - odds.miss)
  }
  return (1 - stopped) * doneValue(situation, told, lost) - risk
}

/** What a man gives up by acting. */
type Lost = (situation: Situation, figure: Figure) => number

function doneValue(situation: Situation, told: OrderPreview, lost: Lost): number {
  const men = told.men.filter(({ does }) => does)
  if (men.length === 0) return 0
  const { order, together } = told
  const givenUp = men.reduce((sum, { figure }) => sum + lost(situation, knownFigure(situation.state, figure)), 0)
  if (order.kind === 'fireAt') {
    const target = situation.stake(knownFigure(situation.state, order.target))
    return (together ? gainOf(target, together) + finishOf(together) : 0) - givenUp
  }
  if (order.kind === 'fireAtWill') {
    const area = { at: order.at, radius: UNPRINTED_SF_RADIUS }
    return silenceValue(situation, area) + volleyValue(situation, area, men.length) - givenUp
  }
  const sample = men.length > MANY_MEN ? foremost(situation, men) : men
  const value = sample.reduce((sum, man) => sum + manValue(situation, man), 0)
  return (value * men.length) / sample.length - givenUp
}

function foremost(situation: Situation, men: readonly Ordered[]): readonly Ordered[] {
  const away = ({ figure }: Ordered): number => {
    const man = knownFigure(situation.state, figure)
    const [enemy] = situation.near(man)
    return enemy ? squareBetween(man.position, enemy.position) : Number.POSITIVE_INFINITY
  }
  return men
    .map((man) => ({ man, away: away(man) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, MANY_MEN)
    .map(({ man }) => man)
}

function manValue(situation: Situation, { figure: id, does }: Ordered): number {
  const figure = knownFigure(situation.state, id)
  if (does?.kind === 'takeCover') return COVER_SHARE * exposureHere(situation, figure)
  if (does?.kind !== 'march') return 0
  const seat = seatOf(situation.state, situation.side)
  if (!seat) return 0
  const command = { verb: 'move', seat, figure: id, path: [does.to] } as const
  return walkValue(situation, figure, command, { plan: { command, price: FREE } })
}

/** ORDER-03: neither AT nor slot. */
const FREE = { tokens: 0, slots: 0, movement: 1, attack: false } as const

/** D25: the officer joins where it is worth something to him; nobody is halted, for that costs AT. */
export function joinsWorthwhile(
  situation: Situation,
  question: QuestionOf<'order'>,
  option: CommandOf<'executeOrder'>,
  lost: Lost,
): boolean {
  const told = orderPreview(situation.state, option)
  const officer = told?.men.find(({ figure }) => figure === question.officer)
  if (!told || !officer?.does) return false
  const figure = knownFigure(situation.state, question.officer)
  const { does } = officer
  if (does.kind === 'shot')
    return (
      gainOf(situation.stake(knownFigure(situation.state, targetOf(question))), does.odds) > lost(situation, figure)
    )
  if (does.kind === 'suppression') return lost(situation, figure) === 0
  return manValue(situation, officer) > lost(situation, figure)
}

function targetOf({ order }: QuestionOf<'order'>) {
  if (order.kind !== 'fireAt') throw new Error(`${order.kind} has no target`)
  return order.target
}
