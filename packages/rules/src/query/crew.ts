import type { Point } from '@tactic48/geometry'
import type { Price } from '../state/command.ts'
import type { Figure } from '../state/figure.ts'
import type { FigureId } from '../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { checkAble, plainDemand } from './actor.ts'
import { besides, type Group } from './carry.ts'
import { nextContact } from './contact.ts'
import { cardOf, sharersOf } from './figures.ts'
import { checkEnd, checkGround, type Way } from './path.ts'

const NOBODY: readonly Figure[] = []

/** HOUSE-16: the others of his crew on the table, who move with him as one drop. */
export function crewOf(state: GameState, figure: Figure): readonly Figure[] {
  if (figure.place.at !== 'table' || cardOf(state, figure).crew === undefined) return NOBODY
  return sharersOf(state, figure).filter(({ place }) => place.at === 'table')
}

/** What the others bear of one move: it counts for their MOVE-03 too; AT and slot are those of the card that they share. */
export interface CrewShare {
  readonly figure: FigureId
  readonly price: Price
}

export function crewBill(
  state: GameState,
  crew: readonly Figure[],
  movement: number,
  payer: 'order' | 'free',
): readonly CrewShare[] | Refusal {
  const shares: CrewShare[] = []
  const demand = plainDemand('move', 0, undefined, movement)
  demand.slots = 0
  for (const man of crew) {
    const price = checkAble(state, man, demand, payer)
    if (isRefusal(price)) return price
    shares.push({ figure: man.id, price })
  }
  return shares
}

/** The group that they are on their way. */
export const crewGroup = (crew: readonly Figure[], reach: number): Group => ({
  how: 'crew',
  along: crew.map(({ id }) => id),
  reach,
})

/** MOVE-05 … MOVE-08 for each of the others; the man who leads is the one who may charge. */
export function checkCrewWay(
  state: GameState,
  leader: Figure,
  crew: readonly Figure[],
  way: readonly Point[],
  { end }: Way,
): Refusal | undefined {
  const all = [leader.id, ...crew.map(({ id }) => id)]
  for (const { figure, track } of besides(state, leader, crewGroup(crew, 0), way)) {
    const [enemy] = nextContact(state, figure, track, 0, end)?.opponents ?? []
    if (enemy !== undefined) return refuse('MOVE-06', 'throughEnemy', { figure: enemy })
    const refusal = checkGround(state, figure, track, end) ?? checkEnd(state, figure, track, end, all)
    if (refusal) return refusal
  }
  return undefined
}
