import type { EntryWrite, Store } from '../store/store.ts'
import type { Metrics } from '../watch/metrics.ts'

/** Writes in one statement. */
const AT_ONCE = 200

interface Waiting {
  readonly write: EntryWrite
  readonly done: (first: boolean) => void
  readonly failed: (error: unknown) => void
}

/** Batches entries that arrive during a write into the next one; each game wins or loses its place separately. */
export class Appender {
  private readonly store: Store
  private readonly metrics: Metrics | undefined
  private waiting: Waiting[] = []
  private under: Promise<void> | undefined

  constructor(store: Store, metrics?: Metrics) {
    this.store = store
    this.metrics = metrics
  }

  /** Durable when it resolves; false: another node was first at this place. */
  append(write: EntryWrite): Promise<boolean> {
    return new Promise((done, failed) => {
      this.waiting.push({ write, done, failed })
      this.under ??= this.writeAll()
    })
  }

  /** Resolves when the queue is empty. */
  async idle(): Promise<void> {
    while (this.under) await this.under
  }

  private async writeAll(): Promise<void> {
    // Wait a tick, so that entries of the same tick share a write.
    await new Promise<void>((next) => setImmediate(next))
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, AT_ONCE)
      const took = this.metrics?.appended.startTimer()
      try {
        const first = await this.store.append(batch.map(({ write }) => write))
        took?.()
        for (const { write, done } of batch) done(first.has(write.course.game))
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    // No await since the last check: the next entry begins a new write.
    this.under = undefined
  }
}
