import type { VerbRule } from '../../kernel/family.ts'
import { payAction } from '../../kernel/pay.ts'
import { checkActor } from '../../query/actor.ts'
import { knownFigure } from '../../query/figures.ts'
import { canSeePoint } from '../../query/sight.ts'
import { isGun, weaponOf } from '../../query/weapons.ts'
import { isRefusal, refuse } from '../../state/refusal.ts'
import { perform } from '../deed.ts'

/** OF-01, OF-13. FIRE-06 and FIRE-07 count when the marker shoots, not now. */
export const placeOpportunityFire: VerbRule<'placeOpportunityFire'> = {
  check(state, command) {
    const price = checkActor(state, command, {
      verb: 'placeOpportunityFire',
      tokens: state.rules.ofCost,
      attack: true,
      permission: 'ofRadius',
    })
    if (isRefusal(price)) return price
    const { at } = command
    const figure = knownFigure(state, command.figure)
    const weapon = weaponOf(state, figure, command.weapon)
    if (!weapon) return refuse('FIRE-05', 'noSuchWeapon', { figure: figure.id, weapon: String(command.weapon) })
    if (!isGun(weapon)) return refuse('OF-01', 'notAGun', { figure: figure.id, weapon: weapon.id })
    const { width, height } = state.table
    if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) return refuse('OF-01', 'offTable', { x: at.x, y: at.y })
    if (!canSeePoint(state, figure, at)) return refuse('OF-01', 'noSight', { figure: figure.id })
    return { command, price }
  },
  resolve(flow, plan) {
    payAction(flow, plan)
    perform(flow, plan.command, false)
  },
}
