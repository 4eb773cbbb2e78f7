import type { Point } from '@tactic48/geometry'
import { figureIn, JOINER_LIMIT, joinerIn, markerIn, pointIn, weaponIn } from '../../input/command.ts'
import { list } from '../../input/raw.ts'
import type { VerbRule } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { payAction, payFor } from '../../kernel/pay.ts'
import { checkActor, slotsFor } from '../../query/actor.ts'
import type { Lender } from '../../query/command.ts'
import { faceOf, inShock, isOnTable, knownFigure, markerOf } from '../../query/figures.ts'
import { canSeePoint, isOnGround } from '../../query/sight.ts'
import { isGun, suppressesAlone, weaponOf } from '../../query/weapons.ts'
import type { WeaponProfile } from '../../state/card.ts'
import type { CommandOf, Price } from '../../state/command.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId, SeatId, WeaponId } from '../../state/ids.ts'
import { markerId } from '../../state/ids.ts'
import type { Participant, SuppressionMarker } from '../../state/marker.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import { perform } from '../turn/heldAction.ts'
import { holds, suppressUnder } from './upkeep.ts'

/** SF-11: who has attacked already may not take part. */
export function barredBy(state: GameState, figure: Figure, role: 'initiator' | 'joiner'): Refusal | undefined {
  const { sfBarredBy, sfBarScope } = state.rules
  if (role === 'initiator' && sfBarScope === 'joiners') return undefined
  const { attacked, shot } = figure.counters
  if (!(sfBarredBy === 'shot' ? shot : attacked)) return undefined
  return refuse('SF-11', sfBarredBy === 'shot' ? 'alreadyShot' : 'alreadyAttacked', { figure: figure.id })
}

/** FIRE-05, SF-10: any weapon that shoots; its shots are not counted (FIRE-07). */
function checkGun(state: GameState, figure: Figure, id: WeaponId): WeaponProfile | Refusal {
  const weapon = weaponOf(state, figure, id)
  if (!weapon) return refuse('FIRE-05', 'noSuchWeapon', { figure: figure.id, weapon: id })
  return isGun(weapon) ? weapon : refuse('FIRE-05', 'notAGun', { figure: figure.id, weapon: id })
}

interface Joiner {
  readonly seat: SeatId
  readonly figure: FigureId
}

const joinerPrice = (state: GameState, joiner: Joiner, promised: readonly Lender[]): Price | Refusal =>
  checkActor(state, joiner, { verb: 'joinSuppression', tokens: state.rules.sfCost, attack: true, promised })

/** SF-10: weapon, earlier attacks (SF-11) and, unless the option waives it, sight, for joint start and joining alike. */
function checkJoiner(state: GameState, joiner: Figure, weapon: WeaponId, at: Point): Refusal | undefined {
  const gun = checkGun(state, joiner, weapon)
  if (isRefusal(gun)) return gun
  const barred = barredBy(state, joiner, 'joiner')
  if (barred) return barred
  return !state.rules.sfJoinNeedsLos || canSeePoint(state, joiner, at)
    ? undefined
    : refuse('SF-10', 'noSight', { figure: joiner.id })
}

/** SF-09: every joiner in the order of the declaration; none twice. */
function checkJoiners(
  state: GameState,
  command: CommandOf<'startSuppression'>,
  initiator: Price,
): readonly Price[] | Refusal {
  const prices: Price[] = []
  const promised: Lender[] = [...(initiator.lenders ?? [])]
  const named = new Set([command.figure])
  for (const { figure, weapon } of command.joiners) {
    if (named.has(figure)) return refuse('SF-09', 'namedTwice', { figure: figure })
    named.add(figure)
    const price = joinerPrice(state, { seat: command.seat, figure }, promised)
    if (isRefusal(price)) return price
    const refusal = checkJoiner(state, knownFigure(state, figure), weapon, command.at)
    if (refusal) return refusal
    prices.push(price)
    if (price.lenders) promised.push(...price.lenders)
  }
  return prices
}

/** SF-02: the symbol without a number. */
const UNPRINTED_RADIUS = 2

/** SF-01, SF-09: marker on the table, markers on the cards, flags on everybody below. */
function placeMarker(flow: Flow, command: CommandOf<'startSuppression'>): void {
  const { state } = flow
  const initiator = knownFigure(state, command.figure)
  const participants: Participant[] = [{ figure: command.figure, weapon: command.weapon }]
  for (const { figure, weapon } of command.joiners) {
    const joiner = knownFigure(state, figure)
    if (isOnTable(joiner) && !inShock(joiner)) participants.push({ figure, weapon })
  }
  const complete = holds(state, participants)
  if (!complete && state.rules.sfStart === 'atomic') {
    flow.emit({ type: 'actionLost', figure: command.figure, verb: 'startSuppression', rule: 'SF-08' })
    return
  }
  const marker: SuppressionMarker = {
    kind: 'suppressionFire',
    id: markerId(`sf${state.clock}`),
    side: initiator.side,
    participants,
    at: command.at,
    radius: faceOf(state, initiator).sfRadius ?? UNPRINTED_RADIUS,
    waiting: !complete,
  }
  flow.emit({ type: 'suppressionStarted', marker })
  suppressUnder(flow, marker)
}

/** SF-10. */
function joinMarker(flow: Flow, command: CommandOf<'joinSuppression'>): void {
  const { figure, weapon } = command
  const marker = markerOf(flow.state, command.marker)
  if (marker?.kind !== 'suppressionFire') {
    flow.emit({ type: 'actionLost', figure, verb: 'joinSuppression', rule: 'SF-13' })
    return
  }
  const waiting = marker.waiting && !holds(flow.state, [...marker.participants, { figure, weapon }])
  flow.emit({ type: 'suppressionJoined', marker: marker.id, participant: { figure, weapon }, waiting })
  const joined = markerOf(flow.state, marker.id)
  if (marker.waiting && joined?.kind === 'suppressionFire') suppressUnder(flow, joined)
}

export const startSuppression: VerbRule<'startSuppression'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({
    verb: 'startSuppression',
    seat,
    figure: figureIn(raw),
    weapon: weaponIn(raw),
    at: pointIn(raw, 'at'),
    joiners: list(raw.joiners, 'joiners', JOINER_LIMIT).map(joinerIn),
  }),
  check(state, command) {
    const { at, joiners, figure, weapon } = command
    const { sfCost, sfStart } = state.rules
    const all = checkActor(state, command, {
      verb: 'startSuppression',
      tokens: sfCost * (1 + joiners.length),
      slots: slotsFor(state, sfCost),
      attack: true,
      permission: 'sfRadius',
    })
    if (isRefusal(all)) return all
    const initiator = knownFigure(state, figure)
    const gun = checkGun(state, initiator, weapon)
    if (isRefusal(gun)) return gun
    const barred = barredBy(state, initiator, 'initiator')
    if (barred) return barred
    if (!isOnGround(state.table, at)) return refuse('SF-01', 'offTable', { x: at.x, y: at.y })
    if (!canSeePoint(state, initiator, at)) return refuse('SF-01', 'noSight', { figure })
    if (joiners.length === 0 && sfStart === 'atomic' && !suppressesAlone(state, gun)) {
      return refuse('SF-09', 'needsJoiner', { figure })
    }
    const price = { ...all, tokens: sfCost }
    const joinerPrices = checkJoiners(state, command, price)
    return isRefusal(joinerPrices) ? joinerPrices : { command, price, joinerPrices }
  },
  resolve(flow, plan) {
    payAction(flow, plan)
    plan.command.joiners.forEach(({ figure }, i) => {
      const price = plan.joinerPrices?.[i]
      if (price) payFor(flow, figure, 'joinSuppression', price)
    })
    perform(flow, plan.command, { others: plan.command.joiners.map(({ figure }) => figure) })
  },
  effect: placeMarker,
}

export const joinSuppression: VerbRule<'joinSuppression'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({
    verb: 'joinSuppression',
    seat,
    figure: figureIn(raw),
    weapon: weaponIn(raw),
    marker: markerIn(raw),
  }),
  check(state, command) {
    const { figure, seat } = command
    const price = joinerPrice(state, command, [])
    if (isRefusal(price)) return price
    const marker = markerOf(state, command.marker)
    if (marker?.kind !== 'suppressionFire') return refuse('SF-10', 'noSuchMarker', { marker: command.marker })
    if (marker.side !== state.seats[seat]) return refuse('SF-10', 'notYourMarker', { marker: marker.id })
    if (marker.participants.some((participant) => participant.figure === figure)) {
      return refuse('SF-10', 'alreadyTakesPart', { figure })
    }
    return checkJoiner(state, knownFigure(state, figure), command.weapon, marker.at) ?? { command, price }
  },
  resolve(flow, plan) {
    payAction(flow, plan)
    perform(flow, plan.command)
  },
  effect: joinMarker,
}
