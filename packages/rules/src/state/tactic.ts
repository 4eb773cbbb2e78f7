import type { CardId } from './ids.ts'

/**
 * Whom an effect is for, seen from the one who plays the card: a Character of his choice, all on the table, the enemy whose Action
 * the card answers, or his own Character who is shot at.
 */
export const WHO = ['friend', 'friends', 'target', 'enemy', 'enemies', 'actor'] as const
export type Who = (typeof WHO)[number]

/** The next time within this player turn, until its end, or until the end of the next player turn. */
export const LASTS = ['once', 'turn', 'round'] as const
export type Lasts = (typeof LASTS)[number]

interface EffectRow {
  readonly who?: readonly Who[]
  /** The least and the most; never 0. */
  readonly amount?: readonly [least: number, most: number]
  readonly lasts?: readonly Lasts[]
}

const OWN = ['friend', 'friends', 'target'] as const
const CHOSEN = ['friend'] as const
const FOES = ['enemy', 'enemies', 'actor'] as const
const DURING = ['turn', 'round'] as const

/** HOUSE-10: all that a card can do, with the axes that each effect has. */
export const TACTIC_EFFECTS = {
  // What lasts: values that other rules read (query/effects.ts).
  /** u, Move and Move & Fire. */
  move: { who: WHO, amount: [-3, 4], lasts: LASTS },
  /** FIRE-07: of one weapon. */
  shots: { who: CHOSEN, amount: [1, 2], lasts: DURING },
  /** FIRE-03: of own shots. */
  fireDice: { who: WHO, amount: [-2, 3], lasts: LASTS },
  /** FIRE-09: own shots need so much less. */
  accuracy: { who: WHO, amount: [-2, 2], lasts: LASTS },
  /** COVER-05: shots at it need so much more. */
  concealment: { who: WHO, amount: [-2, 2], lasts: LASTS },
  /** H2H-02. */
  handToHand: { who: WHO, amount: [-2, 3], lasts: DURING },
  /** GREN-09. */
  blastDice: { who: WHO, amount: [-2, 3], lasts: LASTS },
  /** u, GREN-05: how far a grenade is thrown without dispersion. */
  throwRange: { who: OWN, amount: [1, 5], lasts: LASTS },
  /** TURN-10. */
  allowance: { who: WHO, amount: [-1, 2], lasts: DURING },
  /** AT, TURN-11. */
  discount: { who: OWN, amount: [1, 2], lasts: LASTS },
  /** COVER-03: nobody answers own shots with Take Cover. */
  surprise: { who: OWN, lasts: LASTS },
  /** AT at the start of the next own turn (TURN-03). */
  income: { amount: [1, 4] },
  // What is done at once, through the facts of other rules.
  tokens: { amount: [1, 4] },
  /** TACTIC-08. */
  draw: { amount: [1, 2] },
  /** COVER-01: free of AT and slot. */
  takeCover: { who: OWN },
  /** AIM-01: one Aim, free of AT and slot. */
  aim: { who: OWN },
  /** WOUND-04: ends Shock. */
  calm: { who: OWN },
  /** SF-04: ends suppression. */
  rally: { who: OWN },
  /** MEDIC-05: turns the card back to its healthy side. */
  heal: { who: CHOSEN },
  /** GREN-14: uses of one weapon. */
  resupply: { who: CHOSEN, amount: [1, 2] },
  /** MEDIC-01. */
  kits: { who: CHOSEN, amount: [1, 2] },
  /** SF-04: suppressed for the rest of the turn. */
  pin: { who: FOES },
  /** TURN-15: ends Take Cover, Opportunity Fire, Suppression Fire and Aim. */
  disrupt: { who: FOES },
  /** The declared shot is lost. */
  jam: {},
  /** The thrown grenade does not explode. */
  dud: {},
} as const satisfies { readonly [kind: string]: EffectRow }

type Rows = typeof TACTIC_EFFECTS
export type TacticEffectKind = keyof Rows
export const TACTIC_EFFECT_KINDS = Object.keys(TACTIC_EFFECTS) as readonly TacticEffectKind[]

type Axis<K extends TacticEffectKind, A extends keyof EffectRow, T> = Rows[K] extends { readonly [axis in A]: unknown }
  ? { readonly [axis in A]: T }
  : unknown

type ChoiceOf<K extends TacticEffectKind, A extends 'who' | 'lasts'> = Rows[K] extends {
  readonly [axis in A]: readonly (infer V)[]
}
  ? V
  : never

export type TacticEffect = {
  [K in TacticEffectKind]: { readonly effect: K } & Axis<K, 'who', ChoiceOf<K, 'who'>> &
    Axis<K, 'amount', number> &
    Axis<K, 'lasts', ChoiceOf<K, 'lasts'>>
}[TacticEffectKind]

/** Any effect with those of the axes that it has. */
export interface EffectAxes {
  readonly effect: TacticEffectKind
  readonly who?: Who
  readonly amount?: number
  readonly lasts?: Lasts
}

export const axesOf = (effect: TacticEffect): EffectAxes => effect

/** Those that stay as an `Effect` of the state. */
export const LASTING_CHANGES = [
  'move',
  'shots',
  'fireDice',
  'accuracy',
  'concealment',
  'handToHand',
  'blastDice',
  'throwRange',
  'allowance',
  'discount',
  'surprise',
  'income',
] as const satisfies readonly TacticEffectKind[]
export type LastingChange = (typeof LASTING_CHANGES)[number]

/** TACTIC-10: the first two are answered before the dice, the others after the Action; `any` is any Action. */
export const ENEMY_ACTIONS = [
  'fireDeclared',
  'grenadeThrown',
  'move',
  'moveAndFire',
  'fire',
  'aim',
  'opportunityFire',
  'suppressionFire',
  'grenade',
  'takeCover',
  'order',
  'any',
] as const
export type EnemyAction = (typeof ENEMY_ACTIONS)[number]

/** TACTIC-09, TACTIC-10. */
export const TACTIC_TURNS = ['ownTurn', 'opponentTurn', 'any', 'startOfTurn'] as const
export type TacticWindow = (typeof TACTIC_TURNS)[number] | { readonly afterEnemyAction: EnemyAction }

export const CARD_LANGUAGES = ['en', 'it', 'es'] as const
export type CardLanguage = (typeof CARD_LANGUAGES)[number]

/** §32.4. Its text is printed from these data. */
export interface TacticCard {
  readonly id: CardId
  readonly name: { readonly [language in CardLanguage]: string }
  /** TACTIC-02: or `universal`. */
  readonly faction: string
  readonly allowedFactions?: readonly string[]
  /** FORCE-06. */
  readonly universalLimited?: boolean
  /** TACTIC-03. */
  readonly maxCopies?: number
  /** HOUSE-10: only with `house.sampleTactics`. */
  readonly sample?: boolean
  readonly ap: number
  /** As its owner typed it, whatever the formula says. */
  readonly apTyped?: boolean
  readonly window: TacticWindow
  /** Absent = 0. */
  readonly atCost?: number
  readonly effects: readonly TacticEffect[]
}

/** Those of which the player names a Character; a card names one at most. */
export const isChosen = (who: Who | undefined): boolean => who === 'friend' || who === 'enemy'

/** Those of which the player names a weapon of that Character. */
export const namesWeapon = ({ effect }: TacticEffect): boolean => effect === 'shots' || effect === 'resupply'
