import {
  type ActionVerb,
  able,
  type Figure,
  type FigureId,
  type GameState,
  isRefusal,
  type Price,
  type Refusal,
} from '@tactic48/rules'
import { VERB_ORDER } from './verbs.ts'

/** A verb around a figure: its price, or why it cannot be done. */
export interface Ability {
  readonly verb: ActionVerb
  readonly price?: Price
  readonly refusal?: Refusal
}

/** All of them, always in the same place: what cannot be done is there with its reason. */
export const abilitiesOf = (state: GameState, { id }: Figure): readonly Ability[] =>
  VERB_ORDER.map((verb) => {
    const ability = able(state, verb, id)
    return isRefusal(ability) ? { verb, refusal: ability } : { verb, price: ability }
  })

export const isAble = (state: GameState, verb: ActionVerb, figure: FigureId): boolean =>
  !isRefusal(able(state, verb, figure))

/** Is there anything left that this figure could do? */
export const canAct = (state: GameState, figure: FigureId): boolean =>
  VERB_ORDER.some((verb) => isAble(state, verb, figure))
