import {
  able,
  type Figure,
  type FigureId,
  type GameState,
  isRefusal,
  type Price,
  type QuickStartVerb,
  type Refusal,
} from '@tactic48/rules'
import { VERB_ORDER } from './verbs.ts'

/** A verb around a figure: its price, or why it cannot be done. */
export interface JudgedVerb {
  readonly verb: QuickStartVerb
  readonly price?: Price
  readonly refusal?: Refusal
}

/** All of them, always in the same place: what cannot be done is there with its reason. */
export const judgedVerbs = (state: GameState, { id }: Figure): readonly JudgedVerb[] =>
  VERB_ORDER.map((verb) => {
    const judged = able(state, verb, id)
    return isRefusal(judged) ? { verb, refusal: judged } : { verb, price: judged }
  })

export const isAble = (state: GameState, verb: QuickStartVerb, figure: FigureId): boolean =>
  !isRefusal(able(state, verb, figure))

/** Is there anything left that this figure could do? */
export const canAct = (state: GameState, figure: FigureId): boolean =>
  VERB_ORDER.some((verb) => isAble(state, verb, figure))
