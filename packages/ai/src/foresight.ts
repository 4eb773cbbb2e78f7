import {
  carryOut,
  checkParsed,
  type GameState,
  isRefusal,
  type MarkerId,
  type Plan,
  type Question,
  type SideId,
  seatOf,
  seededChance,
  topQuestion,
} from '@tactic48/rules'

/** How somebody who plays like us answers, without foresight of his own. */
export type Guess = (state: GameState, side: SideId, question: Question) => Plan

const MANY_COMMANDS = 60
/** More figures than this take too long to think through. */
const MANY_FIGURES = 40

/** Does an enemy who plays like us walk into this marker in his next turn? Simulated once, with dice of its own. */
export function isWalkedInto(before: GameState, side: SideId, placing: Plan, guess: Guess): boolean {
  if (before.figures.length > MANY_FIGURES) return false
  const chance = seededChance(`${before.clock} 0`)
  const placed = carryOut(before, placing, chance)
  const [marker] = placed.events.flatMap((event) => (event.type === 'opportunityFirePlaced' ? [event.marker.id] : []))
  let { state } = placed
  const last = before.turn.active === side ? before.turn.number + 1 : before.turn.number
  for (let i = 0; i < MANY_COMMANDS && state.phase === 'play' && state.turn.number <= last; i++) {
    const question = topQuestion(state)
    const [asked] = question?.awaiting ?? []
    if (!question || !asked) return false
    if (offers(question, marker)) return true
    const rests = asked === side && question.kind === 'action'
    state = carryOut(state, (rests && endOfTurn(state, side)) || guess(state, asked, question), chance).state
  }
  return false
}

function endOfTurn(state: GameState, side: SideId): Plan | undefined {
  const seat = seatOf(state, side)
  const plan = seat && checkParsed(state, { verb: 'endTurn', seat })
  return plan && !isRefusal(plan) ? plan : undefined
}

const offers = (question: Question, marker: MarkerId | undefined): boolean =>
  question.kind === 'opportunityFire' && question.offers.some((offer) => offer.marker === marker)
