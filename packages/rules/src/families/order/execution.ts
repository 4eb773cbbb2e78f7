import type { Point } from '@tactic48/geometry'
import type { Atom } from '../../atoms.ts'
import { companyOf } from '../../editions/ruleSet.ts'
import type { Flow } from '../../kernel/flow.ts'
import { payFor } from '../../kernel/pay.ts'
import { runningTask } from '../../kernel/stack.ts'
import { attackDemand, checkAble, checkUncovered, plainDemand } from '../../query/actor.ts'
import { type Group, groupOf, loadOf } from '../../query/carry.ts'
import { crewBill, crewGroup, crewOf } from '../../query/crew.ts'
import { baseOf, faceOf, figureOf, freshMarkerId, knownFigure, seatOf } from '../../query/figures.ts'
import { paceOf } from '../../query/reach.ts'
import { diceAt, orderedTerms, shootsUnseen } from '../../query/shotProfile.ts'
import { gunsOf, isGun, suppressesAlone, weaponNamed, weaponsOf, whyUnusable } from '../../query/weapons.ts'
import { UNPRINTED_SF_RADIUS, type WeaponProfile } from '../../state/card.ts'
import type { Order, Price } from '../../state/command.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId, WeaponId } from '../../state/ids.ts'
import type { Participant, SuppressionMarker } from '../../state/marker.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import type { Executor, OrderTask } from '../../state/task.ts'
import { carryBill } from '../evacuation/carry.ts'
import { checkTarget, openShot } from '../fire/shot.ts'
import { toWalk } from '../movement/move.ts'
import { openMovement } from '../movement/movement.ts'
import { offerOnAction } from '../opportunityFire/shot.ts'
import { barredBy, payJoiner, toJoin } from '../suppression/join.ts'
import { holds, suppressUnder } from '../suppression/upkeep.ts'
import { canSetOut, orderedTrack, orderedWay } from './march.ts'

/** Who orders what. */
export type Given = Pick<OrderTask, 'officer' | 'order'>

export const isMarch = (order: Order): boolean =>
  order.kind === 'moveToward' || order.kind === 'forward' || order.kind === 'fallBack'

/** ORDER-03: why this man cannot do it now, by the rules for an Action of his own that the order pays for. */
export function whyNot(state: GameState, executor: Executor, given: Given): Refusal | undefined {
  const judged = judge(state, executor, given)
  return judged.refused ? judged : undefined
}

function judge(state: GameState, executor: Executor, { officer, order }: Given): Price | Refusal {
  const figure = knownFigure(state, executor.figure)
  const group = isMarch(order) ? groupFor(state, figure, executor) : undefined
  if (group) return isRefusal(group) ? group : judgeCarriers(state, figure, group, order)
  // The officer who joins counts as the initiator (SF-11).
  const price = ableTo(state, figure, order.kind, figure.id === officer ? 'initiator' : 'joiner')
  if (price.refused) return price
  if (isMarch(order)) return canSetOut(state, figure, order) ? price : noMovement()
  if (order.kind === 'fireAt') {
    const guns = gunsAt(state, figure, order.target, executor.weapon)
    return isRefusal(guns) ? guns : price
  }
  if (order.kind === 'fireAtWill' && !gunOf(state, figure, executor.weapon)) return noGun(figure)
  return price
}

/** ORDER-10: a way without any length is none. */
export const noMovement = (): Refusal => refuse('ORDER-10', 'noMovement')

/** What an order asks of every man alike. */
const TO_SHOOT = attackDemand('fire', 0)
const TO_TAKE_COVER = plainDemand('takeCover', 0)
const TO_MARCH = toWalk('move', 1)

/** ORDER-03: could he do what is ordered at all, with any target? */
export function ableTo(
  state: GameState,
  figure: Figure,
  kind: Order['kind'],
  role: 'initiator' | 'joiner',
): Price | Refusal {
  if (kind === 'fireAt') return checkAble(state, figure, TO_SHOOT, 'order')
  if (kind === 'fireAtWill') {
    const price = checkAble(state, figure, toJoin(state, []), 'order')
    return isRefusal(price) ? price : (barredBy(state, figure, role) ?? price)
  }
  if (kind === 'takeCover') {
    const price = checkAble(state, figure, TO_TAKE_COVER, 'order')
    return isRefusal(price) ? price : (checkUncovered(figure) ?? price)
  }
  return checkAble(state, figure, TO_MARCH, 'order')
}

/** ORDER-20: whom he takes along: what he has on his stretcher, or the casualty that was named. */
function groupFor(state: GameState, figure: Figure, { casualty, helper }: Executor): Group | Refusal | undefined {
  const load = faceOf(state, figure).stretcher ? loadOf(state, figure) : undefined
  if (load) return groupOf(state, figure, load.id, undefined)
  return casualty === undefined ? undefined : groupOf(state, figure, casualty, helper)
}

function judgeCarriers(state: GameState, figure: Figure, group: Group, order: Order): Price | Refusal {
  const bill = carryBill(state, figure, group, 1, 'order')
  if (isRefusal(bill)) return bill
  return orderedWay(state, figure, order, group) ? bill.own : noMovement()
}

const noGun = ({ id }: Figure): Refusal => refuse('FIRE-05', 'noGun', { figure: id })

/** ORDER-14, SF-08: one that suffices alone, else the first. */
const suppressingGun = (state: GameState, guns: readonly WeaponProfile[]): WeaponProfile | undefined =>
  guns.find((gun) => suppressesAlone(state, gun)) ?? guns[0]

/** ORDER-14: any weapon that shoots. */
export const gunOf = (state: GameState, figure: Figure, weapon: WeaponId | undefined) =>
  weapon === undefined
    ? suppressingGun(state, gunsOf(state, figure))
    : gunsOf(state, figure).find(({ id }) => id === weapon)

/** ORDER-13: the shooter's own sight is asked for, unless a scenario waives it. */
const whyNoShotWith = (
  state: GameState,
  figure: Figure,
  weapon: WeaponProfile,
  target: Figure['id'],
): Refusal | undefined =>
  whyUnusable(state, figure, weapon, 'gun') ?? checkTarget(state, figure, weapon, target, shootsUnseen(state))

/** D41: the weapons with which he may shoot at the target, that with the most dice first, or the one that was named; else why none may. */
export function gunsAt(
  state: GameState,
  figure: Figure,
  target: Figure['id'],
  named?: WeaponId,
): readonly WeaponId[] | Refusal {
  const at = figureOf(state, target)
  const guns: { readonly id: WeaponId; readonly dice: number }[] = []
  let reason: Refusal | undefined
  const weapons = weaponsOf(state, figure)
  for (const gun of weapons) {
    if (!isGun(gun) || (named !== undefined && gun.id !== named)) continue
    const unable = whyNoShotWith(state, figure, weaponNamed(weapons, gun.id) ?? gun, target)
    if (unable) reason ??= unable
    else if (at) guns.push({ id: gun.id, dice: diceAt(state, baseOf(state, figure), gun, baseOf(state, at)) })
  }
  if (guns.length === 0) return reason ?? noGun(figure)
  return guns.sort((a, b) => b.dice - a.dice).map(({ id }) => id)
}

/** ORDER-19 step 6: one man does it, with all that it draws; who cannot any more is passed over. */
export function executeFor(flow: Flow, executor: Executor, given: Given): 'done' | 'passedOver' {
  const { order } = given
  const unable = isMarch(order) ? march(flow, executor, order) : perform(flow, executor, given)
  if (!unable) return 'done'
  skip(flow, executor, unable)
  return 'passedOver'
}

function perform(flow: Flow, executor: Executor, given: Given): Refusal | undefined {
  const { state } = flow
  const { order } = given
  if (order.kind === 'fireAt') return shoot(flow, executor, order.target)
  const unable = whyNot(state, executor, given)
  if (unable) return unable
  const seat = seatOf(state, knownFigure(state, executor.figure).side)
  if (seat) flow.act({ verb: 'takeCover', seat, figure: executor.figure }, 'order')
  return undefined
}

export function skip(flow: Flow, { figure }: Executor, why: Refusal): void {
  flow.passOver?.(figure, why)
  // It was no command of his that was refused, so an atom says why.
  flow.emit({ type: 'orderSkipped', figure, rule: why.rule as Atom })
}

/** ORDER-20: a messenger leaves where his way ends at the own edge. */
function march(flow: Flow, executor: Executor, order: Order): Refusal | undefined {
  const figure = knownFigure(flow.state, executor.figure)
  const group = groupFor(flow.state, figure, executor)
  if (group) return isRefusal(group) ? group : marchTogether(flow, figure, group, order)
  const price = ableTo(flow.state, figure, order.kind, 'joiner')
  if (isRefusal(price)) return price
  const crew = crewOf(flow.state, figure)
  const together = crew.length > 0 ? crewGroup(crew, paceOf(flow.state, figure, 'move')) : undefined
  const shares = crewBill(flow.state, crew, 1, 'order')
  if (isRefusal(shares)) return shares
  const track = orderedTrack(flow.state, figure, order, together)
  if (!track) return noMovement()
  payFor(flow, figure.id, 'move', price)
  for (const share of shares) payFor(flow, share.figure, 'move', share.price)
  leaveUnaided(flow, figure.id)
  if (together) goneAlong(flow, together)
  const { leaves, message } = executor
  const errand = {
    ...(leaves && { leave: true }),
    ...(message !== undefined && { message }),
    ...(together && { along: together.along }),
  }
  openMovement(flow, 'ordered', figure.id, track.points, false, errand)
  return undefined
}

/** ORDER-20. */
function marchTogether(flow: Flow, figure: Figure, group: Group, order: Order): Refusal | undefined {
  const bill = carryBill(flow.state, figure, group, 1, 'order')
  if (isRefusal(bill)) return bill
  const track = orderedTrack(flow.state, figure, order, group)
  if (!track) return noMovement()
  payFor(flow, figure.id, 'carry', bill.own)
  for (const share of bill.others) payFor(flow, share.figure, 'carry', share.price)
  leaveUnaided(flow, figure.id)
  goneAlong(flow, group)
  openMovement(flow, 'ordered', figure.id, track.points, false, { along: group.along })
  return undefined
}

/** ORDER-10, ORDER-20: whoever goes along has done what was ordered; one order is one move of each. */
function goneAlong(flow: Flow, { along }: Group): void {
  for (const { figure } of runningTask(flow.state, 'order').queue) {
    if (along.includes(figure)) flow.emit({ type: 'executorCalled', figure })
  }
  for (const figure of along) leaveUnaided(flow, figure)
}

/** EVAC-06, ORDER-20: a man who has marched helps nobody by the same order, not even one whom he still touches. */
function leaveUnaided(flow: Flow, helper: FigureId): void {
  for (const medic of runningTask(flow.state, 'order').queue) {
    if (medic.helper !== helper) continue
    flow.emit({ type: 'executorCalled', figure: medic.figure })
    skip(flow, medic, refuse('EVAC-06', 'noHelper', { figure: helper }))
  }
}

/** ORDER-06, ORDER-20, HOUSE-16: a bearer stays where the other one does, and a crew where one of it does. */
export function isHeld(state: GameState, id: FigureId, exempt: readonly FigureId[]): boolean {
  if (exempt.length === 0) return false
  const figure = knownFigure(state, id)
  const place = loadOf(state, figure)?.place
  if (place?.at === 'carried' && place.by.some((bearer) => exempt.includes(bearer))) return true
  return crewOf(state, figure).some((man) => exempt.includes(man.id))
}

export const heldBack = (figure: FigureId): Refusal => refuse('ORDER-20', 'carrying', { figure })

/** ORDER-13. */
function shoot(flow: Flow, { figure, weapon: named }: Executor, target: Figure['id']): Refusal | undefined {
  const shooter = knownFigure(flow.state, figure)
  const price = ableTo(flow.state, shooter, 'fireAt', 'joiner')
  if (price.refused) return price
  const guns = gunsAt(flow.state, shooter, target, named)
  if (isRefusal(guns)) return guns
  const { aims } = orderedTerms(flow.state, shooter)
  payFor(flow, figure, 'fire', price)
  openShot(flow, { mode: 'ordered', shooter: figure, weapon: guns[0] as WeaponId, target, aims }, () =>
    offerOnAction(flow, figure),
  )
  return undefined
}

/** ORDER-14: as one who takes part, if he may. */
function participantFor(state: GameState, executor: Executor, given: Given): Participant | undefined {
  if (whyNot(state, executor, given)) return undefined
  const gun = gunOf(state, knownFigure(state, executor.figure), executor.weapon)
  return gun && { figure: executor.figure, weapon: gun.id }
}

/** ORDER-09: why the officer does not do it himself. */
export const whyApart = (state: GameState, given: Given): Refusal | undefined =>
  companyOf(state.rules).officerMayJoinOrder
    ? whyNot(state, { figure: given.officer }, given)
    : refuse('ORDER-09', 'noRecipient', { figure: given.officer })

/** ORDER-14: two shooters or one who suffices alone, the officer counted if he joins. */
export function checkShooters(state: GameState, given: Given, shooters: readonly Executor[]): Refusal | undefined {
  if (given.order.kind !== 'fireAtWill') return undefined
  const participants = shooters.flatMap((one) => participantFor(state, one, given) ?? [])
  return holds(state, participants) ? undefined : refuse('ORDER-14', 'tooFewShooters')
}

/** ORDER-14. */
export function openSuppressionOf(flow: Flow, task: OrderTask, at: Point): void {
  const { officer, queue } = task
  const participants: Participant[] = []
  for (const executor of queue) {
    const price = judge(flow.state, executor, task)
    const participant = participantFor(flow.state, executor, task)
    if (isRefusal(price)) skip(flow, executor, price)
    else if (participant) {
      payJoiner(flow, executor.figure, price)
      participants.push(participant)
    }
  }
  if (!holds(flow.state, participants)) return
  const giver = knownFigure(flow.state, officer)
  const { fireAtWillRadius: radius } = companyOf(flow.state.rules)
  const marker: SuppressionMarker = {
    kind: 'suppressionFire',
    id: freshMarkerId(flow.state, 'sf'),
    side: giver.side,
    participants,
    at,
    radius: radius === 'card' ? (faceOf(flow.state, giver).sfRadius ?? UNPRINTED_SF_RADIUS) : radius,
    waiting: false,
  }
  flow.emit({ type: 'suppressionStarted', marker })
  suppressUnder(flow, marker)
}
