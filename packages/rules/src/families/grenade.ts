import type { Family, VerbRule } from '../kernel/family.ts'
import type { Flow } from '../kernel/flow.ts'
import { payAction } from '../kernel/pay.ts'
import { checkActor } from '../query/actor.ts'
import { knownFigure, seatOf } from '../query/figures.ts'
import { checkThrow } from '../query/throw.ts'
import { checkWeapon } from '../query/weapons.ts'
import { isRefusal } from '../state/refusal.ts'
import type { GrenadeTask } from '../state/task.ts'
import { perform } from './deed.ts'
import { allocate } from './grenade/allocate.ts'
import { burst } from './grenade/burst.ts'
import { grenadeCandidates } from './grenade/candidates.ts'
import { disperse, drift } from './grenade/land.ts'

const throwGrenade: VerbRule<'throwGrenade'> = {
  check(state, command) {
    // SF-05: suppression limits the throw (checkThrow) but does not forbid it.
    const price = checkActor(state, command, {
      verb: 'throwGrenade',
      tokens: state.rules.grenadeCost,
      attack: false,
    })
    if (isRefusal(price)) return price
    const thrower = knownFigure(state, command.figure)
    const weapon = checkWeapon(state, thrower, command.weapon, 'grenade')
    if (isRefusal(weapon)) return weapon
    return checkThrow(state, thrower, command.at) ?? { command, price }
  },
  resolve(flow, plan) {
    payAction(flow, plan)
    perform(flow, plan.command, false)
  },
}

const STEPS: { readonly [S in GrenadeTask['step']]: (flow: Flow, task: GrenadeTask) => void } = {
  disperse,
  burst,
  allocate,
}

/** Hand grenades — GREN-01 … GREN-14. */
export const grenade: Family = {
  name: 'grenade',
  verbs: { throwGrenade, drift },
  advance: { grenade: (flow, task) => STEPS[task.step](flow, task) },
  candidates: grenadeCandidates,
  defaults: {
    drift(state, question, side) {
      const seat = seatOf(state, side)
      return seat && { verb: 'drift', seat, to: question.from }
    },
  },
}
