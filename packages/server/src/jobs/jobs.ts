/** How often a job is tried before it is given up. */
export const MOST_TRIES = 8

/** Milliseconds before the next try; graphile-worker's formula, so that both stores behave alike. */
export const backoff = (tries: number): number => Math.round(Math.exp(Math.min(tries, 10)) * 1000)

/** What jobs carry, by their kind. */
export type Payloads = { readonly [kind: string]: object }

export type NewJob<P extends Payloads> = {
  readonly [K in keyof P & string]: {
    readonly kind: K
    /** While a job with this key waits or runs, another is dropped. */
    readonly key: string
    readonly payload: P[K]
    /** Not before this moment. */
    readonly at?: number | undefined
  }
}[keyof P & string]

/**
 * Carries out a job. It may run more than once, so it checks first whether the work is still needed. If it throws, it is retried
 * later; if it returns a time, it is postponed until then, which does not count as a try.
 */
export type Work<T> = (payload: T, tries: number) => Promise<number | undefined>

export type Works<P extends Payloads> = {
  readonly [K in keyof P]: { readonly work: Work<P[K]>; readonly atOnce: number }
}

/** Work that outlives the process: kept durably, done at least once, given up after `MOST_TRIES`. */
export interface Jobs<P extends Payloads> {
  add(job: NewJob<P>): Promise<void>
  /** Drops a waiting job; a running one continues. */
  drop(key: string): Promise<void>
  start(works: Works<P>): Promise<void>
  stop(): Promise<void>
}

export interface JobsAround {
  readonly now?: (() => number) | undefined
  /** A try failed; `given up`: it was the last. */
  readonly onFailed?: ((key: string, error: unknown, givenUp: boolean) => void) | undefined
  /** A worker without a heartbeat for this long is dead. */
  readonly silentFor?: number | undefined
}
