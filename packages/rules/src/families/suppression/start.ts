import { figureIn, JOINER_LIMIT, joinerIn, pointIn, weaponIn } from '../../input/command.ts'
import { list } from '../../input/raw.ts'
import type { ActionRule } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { payAction } from '../../kernel/pay.ts'
import { attackDemand, checkAble, checkActor, type Demand, slotsFor } from '../../query/actor.ts'
import type { Lender } from '../../query/command.ts'
import { faceOf, freshMarkerId, friendsOf, inShock, isOnTable, knownFigure } from '../../query/figures.ts'
import { canSeePoint, isOnGround } from '../../query/sight.ts'
import { gunsOf, suppressesAlone } from '../../query/weapons.ts'
import { UNPRINTED_SF_RADIUS, type WeaponProfile } from '../../state/card.ts'
import type { CommandOf, Payer, Price } from '../../state/command.ts'
import type { Participant, SuppressionMarker } from '../../state/marker.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import { perform } from '../turn/heldAction.ts'
import { ableToJoin, barredBy, checkGun, checkJoiner, joinerPrice, payJoiner } from './join.ts'
import { holds, suppressUnder } from './upkeep.ts'

/** SF-09: every joiner in the order of the declaration; none twice. */
function checkJoiners(
  state: GameState,
  command: CommandOf<'startSuppression'>,
  initiator: Price,
  payer: Payer | undefined,
): readonly Price[] | Refusal {
  const prices: Price[] = []
  const promised: Lender[] = [...(initiator.lenders ?? [])]
  const named = new Set([command.figure])
  for (const { figure, weapon } of command.joiners) {
    if (named.has(figure)) return refuse('SF-09', 'namedTwice', { figure: figure })
    named.add(figure)
    const price = joinerPrice(state, { seat: command.seat, figure }, promised, payer)
    if (isRefusal(price)) return price
    const refusal = checkJoiner(state, knownFigure(state, figure), weapon, command.at)
    if (refusal) return refusal
    prices.push(price)
    if (price.lenders) promised.push(...price.lenders)
  }
  return prices
}

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
    id: freshMarkerId(state, 'sf'),
    side: initiator.side,
    participants,
    at: command.at,
    radius: faceOf(state, initiator).sfRadius ?? UNPRINTED_SF_RADIUS,
    waiting: !complete,
  }
  flow.emit({ type: 'suppressionStarted', marker })
  suppressUnder(flow, marker)
}

/** What the initiator needs; the pool must hold what all who join pay (SF-09). */
function toStart(state: GameState, joiners: number): Demand {
  const demand = attackDemand('startSuppression', state.rules.sfCost * (1 + joiners), 'sfRadius')
  demand.slots = slotsFor(state, state.rules.sfCost)
  return demand
}

/** SF-08, SF-09: who begins alone must be able to keep it up alone. */
const needsJoiner = (state: GameState, gun: WeaponProfile): boolean =>
  state.rules.sfStart === 'atomic' && !suppressesAlone(state, gun)

export const startSuppression: ActionRule<'startSuppression'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({
    verb: 'startSuppression',
    seat,
    figure: figureIn(raw),
    weapon: weaponIn(raw),
    at: pointIn(raw, 'at'),
    joiners: list(raw.joiners, 'joiners', JOINER_LIMIT).map(joinerIn),
  }),
  check(state, command, payer) {
    const { at, joiners, figure, weapon } = command
    const all = checkActor(state, command, toStart(state, joiners.length), payer)
    if (isRefusal(all)) return all
    const initiator = knownFigure(state, figure)
    const gun = checkGun(state, initiator, weapon)
    if (isRefusal(gun)) return gun
    const barred = barredBy(state, initiator, 'initiator')
    if (barred) return barred
    if (!isOnGround(state.table, at)) return refuse('SF-01', 'offTable', { x: at.x, y: at.y })
    if (!canSeePoint(state, initiator, at)) return refuse('SF-01', 'noSight', { figure })
    if (joiners.length === 0 && needsJoiner(state, gun)) return refuse('SF-09', 'needsJoiner', { figure })
    const price = { ...all, tokens: Math.min(all.tokens, state.rules.sfCost) }
    const joinerPrices = checkJoiners(state, command, price, payer)
    return isRefusal(joinerPrices) ? joinerPrices : { command, price, joinerPrices }
  },
  able(state, figure) {
    const alone = checkAble(state, figure, toStart(state, 0))
    if (isRefusal(alone)) return alone
    const guns = gunsOf(state, figure)
    if (guns.length === 0) return refuse('FIRE-05', 'noGun', { figure: figure.id })
    const barred = barredBy(state, figure, 'initiator')
    if (barred) return barred
    if (guns.some((gun) => !needsJoiner(state, gun))) return alone
    const joined = checkAble(state, figure, toStart(state, 1))
    if (isRefusal(joined)) return joined
    const others = friendsOf(state, figure.side).filter(({ id }) => id !== figure.id)
    const helped = others.some((friend) => !isRefusal(ableToJoin(state, friend, joined.lenders ?? [])))
    return helped ? alone : refuse('SF-09', 'needsJoiner', { figure: figure.id })
  },
  resolve(flow, plan) {
    payAction(flow, plan)
    plan.command.joiners.forEach(({ figure }, i) => {
      const price = plan.joinerPrices?.[i]
      if (price) payJoiner(flow, figure, price)
    })
    perform(flow, plan.command, { others: plan.command.joiners.map(({ figure }) => figure) })
  },
  effect: placeMarker,
}
