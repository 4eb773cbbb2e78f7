import { figureIn } from '../input/command.ts'
import type { Family, VerbRule } from '../kernel/family.ts'
import { payAction } from '../kernel/pay.ts'
import { checkActor } from '../query/actor.ts'
import { faceOf, figureOf, friendsOf, seatOf } from '../query/figures.ts'
import { isRefusal, refuse } from '../state/refusal.ts'
import { perform } from './deed.ts'

const aimAction: VerbRule<'aim'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({ verb: 'aim', seat, figure: figureIn(raw) }),
  check(state, command) {
    const price = checkActor(state, command, {
      verb: 'aim',
      tokens: state.rules.aimCost,
      attack: false,
      permission: 'aim',
    })
    if (isRefusal(price)) return price
    const aims = figureOf(state, command.figure)?.aims ?? 0
    if (aims > 0 && !state.rules.aimStacks) return refuse('AIM-03', 'alreadyAimed', { figure: command.figure })
    return { command, price }
  },
  resolve(flow, plan) {
    payAction(flow, plan)
    perform(flow, plan.command)
  },
  effect: (flow, { figure }) => flow.emit({ type: 'aimed', figure }),
}

/** Aim — AIM-01 … AIM-03. */
export const aim: Family = {
  name: 'aim',
  verbs: { aim: aimAction },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat) return
    for (const figure of friendsOf(state, side)) {
      if (faceOf(state, figure).aim !== undefined) yield { verb: 'aim', seat, figure: figure.id }
    }
  },
}
