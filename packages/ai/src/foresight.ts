import {
  type Command,
  type CommandOf,
  execute,
  type GameState,
  isRefusal,
  type MarkerId,
  type Question,
  type SideId,
  seatOf,
  seededChance,
  topQuestion,
} from '@tactic48/rules'

/** How somebody who plays like us answers, without foresight of his own. */
export type Guess = (state: GameState, side: SideId, question: Question) => Command

/** Turns of the enemy that are played in thought, each with dice of its own; not the dice to come, which nobody knows. */
const SAMPLES = 2
const MANY_COMMANDS = 60
/** More figures than this take too long to think through. */
const MANY_FIGURES = 40

/** Does an enemy who plays like us walk into this marker in his next turn? */
export function isWalkedInto(
  state: GameState,
  side: SideId,
  command: CommandOf<'placeOpportunityFire'>,
  guess: Guess,
): boolean {
  if (state.figures.length > MANY_FIGURES) return false
  for (let sample = 0; sample < SAMPLES; sample++) {
    if (triggersIn(state, side, command, guess, `${state.clock} ${sample}`)) return true
  }
  return false
}

function triggersIn(
  before: GameState,
  side: SideId,
  command: CommandOf<'placeOpportunityFire'>,
  guess: Guess,
  seed: string,
): boolean {
  const chance = seededChance(seed)
  const placed = execute(before, command, chance)
  if (isRefusal(placed)) return false
  const [marker] = placed.events.flatMap((event) => (event.type === 'opportunityFirePlaced' ? [event.marker.id] : []))
  let { state } = placed
  const last = before.turn.active === side ? before.turn.number + 1 : before.turn.number
  for (let i = 0; i < MANY_COMMANDS && state.phase === 'play' && state.turn.number <= last; i++) {
    const question = topQuestion(state)
    const [asked] = question?.awaiting ?? []
    if (!question || !asked) return false
    if (offers(question, marker)) return true
    const seat = seatOf(state, side)
    const ends = asked === side && question.kind === 'action' && seat !== undefined
    const step = execute(state, ends ? { verb: 'endTurn', seat } : guess(state, asked, question), chance)
    if (isRefusal(step)) return false
    state = step.state
  }
  return false
}

const offers = (question: Question, marker: MarkerId | undefined): boolean =>
  question.kind === 'opportunityFire' && question.offers.some((offer) => offer.marker === marker)
