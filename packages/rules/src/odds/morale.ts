import { cardOf, figureOf, knownFigure } from '../query/figures.ts'
import { type Calm, isShockTest, type ShockTest, shockConcerns, testItems } from '../query/morale.ts'
import type { Item } from '../state/event.ts'
import type { FigureId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import { chanceOf } from './dice.ts'

/** One whom the fall of another concerns: the test that is due and how likely it fails, or the rule that spares him. */
export type ShockOdds =
  | (ShockTest & { readonly fails: number; readonly items: readonly Item<'test' | 'named'>[] })
  | (Calm & { readonly fails: 0 })

/** HOUSE-01, SHOCK-02 … SHOCK-04: what would follow if this figure were eliminated now, in the order of the rolls. */
export function shockTestOdds(state: GameState, id: FigureId): readonly ShockOdds[] {
  const fallen = figureOf(state, id)
  if (!fallen) return []
  return shockConcerns(state, [fallen], 'killed').map((concern) =>
    isShockTest(concern)
      ? {
          ...concern,
          fails: 1 - chanceOf(concern.need),
          items: testItems(cardOf(state, knownFigure(state, concern.figure)).named),
        }
      : { ...concern, fails: 0 },
  )
}
