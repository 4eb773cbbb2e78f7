import type { FigureId, SideId, WeaponId } from '../state/ids.ts'
import type { Effect } from '../state/lasting.ts'
import type { GameState } from '../state/state.ts'
import type { LastingChange } from '../state/tactic.ts'

type WithEffects = Pick<GameState, 'effects'>

/** TACTIC-09: what cards add now to a value of a figure or a side; the only place where their effects are read. */
export function addedBy(
  { effects }: WithEffects,
  on: FigureId | SideId,
  change: LastingChange,
  weapon?: WeaponId,
): number {
  let sum = 0
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (effect?.on !== on || effect.change !== change) continue
    if (effect.weapon === undefined || effect.weapon === weapon) sum += effect.value
  }
  return sum
}

export const isUnder = ({ effects }: WithEffects, on: FigureId, change: LastingChange): boolean =>
  effects.length > 0 && effects.some((effect) => effect.on === on && effect.change === change)

/** Whether the first use of this value uses an effect up. */
export const usedUpBy = ({ effects }: WithEffects, on: FigureId, changes: readonly LastingChange[]): boolean =>
  effects.length > 0 && effects.some((effect) => isUsedUp(effect, on, changes))

export const isUsedUp = (effect: Effect, on: FigureId, changes: readonly LastingChange[]): boolean =>
  effect.once === true && effect.on === on && changes.includes(effect.change)
