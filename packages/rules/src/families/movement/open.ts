import type { Point } from '@tactic48/geometry'
import type { Flow } from '../../kernel/flow.ts'
import { openTask } from '../../kernel/stack.ts'
import { trackOf } from '../../query/path.ts'
import type { FigureId } from '../../state/ids.ts'
import type { MovementTask } from '../../state/task.ts'

/** Sends a base along a way that is judged and paid for; the way starts where it stands. */
export function openMovement(
  flow: Flow,
  mode: MovementTask['mode'],
  figure: FigureId,
  path: readonly Point[],
  shootAfter: boolean,
): void {
  openTask(flow, {
    kind: 'movement',
    mode,
    figure,
    path,
    steps: trackOf(path).steps,
    k: 0,
    shootAfter,
    step: 'before',
    offers: [],
    declined: [],
    lastOffered: false,
    fought: [],
  })
}
