import type { Family } from '../../kernel/family.ts'
import type { Flow } from '../../kernel/flow.ts'
import { topQuestion } from '../../kernel/stack.ts'
import { usedUpBy } from '../../query/effects.ts'
import { seatOf } from '../../query/figures.ts'
import type { Command } from '../../state/command.ts'
import { type FigureId, ofSide, type SideId } from '../../state/ids.ts'
import type { GameState } from '../../state/state.ts'
import type { LastingChange } from '../../state/tactic.ts'
import { checkDraw, drawCard } from './draw.ts'
import { playCard, playsOf, tacticOf } from './play.ts'

/** TACTIC-08 `autoDraw`. */
function drawForHim(flow: Flow): void {
  const { rules, turn } = flow.state
  if (rules.company?.autoDraw) drawCard(flow, turn.active)
}

/** TACTIC-09: AT that a card has promised for this turn. */
function payOut(flow: Flow): void {
  const { effects, turn } = flow.state
  for (const { change, value, until } of effects) {
    if (change !== 'income' || until !== turn.number) continue
    flow.emit({ type: 'tokensGained', side: turn.active, tokens: value, rule: 'TACTIC-09' })
  }
}

/** TURN-14: effects up to this player turn are over. */
function lapse(flow: Flow): void {
  const { number } = flow.state.turn
  if (flow.state.effects.some(({ until }) => until <= number)) flow.emit({ type: 'effectsLapsed', number })
}

/** What lasts for one use is over with it. */
function spend(flow: Flow, on: FigureId, changes: readonly LastingChange[]): void {
  if (usedUpBy(flow.state, on, changes)) flow.emit({ type: 'effectSpent', on, changes })
}

const BY_SHOOTING: readonly LastingChange[] = ['fireDice', 'accuracy', 'surprise']
const BY_BEING_SHOT_AT: readonly LastingChange[] = ['concealment']
const BY_THROWING: readonly LastingChange[] = ['blastDice', 'throwRange']
const BY_WALKING: readonly LastingChange[] = ['move']
const BY_ACTING: readonly LastingChange[] = ['discount']

function* plays(state: GameState, side: SideId): Generator<Command> {
  const seat = seatOf(state, side)
  const kind = topQuestion(state)?.kind
  if (!seat || (kind !== 'action' && kind !== 'window')) return
  if (kind === 'action' && !checkDraw(state)) yield { verb: 'drawCard', seat }
  for (const id of new Set(ofSide(state.sides, side).hand.cards)) {
    const card = tacticOf(state, id)
    if (card) yield* playsOf(state, side, card, { seat })
  }
}

/** Tactic cards — TACTIC-07 … TACTIC-10. */
export const tactics: Family = {
  name: 'tactic',
  verbs: {
    drawCard: {
      answers: ['action'],
      read: (_, seat) => ({ verb: 'drawCard', seat }),
      check: (state, command) => checkDraw(state) ?? { command },
      resolve: (flow) => drawCard(flow, flow.state.turn.active),
    },
    playCard,
  },
  turn: {
    income: payOut,
    draw: drawForHim,
    effects: lapse,
  },
  reactions: {
    actionTaken: (flow, { figure }) => spend(flow, figure, BY_ACTING),
    moveEnded: (flow, { figure }) => spend(flow, figure, BY_WALKING),
    grenadeThrown: (flow, { thrower }) => spend(flow, thrower, BY_THROWING),
    armourShot: (flow, { shooter }) => spend(flow, shooter, BY_SHOOTING),
    shotResolved(flow, { shooter, target }) {
      spend(flow, shooter, BY_SHOOTING)
      spend(flow, target, BY_BEING_SHOT_AT)
    },
  },
  candidates: plays,
  defaults: {
    /** D22. */
    action(state, _, side) {
      const seat = seatOf(state, side)
      return seat && { verb: 'drawCard', seat }
    },
  },
}
