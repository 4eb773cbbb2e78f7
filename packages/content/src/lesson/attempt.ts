import {
  type Chance,
  type ChanceState,
  type Command,
  candidates,
  check,
  defaultAnswer,
  type GameEvent,
  type GameState,
  isRefusal,
  type Log,
  play,
  type Refusal,
  resumedChance,
  type SeatId,
  type SideId,
  seededChance,
  startLog,
  topQuestion,
} from '@tactic48/rules'
import { isSaidUnder } from '../rulebook/segments.ts'
import type { Line } from '../rulebook/template.ts'
import { has, holds, type Moment } from './predicate.ts'
import { LEARNER, OTHER, SEATS, type Sheets, sceneSpec } from './scene.ts'
import type { Said, Step } from './step.ts'

/** A step being played: plain data, so that it can be kept and gone back to. */
export interface Attempt extends Moment {
  readonly step: Step
  readonly sheets: Sheets
  readonly seed: string
  /** As every game has it: what the screen tells, and what can be opened again. */
  readonly log: Log
  /** Scripted dice given so far, and where the others stand. */
  readonly scripted: number
  readonly chance: ChanceState
  /** How far the other side is in the list of its turn. */
  readonly said: number
  readonly verdict: Verdict
}

export type Verdict =
  | { readonly kind: 'begun' }
  | { readonly kind: 'done'; readonly say: Line }
  /** `wayOn`: can the goal still be reached from here, or is it best to try again. `good`: no deviation. */
  | { readonly kind: 'answered'; readonly say: Line; readonly good: boolean; readonly wayOn: 'here' | 'again' }

/** Far more than the other side has to say in any step. */
const MOST_REPLIES = 200

/** The same seed gives the same dice: a step that is tried again has the luck of before. */
export function beginStep(step: Step, sheets: Sheets, seed: string = step.id): Attempt {
  const dice = loaded(step, 0, seededChance(seed).saved())
  const game = startLog(sceneSpec(step.scene, sheets), dice.chance)
  if (isRefusal(game)) throw new Error(`${step.id}: ${game.rule} ${game.code} ${JSON.stringify(game.params)}`)
  const fresh: Attempt = {
    step,
    sheets,
    seed,
    ...game,
    facts: game.log.opening.events,
    lately: [],
    command: undefined,
    ...dice.now(),
    said: 0,
    verdict: { kind: 'begun' },
  }
  return othersAnswer(fresh)
}

export const tryAgain = ({ step, sheets, seed }: Attempt): Attempt => beginStep(step, sheets, seed)

/** The learner's command with what the other side makes of it, and what the teacher says. */
export function playStep(attempt: Attempt, command: unknown): Attempt | Refusal {
  const after = advance(attempt, command)
  return isRefusal(after) ? after : { ...after, verdict: verdictOf(after) }
}

/** The rest of the solution from here, as commands; `undefined` where it no longer leads to the goal. */
export function shownWay(attempt: Attempt): readonly Command[] | undefined {
  const commands = solutionOf(attempt.step, attempt.state)
  const taken = stepsTaken(attempt, commands)
  const starts = [...commands.keys(), commands.length]
  // On from where the learner is, else from further back: who follows the way comes to its end.
  const order = [...starts.slice(0, taken + 1).reverse(), ...starts.slice(taken + 1)]
  for (const from of order) {
    const way = played(attempt, commands.slice(from))
    if (way) return way
  }
  return undefined
}

/** How many commands of the solution were given so far, in their order. */
function stepsTaken({ log }: Attempt, commands: readonly Said[]): number {
  let taken = 0
  for (const entry of log.entries) {
    const next = commands[taken]
    if (next && entry.entry === 'command' && entry.side === LEARNER && isAlike(entry.command, next)) taken += 1
  }
  return taken
}

/** The same verb by the same figure, wherever it points. */
const isAlike = (command: Command, said: Said): boolean =>
  has(command, { verb: said.verb, ...('figure' in said ? { figure: said.figure } : {}) })

/** The way that holds under the rules in force. */
function solutionOf({ id, solution }: Step, { rules }: GameState): readonly Said[] {
  const way = solution.find((one) => isSaidUnder(one, rules))
  if (way === undefined) throw new Error(`${id} has no solution under ${rules.qs} and ${rules.company?.edition}`)
  return way.commands
}

function verdictOf(after: Attempt): Verdict {
  const { step } = after
  if (holds(step.goal, after)) return { kind: 'done', say: step.praise }
  const answer = step.answers.find((one) => holds(one.if, after))
  const wayOn = shownWay(after) ? 'here' : 'again'
  return { kind: 'answered', say: answer?.say ?? step.otherwise, good: answer?.good === true, wayOn }
}

function advance(attempt: Attempt, command: unknown): Attempt | Refusal {
  const after = entered({ ...attempt, lately: [] }, command)
  return isRefusal(after) ? after : othersAnswer({ ...after, command: commandIn(after.log) })
}

/** One more command in the log, of whichever side. */
function entered(attempt: Attempt, command: unknown): Attempt | Refusal {
  const dice = loaded(attempt.step, attempt.scripted, attempt.chance)
  const next = play(attempt, command, dice.chance)
  if (isRefusal(next)) return next
  const last = next.log.entries.at(-1)
  const events: readonly GameEvent[] = last?.entry === 'command' ? last.events : []
  const facts = [...attempt.facts, ...events]
  return { ...attempt, ...next, ...dice.now(), facts, lately: [...attempt.lately, ...events] }
}

function commandIn({ entries }: Log): Command | undefined {
  const last = entries.at(-1)
  return last?.entry === 'command' ? last.command : undefined
}

/** The other side answers and acts until the learner is asked. */
function othersAnswer(attempt: Attempt): Attempt {
  let now = attempt
  for (let i = 0; i < MOST_REPLIES; i++) {
    const question = topQuestion(now.state)
    if (now.state.phase === 'over' || !question?.awaiting.includes(OTHER)) return now
    const reply = replyOf(now)
    const command = reply.command ?? defaultAnswer(now.state, OTHER, seededChance(now.seed))
    const after = command && entered(now, command)
    if (!after || isRefusal(after)) throw new Error(`${now.step.id}: the other side has no answer to ${question.kind}`)
    now = { ...after, said: reply.said }
  }
  throw new Error(`${now.step.id}: the other side does not come to an end`)
}

/** The next of its list that is legal, or its answer to the question. */
function replyOf({ step, state, said }: Attempt): { readonly command: Command | undefined; readonly said: number } {
  const { turns = [], answers = {} } = step.other ?? {}
  const kind = topQuestion(state)?.kind
  if (kind !== 'action') {
    const answer = kind && answers[kind]
    return { command: answer && commandOf(state, OTHER, answer), said }
  }
  const list = turns.flat()
  for (let next = said; next < lengthUpTo(turns, ownTurn(state, step)); next++) {
    const one = list[next]
    const command = one && commandOf(state, OTHER, one)
    if (command) return { command, said: next + 1 }
  }
  return { command: undefined, said: Math.max(said, lengthUpTo(turns, ownTurn(state, step))) }
}

const lengthUpTo = (turns: readonly (readonly Said[])[], count: number): number => turns.slice(0, count).flat().length

/** Counted from 1: every other player turn is its own, the first one at once where the step begins with it. */
const ownTurn = ({ turn }: GameState, { scene }: Step): number =>
  Math.floor((turn.number + (scene.active === OTHER ? 1 : 0)) / 2)

/** What was said as a command that may be given now, its gaps filled in. */
function commandOf(state: GameState, side: SideId, said: Said): Command | undefined {
  const seat: SeatId = SEATS[side]
  const plan = check(state, { ...said, seat })
  if (!isRefusal(plan)) return plan.command
  for (const candidate of candidates(state, side)) if (has(candidate, said)) return candidate
  return undefined
}

/** Plays what was said; between two commands the learner's usual answer is given where something else is asked. */
function played(attempt: Attempt, said: readonly Said[]): readonly Command[] | undefined {
  const given: Command[] = []
  let now = attempt
  for (const one of said) {
    for (let i = 0; ; i++) {
      const command = commandOf(now.state, LEARNER, one) ?? usualAnswer(now.state)
      if (command === undefined || i === MOST_REPLIES) return undefined
      const after = advance(now, command)
      if (isRefusal(after)) return undefined
      given.push(command)
      now = after
      if (command.verb === one.verb) break
    }
  }
  for (let i = 0; !holds(attempt.step.goal, now); i++) {
    const command = usualAnswer(now.state)
    const after = command && i < MOST_REPLIES ? advance(now, command) : undefined
    if (command === undefined || after === undefined || isRefusal(after)) return undefined
    given.push(command)
    now = after
  }
  return given
}

/** §33, but never the end of the learner's own turn. */
function usualAnswer(state: GameState): Command | undefined {
  if (topQuestion(state)?.kind === 'action') return undefined
  return defaultAnswer(state, LEARNER, seededChance('usual'))
}

interface Dice {
  readonly chance: Chance
  readonly now: () => Pick<Attempt, 'scripted' | 'chance'>
}

/** The scripted dice first, then those of the seed. */
function loaded({ dice }: Step, scripted: number, from: ChanceState): Dice {
  const rest = resumedChance(from)
  let given = scripted
  return {
    chance: {
      d6: () => {
        const value = dice?.values[given]
        if (value === undefined) return rest.d6()
        given += 1
        return value
      },
      int: (n) => rest.int(n),
    },
    now: () => ({ scripted: given, chance: rest.saved() }),
  }
}
