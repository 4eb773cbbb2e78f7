import { armourIn, figureIn, weaponIn } from '../../input/command.ts'
import type { ActionRule, Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { payAction } from '../../kernel/pay.ts'
import { attackDemand, checkAble, checkActor, type Demand, noneAllowed } from '../../query/actor.ts'
import {
  type Armoured,
  armouredOf,
  armourProfile,
  armourTargets,
  coverOfArmour,
  factorOf,
  rangeOf,
  touchesArmour,
} from '../../query/armour.ts'
import { friendsOf, knownFigure, seatOf } from '../../query/figures.ts'
import { checkWeapon, diceIn, gunsOf, weaponOf, weaponsOf } from '../../query/weapons.ts'
import type { WeaponProfile } from '../../state/card.ts'
import type { ArmourTarget, CommandOf } from '../../state/command.ts'
import type { Figure } from '../../state/figure.ts'
import type { WeaponId } from '../../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import { perform } from '../turn/heldAction.ts'
import { strike } from './penetration.ts'

/** HOUSE-02: what an explosive charge costs in AT. */
const CHARGE_TOKENS = 2

const toFire = ({ rules }: GameState): Demand => attackDemand('fireAtArmour', rules.fireCost)
const TO_LAY = attackDemand('layCharge', CHARGE_TOKENS)

/** HOUSE-02, FIRE-14: an armoured position, or an enemy's vehicle. */
function checkArmour(state: GameState, figure: Figure, target: ArmourTarget): Armoured | Refusal {
  const armoured = armouredOf(state, target)
  if (!armoured || armoured.side === figure.side) return refuse('HOUSE-02', 'noArmour')
  return armoured
}

/** FIRE-05 … FIRE-07, BUNKER-06, FIRE-04, FIRE-03. */
function checkFire(state: GameState, shooter: Figure, id: WeaponId, target: ArmourTarget): Refusal | undefined {
  const weapon = checkWeapon(state, shooter, id, 'gun')
  if (isRefusal(weapon)) return weapon
  const armoured = checkArmour(state, shooter, target)
  if (isRefusal(armoured)) return armoured
  if (factorOf(state.rules, weapon, armoured) === undefined) return refuse('BUNKER-06', 'notHeavy', { weapon: id })
  if (coverOfArmour(state, shooter, armoured) === 'none') return refuse('FIRE-04', 'noSight', { shooter: shooter.id })
  const { band } = rangeOf(state, shooter, armoured)
  return diceIn(weapon, band) === 0 ? refuse('FIRE-03', 'noDice', { weapon: id, band }) : undefined
}

/** D48: base contact. */
function checkCharge(state: GameState, figure: Figure, id: WeaponId, target: ArmourTarget): Refusal | undefined {
  const weapon = checkWeapon(state, figure, id, 'charge')
  if (isRefusal(weapon)) return weapon
  const armoured = checkArmour(state, figure, target)
  if (isRefusal(armoured)) return armoured
  if (factorOf(state.rules, weapon, armoured) === undefined) return refuse('BUNKER-06', 'notHeavy', { weapon: id })
  return touchesArmour(state, figure, armoured) ? undefined : refuse('HOUSE-02', 'notAtArmour')
}

type Judge = typeof checkFire

function* choices(
  state: GameState,
  figure: Figure,
  weapons: readonly WeaponProfile[],
  judge: Judge,
): Generator<Refusal | undefined> {
  for (const weapon of weapons) {
    for (const target of armourTargets(state)) yield judge(state, figure, weapon.id, target)
  }
}

const chargesOf = (state: GameState, figure: Figure): readonly WeaponProfile[] =>
  weaponsOf(state, figure).filter(({ kind }) => kind === 'charge')

const fireAtArmour: ActionRule<'fireAtArmour'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({
    verb: 'fireAtArmour',
    seat,
    figure: figureIn(raw),
    weapon: weaponIn(raw),
    armour: armourIn(raw.armour),
  }),
  check(state, command, payer) {
    const price = checkActor(state, command, toFire(state), payer)
    if (isRefusal(price)) return price
    const { figure, weapon, armour: target } = command
    return checkFire(state, knownFigure(state, figure), weapon, target) ?? { command, price }
  },
  able(state, figure) {
    const price = checkAble(state, figure, toFire(state))
    if (isRefusal(price)) return price
    return (
      noneAllowed(choices(state, figure, gunsOf(state, figure), checkFire), refuse('HOUSE-02', 'noArmour')) ?? price
    )
  },
  resolve(flow, plan) {
    payAction(flow, plan)
    perform(flow, plan.command, { fires: true })
  },
  effect: (flow, command) => shoot(flow, command),
}

/** TACTIC-09: a card spoils the shot; it is one of the turn all the same (FIRE-07). */
export function loseArmourShot(flow: Flow, command: CommandOf<'fireAtArmour'>): void {
  shoot(flow, command, 0)
  flow.emit({ type: 'shotLost', figure: command.figure, rule: 'TACTIC-09' })
}

function shoot(
  flow: Flow,
  { figure, weapon: id, armour: target }: CommandOf<'fireAtArmour'>,
  most = Number.POSITIVE_INFINITY,
): void {
  const shooter = knownFigure(flow.state, figure)
  const weapon = weaponOf(flow.state, shooter, id)
  const armoured = armouredOf(flow.state, target)
  const profile = weapon && armoured && armourProfile(flow.state, shooter, weapon, armoured, shooter.aims)
  if (!profile) return
  const { distance, band, need, h } = profile
  const dice: number[] = []
  for (let i = 0; i < Math.min(profile.dice.count, most); i++) dice.push(flow.chance.d6())
  const hits = dice.filter((die) => die >= need.score).length
  flow.emit({ type: 'armourShot', shooter: figure, weapon: id, target, distance, band, need, dice, hits })
  strike(flow, target, hits, h)
}

const layCharge: ActionRule<'layCharge'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({
    verb: 'layCharge',
    seat,
    figure: figureIn(raw),
    weapon: weaponIn(raw),
    armour: armourIn(raw.armour),
  }),
  check(state, command, payer) {
    const price = checkActor(state, command, TO_LAY, payer)
    if (isRefusal(price)) return price
    const { figure, weapon, armour: target } = command
    return checkCharge(state, knownFigure(state, figure), weapon, target) ?? { command, price }
  },
  able(state, figure) {
    const price = checkAble(state, figure, TO_LAY)
    if (isRefusal(price)) return price
    const judged = choices(state, figure, chargesOf(state, figure), checkCharge)
    return noneAllowed(judged, refuse('HOUSE-02', 'noArmour')) ?? price
  },
  resolve(flow, plan) {
    payAction(flow, plan)
    perform(flow, plan.command)
  },
  effect(flow, { figure, weapon: id, armour: target }) {
    const weapon = weaponOf(flow.state, knownFigure(flow.state, figure), id)
    const armoured = armouredOf(flow.state, target)
    const h = weapon && armoured && factorOf(flow.state.rules, weapon, armoured)
    if (h === undefined) return
    flow.emit({ type: 'chargeLaid', figure, weapon: id, target })
    strike(flow, target, 1, h)
  },
}

/** Heavy weapons, explosive charges and armour — HOUSE-02, BUNKER-06. */
export const armour: Family = {
  name: 'armour',
  verbs: { fireAtArmour, layCharge },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat) return
    const targets = armourTargets(state)
    for (const figure of friendsOf(state, side)) {
      for (const target of targets) {
        for (const { id } of gunsOf(state, figure)) {
          yield { verb: 'fireAtArmour', seat, figure: figure.id, weapon: id, armour: target }
        }
        for (const { id } of chargesOf(state, figure)) {
          yield { verb: 'layCharge', seat, figure: figure.id, weapon: id, armour: target }
        }
      }
    }
  },
}
