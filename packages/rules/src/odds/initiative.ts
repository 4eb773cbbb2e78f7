import { initiativeItems, initiativeRoll, openingRoll } from '../query/initiative.ts'
import type { InitiativeItem } from '../state/companyEvent.ts'
import { opponentOf, type SideId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import type { InitiativeTask } from '../state/task.ts'

/** INIT-03, INIT-04: one side of an attempt before the bids. */
export interface InitiativeSide {
  readonly dice: number
  readonly items: readonly InitiativeItem[]
  /** INIT-05: the most that can be bid. */
  readonly most: number
}

export interface InitiativeOdds {
  readonly initiator: InitiativeSide
  readonly defender: InitiativeSide
  /** INIT-07: chance of seizing the turn by what the initiator and the defender set aside from now on. */
  readonly seized: readonly (readonly number[])[]
}

/**
 * The table of an attempt by this side: for its own bids the AT that are left when the attempt is paid for. Once it is under way
 * it has been paid for, and what lies open on the table counts (INIT-06).
 */
export function initiativeOdds(state: GameState, side: SideId): InitiativeOdds | undefined {
  const { company } = state.rules
  if (!company) return undefined
  const other = opponentOf(side)
  const attempt = attemptUnderWay(state)
  const cost = attempt ? 0 : company.initiativeCost
  const initiator = sideOf(state, side, Math.max(0, state.sides[side].tokens - cost))
  const defender = sideOf(state, other, state.sides[other].tokens)
  const bids = attempt?.bids ?? { blue: 0, ember: 0 }
  const lead =
    initiativeRoll(state, side).bonus -
    initiativeRoll(state, other).bonus +
    (bids[side] - bids[other]) * company.initiativeBidBonus
  const byLead = new Map<number, number>()
  const chance = (bid: number, against: number): number => {
    const ahead = lead + (bid - against) * company.initiativeBidBonus
    const known = byLead.get(ahead) ?? chanceToBeat(initiator.dice, defender.dice, ahead)
    byLead.set(ahead, known)
    return known
  }
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, bid) => bid)
  return {
    initiator,
    defender,
    seized: upTo(initiator.most).map((bid) => upTo(defender.most).map((against) => chance(bid, against))),
  }
}

function attemptUnderWay({ stack }: GameState): InitiativeTask | undefined {
  for (const frame of stack) if (frame.frame === 'task' && frame.task.kind === 'initiative') return frame.task
  return undefined
}

const sideOf = (state: GameState, side: SideId, most: number): InitiativeSide => ({
  dice: initiativeRoll(state, side).dice,
  items: initiativeItems(state, side, 0),
  most,
})

/** SETUP-11: the chance of a side to have the first turn where it is rolled for; ties are rolled again. */
export function openingOdds(state: GameState, side: SideId): number {
  const own = openingRoll(state, side)
  const other = openingRoll(state, opponentOf(side))
  const wins = chanceToBeat(own.dice, other.dice, own.bonus - other.bonus)
  const loses = chanceToBeat(other.dice, own.dice, other.bonus - own.bonus)
  return wins / (wins + loses)
}

/** P(max of `dice` D6 + lead > max of `others` D6); ties lose. */
export function chanceToBeat(dice: number, others: number, lead: number): number {
  let sum = 0
  for (let mine = 1; mine <= 6; mine++) {
    for (let his = 1; his <= 6; his++) if (mine + lead > his) sum += highest(dice, mine) * highest(others, his)
  }
  return sum
}

/** P(max of `dice` D6 = face). */
const highest = (dice: number, face: number): number => below(dice, face) - below(dice, face - 1)

function below(dice: number, face: number): number {
  let product = 1
  for (let i = 0; i < dice; i++) product *= face / 6
  return product
}
