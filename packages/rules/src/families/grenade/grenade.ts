import { figureIn, pointIn, weaponIn } from '../../input/command.ts'
import type { ActionRule, Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { payAction } from '../../kernel/pay.ts'
import { openTask, topQuestionOf } from '../../kernel/stack.ts'
import { attackDemand, checkAble, checkActor, type Demand, noneAllowed } from '../../query/actor.ts'
import { checkThrow, disperses, throwAt } from '../../query/blast.ts'
import { knownFigure, seatOf } from '../../query/figures.ts'
import { hasHand } from '../../query/tactic.ts'
import { blastDiceOf, checkWeapon, weaponOf, weaponsOf } from '../../query/weapons.ts'
import type { CommandOf } from '../../state/command.ts'
import type { Figure } from '../../state/figure.ts'
import { opponentOf } from '../../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import type { GrenadeTask } from '../../state/task.ts'
import { perform } from '../turn/heldAction.ts'
import { allocate, askForCards, burst, disperse, drift, rollForSlit, thinSmoke } from './blast.ts'

/** GREN-02: the grenade leaves the hand; where it lands is settled by its task. */
function releaseGrenade(flow: Flow, command: CommandOf<'throwGrenade'>): void {
  const { figure: id, weapon: weaponId, at } = command
  const thrower = knownFigure(flow.state, id)
  const weapon = weaponOf(flow.state, thrower, weaponId)
  if (!weapon) return
  const { into, near, within } = throwAt(flow.state, thrower, at)
  const landing = disperses(flow.state, thrower, at) ? 'disperse' : 'burst'
  const next = near === false ? 'slit' : landing
  const answers = hasHand(flow.state, opponentOf(thrower.side))
  const dice = blastDiceOf(flow.state, thrower, weapon)
  const aimed = into === undefined ? {} : { into }
  flow.emit({ type: 'grenadeThrown', thrower: id, weapon: weaponId, at, ...aimed })
  openTask(flow, {
    kind: 'grenade',
    thrower: id,
    weapon: weaponId,
    at,
    dice,
    radius: weapon.radius ?? 0,
    ...(answers ? { step: 'cards', next } : { step: next }),
    wounds: 0,
    order: [],
    due: [],
    hurt: [],
    ...aimed,
    ...(within === undefined ? {} : { within }),
    ...(weapon.ammo === 'smoke' && flow.state.rules.house.smoke && { smoke: true }),
  })
}

/** SF-05: suppression limits the throw (checkThrow) but does not forbid it. */
function toThrow({ rules }: GameState): Demand {
  const demand = attackDemand('throwGrenade', rules.grenadeCost)
  demand.evenSuppressed = true
  return demand
}

function* grenadesOf(state: GameState, thrower: Figure): Generator<Refusal | undefined> {
  for (const { id, kind } of weaponsOf(state, thrower)) {
    if (kind !== 'grenade') continue
    const weapon = checkWeapon(state, thrower, id, 'grenade')
    yield isRefusal(weapon) ? weapon : undefined
  }
}

const throwGrenade: ActionRule<'throwGrenade'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({
    verb: 'throwGrenade',
    seat,
    figure: figureIn(raw),
    weapon: weaponIn(raw),
    at: pointIn(raw, 'at'),
  }),
  check(state, command, payer) {
    const price = checkActor(state, command, toThrow(state), payer)
    if (isRefusal(price)) return price
    const thrower = knownFigure(state, command.figure)
    const weapon = checkWeapon(state, thrower, command.weapon, 'grenade')
    if (isRefusal(weapon)) return weapon
    return checkThrow(state, thrower, command.at) ?? { command, price }
  },
  able(state, figure) {
    const price = checkAble(state, figure, toThrow(state))
    if (isRefusal(price)) return price
    return noneAllowed(grenadesOf(state, figure), refuse('FIRE-05', 'noGrenade', { figure: figure.id })) ?? price
  },
  resolve(flow, plan) {
    payAction(flow, plan)
    perform(flow, plan.command)
  },
  effect: releaseGrenade,
}

const STEPS: { readonly [S in GrenadeTask['step']]: (flow: Flow, task: GrenadeTask) => void } = {
  cards: askForCards,
  slit: rollForSlit,
  disperse,
  burst,
  allocate,
}

/** Hand grenades and smoke — GREN-01 … GREN-14, HOUSE-04. */
export const grenade: Family = {
  name: 'grenade',
  verbs: { throwGrenade, drift },
  turn: { start: thinSmoke },
  advance: { grenade: (flow, task) => STEPS[task.step](flow, task) },
  /** GREN-06: the places it may drift to are not listed; leaving it where it is is one answer. */
  *candidates(state, side) {
    const seat = seatOf(state, side)
    const question = topQuestionOf(state, 'drift')
    if (seat && question) yield { verb: 'drift', seat, to: question.from }
  },
  defaults: {
    drift(state, question, side) {
      const seat = seatOf(state, side)
      return seat && { verb: 'drift', seat, to: question.from }
    },
  },
}
