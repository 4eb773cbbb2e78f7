import type { Point } from '@tactic48/geometry'
import {
  type Figure,
  figureOf,
  type GameState,
  inShock,
  isFigureInside,
  livesOf,
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
/** How likely one on whom a whole squad has trained its guns is still there when they fire. */
const STAYS = 0.6

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

/** ORDER-14: the same for many guns: wounds are limited by lives, and few men wait for the second volley. */
export function massedValue(situation: Situation, area: Area, guns: number): number {
  const { state } = situation
  const inside = situation.enemies.filter((enemy) => isFigureInside(state, area, enemy))
  if (inside.length === 0) return 0
  const lives = inside.reduce((sum, enemy) => sum + livesOf(state, enemy), 0)
  const worth = inside.reduce((sum, enemy) => sum + situation.stake(enemy).wound, 0) / inside.length
  return STAYS * worth * expectedUpTo(lives, guns, (7 - state.rules.sfWoundOn) / 6)
}

/** Distribution of successes among the dice, counted up to `most`. */
function expectedUpTo(most: number, dice: number, chance: number): number {
  /** How likely so many have shown it; the last stands for all that are more. */
  let shown = [1]
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(Math.min(most, shown.length) + 1).fill(0)
    shown.forEach((likely, count) => {
      const more = Math.min(most, count + 1)
      next[count] = (next[count] ?? 0) + likely * (1 - chance)
      next[more] = (next[more] ?? 0) + likely * chance
    })
    shown = next
  }
  return shown.reduce((sum, likely, count) => sum + likely * count, 0)
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
