import type { Atom } from '../atoms.ts'
import { Malformed, record, text } from '../input/raw.ts'
import type { Plan } from '../kernel/family.ts'
import { topQuestion } from '../kernel/stack.ts'
import { type Command, type CommandOf, isActionVerb, type Verb } from '../state/command.ts'
import { type SideId, seatId } from '../state/ids.ts'
import type { Question, QuestionKind } from '../state/question.ts'
import { isRefusal, type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { ruleOf } from './families.ts'

/** The rule of set-up that says whose answer it is. */
const OUT_OF_TURN: { readonly [V in Verb]?: readonly [kind: QuestionKind, rule: Atom] } = {
  chooseEdge: ['edge', 'SETUP-04'],
  deploy: ['deploy', 'SETUP-08'],
}

/** The only judge: may this happen now. Never throws, whatever it is given. */
export function check(state: GameState, command: unknown): Plan | Refusal {
  const parsed = parse(command)
  return isRefusal(parsed) ? parsed : checkParsed(state, parsed)
}

/** For commands that the program itself made. */
export function checkParsed(state: GameState, command: Command): Plan | Refusal {
  return gate(state, command) ?? judge(state, command)
}

function judge<V extends Verb>(state: GameState, command: CommandOf<V>): Plan<V> | Refusal {
  const rule = ruleOf<V>(command.verb)
  return rule ? rule.check(state, command) : refuse('COMMAND', 'unknownVerb', { verb: command.verb })
}

function gate(state: GameState, command: Command): Refusal | undefined {
  if (state.phase === 'over') return refuse('COMMAND', 'gameOver')
  const side: unknown = state.seats[command.seat]
  if (side !== 'blue' && side !== 'ember') return refuse('COMMAND', 'noSuchSeat', { seat: command.seat })
  const kinds = ruleOf(command.verb)?.answers ?? 'anytime'
  if (kinds === 'anytime') return undefined
  const question = topQuestion(state)
  if (!question) return refuse('TURN-16', 'nothingAsked')
  if (!kinds.includes(question.kind)) return wrongMoment(command, question, side)
  if (!question.awaiting.includes(side)) return notAsked(command, question)
  return allowedInWindow(command, question)
}

function wrongMoment(command: Command, question: Question, side: SideId): Refusal {
  if (!question.awaiting.includes(side)) return notAsked(command, question)
  return refuse('TURN-16', 'notNow', { verb: command.verb, question: question.kind })
}

function notAsked(command: Command, question: Question): Refusal {
  const [kind, rule] = OUT_OF_TURN[command.verb] ?? []
  if (rule && kind === question.kind) {
    return refuse(rule, 'notAsked', { verb: command.verb, question: question.kind })
  }
  const ownTurnOnly = question.kind === 'action' && (isActionVerb(command.verb) || command.verb === 'endTurn')
  return refuse(ownTurnOnly ? 'TURN-08' : 'TURN-16', ownTurnOnly ? 'notYourTurn' : 'notAsked', {
    verb: command.verb,
    question: question.kind,
  })
}

/** TURN-08 `takeCoverAnytime`. */
function allowedInWindow(command: Command, question: Question): Refusal | undefined {
  if (question.kind !== 'window' || question.allows === 'anyAction') return undefined
  if (command.verb === 'pass' || command.verb === 'takeCover') return undefined
  return refuse('TURN-08', 'onlyTakeCover', { verb: command.verb })
}

/** Anything at all becomes a command or a refusal that names the first field of a wrong shape. */
export function parse(input: unknown): Command | Refusal {
  try {
    const raw = record(input, 'command')
    const verb = text(raw.verb, 'verb')
    const rule = ruleOf(verb as Verb)
    if (!rule) return refuse('COMMAND', 'unknownVerb', { verb })
    return rule.read(raw, seatId(text(raw.seat, 'seat')))
  } catch (error) {
    // A getter or proxy of the input may throw whatever it likes.
    return refuse('COMMAND', 'malformed', { field: error instanceof Malformed ? error.field : 'command' })
  }
}
