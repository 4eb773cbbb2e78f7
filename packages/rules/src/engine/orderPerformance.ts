import { EPSILON, type Point, type Track, trackPoint } from '@tactic48/geometry'
import { carryBill } from '../families/evacuation/carry.ts'
import { restTogether } from '../families/movement/group.ts'
import type { Issued } from '../families/order/answer.ts'
import { ableTo, groupFor, gunFor, gunOf, gunsAt, isMarch, noMovement, whyNot } from '../families/order/execution.ts'
import { orderedTrack } from '../families/order/march.ts'
import type { Editable } from '../kernel/draft.ts'
import { type Ahead, type Danger, dangersOn } from '../odds/dangers.ts'
import { type ShotOdds, shotOdds } from '../odds/shot.ts'
import { suppressionAreas } from '../query/area.ts'
import { besides, type Group, isEvacuable, isMedic, touches } from '../query/carry.ts'
import { helpersFor } from '../query/carryPlan.ts'
import { figuresWithin } from '../query/crowd.ts'
import { enemiesOf, figureIndex, movedTo, widestRadius } from '../query/figures.ts'
import { checkLeave } from '../query/message.ts'
import { clearOfFriends } from '../query/path.ts'
import type { Shadow } from '../query/shadow.ts'
import { orderedTerms } from '../query/shotProfile.ts'
import { lookoutAgainst } from '../query/watch.ts'
import type { Carrying, Order } from '../state/command.ts'
import type { Figure } from '../state/figure.ts'
import type { FigureId, SideId, WeaponId } from '../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import type { Executor } from '../state/task.ts'

/** What one man will do by the order, as far as dice do not change it. */
export type Performance =
  | {
      readonly kind: 'march'
      readonly from: Point
      /** Where he comes to rest: short of friends, at the first enemy he meets. */
      readonly to: Point
      readonly dangers: readonly Danger[]
      /** AT of a rider without BIKER (MOUNT-02); absent = none. */
      readonly tokens?: number
      /** ORDER-20: who goes with him, and to where. */
      readonly along?: readonly { readonly figure: FigureId; readonly to: Point }[]
      /** ORDER-20: those whom he may take along. */
      readonly mayCarry?: readonly Carrying[]
      /** ORDER-20: his way ends where a messenger may leave the table; whether he does. */
      readonly mayLeave?: true
      readonly leaves?: true
    }
  | {
      readonly kind: 'shot'
      readonly weapon: WeaponId
      readonly odds: ShotOdds
      /** D41: all that he may shoot with. */
      readonly weapons: readonly WeaponId[]
    }
  | { readonly kind: 'suppression'; readonly weapon: WeaponId }
  | { readonly kind: 'takeCover' }

/** The own ways of those who march by an order, by the number of the man: friends who have gone before him change nothing of it. */
export type Ways = readonly (Track | undefined)[]

/** What is looked for once for all who march on these ways. */
export interface Outlook extends Ahead {
  /** EVAC-05: somebody lies on the table whom a medic could take along. */
  readonly casualties: boolean
}

export const outlookFor = (state: GameState, side: SideId, ways: Ways): Outlook => ({
  foes: foesAlong(state, side, ways),
  lookout: lookoutAgainst(state, side),
  areas: suppressionAreas(state),
  casualties: state.figures.some((figure) => figure.side === side && isEvacuable(figure)),
})

/** Enemies whom one of them could meet. */
function foesAlong(state: GameState, side: SideId, ways: Ways): readonly Figure[] {
  let left = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let top = left
  let bottom = right
  for (const way of ways) {
    if (!way) continue
    for (const { x, y } of way.points) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  const apart = 2 * widestRadius(state) + EPSILON + ROUNDING
  return enemiesOf(state, side).filter(
    ({ position: { x, y } }) => x >= left - apart && x <= right + apart && y >= top - apart && y <= bottom + apart,
  )
}

/** 1/1000 u by which the points of a way may be off. */
const ROUNDING = 2

/** What he does when his turn comes, on a table on which those before him have done it; or why he does not. */
export function performed(
  table: Shadow,
  executor: Executor,
  figure: Figure,
  { officer, order }: Issued,
  outlook?: Outlook,
  way?: Track,
): Performance | Refusal {
  const { state } = table
  if (isMarch(order)) return marched(table, executor, figure, order, outlook, way)
  if (order.kind === 'fireAt') {
    const able = ableTo(state, figure, order.kind, 'joiner')
    return isRefusal(able) ? able : shotOf(state, executor, figure, order.target)
  }
  const gun = gunOf(state, figure, executor.weapon)
  const unable = whyNot(state, executor, { officer, order })
  if (unable) return unable
  return order.kind === 'fireAtWill' && gun ? { kind: 'suppression', weapon: gun.id } : { kind: 'takeCover' }
}

function marched(
  table: Shadow,
  executor: Executor,
  figure: Figure,
  order: Order,
  outlook: Outlook | undefined,
  way: Track | undefined,
): Performance | Refusal {
  const { state } = table
  const group = groupFor(state, figure, executor)
  if (group) return isRefusal(group) ? group : marchedTogether(table, figure, group, order)
  const price = ableTo(state, figure, order.kind, 'joiner')
  if (isRefusal(price)) return price
  const track = orderedTrack(state, figure, order)
  if (!track) return noMovement()
  const waiting = dangersOn(table, figure, track, way && outlook)
  const met = waiting.find(({ kind }) => kind === 'contact')
  const to = trackPoint(track, met ? clearOfFriends(state, figure, track, met.k) : track.steps)
  const message = executor.message ?? figure.message
  const mayLeave = !met && !checkLeave(state, figure, to, message)
  const leaves = mayLeave && executor.leaves === true
  const there = movedTo(figure, to)
  table.put(leaves ? { ...there, place: { at: 'evacuated' } } : there)
  const mayCarry = outlook?.casualties && isMedic(state, figure) ? carryingsOf(state, figure) : []
  const marches: Editable<Extract<Performance, { readonly kind: 'march' }>> = {
    kind: 'march',
    from: figure.position,
    to,
    dangers: waiting,
  }
  if (price.tokens > 0) marches.tokens = price.tokens
  if (mayCarry.length > 0) marches.mayCarry = mayCarry
  if (mayLeave) marches.mayLeave = true
  if (leaves) marches.leaves = true
  return marches
}

/** ORDER-20. */
function marchedTogether(table: Shadow, figure: Figure, group: Group, order: Order): Performance | Refusal {
  const { state } = table
  const bill = carryBill(state, figure, group, 1, 'order')
  if (isRefusal(bill)) return bill
  const track = orderedTrack(state, figure, order, group)
  if (!track) return noMovement()
  const members = besides(state, figure, group, track.points)
  const k = restTogether(state, { figure, track }, members, track.steps)
  const to = trackPoint(track, k)
  const along = members.map((member) => ({ figure: member.figure.id, to: trackPoint(member.track, k) }))
  const waiting = dangersOn(table, figure, track)
  table.put(movedTo(figure, to))
  for (const { figure: other, track: beside } of members) table.put({ ...other, position: trackPoint(beside, k) })
  return {
    kind: 'march',
    from: figure.position,
    to,
    dangers: waiting,
    along,
    ...(isMedic(state, figure) && { mayCarry: carryingsOf(state, figure) }),
  }
}

/** EVAC-05, EVAC-06: a medic with every casualty at hand, alone and with everyone who could help. */
function carryingsOf(state: GameState, medic: Figure): readonly Carrying[] {
  const { id: figure } = medic
  return casualtiesAt(state, medic).flatMap((casualty) => [
    { figure, casualty: casualty.id },
    ...helpersFor(state, medic, casualty).map(({ id: helper }) => ({ figure, casualty: casualty.id, helper })),
  ])
}

/** In the order of the list. */
function casualtiesAt(state: GameState, medic: Figure): readonly Figure[] {
  const { side, position } = medic
  const far = 2 * widestRadius(state) + EPSILON + ROUNDING
  const { x, y } = position
  return figuresWithin(state, x - far, x + far, y - far, y + far)
    .filter((figure) => figure.side === side && isEvacuable(figure))
    .filter((casualty) => touches(state, medic, casualty))
    .sort((a, b) => figureIndex(state.figures, a.id) - figureIndex(state.figures, b.id))
}

function shotOf(state: GameState, executor: Executor, figure: Figure, target: FigureId): Performance | Refusal {
  const weapon = gunFor(state, figure, target, executor.weapon)
  if (isRefusal(weapon)) return weapon
  const guns = gunsAt(state, figure, target)
  const odds = shotOdds(state, { shooter: figure.id, weapon, target, ...orderedTerms(state, figure) })
  if (!odds) return refuse('FIRE-04', 'noSight', { shooter: figure.id, target })
  return { kind: 'shot', weapon, odds, weapons: isRefusal(guns) ? [weapon] : guns }
}
