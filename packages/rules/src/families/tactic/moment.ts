import { companyOf } from '../../editions/ruleSet.ts'
import { runningTask, topQuestionOf, topTask } from '../../kernel/stack.ts'
import { knownFigure } from '../../query/figures.ts'
import type { ActionVerb } from '../../state/command.ts'
import { type FigureId, ofSide, type SideId } from '../../state/ids.ts'
import { type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import type { EnemyAction, TacticCard } from '../../state/tactic.ts'

/** TACTIC-10: what the enemy has just done, and to whom. */
export interface Moment {
  readonly after: readonly EnemyAction[]
  readonly actor?: FigureId
  readonly target?: FigureId
}

const KINDS: { readonly [V in ActionVerb]?: EnemyAction } = {
  move: 'move',
  carry: 'move',
  moveAndFire: 'moveAndFire',
  fire: 'fire',
  fireAtArmour: 'fire',
  aim: 'aim',
  placeOpportunityFire: 'opportunityFire',
  startSuppression: 'suppressionFire',
  joinSuppression: 'suppressionFire',
  throwGrenade: 'grenade',
  takeCover: 'takeCover',
  giveOrder: 'order',
}

const NOTHING: Moment = { after: [] }

/** What a side that is asked now could answer with a card. */
export function momentOf(state: GameState, side: SideId): Moment {
  const after = topQuestionOf(state, 'window')?.after
  if (after === 'fireDeclared') {
    const task = topTask(state)
    // HOUSE-02: a shot at armour has no Character for its target.
    if (task?.kind === 'heldAction') return { after: [after], actor: task.command.figure }
    const { shooter, target } = runningTask(state, 'shot')
    return { after: [after], actor: shooter, target }
  }
  if (after === 'grenadeThrown') return { after: [after], actor: runningTask(state, 'grenade').thrower }
  const { last } = state.turn
  if (!last || knownFigure(state, last.figure).side === side) return NOTHING
  const kind = KINDS[last.verb]
  return { after: kind ? [kind, 'any'] : ['any'], actor: last.figure }
}

/** TACTIC-08: neither an Action nor a spent AT so far. */
export const isFresh = ({ turn, sides }: GameState): boolean =>
  turn.acted === undefined && ofSide(sides, turn.active).spentThisTurn === 0

/** TACTIC-09, TACTIC-10: is this the moment for the card? */
export function checkMoment(state: GameState, side: SideId, { id: card, window }: TacticCard): Refusal | undefined {
  if (typeof window === 'object') {
    const { after } = momentOf(state, side)
    return after.includes(window.afterEnemyAction) ? undefined : refuse('TACTIC-10', 'tooLate', { card })
  }
  if (window === 'startOfTurn') {
    return topQuestionOf(state, 'action') && isFresh(state) ? undefined : refuse('TACTIC-09', 'wrongMoment', { card })
  }
  if (window === 'any' || !companyOf(state.rules).tacticTurnRestriction) return undefined
  return (window === 'ownTurn') === (state.turn.active === side)
    ? undefined
    : refuse('TACTIC-09', 'wrongMoment', { card })
}
