import {
  type Atom,
  type Command,
  type Draw,
  type FigureId,
  type GameState,
  type Pile,
  saveState,
} from '@tactic48/rules'

/** What a player holds against a ruling of the engine. */
export const OBJECTIONS = ['allowed', 'refused', 'otherwise'] as const
export type Objection = (typeof OBJECTIONS)[number]

/** "This is not what the rule says": a position, what was done or refused there, and what should have come of it. */
export interface Report {
  readonly rule: Atom
  /** It should have been allowed, refused, or come out otherwise. */
  readonly should: Objection
  readonly words: string
  /** As the player may know it. */
  readonly state: GameState
  readonly command: Command
  /** What chance gave; absent where the command was refused, or nobody may know it. */
  readonly draws?: readonly Draw[]
  /** What a shot should have needed, and how a Character should have come out of it. */
  readonly need?: number
  readonly fate?: { readonly figure: FigureId; readonly is: Fate }
}

export const FATES = ['unhurt', 'wounded', 'eliminated'] as const
export type Fate = (typeof FATES)[number]

/**
 * A scenario that fails for as long as the engine disagrees with the player: `tactic48 conform FILE`. JSON is YAML too.
 * What is only judged rolls no dice, so that the file passes as soon as the ruling is mended.
 */
export function reportText({ rule, should, words, state, command, draws = [], need, fate }: Report): string {
  const { qs, company } = state.rules
  const expect = {
    ...(should === 'refused' ? { refused: rule } : {}),
    ...(need === undefined ? {} : { need }),
    ...(fate ? { figures: { [fate.figure]: fate.is } } : {}),
  }
  const step = {
    ...(should === 'otherwise' ? { do: { command }, draws } : { try: { command } }),
    ...(Object.keys(expect).length > 0 ? { expect } : {}),
  }
  const lines = {
    title: `${rule} is not kept: ${TITLES[should]}`,
    rules: [rule],
    ...(words ? { note: words } : {}),
    editions: [qs],
    ...(company ? { company: company.edition } : {}),
    saved: saveState(withoutUnknown(state)),
    steps: [step],
  }
  return Object.entries(lines)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')
}

const TITLES: { readonly [O in Objection]: string } = {
  allowed: 'a command that should be allowed',
  refused: 'a command that should be refused',
  otherwise: 'a command that should end otherwise',
}

/** TACTIC-07: cards that the player may not know are left out; no ruling on his own commands depends on them. */
function withoutUnknown(state: GameState): GameState {
  const pile = (known: Pile): Pile => (known.cards === undefined ? { size: 0, ap: 0, cards: [] } : known)
  const side = (one: GameState['sides']['blue']): GameState['sides']['blue'] => ({
    ...one,
    deck: pile(one.deck),
    hand: pile(one.hand),
  })
  const { blue, ember } = state.sides
  return { ...state, sides: { blue: side(blue), ember: side(ember) } }
}
