import { figureIn, targetIn, weaponIn } from '../input/command.ts'
import type { Family, VerbRule } from '../kernel/family.ts'
import { payAction } from '../kernel/pay.ts'
import { checkActor } from '../query/actor.ts'
import { enemiesOf, friendsOf, inShock, knownFigure, seatOf, sheetOf } from '../query/figures.ts'
import { gunsOf } from '../query/weapons.ts'
import { isRefusal } from '../state/refusal.ts'
import { offerOnAction } from './opportunity/offer.ts'
import { checkShot, openShot } from './shot.ts'

const fireAction: VerbRule<'fire'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({ verb: 'fire', seat, figure: figureIn(raw), weapon: weaponIn(raw), target: targetIn(raw) }),
  check(state, command) {
    const price = checkActor(state, command, { verb: 'fire', tokens: state.rules.fireCost, attack: true })
    if (isRefusal(price)) return price
    const shot = checkShot(state, knownFigure(state, command.figure), command.weapon, command.target)
    return isRefusal(shot) ? shot : { command, price }
  },
  resolve(flow, plan) {
    const { figure, weapon, target } = plan.command
    const { aims } = knownFigure(flow.state, figure)
    payAction(flow, plan)
    openShot(flow, { mode: 'fire', shooter: figure, weapon, target, aims }, () => offerOnAction(flow, figure))
  },
}

/** Fire — FIRE-01 … FIRE-07; the shot itself is in `shot.ts`. */
export const fire: Family = {
  name: 'fire',
  verbs: { fire: fireAction },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat || state.sides[side].tokens < state.rules.fireCost) return
    const enemies = enemiesOf(state, side)
    for (const figure of friendsOf(state, side)) {
      if (inShock(figure) || figure.counters.suppressed) continue
      for (const weapon of gunsOf(state, figure)) {
        if ((sheetOf(state, figure).counters.shots[weapon.id] ?? 0) >= weapon.maxShots) continue
        for (const target of enemies) {
          yield { verb: 'fire', seat, figure: figure.id, weapon: weapon.id, target: target.id }
        }
      }
    }
  },
}
