import { type Point, touchesOutline } from '@tactic48/geometry'
import { figureIn, wayIn } from '../../input/command.ts'
import { truth } from '../../input/raw.ts'
import type { ActionRule, Family, VerbRule } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { payAction, payFor } from '../../kernel/pay.ts'
import { closeQuestion, topQuestionOf, topTask } from '../../kernel/stack.ts'
import { attackDemand, checkAble, checkActor, type Demand, plainDemand } from '../../query/actor.ts'
import { climbBill, crossesObstacle } from '../../query/climb.ts'
import { objectivesFor } from '../../query/contact.ts'
import { checkCrewWay, crewBill, crewOf } from '../../query/crew.ts'
import { baseOf, figureOf, inShock, isOnTable, knownFigure, onTable, seatOf } from '../../query/figures.ts'
import { checkLeave, checkMessageOnWay } from '../../query/message.ts'
import { checkPathShape, checkWay, touchingPath, wayPoints } from '../../query/path.ts'
import { paceOf } from '../../query/reach.ts'
import type { CommandOf, Payer, Price } from '../../state/command.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId } from '../../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import { advanceMovement, decideMove, openMovement } from './movement.ts'

type Declared = CommandOf<'move'> | CommandOf<'moveAndFire'>

/** What Move and Move & Fire ask alike: the actor, the price with its climbs (MOVE-04, MNF-07), then the way itself. */
export function checkDeclared<C extends Declared>(state: GameState, declared: C, payer?: Payer): Judged<C> | Refusal {
  const command = withContact(state, declared)
  const price = checkPriceAndWay(state, isRefusal(command) ? declared : command, payer)
  // Who may not act at all is told so first; a contact that cannot be is told before the path that would not lead there.
  if (isRefusal(command)) return isRefusal(price) && !WAY_RULES.includes(price.rule) ? price : command
  return isRefusal(price) ? price : { command, price }
}

interface Judged<C extends Declared> {
  readonly command: C
  readonly price: Price
}

const WAY_RULES: readonly Refusal['rule'][] = [
  'MOVE-01',
  'MOVE-04',
  'MOVE-05',
  'MOVE-06',
  'MOVE-07',
  'MOVE-08',
  'MOVE-09',
]

/** GEN-06: contact on purpose becomes a path that ends in it. */
function withContact<C extends Declared>(state: GameState, command: C): C | Refusal {
  const { touch } = command
  const figure = figureOf(state, command.figure)
  if (!touch || !figure) return command
  const path = touchingPath(state, figure, command.path, touch)
  return isRefusal(path) ? path : { ...command, path }
}

/** MOVE-04, MNF-07: climbs cost more than the one AT of every movement. */
export const toWalk = (verb: Declared['verb'], tokens: number): Demand =>
  verb === 'move' ? plainDemand(verb, tokens, 'move', tokens) : attackDemand(verb, tokens, 'moveFire', tokens)

/** A way that costs no more than it must. */
export const ableToWalk = (state: GameState, figure: Figure, verb: Declared['verb']): Price | Refusal =>
  checkAble(state, figure, toWalk(verb, 1))

function checkPriceAndWay(state: GameState, command: Declared, payer: Payer | undefined): Price | Refusal {
  const figure = figureOf(state, command.figure)
  const { path, stepInto } = command
  const shape = checkPathShape(state, path, stepInto)
  const bill = figure && !shape ? climbBill(state.rules, state.table, wayPoints(figure, path, stepInto)) : undefined
  const tokens = bill?.tokens ?? 1
  const price = checkActor(state, command, toWalk(command.verb, tokens), payer)
  if (isRefusal(price)) return price
  if (shape) return shape
  if (bill?.tooMany) return refuse('MOVE-04', 'tooManyClimbs', { climbs: bill.climbs })
  const mover = knownFigure(state, command.figure)
  if (mover.place.at === 'mounted' && crossesObstacle(state.table, wayPoints(mover, path, stepInto))) {
    return refuse('HOUSE-03', 'mountedClimb', { figure: mover.id })
  }
  const crew = crewOf(state, mover)
  const way = checkWay(
    state,
    mover,
    path,
    stepInto,
    paceOf(state, mover, command.verb === 'move' ? 'move' : 'moveFire'),
    crew.length > 0 ? crew.map(({ id }) => id) : undefined,
  )
  if (isRefusal(way)) return way
  if (crew.length === 0) return price
  const shares = crewBill(state, crew, price.movement, 'free')
  if (isRefusal(shares)) return shares
  return checkCrewWay(state, mover, crew, wayPoints(mover, path, stepInto), way) ?? price
}

/** HOUSE-16: the crew moves as one drop; those who go along. */
export function takeCrew(
  flow: Flow,
  { command: { figure: id, verb }, price }: { readonly command: Declared; readonly price?: Price },
): readonly FigureId[] | undefined {
  const mover = knownFigure(flow.state, id)
  const crew = crewOf(flow.state, mover)
  if (crew.length === 0) return undefined
  const shares = crewBill(flow.state, crew, price?.movement ?? 1, 'free')
  if (isRefusal(shares)) return undefined
  for (const share of shares) payFor(flow, share.figure, verb, share.price)
  return crew.map((man) => man.id)
}

export const declaredWay = (state: GameState, { figure, path, stepInto }: Declared): readonly Point[] =>
  wayPoints(knownFigure(state, figure), path, stepInto)

/** RUNNER-02, RUNNER-04: a message on the way, and the own edge at its end. */
function checkErrand(state: GameState, command: CommandOf<'move'>): Refusal | undefined {
  const { message, leave } = command
  if (message === undefined && !leave) return undefined
  const mover = knownFigure(state, command.figure)
  const way = declaredWay(state, command)
  const refusal = message === undefined ? undefined : checkMessageOnWay(state, mover, message, way)
  return refusal ?? (leave ? checkLeave(state, mover, way.at(-1), message ?? mover.message) : undefined)
}

const moveAction: ActionRule<'move'> = {
  answers: ['action', 'window'],
  read(raw, seat) {
    const figure = figureIn(raw)
    const way = wayIn(raw)
    // Written out where it can be: a spread costs more than the rest of the reading.
    const command: { -readonly [F in keyof CommandOf<'move'>]: CommandOf<'move'>[F] } =
      way.stepInto || way.touch
        ? { verb: 'move', seat, figure, ...way }
        : { verb: 'move', seat, figure, path: way.path }
    if (raw.message !== undefined) command.message = figureIn(raw, 'message')
    if (raw.leave !== undefined) command.leave = truth(raw.leave, 'leave')
    return command
  },
  check(state, declared, payer) {
    const plan = checkDeclared(state, declared, payer)
    return isRefusal(plan) ? plan : (checkErrand(state, plan.command) ?? plan)
  },
  able: (state, figure) => ableToWalk(state, figure, 'move'),
  resolve(flow, plan) {
    const path = declaredWay(flow.state, plan.command)
    const { figure, message, leave } = plan.command
    payAction(flow, plan)
    const along = takeCrew(flow, plan)
    openMovement(flow, 'move', figure, path, false, { message, leave: leave || undefined, along })
  },
}

/** D09, MOVE-10. */
const continueMove: VerbRule<'continueMove'> = {
  answers: ['continueMove'],
  read: (raw, seat) => ({ verb: 'continueMove', seat, go: truth(raw.go, 'go') }),
  check: (_, command) => ({ command }),
  resolve(flow, { command }) {
    const task = topTask(flow.state)
    if (task?.kind !== 'movement') return
    closeQuestion(flow, 'continueMove')
    decideMove(flow, task, command.go)
  },
}

/** VICT-02, SETUP-13: who stands at the objective when touching begins to count. */
function touchAtTurnStart(flow: Flow): void {
  if (flow.state.setup.gameType !== 'mission' && !flow.state.goals) return
  for (const { id } of onTable(flow.state)) touchWhereHeStands(flow, id)
}

/** VICT-02: any instant counts, also that of getting on or off a vehicle or of coming onto the table. */
function touchWhereHeStands(flow: Flow, id: FigureId): void {
  const figure = knownFigure(flow.state, id)
  for (const { id: element, outline } of objectivesFor(flow.state, figure)) {
    if (!touchesOutline(outline, baseOf(flow.state, figure))) continue
    flow.emit({ type: 'objectiveTouched', figure: id, element })
  }
}

/** Movement — MOVE-01 … MOVE-11. */
export const move: Family = {
  name: 'move',
  verbs: { move: moveAction, continueMove },
  advance: { movement: advanceMovement },
  stands: {
    continueMove(state, question) {
      const mover = knownFigure(state, question.figure)
      return isOnTable(mover) && !inShock(mover)
    },
  },
  turn: { shockOff: touchAtTurnStart },
  reactions: {
    mounted: (flow, { figure }) => touchWhereHeStands(flow, figure),
    dismounted: (flow, { figure }) => touchWhereHeStands(flow, figure),
    returned: (flow, { figure }) => touchWhereHeStands(flow, figure),
    teamEntered(flow, { figures }) {
      for (const { id } of figures) touchWhereHeStands(flow, id)
    },
  },
  *candidates(state, side) {
    const seat = seatOf(state, side)
    if (!seat || !topQuestionOf(state, 'continueMove')) return
    yield { verb: 'continueMove', seat, go: true }
    yield { verb: 'continueMove', seat, go: false }
  },
  defaults: {
    continueMove(state, _, side) {
      const seat = seatOf(state, side)
      return seat && { verb: 'continueMove', seat, go: true }
    },
  },
}
