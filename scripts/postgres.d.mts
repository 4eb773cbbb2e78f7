export interface OwnPostgres {
  readonly url: string
  /** As a power cut would. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** The folder of its programs, installed where that is possible. */
export function ensurePostgres(): string | undefined
export function startPostgres(programs?: string): Promise<OwnPostgres>
