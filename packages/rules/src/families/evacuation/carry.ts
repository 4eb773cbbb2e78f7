import { createTrack } from '@tactic48/geometry'
import type { Atom } from '../../atoms.ts'
import { figureIn, wayIn } from '../../input/command.ts'
import type { ActionRule } from '../../kernel/family.ts'
import { payAction, payFor } from '../../kernel/pay.ts'
import { checkAble, checkActor, type Demand, noneAllowed, plainDemand } from '../../query/actor.ts'
import { checkGroupWay, type Group, groupOf, isMedic, loadOf, payingMedic } from '../../query/carry.ts'
import { climbBill } from '../../query/climb.ts'
import { figureOf, knownFigure } from '../../query/figures.ts'
import { checkPathShape, checkWay, wayPoints } from '../../query/path.ts'
import type { CommandOf, Payer, Price } from '../../state/command.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId } from '../../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import { openMovement } from '../movement/movement.ts'

type Carry = CommandOf<'carry'>

/** EVAC-07: a move that costs so much, on the card of the one who pays. */
const toCarry = (tokens: number): Demand => plainDemand('carry', tokens, undefined, tokens)

/** EVAC-07: who goes along is moved, and pays nothing. */
function toGoAlong(tokens: number): Demand {
  const demand = plainDemand('carry', 0, undefined, tokens)
  demand.slots = 0
  return demand
}

/** EVAC-07 of the Italian sheet: AT and slot are the medic's, the movement is theirs. */
const toPay = (tokens: number): Demand => plainDemand('carry', tokens)

interface Share {
  readonly figure: FigureId
  readonly price: Price
}

/** EVAC-07: what the leader bears, and what others bear for the same move. */
interface Bill {
  readonly own: Price
  readonly others: readonly Share[]
}

export function carryBill(
  state: GameState,
  leader: Figure,
  group: Group,
  tokens: number,
  payer?: Payer,
): Bill | Refusal {
  const others: Share[] = []
  const [mate] = group.along.length > 1 ? group.along : []
  if (mate !== undefined) {
    const price = checkAble(state, knownFigure(state, mate), toGoAlong(tokens), payer === 'order' ? payer : 'free')
    if (isRefusal(price)) return price
    others.push({ figure: mate, price })
  }
  const casualty = knownFigure(state, group.along[group.along.length - 1] as FigureId)
  if (group.how === 'stretcher' && payer !== 'order') {
    for (const medic of payingMedic(state, casualty)) {
      const price = checkAble(state, medic, toPay(tokens), payer)
      if (isRefusal(price)) continue
      const own = checkAble(state, leader, toGoAlong(tokens), 'free')
      return isRefusal(own) ? own : { own, others: [...others, { figure: medic.id, price }] }
    }
  }
  const own = checkAble(state, leader, toCarry(tokens), payer)
  return isRefusal(own) ? own : { own, others }
}

/** The rule that says how far each kind of group comes. */
const PACE = { alone: 'EVAC-05', helper: 'EVAC-06', stretcher: 'EVAC-08', crew: 'MOVE-01' } as const satisfies {
  readonly [H in Group['how']]: Atom
}

/** EVAC-05 … EVAC-08: who goes, what it costs, then the way of each of them. */
function judge(
  state: GameState,
  command: Carry,
  payer?: Payer,
): { readonly group: Group; readonly bill: Bill } | Refusal {
  if (!state.rules.company) return refuse('FORCE-09', 'noCompany')
  const shape = checkPathShape(state, command.path)
  const leader = figureOf(state, command.figure)
  const bill = leader && !shape ? climbBill(state.rules, state.table, wayPoints(leader, command.path)) : undefined
  const tokens = bill?.tokens ?? 1
  const actor = checkActor(state, command, toGoAlong(tokens), 'free')
  if (isRefusal(actor)) return actor
  if (shape) return shape
  if (bill?.tooMany) return refuse('MOVE-04', 'tooManyClimbs', { climbs: bill.climbs })
  const mover = knownFigure(state, command.figure)
  const group = groupOf(state, mover, command.casualty, command.helper)
  if (isRefusal(group)) return group
  const shares = carryBill(state, mover, group, tokens, payer)
  if (isRefusal(shares)) return shares
  const points = wayPoints(mover, command.path)
  const refusal =
    checkGroupWay(state, mover, group, points, createTrack(points)) ??
    asRefusal(checkWay(state, mover, command.path, undefined, group.reach, group.along))
  if (refusal?.code === 'tooFar') return refuse(PACE[group.how], 'tooFar', refusal.params)
  return refusal ?? { group, bill: shares }
}

const asRefusal = (way: object): Refusal | undefined => (isRefusal(way) ? way : undefined)

export const carry: ActionRule<'carry'> = {
  answers: ['action', 'window'],
  read: (raw, seat) => ({
    verb: 'carry',
    seat,
    figure: figureIn(raw),
    casualty: figureIn(raw, 'casualty'),
    ...(raw.helper === undefined ? undefined : { helper: figureIn(raw, 'helper') }),
    path: wayIn(raw).path,
  }),
  check(state, command, payer) {
    const judged = judge(state, command, payer)
    return isRefusal(judged) ? judged : { command, price: judged.bill.own }
  },
  able(state, figure) {
    if (!state.rules.company) return refuse('FORCE-09', 'noCompany')
    const load = loadOf(state, figure)
    const price = checkAble(state, figure, load && payingMedic(state, load).length > 0 ? toGoAlong(1) : toCarry(1))
    if (isRefusal(price)) return price
    if (!load && !isMedic(state, figure)) return refuse('EVAC-05', 'noMedic', { figure: figure.id })
    const judged = state.figures
      .filter(({ side, id }) => side === figure.side && id !== figure.id)
      .map(({ id }) => asRefusal(groupOf(state, figure, id, undefined)))
    return noneAllowed(judged, refuse('EVAC-05', 'nobodyToTreat')) ?? price
  },
  resolve(flow, plan) {
    const { command } = plan
    const judged = judge(flow.state, command)
    const leader = knownFigure(flow.state, command.figure)
    const way = wayPoints(leader, command.path)
    payAction(flow, plan)
    if (isRefusal(judged)) return
    for (const { figure, price } of judged.bill.others) payFor(flow, figure, 'carry', price)
    openMovement(flow, 'move', leader.id, way, false, { along: judged.group.along })
  },
}
