import { enemiesOf } from '../../query/figures.ts'
import { gunsOf } from '../../query/weapons.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId, WeaponId } from '../../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import type { MovementTask } from '../../state/task.ts'
import { checkShot } from '../fire/shot.ts'

/** MNF-06: not at those just fought. */
export function checkShotAfterMove(
  state: GameState,
  task: MovementTask,
  mover: Figure,
  weapon: WeaponId,
  target: FigureId,
): Refusal | undefined {
  const shot = checkShot(state, mover, weapon, target)
  if (isRefusal(shot)) return shot
  return task.fought.includes(target) ? refuse('MNF-06', 'justFought', { target }) : undefined
}

export function* shotsAfterMove(
  state: GameState,
  task: MovementTask,
  mover: Figure,
): Generator<{ readonly weapon: WeaponId; readonly target: FigureId }> {
  for (const weapon of gunsOf(state, mover)) {
    for (const target of enemiesOf(state, mover.side)) {
      if (checkShotAfterMove(state, task, mover, weapon.id, target.id)) continue
      yield { weapon: weapon.id, target: target.id }
    }
  }
}
