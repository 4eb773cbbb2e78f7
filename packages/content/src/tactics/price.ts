import { axesOf, type EffectAxes, type Lasts, type TacticCard, type TacticEffectKind, type Who } from '@tactic48/rules'

/** AP for one Character, one of the amount, one use. */
const WORTH: { readonly [K in TacticEffectKind]: number } = {
  move: 1,
  shots: 1.4,
  fireDice: 1.5,
  accuracy: 2,
  concealment: 2,
  handToHand: 1,
  blastDice: 1,
  throwRange: 0.5,
  allowance: 1.5,
  discount: 1,
  surprise: 1.5,
  income: 0.8,
  tokens: 1,
  draw: 1.5,
  takeCover: 2,
  aim: 1.5,
  calm: 2,
  rally: 2,
  heal: 5,
  resupply: 1.5,
  kits: 1.5,
  pin: 3,
  disrupt: 2.5,
  jam: 4,
  dud: 2,
}

const LASTING: { readonly [L in Lasts]: number } = { once: 1, turn: 1.5, round: 2 }

const ON_ALL = 3
const FOES: readonly (Who | undefined)[] = ['enemy', 'enemies', 'actor']

/** What helps the enemy or hinders the own side makes a card cheaper. */
function worthOf({ effect, who, amount = 1, lasts }: EffectAxes): number {
  // `pin` and `disrupt` have no amount: they hinder by themselves.
  const hinders = amount < 0 || effect === 'pin' || effect === 'disrupt'
  const helps = FOES.includes(who) === hinders
  const many = who === 'friends' || who === 'enemies' ? ON_ALL : 1
  return (helps ? 1 : -1) * WORTH[effect] * Math.abs(amount) * many * (lasts ? LASTING[lasts] : 1)
}

/** TACTIC-04: the AP of a card: the worth of its effects less the AT that it costs, at least 1. */
export function tacticPrice({ effects, atCost = 0 }: Pick<TacticCard, 'effects' | 'atCost'>): number {
  const worth = effects.reduce((sum, effect) => sum + worthOf(axesOf(effect)), 0)
  return Math.max(1, Math.round(worth - atCost))
}
