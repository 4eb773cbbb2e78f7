/**
 * A worker that is ended from outside, for lack of memory say, tells nobody: calls to it would wait for ever. So it holds a lock for as
 * long as it lives, and the page, which waits for the same lock, gets it when the worker is gone. Browsers have locks over https and on
 * the machine itself; elsewhere only errors are noticed.
 */
interface Lifeline {
  readonly lifeline: string
}

const isLifeline = (data: unknown): data is Lifeline =>
  typeof data === 'object' && data !== null && 'lifeline' in data && typeof data.lifeline === 'string'

const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)

/** Called by a worker when it starts. */
export function holdLifeline(): void {
  const lifeline = `tactic48 worker ${performance.timeOrigin} ${Math.random()}`
  void locks()?.request(lifeline, () => {
    postMessage({ lifeline } satisfies Lifeline)
    return new Promise<never>(() => undefined)
  })
}

/** Called by the page: an error of the worker, or its end. May tell more than once. */
function onDeath(worker: Worker, died: () => void): void {
  worker.addEventListener('error', died)
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isLifeline(data)) void locks()?.request(data.lifeline, died)
  })
}

/** Never kept; rejects when the worker dies. */
export function deathOf(worker: Worker, what: string): Promise<never> {
  const death = new Promise<never>((_, reject) =>
    onDeath(worker, () => reject(new Error(`the ${what} worker has died`))),
  )
  // Nobody need be waiting when it happens.
  death.catch(() => undefined)
  return death
}
