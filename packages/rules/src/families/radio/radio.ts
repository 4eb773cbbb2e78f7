import type { Atom } from '../../atoms.ts'
import { companyOf } from '../../editions/ruleSet.ts'
import { figureIn } from '../../input/command.ts'
import type { ActionRule, Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { payAction } from '../../kernel/pay.ts'
import { checkAble, checkActor, type Demand, plainDemand } from '../../query/actor.ts'
import { figureOf, friendsOf, knownFigure, seatOf } from '../../query/figures.ts'
import { contactDice, contactNeed, radioValue } from '../../query/radio.ts'
import type { CommandOf } from '../../state/command.ts'
import type { EventOf } from '../../state/event.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId } from '../../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import { perform } from '../turn/heldAction.ts'

const toContact = (state: GameState): Demand => plainDemand('contactHq', state.rules.company?.radioCost ?? 1)

/** RADIO-06, FORCE-09: trained, and without contact so far. */
function checkOperator(state: GameState, figure: Figure): Refusal | undefined {
  if (!state.rules.company) return refuse('FORCE-09', 'noCompany')
  if (radioValue(state, figure) === undefined) return refuse('RADIO-06', 'noRadio', { figure: figure.id })
  return figure.contact ? refuse('RADIO-04', 'alreadyInContact', { figure: figure.id }) : undefined
}

/** RADIO-02. */
function tryContact(flow: Flow, { figure: id }: CommandOf<'contactHq'>): void {
  const operator = knownFigure(flow.state, id)
  const dice = Array.from({ length: contactDice(flow.state, operator) }, () => flow.chance.d6())
  const need = contactNeed(flow.state)
  flow.emit({ type: 'contactTried', figure: id, dice, need, made: dice.some((die) => die >= need) })
}

const contactHq: ActionRule<'contactHq'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({ verb: 'contactHq', seat, figure: figureIn(raw) }),
  check(state, command, payer) {
    const operator = figureOf(state, command.figure)
    const untrained = operator && checkOperator(state, operator)
    if (untrained) return untrained
    const price = checkActor(state, command, toContact(state), payer)
    return isRefusal(price) ? price : { command, price }
  },
  able: (state, figure) => checkOperator(state, figure) ?? checkAble(state, figure, toContact(state)),
  resolve(flow, plan) {
    payAction(flow, plan)
    perform(flow, plan.command)
  },
  effect: tryContact,
}

const allowsCover = ({ rules }: GameState): boolean => rules.company?.radioAllowsTakeCover === true

/** RADIO-04: contact ends; nothing happens to who has none. */
function lose(flow: Flow, id: FigureId, rule: Atom): void {
  if (knownFigure(flow.state, id).contact) flow.emit({ type: 'contactLost', figure: id, rule })
}

/** RADIO-04: Take Cover, also by a card, and Shock without a wound, which is an automatic one (HOUSE-01). */
function afterCover(flow: Flow, figure: FigureId): void {
  if (!allowsCover(flow.state)) lose(flow, figure, 'RADIO-04')
}

/** RADIO-04: anything else that the operator does, ordered or not. */
function afterAction(flow: Flow, { figure, verb }: EventOf<'actionTaken'>): void {
  if (verb === 'takeCover') afterCover(flow, figure)
  else lose(flow, figure, 'RADIO-04')
}

/** Contact with HQ by radio — RADIO-01 … RADIO-06. */
export const radio: Family = {
  name: 'radio',
  verbs: { contactHq },
  reactions: {
    actionTaken: afterAction,
    tookCover: (flow, { figure }) => afterCover(flow, figure),
    shockTested(flow, { figure, passed }) {
      if (!passed) afterCover(flow, figure)
    },
    wounded: (flow, { figure }) => lose(flow, figure, 'RADIO-04'),
    eliminated: (flow, { figure }) => lose(flow, figure, 'RADIO-04'),
    // ORDER-06: a halt is an Action for his contact where it is one for his markers.
    halted(flow, { figure }) {
      if (!companyOf(flow.state.rules).haltKeepsMarkers) lose(flow, figure, 'ORDER-06')
    },
    fightStarted(flow, { mover, opponent }) {
      lose(flow, mover, 'RADIO-04')
      lose(flow, opponent, 'RADIO-04')
    },
  },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat || !state.rules.company) return
    for (const operator of friendsOf(state, side)) {
      if (!checkOperator(state, operator)) yield { verb: 'contactHq', seat, figure: operator.id }
    }
  },
}
