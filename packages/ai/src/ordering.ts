import type { Point } from '@tactic48/geometry'
import {
  able,
  type CommandOf,
  canSeeFigure,
  type Figure,
  type FigureId,
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
import { keepingUp } from './errand/officers.ts'
import { errandOf } from './errand.ts'
import { lengthBetween, middleOf, nearestEnemies, squareBetween } from './generator/places.ts'
import { COVER_SHARE, exposureHere, fearedOf, fearOf, hopedOf, OFFENCE_NOW } from './place.ts'
import { finishOf } from './shooting.ts'
import type { Situation } from './situation.ts'
import { massedValue, silenceValue } from './suppressing.ts'
import { type March, marchOf } from './walking.ts'
import { gainOf, riskOf, serves } from './worth.ts'

/** Enemies that an officer thinks of, and those whom he sees. */
const MANY_NEAR = 3
const MANY_TARGETS = 5
/** Goals nearer to each other than this, in 1/1000 u, are one: the men go the same way. */
const ALIKE = 5000
/** Men whose new places are weighed, those nearest to the enemy; the others are taken to do as well. */
const MANY_MEN = 10

/** Orders worth trying: everywhere, at the enemies nearest to the officer and at the nearest whom he sees (ORDER-13). */
export function* ordersOf(state: GameState, officer: Figure, seat: SeatId): Generator<CommandOf<'giveOrder'>> {
  if (!isOfficer(state, officer) || isRefusal(able(state, 'giveOrder', officer.id))) return
  const by = { verb: 'giveOrder', seat, figure: officer.id } as const
  const orders: Order[] = [{ kind: 'forward' }, { kind: 'fallBack' }, { kind: 'takeCover' }]
  const goals: Point[] = [...goalsOf(state, officer)]
  const enemies = nearestEnemies(state, officer, Number.POSITIVE_INFINITY)
  for (const { position } of enemies.slice(0, MANY_NEAR)) {
    const at = { x: position.x, y: position.y }
    orders.push({ kind: 'fireAtWill', at })
    if (goals.every((goal) => squareBetween(goal, at) > ALIKE * ALIKE)) goals.push(at)
  }
  let seen = 0
  for (const enemy of enemies) {
    if (seen === MANY_TARGETS) break
    if (!canSeeFigure(state, officer, enemy)) continue
    seen += 1
    orders.push({ kind: 'fireAt', target: enemy.id })
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
    return silenceValue(situation, area) + massedValue(situation, area, men.length) - givenUp
  }
  const sample = men.length > MANY_MEN ? foremost(situation, men) : men
  const value = order.kind === 'takeCover' ? coverValue(situation, sample) : marchValue(situation, sample, men.length)
  return value - givenUp
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

/** Of the way all have their share; of fire on either side as much as there are tokens for. */
function marchValue(situation: Situation, sample: readonly Ordered[], all: number): number {
  const marches = sample.flatMap((man) => marchBy(situation, man) ?? [])
  const here = marches.map((march) => march.here)
  const there = marches.map((march) => march.there)
  const beside = marches.reduce((sum, march) => sum + march.beside, 0)
  return (
    (beside * all) / Math.max(1, sample.length) +
    OFFENCE_NOW * (hopedOf(situation, there) - hopedOf(situation, here)) -
    fearOf(situation, fearedOf(situation, there) - fearedOf(situation, here))
  )
}

function marchBy(situation: Situation, { figure: id, does }: Ordered): March | undefined {
  const seat = seatOf(situation.state, situation.side)
  if (does?.kind !== 'march' || !seat) return undefined
  const command = { verb: 'move', seat, figure: id, path: [does.to] } as const
  return marchOf(situation, knownFigure(situation.state, id), command, { plan: { command, price: FREE } })
}

/** COVER-03. */
function coverValue(situation: Situation, men: readonly Ordered[]): number {
  const covered = men.map(({ figure }) => ({
    offence: 0,
    exposure: exposureHere(situation, knownFigure(situation.state, figure)),
  }))
  return COVER_SHARE * fearedOf(situation, covered)
}

const manValue = (situation: Situation, man: Ordered): number =>
  man.does?.kind === 'takeCover' ? coverValue(situation, [man]) : marchValue(situation, [man], 1)

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
  const up = does.kind === 'march' ? (ledBy(situation, figure, told) * lengthBetween(does.from, does.to)) / 1000 : 0
  return manValue(situation, officer) + up > lost(situation, figure)
}

/** AP for each u that he goes along with those who would leave him behind. */
const ledBy = ({ state }: Situation, officer: Figure, { men }: OrderPreview): number =>
  keepingUp(
    state,
    officer,
    men.flatMap(({ figure, does }) => (does?.kind === 'march' && figure !== officer.id ? [does.to] : [])),
  )

/** AP for which one who serves others is worth a token that keeps him out of a march. */
const KEPT_BACK = 1.5

/** ORDER-05, ORDER-06: a march does not take along those who serve others to where they are in danger: some may refuse, one is halted. */
export function keepingBack(situation: Situation, option: CommandOf<'executeOrder'>): CommandOf<'executeOrder'> {
  const { state } = situation
  const halts: FigureId[] = []
  const refuses: FigureId[] = []
  for (const man of orderPreview(state, option)?.men ?? []) {
    const { figure: id, does, mayRefuse, unhaltable } = man
    if (does?.kind !== 'march' || !serves(state, knownFigure(state, id))) continue
    const value = marchValue(situation, [man], 1)
    if (mayRefuse && value < 0) refuses.push(id)
    else if (!unhaltable && halts.length === 0 && value < -KEPT_BACK) halts.push(id)
  }
  return { ...option, halts, refuses }
}

function targetOf({ order }: QuestionOf<'order'>) {
  if (order.kind !== 'fireAt') throw new Error(`${order.kind} has no target`)
  return order.target
}
