import { within } from '@tactic48/geometry'
import type { Rank } from '../editions/sheet.ts'
import type { Figure } from '../state/figure.ts'
import type { Reached } from '../state/question.ts'
import type { GameState } from '../state/state.ts'
import { baseOf, cardOf, friendsOf, inShock, u } from './figures.ts'

/** STRUCT-11: men on the same step are not subordinate to each other. */
const LADDER: { readonly [rank in Rank]: number } = {
  private: 0,
  corporal: 1,
  nco: 1,
  sergeant: 2,
  secondLieutenant: 3,
  lieutenant: 4,
  captain: 5,
  higher: 6,
}

const stepOf = (state: GameState, figure: Figure): number => LADDER[cardOf(state, figure).rank]

/** STRUCT-11: a CO is a Second Lieutenant or higher. */
export const isOfficer = (state: GameState, figure: Figure): boolean => stepOf(state, figure) >= LADDER.secondLieutenant

/** STRUCT-09, ORDER-03: lower ranks of his side in the leader's radius, of the addressed unit if there is one. */
const subordinatesOf = (state: GameState, leader: Figure, unit: string | undefined): readonly Figure[] => {
  const radius = u(state.rules.commandRadius[cardOf(state, leader).rank])
  return friendsOf(state, leader.side).filter(
    (friend) =>
      stepOf(state, friend) < stepOf(state, leader) &&
      (unit === undefined || friend.unit.company === unit) &&
      within(baseOf(state, leader), baseOf(state, friend), radius),
  )
}

/** ORDER-08: passes an order on: an NCO or officer who is not in Shock. */
const relays = (state: GameState, figure: Figure): boolean => stepOf(state, figure) > 0 && !inShock(figure)

/** ORDER-03, ORDER-07, ORDER-08: everybody whom an order of this officer reaches, each through the first who reaches him. */
export function reachedBy(state: GameState, officer: Figure, unit: string | undefined): readonly Reached[] {
  const { company } = state.rules
  const addressed = company?.orderOneUnit ? (unit ?? officer.unit.company) : undefined
  const cascades = company?.orderCascade === true && (addressed === undefined || addressed === officer.unit.company)
  const reached: Reached[] = []
  const leaders: Figure[] = [officer]
  for (let leader = leaders.shift(); leader; leader = leaders.shift()) {
    for (const figure of subordinatesOf(state, leader, addressed)) {
      if (reached.some((one) => one.figure === figure.id)) continue
      reached.push({ figure: figure.id, through: leader.id })
      if (cascades && figure.unit.company === officer.unit.company && relays(state, figure)) leaders.push(figure)
    }
  }
  return reached
}
