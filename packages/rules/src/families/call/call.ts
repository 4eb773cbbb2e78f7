import { companyOf } from '../../editions/ruleSet.ts'
import { figureIn } from '../../input/command.ts'
import { oneOf, truth } from '../../input/raw.ts'
import type { ActionRule, Family, Plan } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { payAction, payFor } from '../../kernel/pay.ts'
import { closeQuestion, openTask, topQuestion, topQuestionOf } from '../../kernel/stack.ts'
import { checkAble, checkActor, type Demand, plainDemand } from '../../query/actor.ts'
import { callable, type Line, leftToOpponent, whyNotCall } from '../../query/callKinds.ts'
import { hasActed } from '../../query/carry.ts'
import { faceOf, figureOf, friendsOf, inShock, knownFigure, seatOf, sheetOf } from '../../query/figures.ts'
import { hqContact } from '../../query/radio.ts'
import { isOfficer } from '../../query/rank.ts'
import type { Command, CommandOf, Payer, Price } from '../../state/command.ts'
import type { CallMeans } from '../../state/companyEvent.ts'
import type { Figure } from '../../state/figure.ts'
import { ofSide, type SideId } from '../../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import { CALL_KINDS, type CallKind } from '../../state/support.ts'
import { perform } from '../turn/heldAction.ts'
import { advanceCall, chooseCall, settled } from './settle.ts'
import { usual } from './usual.ts'

type Call = CommandOf<'call'>

const toCall = (state: GameState): Demand => plainDemand('call', state.rules.company?.callCost ?? 1)

/** FORCE-09, CALL-01, CALL-03. */
function checkCaller(state: GameState, caller: Figure): Refusal | undefined {
  const { company } = state.rules
  if (!company) return refuse('FORCE-09', 'noCompany')
  if (!isOfficer(state, caller) || faceOf(state, caller).call === undefined) {
    return refuse('CALL-01', 'noCall', { figure: caller.id })
  }
  const { callAttemptsPerTurn: limit, callExclusive } = company
  const made = sheetOf(state, caller).counters.calls ?? 0
  if (limit !== null && made >= limit) return refuse('CALL-03', 'noAttempts', { limit })
  // Another attempt belongs to the same Action; between two of them he is locked.
  const isFirst = made === 0
  return callExclusive && isFirst && hasActed(caller)
    ? refuse('CALL-03', 'alreadyActed', { figure: caller.id })
    : undefined
}

/** CALL-04: by what the call is made. */
function meansOf(state: GameState, caller: Figure, { credit, away }: { credit: boolean; away: boolean }): CallMeans {
  if (away) return 'self'
  return credit ? 'runner' : (hqContact(state, caller)?.means ?? 'none')
}

const lineBy = (means: CallMeans): Line => ({ contact: means !== 'none', away: means === 'self' })

/** CALL-05: what is declared must be possible; undeclared, something must be, and of what the opponent may choose from. */
function checkKind(state: GameState, caller: Figure, kind: CallKind | undefined, line: Line): Refusal | undefined {
  if (kind !== undefined) return whyNotCall(state, caller, kind, line)
  if (companyOf(state.rules).callDeclareFirst && !leftToOpponent(state)) return refuse('CALL-05', 'undeclaredCall')
  const open = callable(state, caller, line).filter((one) => one !== 'platoonMortar' || !leftToOpponent(state))
  return open.length > 0 ? undefined : whyNotCall(state, caller, 'reinforcements', line)
}

const creditOf = (state: GameState, caller: Figure): number =>
  ofSide(state.sides, caller.side).callCredits.find(({ officer }) => officer === caller.id)?.count ?? 0

function checkCredit(state: GameState, caller: Figure): Refusal | undefined {
  const allowed = companyOf(state.rules).callMeans.includes('runner') && creditOf(state, caller) > 0
  return allowed ? undefined : refuse('RUNNER-03', 'noCredit', { figure: caller.id })
}

/** RUNNER-04: a man who has just left pays with a slot of his own; off the table none is lent to him. */
const hasSlot = (state: GameState, officer: Figure): boolean =>
  sheetOf(state, officer).counters.slots < faceOf(state, officer).maxActions

function awayPrice(state: GameState): Price {
  const { tokens, attack } = toCall(state)
  return { tokens, slots: 1, movement: 0, attack }
}

/** RUNNER-04: may and can he call from off the table. */
export const mayCallAway = (state: GameState, officer: Figure): boolean =>
  !checkCaller(state, officer) &&
  hasSlot(state, officer) &&
  ofSide(state.sides, officer.side).tokens >= toCall(state).tokens &&
  callable(state, officer, lineBy('self')).length > 0

function judge(state: GameState, command: Call, payer?: Payer): Plan<'call'> | Refusal {
  const caller = figureOf(state, command.figure)
  const unable = caller && checkCaller(state, caller)
  if (unable) return unable
  const asked = topQuestionOf(state, 'selfCall')
  if (asked && asked.officer !== command.figure) return refuse('RUNNER-04', 'noHqContact', { figure: command.figure })
  const away = asked !== undefined
  const price = away ? awayPrice(state) : checkActor(state, command, toCall(state), payer)
  if (isRefusal(price)) return price
  const officer = knownFigure(state, command.figure)
  const credit = command.credit === true && !away
  const uncredited = credit ? checkCredit(state, officer) : undefined
  if (uncredited) return uncredited
  const line = lineBy(meansOf(state, officer, { credit, away }))
  return checkKind(state, officer, command.kind, line) ?? { command, price }
}

/** CALL-09 steps 2 and 3. */
function tryCall(flow: Flow, command: Call, away: boolean): void {
  const { state } = flow
  const company = companyOf(state.rules)
  const caller = knownFigure(state, command.figure)
  const means = meansOf(state, caller, { credit: command.credit === true, away })
  const among = callable(state, caller, lineBy(means))
  const dice = Array.from({ length: Math.max(0, faceOf(state, caller).call ?? 0) }, () => flow.chance.d6())
  const hits = dice.filter((die) => die >= company.callSuccessOn).length
  flow.emit({
    type: 'callTried',
    caller: caller.id,
    means,
    dice,
    need: company.callSuccessOn,
    hits,
    ...(command.kind !== undefined && { declared: command.kind }),
    locks: company.callExclusive,
  })
  if (hits > 0)
    openTask(flow, { kind: 'call', caller: caller.id, wanted: command.kind, among, atOnce: hits > 1, settled: false })
}

const call: ActionRule<'call'> = {
  answers: ['action', 'window', 'selfCall'],
  read: (raw, seat) => ({
    verb: 'call',
    seat,
    figure: figureIn(raw),
    ...(raw.kind === undefined ? undefined : { kind: oneOf(raw.kind, 'kind', CALL_KINDS) }),
    ...(raw.credit === undefined ? undefined : { credit: truth(raw.credit, 'credit') }),
  }),
  check: judge,
  able(state, figure) {
    const price = checkCaller(state, figure) ?? checkAble(state, figure, toCall(state))
    if (isRefusal(price)) return price
    const contact = hqContact(state, figure) !== undefined || !checkCredit(state, figure)
    const [kind] = callable(state, figure, { contact, away: false })
    return kind === undefined ? refuse('CALL-04', 'noHqContact', { figure: figure.id }) : price
  },
  resolve(flow, plan) {
    const { command, price } = plan
    if (!topQuestionOf(flow.state, 'selfCall')) {
      payAction(flow, plan)
      perform(flow, command)
      return
    }
    closeQuestion(flow, 'selfCall')
    if (price) payFor(flow, command.figure, 'call', price)
    tryCall(flow, command, true)
  },
  effect: (flow, command) => tryCall(flow, command, false),
}

/** Of what points at places, the answer of §33. */
function* usualAnswers(state: GameState, side: SideId): Generator<Command> {
  const question = topQuestion(state)
  const command =
    question?.kind === 'support'
      ? usual.support(state, question, side)
      : question?.kind === 'mortar'
        ? usual.mortar(state, question, side)
        : question?.kind === 'teams'
          ? usual.teams(state, question, side)
          : undefined
  if (command) yield command
}

/** Calls to HQ and to the platoon mortars — CALL-01 … CALL-09. */
export const calls: Family = {
  name: 'call',
  verbs: { call, chooseCall, ...settled },
  advance: { call: advanceCall },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat || !state.rules.company) return
    yield* usualAnswers(state, side)
    const away = topQuestionOf(state, 'selfCall')
    const callers = away ? [knownFigure(state, away.officer)] : friendsOf(state, side)
    for (const caller of callers) {
      if (checkCaller(state, caller) || inShock(caller)) continue
      for (const kind of CALL_KINDS) {
        yield { verb: 'call', seat, figure: caller.id, kind }
        if (creditOf(state, caller) > 0) yield { verb: 'call', seat, figure: caller.id, kind, credit: true }
      }
      yield { verb: 'call', seat, figure: caller.id }
    }
    const asked = topQuestionOf(state, 'callKind')
    for (const kind of asked?.among ?? []) yield { verb: 'chooseCall', seat, kind }
  },
  defaults: {
    ...usual,
    /** D43: having left, he does not call. */
    selfCall(state, _, side) {
      const seat = seatOf(state, side)
      return seat && { verb: 'pass', seat }
    },
    /** D29: reinforcements where they may be called, which are the first of all kinds. */
    callKind(state, { among }, side) {
      const seat = seatOf(state, side)
      const [kind] = among
      return seat && kind && { verb: 'chooseCall', seat, kind }
    },
  },
}
