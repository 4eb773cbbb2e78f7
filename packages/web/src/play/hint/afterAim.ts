import {
  type CommandOf,
  execute,
  type GameState,
  isGun,
  isRefusal,
  knownFigure,
  scriptedChance,
  weaponsOf,
} from '@tactic48/rules'
import { targetsOf } from '../lookAhead.ts'
import type { ShotInView } from '../shot.ts'

/** AIM-02 (an Aim rolls no dice): the likeliest shot of the figure once it has aimed; none where measuring first is barred (GEN-04). */
export function shotAfterAim(before: GameState, aim: CommandOf<'aim'>): ShotInView | undefined {
  const aimed = execute(before, aim, scriptedChance([]))
  if (isRefusal(aimed) || !before.rules.premeasure) return undefined
  const { state } = aimed
  const shooter = knownFigure(state, aim.figure)
  const [best] = weaponsOf(state, shooter)
    .filter(isGun)
    .flatMap((weapon) => targetsOf(state, shooter, weapon, shooter.aims).map((target) => ({ weapon, target })))
    .sort((a, b) => b.target.hit - a.target.hit || a.target.distance - b.target.distance)
  return best && { state, shooter: aim.figure, target: best.target.id, weapon: best.weapon, mayAim: true }
}
