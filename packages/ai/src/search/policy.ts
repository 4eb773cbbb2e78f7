import type { Point } from '@tactic48/geometry'
import {
  allowanceOf,
  type Chance,
  type Command,
  checkParsed,
  defaultAnswer,
  enemiesOf,
  type Figure,
  figureOf,
  friendsOf,
  type GameState,
  grenadeOdds,
  inShock,
  isRefusal,
  isWounded,
  livesOf,
  movedTo,
  type Plan,
  proposals,
  type Question,
  type QuestionOf,
  type SeatId,
  type SideId,
  seatOf,
  sheetOf,
  shotOdds,
  strideOf,
  type Verb,
  type WeaponProfile,
  weaponsOf,
  worthOfFigure,
} from '@tactic48/rules'
import { errandOf } from '../errand.ts'
import { harmOf, harmToHealthy, harmToWounded } from '../exchange/harm.ts'
import { gunsOf } from '../exchange/man.ts'
import { COMPASS, placeAt, squareBetween, stepTo } from '../generator/places.ts'

// How both sides play in a playout: exact odds of shots, a handful of places, no full list of commands. About 0.2 ms per decision.

const DEFENCE = 0.6
const PROGRESS = 0.12
/** AP for each u closer to the enemy, for a man without a target. */
const BLIND = 0.25
const WORTH_DOING = 0.15
const TOKEN = 0.3
/** A side that owes an Action takes the least harmful one. */
const OWED = -5
/** Probability of Take Cover when it is allowed. */
const TAKES_COVER = 80
const MANY_MOVERS = 3
const TRIES = 2
const MEETING = 9_000
const BASE_APART = 1_500
const THROW = 10_500
/** AP of reaching a place that wins the game. */
const WINS = 60
const GIVING_UP: readonly Verb[] = ['resign', 'offerDraw', 'askUndo']

/** The next command of this side in a playout. */
export function quickAnswer(state: GameState, side: SideId, question: Question, chance: Chance): Plan {
  const seat = seatOf(state, side)
  if (!seat) throw new Error(`${side} has no seat`)
  const isAction = question.kind === 'action' || (question.kind === 'window' && question.allows === 'anyAction')
  const plan = isAction ? action(state, side, seat, chance) : answer(state, side, seat, question, chance)
  if (!plan) throw new Error(`no quick answer to ${question.kind}`)
  return plan
}

const planned = (state: GameState, command: Command | undefined): Plan | undefined => {
  const plan = command && checkParsed(state, command)
  return plan && !isRefusal(plan) ? plan : undefined
}

function answer(state: GameState, side: SideId, seat: SeatId, question: Question, chance: Chance): Plan | undefined {
  if (question.kind === 'takeCover') {
    const plan = planned(state, { verb: 'reactTakeCover', seat, take: chance.int(100) < TAKES_COVER })
    if (plan) return plan
  }
  const options = [...proposals(state, side)].filter(({ verb }) => !GIVING_UP.includes(verb))
  const wanted =
    question.kind === 'afterShot'
      ? bestAfterMove(state, question, options)
      : options.find(
          (option) =>
            option.verb === 'opportunityShot' ||
            (option.verb === 'continueMove' && option.go) ||
            option.verb === 'executeOrder' ||
            option.verb === 'endTurn' ||
            option.verb === 'pass',
        )
  const plan = planned(state, wanted) ?? planned(state, defaultAnswer(state, side, chance))
  if (plan) return plan
  for (const option of options) {
    const legal = planned(state, option)
    if (legal) return legal
  }
  return undefined
}

function bestAfterMove(
  state: GameState,
  question: QuestionOf<'afterShot'>,
  options: readonly Command[],
): Command | undefined {
  let best: Command | undefined
  let most = 0
  for (const option of options) {
    if (option.verb !== 'shootAfterMove') continue
    const odds = shotOdds(state, { shooter: question.figure, weapon: option.weapon, target: option.target, aims: 0 })
    const target = figureOf(state, option.target)
    const worth = odds && target ? (0.45 * odds.wound + odds.elimination) * (worthOfFigure(state, target) + 1) : 0
    if (worth <= most) continue
    most = worth
    best = option
  }
  return best ?? options.find(({ verb }) => verb === 'shootAfterMove')
}

/** AP that the best of these guns is expected to take. */
function shotWorth(
  state: GameState,
  shooter: Figure,
  guns: readonly WeaponProfile[],
  target: Figure,
  aims = 0,
): number {
  if (guns.length === 0) return 0
  const harm = harmOf(state, shooter, guns, target, livesOf(state, target) === 1, aims)
  const ap = worthOfFigure(state, target)
  return isWounded(state, target) ? harmToWounded(harm, ap) : harmToHealthy(harm, ap)
}

function offenceFrom(state: GameState, figure: Figure, guns: readonly WeaponProfile[], enemies: readonly Figure[]) {
  let most = 0
  for (const enemy of enemies) most = Math.max(most, shotWorth(state, figure, guns, enemy))
  return most
}

/** The two worst shots at him here. */
function exposureOf(state: GameState, figure: Figure, enemies: readonly Figure[]): number {
  let first = 0
  let second = 0
  for (const enemy of enemies) {
    if (inShock(enemy)) continue
    const harm = shotWorth(state, enemy, gunsOf(state, enemy), figure)
    if (harm > first) {
      second = first
      first = harm
    } else if (harm > second) second = harm
  }
  return first + second
}

/** Keeps the best legal offer. */
class Choice {
  plan: Plan | undefined
  readonly state: GameState
  private most: number

  constructor(state: GameState, most: number) {
    this.state = state
    this.most = most
  }

  offer(value: number, command: Command): void {
    if (value <= this.most) return
    const plan = planned(this.state, command)
    if (!plan) return
    this.most = value
    this.plan = plan
  }
}

function action(state: GameState, side: SideId, seat: SeatId, chance: Chance): Plan | undefined {
  const friends = friendsOf(state, side)
  const enemies = enemiesOf(state, side)
  const { tokens, spentThisTurn } = state.sides[side]
  const price = TOKEN * Math.min(1, state.rules.atIncome / Math.max(1, tokens))
  const choice = new Choice(state, spentThisTurn < state.rules.minAtPerTurn ? OWED : WORTH_DOING)
  const from = chance.int(Math.max(1, friends.length))
  let movers = 0
  for (let i = 0; i < friends.length && tokens > 0; i++) {
    const figure = friends[(i + from) % friends.length]
    if (!figure || inShock(figure)) continue
    const slots = allowanceOf(state, figure) - sheetOf(state, figure).counters.slots
    if (slots < 1) continue
    const guns = figure.counters.suppressed ? [] : gunsOf(state, figure)
    const here = shoots(choice, seat, figure, guns, enemies, price)
    throws(choice, seat, figure, enemies, price)
    if (movers >= MANY_MOVERS || figure.counters.movement >= state.rules.moveCapAt) continue
    movers += 1
    walks(choice, { seat, figure, guns, enemies, price, here, again: slots > 1 && tokens > 1 }, chance)
  }
  return choice.plan ?? planned(state, { verb: 'endTurn', seat }) ?? planned(state, { verb: 'pass', seat })
}

/** The best of his shots from here, in AP. */
function shoots(
  choice: Choice,
  seat: SeatId,
  figure: Figure,
  guns: readonly WeaponProfile[],
  enemies: readonly Figure[],
  price: number,
): number {
  let here = 0
  for (const gun of guns) {
    let most = 0
    let target: Figure | undefined
    for (const enemy of enemies) {
      const worth = shotWorth(choice.state, figure, [gun], enemy, figure.aims)
      if (worth <= most) continue
      most = worth
      target = enemy
    }
    here = Math.max(here, most)
    if (target) choice.offer(most - price, { verb: 'fire', seat, figure: figure.id, weapon: gun.id, target: target.id })
  }
  return here
}

function throws(choice: Choice, seat: SeatId, figure: Figure, enemies: readonly Figure[], price: number): void {
  const { state } = choice
  if (state.sides[figure.side].tokens < state.rules.grenadeCost) return
  for (const weapon of weaponsOf(state, figure)) {
    if (weapon.kind !== 'grenade' || weapon.ammo === 'smoke') continue
    for (const { position: at } of enemies) {
      if (squareBetween(at, figure.position) > THROW * THROW) continue
      const odds = grenadeOdds(state, { thrower: figure.id, weapon: weapon.id, at })
      if (!odds) continue
      let gain = 0
      for (const { figure: id, wound, elimination } of odds.caught) {
        const caught = figureOf(state, id)
        if (!caught) continue
        const ap = worthOfFigure(state, caught)
        const harm = wound * 0.45 * ap + elimination * (ap + 1.5)
        gain += caught.side === figure.side ? -harm : harm
      }
      choice.offer(odds.onPoint * gain - 2 * price, {
        verb: 'throwGrenade',
        seat,
        figure: figure.id,
        weapon: weapon.id,
        at: { x: at.x, y: at.y },
      })
    }
  }
}

interface Walker {
  readonly seat: SeatId
  readonly figure: Figure
  readonly guns: readonly WeaponProfile[]
  readonly enemies: readonly Figure[]
  readonly price: number
  readonly here: number
  /** He may act again in this turn. */
  readonly again: boolean
}

function walks(choice: Choice, walker: Walker, chance: Chance): void {
  const { state } = choice
  const { figure, guns, enemies } = walker
  const [nearest] = [...enemies].sort(
    (a, b) => squareBetween(a.position, figure.position) - squareBetween(b.position, figure.position),
  )
  if (!nearest) return
  const strideFire = guns.length > 0 ? strideOf(state, figure, 'moveFire') : 0
  const stride = strideOf(state, figure, 'move')
  const stay = 0.75 * walker.here - DEFENCE * exposureOf(state, figure, enemies)
  const go = (to: Point, fires: boolean, beside = 0): void => walkTo(choice, walker, nearest, stay - beside, to, fires)
  for (let i = 0; i < TRIES; i++) {
    for (const [length, fires] of [
      [strideFire, true],
      [stride, false],
    ] as const) {
      const direction = COMPASS[chance.int(COMPASS.length)]
      if (length > 0 && direction) go(stepTo(figure.position, direction, i === 0 ? length : length / 2), fires)
    }
  }
  if (strideFire > 0) go(toward(figure.position, nearest.position, strideFire), true)
  if (stride > 0) go(toward(figure.position, nearest.position, stride), false)
  const errand = stride > 0 ? errandOf(state, figure) : undefined
  const goal = errand && placeAt(state, figure, errand.to)
  if (!goal || !errand) return
  const left = Math.sqrt(squareBetween(goal, figure.position))
  const gained = left <= stride ? Math.min(WINS, errand.worth) : 0
  go(left <= stride ? goal : toward(figure.position, goal, stride, 0), false, gained + (errand.pull * stride) / 1000)
}

function walkTo(choice: Choice, walker: Walker, nearest: Figure, stay: number, to: Point, fires: boolean): void {
  const { state } = choice
  const { figure, guns, enemies, seat, again, price, here } = walker
  const there = movedTo(figure, to)
  const offence = offenceFrom(state, there, guns, enemies)
  if (fires && offence === 0) return
  const exposure = exposureOf(state, there, enemies)
  const away = (at: Point): number => Math.max(0, Math.sqrt(squareBetween(nearest.position, at)) - MEETING)
  const nearer = ((here === 0 ? BLIND : PROGRESS) * (away(figure.position) - away(to))) / 1000
  const shots = fires ? 1.55 : again ? 0.75 : 0.55
  const value = shots * offence - DEFENCE * exposure - stay + nearer - price
  choice.offer(
    value,
    fires
      ? { verb: 'moveAndFire', seat, figure: figure.id, path: [to], shoot: 'after' }
      : { verb: 'move', seat, figure: figure.id, path: [to] },
  )
}

function toward(from: Point, to: Point, length: number, short = BASE_APART): Point {
  const whole = Math.sqrt(squareBetween(from, to))
  const share = Math.min(length, Math.max(0, whole - short)) / Math.max(1, whole)
  return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) }
}
