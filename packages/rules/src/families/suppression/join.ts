import type { Point } from '@tactic48/geometry'
import { figureIn, markerIn, weaponIn } from '../../input/command.ts'
import type { ActionRule, Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { payAction, payFor } from '../../kernel/pay.ts'
import { attackDemand, checkAble, checkActor, type Demand, noneAllowed } from '../../query/actor.ts'
import type { Lender } from '../../query/command.ts'
import { friendsOf, inShock, knownFigure, markerOf } from '../../query/figures.ts'
import { canSeePoint } from '../../query/sight.ts'
import { gunsOf, isGun, weaponOf } from '../../query/weapons.ts'
import type { WeaponProfile } from '../../state/card.ts'
import type { Command, CommandOf, Payer, Price } from '../../state/command.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId, MarkerId, SeatId, SideId, WeaponId } from '../../state/ids.ts'
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
export function checkGun(state: GameState, figure: Figure, id: WeaponId): WeaponProfile | Refusal {
  const weapon = weaponOf(state, figure, id)
  if (!weapon) return refuse('FIRE-05', 'noSuchWeapon', { figure: figure.id, weapon: id })
  return isGun(weapon) ? weapon : refuse('FIRE-05', 'notAGun', { figure: figure.id, weapon: id })
}

interface Joiner {
  readonly seat: SeatId
  readonly figure: FigureId
}

export function toJoin({ rules }: GameState, promised: readonly Lender[]): Demand {
  const demand = attackDemand('joinSuppression', rules.sfCost)
  demand.promised = promised
  return demand
}

/** `promised`: slots that commanders lend to others named in the same declaration (SF-09). */
export const joinerPrice = (
  state: GameState,
  joiner: Joiner,
  promised: readonly Lender[],
  payer?: Payer,
): Price | Refusal => checkActor(state, joiner, toJoin(state, promised), payer)

export const payJoiner = (flow: Flow, figure: FigureId, price: Price): void =>
  payFor(flow, figure, 'joinSuppression', price)

/** SF-10: weapon and earlier attacks (SF-11). */
function checkShooter(state: GameState, joiner: Figure, weapon: WeaponId): Refusal | undefined {
  const gun = checkGun(state, joiner, weapon)
  return isRefusal(gun) ? gun : barredBy(state, joiner, 'joiner')
}

/** SF-10: who shoots and, unless the option waives it, sight, for joint start and joining alike. */
export function checkJoiner(state: GameState, joiner: Figure, weapon: WeaponId, at: Point): Refusal | undefined {
  const refusal = checkShooter(state, joiner, weapon)
  if (refusal) return refusal
  return !state.rules.sfJoinNeedsLos || canSeePoint(state, joiner, at)
    ? undefined
    : refuse('SF-10', 'noSight', { figure: joiner.id })
}

/** Could this figure be named in a declaration at all? */
export function ableToJoin(state: GameState, figure: Figure, promised: readonly Lender[]): Price | Refusal {
  const price = checkAble(state, figure, toJoin(state, promised))
  if (isRefusal(price)) return price
  const shooters = gunsOf(state, figure).map(({ id }) => checkShooter(state, figure, id))
  return noneAllowed(shooters, refuse('FIRE-05', 'noGun', { figure: figure.id })) ?? price
}

/** SF-10: own SF marker that the figure has not joined yet. */
function checkJoining(state: GameState, joiner: Figure, weapon: WeaponId, id: MarkerId): Refusal | undefined {
  const marker = markerOf(state, id)
  if (marker?.kind !== 'suppressionFire') return refuse('SF-10', 'noSuchMarker', { marker: id })
  if (marker.side !== joiner.side) return refuse('SF-10', 'notYourMarker', { marker: marker.id })
  if (marker.participants.some(({ figure }) => figure === joiner.id)) {
    return refuse('SF-10', 'alreadyTakesPart', { figure: joiner.id })
  }
  return checkJoiner(state, joiner, weapon, marker.at)
}

/** With every gun at every own marker. */
function* waysToJoin(
  state: GameState,
  figure: Figure,
): Generator<{ readonly weapon: WeaponId; readonly marker: MarkerId }> {
  for (const { kind, side, id } of state.markers) {
    if (kind !== 'suppressionFire' || side !== figure.side) continue
    for (const weapon of gunsOf(state, figure)) yield { weapon: weapon.id, marker: id }
  }
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

const joinSuppression: ActionRule<'joinSuppression'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({
    verb: 'joinSuppression',
    seat,
    figure: figureIn(raw),
    weapon: weaponIn(raw),
    marker: markerIn(raw),
  }),
  check(state, command, payer) {
    const price = joinerPrice(state, command, [], payer)
    if (isRefusal(price)) return price
    const { weapon, marker } = command
    return checkJoining(state, knownFigure(state, command.figure), weapon, marker) ?? { command, price }
  },
  able(state, figure) {
    const price = ableToJoin(state, figure, [])
    if (isRefusal(price)) return price
    const joinings = [...waysToJoin(state, figure)].map(({ weapon, marker }) =>
      checkJoining(state, figure, weapon, marker),
    )
    return noneAllowed(joinings, refuse('SF-10', 'nothingToJoin')) ?? price
  },
  resolve(flow, plan) {
    payAction(flow, plan)
    perform(flow, plan.command)
  },
  effect: joinMarker,
}

/** Taking part in what stands already — SF-10, SF-11. */
export const joining: NonNullable<Family['verbs']> = { joinSuppression }

/** Every friend that could, with each of its guns into every Suppression Fire of its side. */
export function* joinCandidates(state: GameState, side: SideId, seat: SeatId): Generator<Command> {
  for (const figure of friendsOf(state, side)) {
    if (inShock(figure) || figure.counters.suppressed || barredBy(state, figure, 'joiner')) continue
    for (const way of waysToJoin(state, figure)) yield { verb: 'joinSuppression', seat, figure: figure.id, ...way }
  }
}
