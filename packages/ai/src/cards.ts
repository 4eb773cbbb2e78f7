import {
  allowanceOf,
  apply,
  axesOf,
  type CommandOf,
  carryOut,
  type EffectAxes,
  type Figure,
  figureOf,
  type GameState,
  grenadeOdds,
  inShock,
  knownFigure,
  type Plan,
  seededChance,
  sheetOf,
  shotOdds,
  type TacticCard,
  type TaskOf,
  topQuestion,
  topTask,
} from '@tactic48/rules'
import { bestShot } from './shooting.ts'
import type { Situation } from './situation.ts'
import { gainOf, riskOf, WOUND_SHARE } from './worth.ts'

/** A card is kept for a better moment unless it brings this share of its AP now. */
const WORTH_A_CARD = 0.6
/** AP for one more card. */
const A_CARD = 0.8
/** AP for one who may act again, and for an enemy who may not attack. */
const FREED = 2
const PINNED = 1.5
const LONGER_WAY = 0.3

type Play = CommandOf<'playCard'>

/** What playing a card is worth beyond keeping it. */
export function cardValue(situation: Situation, plan: Plan & { readonly command: Play }): number {
  const card = situation.state.cards.tactics?.[plan.command.card]
  if (!card) return 0
  const price = (card.atCost ?? 0) * situation.token
  return brought(situation, plan, card) - price - WORTH_A_CARD * card.ap
}

function brought(situation: Situation, plan: Plan & { readonly command: Play }, card: TacticCard): number {
  const question = topQuestion(situation.state)
  const task = topTask(situation.state)
  const effects = card.effects.map(axesOf)
  const plain = effects.reduce((sum, effect) => sum + worthOf(situation, effect, plan.command), 0)
  if (question?.kind === 'action') return plain + offenceGained(situation, plan, effects)
  if (task?.kind === 'shot') return plain + spared(situation, task, effects, plan.command)
  return task?.kind === 'grenade' && effects.some(({ effect }) => effect === 'dud') ? blast(situation, task) : plain
}

/** What an effect is worth whatever the moment. */
function worthOf(situation: Situation, axes: EffectAxes, { figure: id }: Play): number {
  const { effect, amount = 1, who } = axes
  const { state, token } = situation
  const figure = id === undefined ? undefined : figureOf(state, id)
  switch (effect) {
    case 'tokens':
    case 'income':
      return amount * token
    case 'draw':
      return amount * A_CARD
    case 'heal':
      return figure ? WOUND_SHARE * situation.stake(figure).elimination : 0
    case 'calm':
    case 'rally':
      return FREED * (who === 'friends' ? shaken(situation) : 1)
    case 'pin':
      return PINNED * (who === 'enemies' ? Math.min(3, dangerous(situation)) : Math.min(1, dangerous(situation)))
    case 'disrupt':
    case 'resupply':
    case 'kits':
      return FREED
    case 'move':
      return topQuestion(state)?.kind === 'action' && who !== 'enemies' ? LONGER_WAY * amount : 0
    default:
      return 0
  }
}

const shaken = ({ friends }: Situation): number =>
  friends.filter((figure) => inShock(figure) || figure.counters.suppressed).length

/** Enemies who could still attack in this turn. */
function dangerous({ state, side, enemies }: Situation): number {
  if (state.turn.active === side) return enemies.filter(({ standing }) => standing?.kind === 'opportunityFire').length
  return state.sides[state.turn.active].tokens > 0 ? enemies.filter((enemy) => mayAct(state, enemy)).length : 0
}

const mayAct = (state: GameState, figure: Figure): boolean =>
  !inShock(figure) && !figure.counters.suppressed && sheetOf(state, figure).counters.slots < allowanceOf(state, figure)

const SHOOTING: readonly EffectAxes['effect'][] = ['fireDice', 'accuracy', 'surprise', 'aim', 'shots', 'allowance']

/** The exact expectation of the shots that the own side could fire with the card less that without it. */
function offenceGained(situation: Situation, plan: Plan, effects: readonly EffectAxes[]): number {
  if (!effects.some(({ effect }) => SHOOTING.includes(effect))) return 0
  const { state, side } = situation
  const after = carryOut(state, plan, seededChance('thought')).state
  const { command } = plan
  const named =
    command.verb === 'playCard' && command.figure !== undefined ? figureOf(state, command.figure) : undefined
  const shooters = named ? [named] : situation.movers()
  const offence = ({ sides }: GameState, values: readonly number[]): number =>
    [...values]
      .sort((a, b) => b - a)
      .slice(0, sides[side].tokens)
      .reduce((sum, value) => sum + value, 0)
  const then = shooters.map(({ id }) => shotOf(situation, after, knownFigure(after, id)))
  const now = shooters.map((one) => situation.once('shotNow', one, () => shotOf(situation, state, one)))
  return offence(after, then) - offence(state, now)
}

const shotOf = (situation: Situation, state: GameState, figure: Figure): number =>
  mayAct(state, figure) ? (bestShot(situation, state, figure, figure.aims)?.value ?? 0) : 0

/** What a declared shot would do less. */
function spared(
  situation: Situation,
  task: TaskOf<'shot'>,
  effects: readonly EffectAxes[],
  { card, figure: named }: Play,
): number {
  const { state } = situation
  const { shooter, weapon, target, aims } = task
  const risk = (of: GameState, takeCover: boolean): number => {
    const odds = shotOdds(of, { shooter, weapon, target, aims, takeCover })
    return odds ? riskOf(situation.stake(knownFigure(state, target)), odds) : 0
  }
  const before = risk(state, false)
  if (effects.some(({ effect }) => effect === 'jam')) return before
  let [after, covers] = [state, false]
  for (const { effect, who, amount: value = 0 } of effects) {
    const on = who === 'actor' ? shooter : who === 'target' ? target : named
    if (effect === 'takeCover' && on === target) covers = true
    if (on === undefined || (effect !== 'concealment' && effect !== 'accuracy' && effect !== 'fireDice')) continue
    after = apply(after, {
      type: 'effectBegan',
      effect: { card, on, change: effect, value, until: state.turn.number },
    })
  }
  return before - risk(after, covers)
}

/** What the grenade in the air would do to both sides. */
function blast(situation: Situation, { thrower, weapon, at }: TaskOf<'grenade'>): number {
  const { state, side } = situation
  const odds = grenadeOdds(state, { thrower, at, ...(weapon === undefined ? {} : { weapon }) })
  return (odds?.caught ?? []).reduce((sum, caught) => {
    const figure = knownFigure(state, caught.figure)
    const stake = situation.stake(figure)
    return sum + (figure.side === side ? riskOf(stake, caught) : -gainOf(stake, caught))
  }, 0)
}
