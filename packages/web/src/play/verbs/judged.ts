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
import { verbsOf } from './verbs.ts'

/** A verb around a figure: its price, or why it cannot be done. */
export interface JudgedVerb {
  readonly verb: ActionVerb
  readonly price?: Price
  readonly refusal?: Refusal
}

/** All of them, always in the same place: what cannot be done is there with its reason. */
export const judgedVerbs = (state: GameState, figure: Figure): readonly JudgedVerb[] =>
  verbsOf(state, figure).map((verb) => {
    const judged = able(state, verb, figure.id)
    return isRefusal(judged) ? { verb, refusal: judged } : { verb, price: judged }
  })

export const isAble = (state: GameState, verb: ActionVerb, figure: FigureId): boolean =>
  !isRefusal(able(state, verb, figure))

/** Is there anything left that this figure could do? */
export const canAct = (state: GameState, figure: Figure): boolean =>
  verbsOf(state, figure).some((verb) => isAble(state, verb, figure.id))
