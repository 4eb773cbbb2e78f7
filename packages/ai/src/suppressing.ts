import type { Point } from '@tactic48/geometry'
import {
  type Figure,
  figureOf,
  type GameState,
  inShock,
  isFigureInside,
  type MarkerId,
  type Participant,
  type SuppressionMarker,
  suppressesAlone,
  suppressionAreas,
  weaponOf,
} from '@tactic48/rules'
import { worstShot } from './place.ts'
import { bestHere } from './shooting.ts'
import { isHeldDown, type Situation } from './situation.ts'

/** Of the fire that one could open, how much is lost by not attacking for a turn. */
export const SILENCED = 0.25
/** A volley comes every turn while the fire is kept up. */
const VOLLEYS = 1.3

interface Area {
  readonly id?: MarkerId
  readonly at: Point
  readonly radius: number
}

/** AP of fire that enemies in the area will not open because of it, less what friends in it could have done. */
export function silenceValue(situation: Situation, area: Area): number {
  const { state } = situation
  const others = suppressionAreas(state).filter(({ id }) => id !== area.id)
  const falls = (figure: Figure) =>
    isHeldDown(state, [area], figure) && !inShock(figure) && !isHeldDown(state, others, figure)
  let value = 0
  for (const enemy of situation.enemies) if (falls(enemy)) value += SILENCED * threatOf(situation, enemy)
  for (const friend of situation.friends) if (falls(friend)) value -= bestHere(situation, friend)
  return value
}

/** AP that this enemy's best shot may take from anybody. */
function threatOf(situation: Situation, enemy: Figure): number {
  return situation.once('threat', enemy, () => {
    let most = 0
    for (const friend of situation.near(enemy)) {
      most = Math.max(most, worstShot(situation, situation.state, enemy, friend))
    }
    return most
  })
}

/** SF-14: each participant's six wounds one of those inside; which of them is taken as the mean. */
export function volleyValue(situation: Situation, area: Area, participants: number): number {
  const { state } = situation
  let inside = 0
  let sum = 0
  for (const enemy of situation.enemies) {
    if (!isFigureInside(state, area, enemy)) continue
    inside += 1
    sum += situation.stake(enemy).wound
  }
  const six = (7 - state.rules.sfWoundOn) / 6
  return inside > 0 ? (VOLLEYS * six * participants * sum) / inside : 0
}

/** What is lost when this participant does something else: its die, or the whole fire (SF-13). */
export function leavingValue(situation: Situation, marker: SuppressionMarker, figure: Figure): number {
  const others = marker.participants.filter((participant) => participant.figure !== figure.id)
  const holds = others.length > 1 || others.some((participant) => isEnough(situation.state, participant))
  if (holds) return volleyValue(situation, marker, 1)
  return volleyValue(situation, marker, marker.participants.length) + Math.max(0, silenceValue(situation, marker))
}

/** SF-08. */
function isEnough(state: GameState, { figure: id, weapon }: Participant): boolean {
  const figure = figureOf(state, id)
  const gun = figure && weaponOf(state, figure, weapon)
  return gun !== undefined && suppressesAlone(state, gun)
}
