import type { Flow } from '../../kernel/flow.ts'
import { advanceTask, ask, closeTask } from '../../kernel/stack.ts'
import { enemiesOf, inShock, knownFigure } from '../../query/figures.ts'
import { gunsOf } from '../../query/weapons.ts'
import type { Figure } from '../../state/figure.ts'
import type { FigureId, WeaponId } from '../../state/ids.ts'
import { isRefusal, type Refusal, refuse } from '../../state/refusal.ts'
import type { GameState } from '../../state/state.ts'
import type { MovementTask } from '../../state/task.ts'
import { checkShot } from '../shot.ts'
import { onward } from './onward.ts'

/** MNF-02, MNF-04, OF-16: asks for the shot at the end of Move & Fire, if it is still possible. */
export function planShot(flow: Flow, task: MovementTask): void {
  const rule = whyLost(flow.state, task)
  if (rule === undefined) {
    advanceTask(flow, onward(task, { step: 'afterShot' }))
    ask(flow, { kind: 'afterShot', awaiting: [knownFigure(flow.state, task.figure).side], figure: task.figure })
    return
  }
  flow.emit({ type: 'shotLost', figure: task.figure, rule })
  closeTask(flow, 'movement')
}

function whyLost(state: GameState, task: MovementTask): string | undefined {
  const mover = knownFigure(state, task.figure)
  if (inShock(mover) || mover.counters.suppressed) return 'MNF-04'
  return shotsAfterMove(state, task, mover).next().done ? 'FIRE-04' : undefined
}

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
