import { figureIn, targetIn, weaponIn } from '../../input/command.ts'
import type { Family, VerbRule } from '../../kernel/family.ts'
import { payAction } from '../../kernel/pay.ts'
import { checkActor } from '../../query/actor.ts'
import { enemiesOf, faceOf, figureOf, friendsOf, inShock, knownFigure, seatOf, sheetOf } from '../../query/figures.ts'
import { gunsOf } from '../../query/weapons.ts'
import { isRefusal, refuse } from '../../state/refusal.ts'
import { offerOnAction } from '../opportunityFire/shot.ts'
import { perform } from '../turn/heldAction.ts'
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
