import { figureIn, targetIn, weaponIn } from '../../input/command.ts'
import type { ActionRule, Family } from '../../kernel/family.ts'
import { payAction } from '../../kernel/pay.ts'
import { attackDemand, checkAble, checkActor, type Demand, noneAllowed, plainDemand } from '../../query/actor.ts'
import { enemiesOf, faceOf, friendsOf, inShock, knownFigure, seatOf } from '../../query/figures.ts'
import { checkWeapon, gunsOf, shotLimit, shotsFired } from '../../query/weapons.ts'
import type { Figure } from '../../state/figure.ts'
import { ofSide } from '../../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import { offerOnAction } from '../opportunityFire/shot.ts'
import { perform } from '../turn/heldAction.ts'
import { checkShot, checkTarget, openShot } from './shot.ts'

const toFire = ({ rules }: GameState): Demand => attackDemand('fire', rules.fireCost)

/** Every gun at every enemy. */
function* shotsFrom(state: GameState, shooter: Figure): Generator<Refusal | undefined> {
  const targets = enemiesOf(state, shooter.side)
  for (const { id } of gunsOf(state, shooter)) {
    const weapon = checkWeapon(state, shooter, id, 'gun')
    if (isRefusal(weapon)) yield weapon
    else for (const target of targets) yield checkTarget(state, shooter, weapon, target.id)
  }
}

const fireAction: ActionRule<'fire'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({ verb: 'fire', seat, figure: figureIn(raw), weapon: weaponIn(raw), target: targetIn(raw) }),
  check(state, command, payer) {
    const price = checkActor(state, command, toFire(state), payer)
    if (isRefusal(price)) return price
    const shot = checkShot(state, knownFigure(state, command.figure), command.weapon, command.target)
    return isRefusal(shot) ? shot : { command, price }
  },
  able(state, figure) {
    const price = checkAble(state, figure, toFire(state))
    if (isRefusal(price)) return price
    return noneAllowed(shotsFrom(state, figure), refuse('FIRE-05', 'noGun', { figure: figure.id })) ?? price
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
    if (!seat || ofSide(state.sides, side).tokens < state.rules.fireCost) return
    const enemies = enemiesOf(state, side)
    for (const figure of friendsOf(state, side)) {
      if (inShock(figure) || figure.counters.suppressed) continue
      for (const weapon of gunsOf(state, figure)) {
        if (shotsFired(state, figure, weapon.id) >= shotLimit(state, figure, weapon)) continue
        for (const target of enemies) {
          yield { verb: 'fire', seat, figure: figure.id, weapon: weapon.id, target: target.id }
        }
      }
    }
  },
}

const toAim = ({ rules }: GameState): Demand => plainDemand('aim', rules.aimCost, 'aim')

/** AIM-03. */
const checkAims = ({ rules }: GameState, { id, aims }: Figure): Refusal | undefined =>
  aims > 0 && !rules.aimStacks ? refuse('AIM-03', 'alreadyAimed', { figure: id }) : undefined

const aimAction: ActionRule<'aim'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({ verb: 'aim', seat, figure: figureIn(raw) }),
  check(state, command, payer) {
    const price = checkActor(state, command, toAim(state), payer)
    if (isRefusal(price)) return price
    return checkAims(state, knownFigure(state, command.figure)) ?? { command, price }
  },
  able(state, figure) {
    const price = checkAble(state, figure, toAim(state))
    return isRefusal(price) ? price : (checkAims(state, figure) ?? price)
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
