/** What a statement takes and gives; times are whole milliseconds. */
export type Value = string | number | null | Uint8Array

export type Row = { readonly [column: string]: Value }

/** What may be done with a store that is only read. */
export type Reader = Pick<Database, 'run' | 'atomic'>

export interface Statement {
  /** Prepared once under its text; `$1`, `$2`, … are its values. */
  readonly sql: string
  readonly values?: readonly Value[]
}

/**
 * A store that speaks SQL. Both dialects take the same text for nearly everything; where they cannot, the store asks which one it is.
 */
export interface Database {
  readonly dialect: 'sqlite' | 'postgres'
  /** One statement, which is durable when it resolves. */
  run(sql: string, values?: readonly Value[]): Promise<readonly Row[]>
  /** All of them or none. */
  atomic(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>
  /** All that `work` reads through what it is given is of one moment; where one process writes, what one `atomic` reads. */
  atOneMoment<T>(work: (reader: Reader) => Promise<T>): Promise<T>
  /** Several statements without values, as migrations are; they begin and commit by themselves. */
  script(sql: string): Promise<void>
  /** Tells every node that something happened, this one too. Lost bells are made good by looking now and then. */
  ring(bell: string): Promise<void>
  listen(hear: (bell: string) => void): void
  close(): Promise<void>
}

/** Why a store cannot be used, in words for whoever runs the server. */
export class StoreError extends Error {}
