import { createTrack, inContact, type Point, type Track } from '@tactic48/geometry'
import type { Figure } from '../state/figure.ts'
import type { FigureId } from '../state/ids.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { nextContact } from './contact.ts'
import { baseOf, cardOf, faceOf, figureOf, friendsOf, inShock, isOnTable, knownFigure } from './figures.ts'
import { checkEnd, checkGround } from './path.ts'

/** Whom a carried move takes along, and how far it goes for 1 AT. */
export interface Group {
  /** crew: HOUSE-16. */
  readonly how: 'alone' | 'helper' | 'stretcher' | 'crew'
  /** Beside the one who leads it: the other carrier if there is one, then the casualty; or the rest of the crew. */
  readonly along: readonly FigureId[]
  /** u. */
  readonly reach: number
}

/** EVAC-05: the Move of the wounded side; without one, or without a Move on it, that of the healthy side. */
function casualtyMove(state: GameState, casualty: Figure): number {
  const { healthy, wounded } = cardOf(state, casualty)
  return wounded?.move ?? healthy.move ?? 0
}

/** EVAC-03: found alive, and lying where he fell. */
export const isEvacuable = ({ place }: Figure): boolean => place.at === 'gone' && place.casualty === 'evacuable'

/** EVAC-05: a casualty that can be carried, or is. */
export const isLoad = (figure: Figure): boolean => figure.place.at === 'carried' || isEvacuable(figure)

export const isMedic = (state: GameState, figure: Figure): boolean => faceOf(state, figure).firstAid !== undefined

export const touches = (state: GameState, a: Figure, b: Figure): boolean =>
  inContact(baseOf(state, a), baseOf(state, b))

/** EVAC-08: the casualty on the stretcher of this bearer. */
export const loadOf = ({ figures }: Pick<GameState, 'figures'>, { id }: Figure): Figure | undefined =>
  figures.find(({ place }) => place.at === 'carried' && place.by.includes(id))

/** EVAC-08: who carries, or could carry, this casualty with him: of his own team if he has one. */
export function mateOf(state: GameState, bearer: Figure, casualty: Figure): Figure | undefined {
  const { place } = casualty
  if (place.at === 'carried') return place.by.flatMap((id) => (id === bearer.id ? [] : (figureOf(state, id) ?? [])))[0]
  const mates = friendsOf(state, bearer.side).filter(
    (friend) =>
      friend.id !== bearer.id &&
      friend.place.at === 'table' &&
      faceOf(state, friend).stretcher === true &&
      !inShock(friend) &&
      !loadOf(state, friend) &&
      touches(state, friend, casualty),
  )
  return mates.find((mate) => mate.sheet === bearer.sheet) ?? mates[0]
}

/** EVAC-05 … EVAC-08: who goes with him, or why nobody can be carried so. */
export function groupOf(
  state: GameState,
  leader: Figure,
  casualtyId: FigureId,
  helperId: FigureId | undefined,
): Group | Refusal {
  const casualty = figureOf(state, casualtyId)
  const isFriend = casualty?.side === leader.side
  if (casualty && isFriend && casualty.place.at === 'carried' && casualty.place.by.includes(leader.id)) {
    const mate = mateOf(state, leader, casualty)
    if (!mate || !isOnTable(mate)) return refuse('EVAC-08', 'noHelper', { figure: leader.id })
    const reach = Math.min(faceOf(state, leader).move ?? 0, faceOf(state, mate).move ?? 0)
    return { how: 'stretcher', along: [mate.id, casualty.id], reach }
  }
  if (!casualty || !isFriend || !isEvacuable(casualty)) {
    return refuse('EVAC-05', 'notEvacuable', { figure: casualtyId })
  }
  if (!isMedic(state, leader)) return refuse('EVAC-05', 'noMedic', { figure: leader.id })
  // EVAC-08: one casualty at a time.
  if (loadOf(state, leader)) return refuse('EVAC-08', 'carrying', { figure: leader.id })
  if (!touches(state, leader, casualty)) return refuse('EVAC-05', 'notTouched', { figure: casualtyId })
  const full = casualtyMove(state, casualty)
  if (helperId === undefined) return { how: 'alone', along: [casualty.id], reach: full / 2 }
  const helper = figureOf(state, helperId)
  const helps = helper?.side === leader.side && helper.id !== leader.id && helper.place.at === 'table'
  if (!helper || !helps || inShock(helper)) return refuse('EVAC-06', 'noHelper', { figure: helperId })
  if (loadOf(state, helper)) return refuse('EVAC-08', 'carrying', { figure: helperId })
  if (!touches(state, helper, casualty)) return refuse('EVAC-06', 'notTouched', { figure: helperId })
  return { how: 'helper', along: [helper.id, casualty.id], reach: full }
}

/** The points of those who go along with somebody on this way. */
export function besides(state: GameState, leader: Figure, group: Group, way: readonly Point[]) {
  return group.along.map((id) => {
    const figure = knownFigure(state, id)
    const dx = figure.position.x - leader.position.x
    const dy = figure.position.y - leader.position.y
    return { figure, track: createTrack(way.map(({ x, y }) => ({ x: x + dx, y: y + dy }))) }
  })
}

/** EVAC-05: nobody of the group meets an enemy, a wall or the edge, or ends on a friend. */
export function checkGroupWay(
  state: GameState,
  leader: Figure,
  group: Group,
  way: readonly Point[],
  track: Track,
): Refusal | undefined {
  const all = [leader.id, ...group.along]
  const met = nextContact(state, leader, track, 0, track.steps)?.opponents[0]
  if (met !== undefined) return refuse('EVAC-05', 'noFightCarrying', { figure: met })
  for (const { figure, track: beside } of besides(state, leader, group, way)) {
    const enemy = nextContact(state, figure, beside, 0, beside.steps)?.opponents[0]
    if (enemy !== undefined) return refuse('EVAC-05', 'noFightCarrying', { figure: enemy })
    const blocked = checkGround(state, figure, beside, beside.steps)
    if (blocked) return blocked
    const crowded = isOnTable(figure) ? checkEnd(state, figure, beside, beside.steps, all) : undefined
    if (crowded) return crowded
  }
  return undefined
}

/** EVAC-07: the medic who pays for a stretcher team, where a sheet has him pay. */
export function payingMedic(state: GameState, casualty: Figure): readonly Figure[] {
  if (state.rules.company?.stretcherMovePaidBy !== 'medicInContact') return []
  return friendsOf(state, casualty.side).filter(
    (friend) => friend.place.at === 'table' && isMedic(state, friend) && touches(state, friend, casualty),
  )
}

/** ORDER-03, MEDIC-04, CALL-03, INIT-10: in this turn; executing an order is acting too, being halted is not. */
export function hasActed({ counters: { movement, attacked, acted } }: Figure): boolean {
  return movement > 0 || attacked || acted === true
}
