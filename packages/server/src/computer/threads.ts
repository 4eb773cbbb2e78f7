import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Command } from '@tactic48/rules'
import type { Asked, Decided } from './thread.ts'

/** Time limit for a decision, far above what a slow machine needs. */
const PATIENCE = 60_000

interface Thread {
  readonly worker: Worker
  busy: boolean
}

/** Worker threads for computer opponents; one core is left free for players. A thread that fails or hangs is replaced. */
export class Threads {
  readonly most: number
  private readonly patience: number
  private readonly threads = new Set<Thread>()
  private stopped = false

  constructor(most = Math.max(1, Math.min(4, availableParallelism() - 1)), patience = PATIENCE) {
    this.most = most
    this.patience = patience
  }

  /** The caller must not exceed `most` decisions at once. */
  async decide(asked: Asked): Promise<Command> {
    if (this.stopped) throw new Error('the server is stopping')
    const thread = [...this.threads].find(({ busy }) => !busy) ?? this.start()
    thread.busy = true
    try {
      const decided = await this.answer(thread.worker, asked)
      thread.busy = false
      if ('failed' in decided) throw new Error(`the computer failed: ${decided.failed}`)
      return decided.command
    } catch (error) {
      if (thread.busy) await this.end(thread)
      throw error
    }
  }

  async stop(): Promise<void> {
    this.stopped = true
    await Promise.all([...this.threads].map((thread) => this.end(thread)))
  }

  private start(): Thread {
    const worker = new Worker(new URL('./thread.mjs', import.meta.url))
    worker.unref()
    const thread = { worker, busy: false }
    this.threads.add(thread)
    // An idle thread that dies must not end the process.
    worker.on('error', () => undefined)
    worker.on('exit', () => this.threads.delete(thread))
    return thread
  }

  private async end(thread: Thread): Promise<void> {
    this.threads.delete(thread)
    await thread.worker.terminate()
  }

  private answer(worker: Worker, asked: Asked): Promise<Decided> {
    return new Promise((done, fail) => {
      const settle = (end: () => void): void => {
        clearTimeout(late)
        worker.off('message', hear).off('error', broke).off('exit', ended)
        end()
      }
      const hear = (decided: Decided): void => settle(() => done(decided))
      const broke = (error: Error): void => settle(() => fail(error))
      const ended = (): void => broke(new Error('the computer’s thread has ended'))
      const late = setTimeout(() => broke(new Error('the computer does not answer')), this.patience)
      worker.on('message', hear).on('error', broke).on('exit', ended)
      worker.postMessage(asked)
    })
  }
}
