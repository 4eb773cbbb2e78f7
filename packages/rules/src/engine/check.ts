import type { Atom } from '../atoms.ts'
import { Malformed, record, text } from '../input/raw.ts'
import type { Plan, VerbRule } from '../kernel/family.ts'
import { topQuestion } from '../kernel/stack.ts'
import { figureOf } from '../query/figures.ts'
import {
  type ActionCommand,
  type ActionVerb,
  type Command,
  isActionVerb,
  type Payer,
  type Price,
  type Verb,
} from '../state/command.ts'
import { type FigureId, own, type SeatId, type SideId, seatId } from '../state/ids.ts'
import type { Question, QuestionKind, QuestionOf } from '../state/question.ts'
import { isRefusal, type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import { actionOf, ruleOf } from './families.ts'

/** The rule of set-up that says whose answer it is. */
const OUT_OF_TURN: { readonly [V in Verb]?: readonly [kind: QuestionKind, rule: Atom] } = {
  chooseEdge: ['edge', 'SETUP-04'],
  deploy: ['deploy', 'SETUP-08'],
  feint: ['feint', 'FEINT-01'],
}

/** Actions whose own rule says that they belong to the own turn. */
const OWN_TURN: { readonly [V in Verb]?: Atom } = {
  giveOrder: 'ORDER-17',
  firstAid: 'MEDIC-09',
  checkCasualty: 'MEDIC-09',
}

/** The only judge: may this happen now. Never throws, even on hostile input. */
export function check(state: GameState, command: unknown): Plan | Refusal {
  const read = reading(command)
  return read.refused ? read : judge(state, read)
}

/** For commands that the program itself made. */
export function checkParsed(state: GameState, command: Command): Plan | Refusal {
  const { verb, seat } = command
  const rule = ruleOf(verb)
  return rule ? judge(state, { rule, verb, seat, command }) : refuse('COMMAND', 'unknownVerb', { verb })
}

/** A command with what was looked at on the way to it, so that it is not looked up again. */
interface Reading {
  readonly refused?: undefined
  readonly rule: VerbRule<Verb>
  readonly verb: Verb
  readonly seat: SeatId
  readonly command: Command
}

function judge(state: GameState, { rule, verb, seat, command }: Reading): Plan | Refusal {
  const closed = gate(state, verb, seat, rule.answers)
  if (!closed) return rule.check(state, command)
  return (verb === 'takeInitiative' && whyNoWindow(state, rule, command)) || closed
}

/** TURN-16: no window is open for an officer who may not seize the turn; his own rules say why. */
function whyNoWindow(state: GameState, rule: VerbRule<Verb>, command: Command): Refusal | undefined {
  if (state.phase === 'over' || topQuestion(state)?.kind !== 'action') return undefined
  const side = own(state.seats, command.seat)
  if (side === undefined) return undefined
  if (side === state.turn.active) return refuse('INIT-01', 'opponentsTurnOnly')
  const judged = rule.check(state, command)
  return isRefusal(judged) ? judged : undefined
}

/** The same Action paid for by an order or a card, whichever question is open. */
export function checkAs(state: GameState, command: ActionCommand, payer: Payer): Plan<ActionVerb> | Refusal {
  const rule = actionOf<ActionVerb>(command.verb)
  return rule ? rule.check(state, command, payer) : refuse('COMMAND', 'unknownVerb', { verb: command.verb })
}

/** Could this figure do it at all now, with any target? Its least price, or the first reason why not. */
export function able(state: GameState, verb: ActionVerb, id: FigureId): Price | Refusal {
  if (state.phase === 'over') return refuse('COMMAND', 'gameOver')
  const figure = figureOf(state, id)
  if (!figure) return refuse('TURN-09', 'noSuchFigure', { figure: id })
  const rule = actionOf(verb)
  if (!rule) return refuse('COMMAND', 'unknownVerb', { verb })
  return asked(state, verb, figure.side, rule.answers) ?? rule.able(state, figure)
}

type Answers = VerbRule<Verb>['answers']

function gate(state: GameState, verb: Verb, seat: SeatId, answers: Answers): Refusal | undefined {
  if (state.phase === 'over') return refuse('COMMAND', 'gameOver')
  const side = own(state.seats, seat)
  if (side === undefined) return refuse('COMMAND', 'noSuchSeat', { seat })
  return asked(state, verb, side, answers)
}

/** Is this side asked something that the verb answers? */
function asked(state: GameState, verb: Verb, side: SideId, answers: Answers): Refusal | undefined {
  if (answers === 'anytime') return undefined
  const question = topQuestion(state)
  if (!question) return refuse('TURN-16', 'nothingAsked')
  const { kind, awaiting } = question
  if (!awaiting.includes(side)) return notAsked(verb, question)
  if (!answers.includes(kind)) return refuse('TURN-16', 'notNow', { verb, question: kind })
  return kind === 'window' ? allowedInWindow(verb, question) : undefined
}

function notAsked(verb: Verb, question: Question): Refusal {
  const [kind, rule] = OUT_OF_TURN[verb] ?? []
  if (rule && kind === question.kind) return refuse(rule, 'notAsked', { verb, question: question.kind })
  const ownTurnOnly = question.kind === 'action' && (isActionVerb(verb) || verb === 'endTurn')
  if (!ownTurnOnly) return refuse('TURN-16', 'notAsked', { verb, question: question.kind })
  return notYourTurn(verb, question)
}

const notYourTurn = (verb: Verb, { kind: question }: Question): Refusal =>
  refuse(OWN_TURN[verb] ?? 'TURN-08', 'notYourTurn', { verb, question })

/** TURN-08 `reactions`, `takeCoverAnytime`: Actions of the own turn are barred from the windows of TURN-16. */
function allowedInWindow(verb: Verb, question: QuestionOf<'window'>): Refusal | undefined {
  if (question.allows === 'anyAction') return undefined
  if (verb === 'pass' || verb === 'playCard') return undefined
  if (question.allows === 'cards') return refuse('TURN-16', 'onlyCards', { verb })
  if (verb === 'takeInitiative') return undefined
  if (question.allows === 'reactions') return notYourTurn(verb, question)
  return verb === 'takeCover' ? undefined : refuse('TURN-08', 'onlyTakeCover', { verb })
}

/** Anything at all becomes a command or a refusal that names the first field of a wrong shape. */
export function parse(input: unknown): Command | Refusal {
  const read = reading(input)
  return read.refused ? read : read.command
}

function reading(input: unknown): Reading | Refusal {
  try {
    const raw = record(input, 'command')
    const verb = text(raw.verb, 'verb') as Verb
    const rule = ruleOf(verb)
    if (!rule) return refuse('COMMAND', 'unknownVerb', { verb })
    const seat = seatId(text(raw.seat, 'seat'))
    return { rule, verb, seat, command: rule.read(raw, seat) }
  } catch (error) {
    // A getter or proxy of the input may throw anything.
    if (!(error instanceof Malformed)) return refuse('COMMAND', 'malformed', { field: 'command', fault: 'unreadable' })
    const { field, fault, params } = error
    return refuse('COMMAND', 'malformed', { ...params, field, fault })
  }
}
