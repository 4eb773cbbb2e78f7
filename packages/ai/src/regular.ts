import {
  type ActionCommand,
  type Chance,
  type Command,
  type CommandOf,
  type GameState,
  isActionVerb,
  type Plan,
  type Question,
  type SideId,
  seededChance,
  type Verb,
} from '@tactic48/rules'
import { answer } from './answer.ts'
import { appraise, boundOf } from './appraise.ts'
import { type Attention, fullAttention, glances, overlooksCover } from './attention.ts'
import { cardValue } from './cards.ts'
import { isMessenger } from './errand/officers.ts'
import { type Guess, isWalkedInto } from './foresight.ts'
import { generate, type Option } from './generator.ts'
import { lastToken } from './place.ts'
import { type Situation, situationOf } from './situation.ts'

/** A command that was weighed, in AP after its price, with the plan that `check` made of it. */
export interface Weighed {
  readonly command: Command
  readonly plan: Plan
  readonly value: number
}

export interface Choice extends Weighed {
  /** The next best, for "why". */
  readonly alternatives: readonly Weighed[]
}

/** Stay unless better by this. */
const WORTH_DOING = 0.15
const WORTH_A_WINDOW = 0.6
const ALTERNATIVES = 3
const ATTACKS: readonly Verb[] = ['fire', 'moveAndFire', 'throwGrenade']

/** Limited attention: one man at a time, sometimes without considering cover. */
export function recruited(state: GameState, side: SideId, question: Question, chance: Chance): Choice {
  if (question.kind === 'takeCover') {
    const plan = overlooksCover(state, side, chance)
    if (plan) return { ...ready(plan), alternatives: [] }
  }
  if (question.kind !== 'action' && question.kind !== 'window') return decide(state, side, question, chance)
  const situation = situationOf(state, side)
  let choice: Choice | undefined
  for (const attention of glances(situation, chance)) {
    choice = nextAction(situation, question, false, attention)
    if (!isRest(choice.command)) return choice
  }
  return choice ?? decide(state, side, question, chance)
}

/** Exact expected values, one Action ahead. */
export function decide(state: GameState, side: SideId, question: Question, chance: Chance, foresees = true): Choice {
  if (question.kind === 'action' || question.kind === 'window') {
    return nextAction(situationOf(state, side), question, foresees)
  }
  const plan = answer(state, side, question, chance)
  if (!plan) throw new Error(`the opponent has no answer to ${question.kind}`)
  return { command: plan.command, plan, value: 0, alternatives: [] }
}

/** How we take the enemy to answer: as we would, on the spur of the moment. */
const guess: Guess = (state, side, question) => decide(state, side, question, seededChance('guess'), false).plan

const isRest = ({ verb }: Command): boolean => verb === 'endTurn' || verb === 'pass'

const isAction = (command: Command): command is ActionCommand => isActionVerb(command.verb)

/** All options of a side in its turn. */
interface Openings {
  readonly actions: Bounded[]
  readonly cards: readonly Weighed[]
  /** Free of charge: done at once. */
  readonly free: Plan | undefined
  readonly rest: Plan | undefined
}

function openingsOf(situation: Situation, { movers, notices }: Attention): Openings {
  const actions: Bounded[] = []
  const cards: Weighed[] = []
  let rest: Plan | undefined
  for (const option of generate(situation.state, situation.side, movers)) {
    const { command } = option.plan
    if (isAction(command)) {
      if (!notices(command)) continue
      const action = { ...option, command }
      const price = priceOf(situation, option.plan)
      actions.push({ action, price, bound: boundOf(situation, action) - price })
    } else if (command.verb === 'drawCard' || isWantedMessage(situation, command))
      return { actions, cards, free: option.plan, rest }
    else if (command.verb === 'playCard') cards.push(weighCard(situation, { ...option.plan, command }))
    else if (command.verb === 'endTurn' || command.verb === 'pass') rest = option.plan
  }
  return { actions, cards, free: undefined, rest }
}

function nextAction(
  situation: Situation,
  question: Question,
  foresees: boolean,
  attention = fullAttention(situation),
): Choice {
  const { actions, cards, free, rest } = openingsOf(situation, attention)
  if (free) return { ...ready(free), alternatives: [] }
  const card = bestOf(cards)
  if (card && card.value > 0) return { ...card, alternatives: [] }
  const weighed = weigh(situation, actions)
  const first = firstWorthDoing(situation, question, weighed, foresees)
  if (first) return { ...first, alternatives: weighed.filter((other) => other !== first).slice(0, ALTERNATIVES) }
  if (!rest) throw new Error(`the opponent has no answer to ${question.kind}`)
  return { command: rest.command, plan: rest, value: 0, alternatives: weighed.slice(0, ALTERNATIVES) }
}

/** Candidates for a longer search. */
export interface Prospects {
  /** Done at once: free of charge, or a card better played than kept. */
  readonly atOnce: Weighed | undefined
  /** The first Actions by exact value, best first; then the others, which are worth no more, the likely ones first. */
  readonly weighed: readonly Weighed[]
  readonly others: readonly Plan[]
  readonly rest: Plan | undefined
  /** TURN-05: a turn without spending loses a token. */
  readonly owes: boolean
}

export function prospectsOf(situation: Situation, question: Question, many: number): Prospects {
  const { actions, cards, free, rest } = openingsOf(situation, fullAttention(situation))
  const card = bestOf(cards)
  const atOnce = free ? ready(free) : card && card.value > 0 ? card : undefined
  const weighed = atOnce ? [] : weigh(situation, actions, many)
  const known = new Set(weighed.map(({ plan }) => plan))
  return {
    atOnce,
    weighed,
    others: actions.map(({ action }) => action.plan).filter((plan) => !known.has(plan)),
    rest,
    owes: owes(situation, question),
  }
}

/** RUNNER-02: free of charge, for one who is to bring it out. */
const isWantedMessage = ({ state }: Situation, command: Command): boolean =>
  command.verb === 'takeMessage' && isMessenger(state, command.figure, command.officer)

const ready = (plan: Plan): Weighed => ({ command: plan.command, plan, value: 0 })

/** Cards cost no Action: one that is worth more than keeping it is played at once. */
const weighCard = (situation: Situation, plan: Plan & { readonly command: CommandOf<'playCard'> }): Weighed => ({
  command: plan.command,
  plan,
  value: cardValue(situation, plan),
})

const bestOf = (weighed: readonly Weighed[]): Weighed | undefined =>
  weighed.reduce<Weighed | undefined>((best, one) => (best && best.value >= one.value ? best : one), undefined)

interface Bounded {
  readonly action: Option & { readonly command: ActionCommand }
  readonly price: number
  /** It is worth no more than this. */
  readonly bound: number
}

/** The best by value, exact for the first `many`; candidates that cannot be among them are skipped. */
function weigh(situation: Situation, actions: Bounded[], many = ALTERNATIVES): readonly Weighed[] {
  const weighed: Weighed[] = []
  /** The best values so far, least first; markers of Opportunity Fire may yet be dropped, so they do not count. */
  const leading: number[] = []
  for (const { action, price, bound } of actions.sort((a, b) => b.bound - a.bound)) {
    const { command, plan } = action
    const least = leading.length > many ? (leading[0] ?? 0) : Number.NEGATIVE_INFINITY
    if (bound <= least) break
    const value = appraise(situation, action) - price
    weighed.push({ command, plan, value })
    if (command.verb === 'placeOpportunityFire') continue
    leading.push(value)
    leading.sort((a, b) => a - b)
    if (leading.length > 1 + many) leading.shift()
  }
  return weighed.sort((a, b) => b.value - a.value)
}

/** The best marker of Opportunity Fire must also stand the test of an enemy's turn played in thought; the others are not tried. */
function firstWorthDoing(
  situation: Situation,
  question: Question,
  weighed: readonly Weighed[],
  foresees: boolean,
): Weighed | undefined {
  const { state, side } = situation
  let tested = false
  for (const one of weighed) {
    const { command, plan, value } = one
    if (value <= thresholdOf(situation, question, command)) return undefined
    if (!foresees || command.verb !== 'placeOpportunityFire') return one
    if (!tested && isWalkedInto(state, side, plan, guess)) return one
    tested = true
  }
  return undefined
}

/**
 * TURN-05: a turn in which nothing is spent loses a token all the same. In a window (TURN-16) one attacks at once, but waits with
 * everything else until the enemy has shown what he does.
 */
function thresholdOf(situation: Situation, question: Question, { verb }: Command): number {
  if (question.kind === 'window' && !ATTACKS.includes(verb)) return WORTH_A_WINDOW
  return owes(situation, question) ? -situation.token : WORTH_DOING
}

function owes({ state, side }: Situation, question: Question): boolean {
  const { minAtPerTurn, minSpendFailure } = state.rules
  return question.kind === 'action' && state.sides[side].spentThisTurn < minAtPerTurn && minSpendFailure !== 'waive'
}

function priceOf(situation: Situation, { price, joinerPrices }: Plan): number {
  const { state, side, token } = situation
  const joined = joinerPrices?.reduce((sum, { tokens }) => sum + tokens, 0) ?? 0
  const spent = (price?.tokens ?? 0) + joined
  const last = spent > 0 && spent >= state.sides[side].tokens
  return token * spent + (last ? Math.max(0, lastToken(situation) - token) : 0)
}
