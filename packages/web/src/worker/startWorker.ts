import type { WorkerRole } from './worker.ts'

export const startWorker = (role: WorkerRole): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: role })
