import type { Store } from '../store/store.ts'
import { tidy } from './retention.ts'

const HOUR = 3_600_000
/** Spreads the first run of nodes that start together. */
const FIRST = 60_000

/** Runs `tidy` every hour. */
export class Tidying {
  private timer: NodeJS.Timeout | undefined
  private under: Promise<void> = Promise.resolve()
  private stopped = false

  constructor(store: Store, onFailed: (error: unknown) => void) {
    const again = (after: number): void => {
      this.timer = setTimeout(() => {
        this.under = tidy(store, Date.now())
          .catch(onFailed)
          .then(() => {
            if (!this.stopped) again(HOUR)
          })
      }, after)
      this.timer.unref()
    }
    again(FIRST * (1 + Math.random()))
  }

  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.timer)
    await this.under
  }
}
