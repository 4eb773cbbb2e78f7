import {
  type ActionCommand,
  type ActionVerb,
  able,
  check,
  type Figure,
  type FigureId,
  type GameState,
  isFaultRefusal,
  isRefusal,
  type Price,
  type Refusal,
  refuse,
  seatOf,
} from '@tactic48/rules'
import type { Situation } from '../play/situation.ts'
import { CARE } from './casualties.ts'
import { type ActionDraft, type Draft, filled, isAction } from './draft.ts'
import type { Interaction, Interactions, Slot, Takes } from './interaction.ts'
import { QUICK_START } from './quickStart.ts'
import { COMMAND, SIGNALS } from './signals.ts'
import { VEHICLES } from './vehicles.ts'

/** Every Action once, in the order in which they stand around a figure. */
export const ACTIONS: Interactions<ActionVerb> = { ...QUICK_START, ...COMMAND, ...SIGNALS, ...CARE, ...VEHICLES }

export const interactionOf = (verb: ActionVerb): Interaction => ACTIONS[verb]

const VERB_ORDER = Object.keys(ACTIONS) as readonly ActionVerb[]

/** Those that stand around this figure, whether it may do them now or not. */
export const verbsOf = (state: GameState, figure: Figure): readonly ActionVerb[] =>
  VERB_ORDER.filter((verb) => ACTIONS[verb].belongs?.(state, figure) ?? true)

/** Actions that never stand around the same figure may share a key. */
export const verbOfKey = (state: GameState, figure: Figure, key: string): ActionVerb | undefined =>
  verbsOf(state, figure).find((verb) => ACTIONS[verb].key === key.toLowerCase())

export const isVerbKey = (key: string): boolean => VERB_ORDER.some((verb) => ACTIONS[verb].key === key.toLowerCase())

/** An Action around a figure: its price, or why it cannot be done. */
export interface JudgedVerb {
  readonly verb: ActionVerb
  readonly price?: Price
  readonly refusal?: Refusal
}

/** Could he do it now? If not, the reason is that of the man or thing that is most likely meant. */
export function judgedVerb(state: GameState, verb: ActionVerb, figure: Figure): JudgedVerb {
  const judged = able(state, verb, figure.id)
  return isRefusal(judged) ? { verb, refusal: whyNotMeant(state, verb, figure) ?? judged } : { verb, price: judged }
}

/** Reasons that say no more than that he is not one of those whom the Action is for. */
const FOR_OTHERS: readonly Refusal['code'][] = ['noPatient', 'noCasualty', 'notEvacuable']

function whyNotMeant(state: GameState, verb: ActionVerb, figure: Figure): Refusal | undefined {
  const { meant, command } = interactionOf(verb)
  const seat = seatOf(state, figure.side)
  if (!meant || !seat) return undefined
  // An Action that walks is refused for whom it is about before its way is looked at.
  const worked = { state, by: { seat, figure: figure.id }, weapon: undefined, way: { path: [figure.position] } }
  const wanted = command(filled(blankDraft(verb, figure.id), meant(state, figure)), worked)
  const plain = wanted && check(state, wanted)
  if (!plain || !isRefusal(plain) || isFaultRefusal(plain) || plain.code === 'noMovement') return undefined
  const nobody = FOR_OTHERS.includes(plain.code) && 'figure' in plain.params && plain.params.figure === figure.id
  return nobody ? refuse(plain.rule, 'nobodyToTreat') : plain
}

/** All of them, always in the same place: what cannot be done is there with its reason. */
export const judgedVerbs = (state: GameState, figure: Figure): readonly JudgedVerb[] =>
  verbsOf(state, figure).map((verb) => judgedVerb(state, verb, figure))

export const isAble = (state: GameState, verb: ActionVerb, figure: FigureId): boolean =>
  !isRefusal(able(state, verb, figure))

/** Is there anything left that this figure could do? */
export const canAct = (state: GameState, figure: Figure): boolean =>
  verbsOf(state, figure).some((verb) => isAble(state, verb, figure.id))

/** Nothing is said of it yet. */
export const blankDraft = (verb: ActionVerb, figure: FigureId): ActionDraft =>
  ({ ...ACTIONS[verb].blank, verb, figure, fixed: false }) as ActionDraft

/** Taken up by a Character: what leaves no choice is said already. */
export const startDraft = (state: GameState, verb: ActionVerb, figure: Figure): ActionDraft =>
  filled(blankDraft(verb, figure.id), interactionOf(verb).preset?.(state, figure) ?? {})

/** What a player would have in hand who is about to give this command. */
export const draftFrom = (command: ActionCommand): ActionDraft =>
  ({
    ...blankDraft(command.verb, command.figure),
    ...interactionOf(command.verb).fromCommand(command),
    fixed: true,
  }) as ActionDraft

/** What a draft wants to know: what is said of it now, and what could be. */
export const slotsOf = (draft: ActionDraft, play: Situation): readonly Slot[] =>
  interactionOf(draft.verb).slots.map(({ name, takes, many, choices }) => ({
    name,
    takes,
    ...(many ? { many } : {}),
    value: (draft as { readonly [name: string]: unknown })[name],
    choices: choices?.(draft, play),
  }))

const POINTED: readonly Takes[] = ['way', 'place', 'enemy', 'friend', 'thing', 'marker']

/** What a pointer on the table fills in this Action. */
export const pointsAt = (verb: ActionVerb): Takes | undefined =>
  interactionOf(verb).slots.find(({ takes }) => POINTED.includes(takes))?.takes

/** A movement that charges the enemy it is pointed at; with a shot on the way the enemy is a target. */
export const charges = (draft: Draft | undefined): boolean =>
  isAction(draft) && pointsAt(draft.verb) === 'way' && !interactionOf(draft.verb).shoots

/** What is seldom possible comes first where it is; a shot before a walk. */
const LIKELY: readonly ActionVerb[] = [
  'firstAid',
  'loadCasualty',
  'layCharge',
  'fireAtArmour',
  'call',
  'giveOrder',
  'fire',
  'dismount',
  'moveAndFire',
  'takeCover',
]

/** The two or three Actions that a player would most likely want with this figure: to walk is always one of them. */
export function likelyOf(verbs: readonly JudgedVerb[]): readonly ActionVerb[] {
  const able = (verb: ActionVerb): boolean => verbs.some((judged) => judged.verb === verb && !judged.refusal)
  return [...LIKELY.filter(able).slice(0, 2), ...(able('move') ? (['move'] as const) : [])]
}
