import { figureIn, pointIn, weaponIn } from '../../input/command.ts'
import type { ActionRule, Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { payAction } from '../../kernel/pay.ts'
import { topQuestionOf } from '../../kernel/stack.ts'
import { attackDemand, checkAble, checkActor, type Demand } from '../../query/actor.ts'
import { faceOf, freshMarkerId, knownFigure, seatOf } from '../../query/figures.ts'
import { canSeePoint } from '../../query/sight.ts'
import { gunsOf, isGun, weaponOf } from '../../query/weapons.ts'
import type { CommandOf } from '../../state/command.ts'
import { isRefusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import { perform } from '../turn/heldAction.ts'
import { advanceOpportunity, firstChoice, holdFire, opportunityShot } from './shot.ts'

/** OF-01, OF-02: puts the marker on the table; the one that the owner had before went with the Action (OF-13). */
function placeWatch(flow: Flow, command: CommandOf<'placeOpportunityFire'>): void {
  const { state } = flow
  const owner = knownFigure(state, command.figure)
  const radius = faceOf(state, owner).ofRadius
  if (radius === undefined) return
  flow.emit({
    type: 'opportunityFirePlaced',
    marker: {
      kind: 'opportunityFire',
      id: freshMarkerId(state, 'of'),
      side: owner.side,
      owner: owner.id,
      weapon: command.weapon,
      at: command.at,
      radius,
    },
  })
}

const toPlace = ({ rules }: GameState): Demand => attackDemand('placeOpportunityFire', rules.ofCost, 'ofRadius')

/** OF-01, OF-13. FIRE-06 and FIRE-07 count when the marker shoots, not now. */
const placeOpportunityFire: ActionRule<'placeOpportunityFire'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({
    verb: 'placeOpportunityFire',
    seat,
    figure: figureIn(raw),
    weapon: weaponIn(raw),
    at: pointIn(raw, 'at'),
  }),
  check(state, command, payer) {
    const price = checkActor(state, command, toPlace(state), payer)
    if (isRefusal(price)) return price
    const { at } = command
    const figure = knownFigure(state, command.figure)
    const weapon = weaponOf(state, figure, command.weapon)
    if (!weapon) return refuse('FIRE-05', 'noSuchWeapon', { figure: figure.id, weapon: command.weapon })
    if (!isGun(weapon)) return refuse('OF-01', 'notAGun', { figure: figure.id, weapon: weapon.id })
    const { width, height } = state.table
    if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) return refuse('OF-01', 'offTable', { x: at.x, y: at.y })
    if (!canSeePoint(state, figure, at)) return refuse('OF-01', 'noSight', { figure: figure.id })
    return { command, price }
  },
  able(state, figure) {
    const price = checkAble(state, figure, toPlace(state))
    if (isRefusal(price)) return price
    return gunsOf(state, figure).length > 0 ? price : refuse('FIRE-05', 'noGun', { figure: figure.id })
  },
  resolve(flow, plan) {
    payAction(flow, plan)
    perform(flow, plan.command)
  },
  effect: placeWatch,
}

/** Opportunity Fire — OF-01 … OF-16. */
export const opportunityFire: Family = {
  name: 'opportunityFire',
  verbs: { placeOpportunityFire, opportunityShot, holdFire },
  advance: { opportunity: advanceOpportunity },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    const question = topQuestionOf(state, 'opportunityFire')
    if (!seat || !question) return
    for (const { marker, target } of question.offers) yield { verb: 'opportunityShot', seat, marker, target }
    yield { verb: 'holdFire', seat }
  },
  defaults: {
    opportunityFire(state, question, side) {
      const seat = seatOf(state, side)
      const best = firstChoice(state, question.offers)
      return seat && best && { verb: 'opportunityShot', seat, marker: best.marker, target: best.target }
    },
  },
}
