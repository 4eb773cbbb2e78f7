import type { Figure } from '../state/figure.ts'
import { opponentOf, type SideId } from '../state/ids.ts'
import type { SuppressionMarker } from '../state/marker.ts'
import type { GameState } from '../state/state.ts'
import { suppressedTest } from './area.ts'
import { loadOf } from './carry.ts'
import { baseOf, enemiesOf, faceOf, isOnTable } from './figures.ts'
import { passageOf } from './shelter.ts'
import { canSeeFigure } from './sight.ts'
import { isShielded } from './vehicles.ts'

/** SF-14, SF-15: those with the lowest H2H on their face-up sides. */
export function weakest(state: GameState, figures: readonly Figure[]): readonly Figure[] {
  let least = Number.POSITIVE_INFINITY
  for (const figure of figures) least = Math.min(least, faceOf(state, figure).h2h)
  return figures.filter((figure) => faceOf(state, figure).h2h === least)
}

/** `allocationTie`: who chooses among equals; nobody = the dice. */
export function allocator(state: GameState, attacker: SideId): SideId | undefined {
  const { allocationTie } = state.rules
  if (allocationTie === 'dice') return undefined
  return allocationTie === 'attacker' ? attacker : opponentOf(attacker)
}

/** SF-14, SF-17: enemies on whom a six of this participant may fall, in his LOS and in the area; cover does not help them. */
export const victimsOf = (state: GameState, marker: SuppressionMarker, by: Figure): readonly Figure[] =>
  (state.rules.sfVictimInArea ? enemiesUnder(state, marker) : enemiesOf(state, marker.side)).filter((enemy) =>
    canHurt(state, by, enemy),
  )

/** SF-02: those in the area. */
export function enemiesUnder(state: GameState, marker: SuppressionMarker): readonly Figure[] {
  const isUnder = suppressedTest(state, marker)
  return state.figures.filter((figure) => isUnder(figure) && figure.side !== marker.side && isOnTable(figure))
}

/** SF-17, BUNKER-02, BUNKER-06: only what hides him, or armour around him, saves an enemy from a six. */
const canHurt = (state: GameState, by: Figure, enemy: Figure): boolean =>
  !isShielded(state, enemy) &&
  canSeeFigure(state, by, enemy) &&
  passageOf(state, baseOf(state, by), baseOf(state, enemy))?.kind !== 'armoured'

/**
 * SF-14: has the participant a die, as far as sight decides it; "in LOS" is LOS to an enemy in the area. `under`: all of them. Rolling is
 * an attack, for which nobody has a hand free who carries a stretcher (HOUSE-14).
 */
export const mayRoll = (
  state: GameState,
  marker: SuppressionMarker,
  by: Figure,
  under: readonly Figure[] = enemiesUnder(state, marker),
): boolean =>
  (state.rules.sfRollers === 'all' || under.some((enemy) => canHurt(state, by, enemy))) && !loadOf(state, by)

/** SF-14, SF-15: those on whom a six of this participant may fall. */
export function struckAmong(state: GameState, marker: SuppressionMarker, by: Figure): readonly Figure[] {
  const victims = victimsOf(state, marker, by)
  return state.rules.sfWoundChooser === 'owner' ? victims : weakest(state, victims)
}

/** SF-14, SF-16: who chooses among them; nobody = the dice. */
export const victimChooser = (state: GameState, { side }: SuppressionMarker): SideId | undefined =>
  state.rules.sfWoundChooser === 'owner' ? side : allocator(state, side)
