import type { MovementTask } from '../../state/task.ts'

type Progress = Pick<MovementTask, 'k' | 'step' | 'offers' | 'declined' | 'lastOffered' | 'fought'>

/** The movement a little further on. Written out, because every move is copied several times on its way. */
export function onward(task: MovementTask, progress: Partial<Progress>): MovementTask {
  return {
    kind: 'movement',
    mode: task.mode,
    figure: task.figure,
    path: task.path,
    steps: task.steps,
    k: progress.k ?? task.k,
    shootAfter: task.shootAfter,
    step: progress.step ?? task.step,
    offers: progress.offers ?? task.offers,
    declined: progress.declined ?? task.declined,
    lastOffered: progress.lastOffered ?? task.lastOffered,
    fought: progress.fought ?? task.fought,
  }
}
