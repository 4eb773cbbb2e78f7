/**
 * A worker that is ended from outside, for lack of memory say, tells nobody: calls to it would wait for ever. So it holds a lock for as
 * long as it lives, and the page, which waits for the same lock, gets it when the worker is gone. Browsers have locks over https and on
 * the machine itself. Elsewhere the page asks, while it waits for an answer, whether the worker is there.
 */
type Signal = { readonly lifeline: string } | { readonly lives: 'asked' | 'yes' }

const isSignal = (data: unknown): data is Signal =>
  typeof data === 'object' && data !== null && ('lifeline' in data || 'lives' in data)

const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)

const say = (signal: Signal): void => postMessage(signal)

/** Called by a worker in the middle of a long piece of work, in which it hears no question. */
export const showLife = (): void => say({ lives: 'yes' })

/** Called by a worker before it does anything; the answer comes when its end would be noticed. */
export function holdLifeline(): Promise<void> {
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isSignal(data) && 'lives' in data) showLife()
  })
  const held = locks()
  if (!held) return Promise.resolve()
  const lifeline = `tactic48 worker ${performance.timeOrigin} ${Math.random()}`
  return new Promise((resolve) => {
    void held.request(lifeline, () => {
      say({ lifeline })
      resolve()
      return new Promise<never>(() => undefined)
    })
  })
}

/** Milliseconds between two questions. */
const ASK_EVERY = 5000
/** A worker that has said nothing for this number of questions is gone: no single piece of work takes that long on a slow machine. */
const UNANSWERED = 12

/** The page's end: whether a worker is still there. */
export class Lifeline {
  private readonly worker: Worker
  /** Rejects when the worker dies. */
  private readonly death: Promise<never>
  private died: () => void = () => undefined
  /** Answers that are waited for. */
  private waiting = 0
  private asking: ReturnType<typeof setInterval> | undefined
  /** Questions since the worker last said anything. */
  private unanswered = 0

  constructor(worker: Worker, what: string) {
    this.worker = worker
    this.death = new Promise<never>((_, reject) => {
      this.died = () => {
        reject(new Error(`the ${what} worker has died`))
        this.rest()
      }
    })
    // Nobody need be waiting when it happens.
    this.death.catch(() => undefined)
    worker.addEventListener('error', () => this.died())
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      this.unanswered = 0
      if (isSignal(data) && 'lifeline' in data) void locks()?.request(data.lifeline, () => this.died())
    })
  }

  /** What the worker answers; rejects when it dies before. */
  async answer<T>(asked: Promise<T>): Promise<T> {
    this.waiting += 1
    this.ask()
    try {
      return await Promise.race([asked, this.death])
    } finally {
      this.waiting -= 1
      if (this.waiting === 0) this.rest()
    }
  }

  private ask(): void {
    if (locks() || this.asking !== undefined) return
    this.unanswered = 0
    // Counted, not measured: a machine that sleeps asks nothing meanwhile.
    this.asking = setInterval(() => {
      this.unanswered += 1
      if (this.unanswered > UNANSWERED) this.died()
      else this.worker.postMessage({ lives: 'asked' } satisfies Signal)
    }, ASK_EVERY)
  }

  private rest(): void {
    clearInterval(this.asking)
    this.asking = undefined
  }
}
