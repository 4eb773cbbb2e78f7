/** Values of statements; times are whole milliseconds. */
export type Value = string | number | null | Uint8Array

export type Row = { readonly [column: string]: Value }

/** Read-only access to a store. */
export type Reader = Pick<Database, 'run' | 'atomic'>

export interface Statement {
  /** Prepared once under its text; `$1`, `$2`, … are its values. */
  readonly sql: string
  readonly values?: readonly Value[]
}

/**
 * An SQL database. Nearly all statements have the same text in both dialects; for the others the store checks `dialect`.
 */
export interface Database {
  readonly dialect: 'sqlite' | 'postgres'
  /** One statement, which is durable when it resolves. */
  run(sql: string, values?: readonly Value[]): Promise<readonly Row[]>
  /** All of them or none. */
  atomic(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>
  /** `work` reads from one snapshot on PostgreSQL; on the embedded store only each `atomic` is consistent. */
  atOneMoment<T>(work: (reader: Reader) => Promise<T>): Promise<T>
  /** Several statements without values, as migrations are; they begin and commit by themselves. */
  script(sql: string): Promise<void>
  /** Notifies every node, this one too. Bells may be lost; nodes also poll. */
  ring(bell: string): Promise<void>
  listen(hear: (bell: string) => void): void
  close(): Promise<void>
}

/** An error for the operator, shown without a stack trace. */
export class StoreError extends Error {}
