import { type Keeper, KeptElsewhere, type KeptGame, type KeptRow, type Write } from '@tactic48/host'
import { type Asks, type Clocks, FIRST_HEAD, headAfter, leafOf, type Terms } from '@tactic48/protocol'
import type { EngineApi, GameState, SideId } from '@tactic48/rules'
import type { CourseRow, EntryRow, Store } from '../store/store.ts'
import type { Appender } from './appender.ts'
import { freshClocks, movedOn } from './clocks.ts'

interface Kept {
  readonly id: string
  readonly seed: string
  readonly terms: Terms
  readonly build?: string
}

/** Callback of the keeper: when the server must act on the game next. */
export type DueAt = (asks: Asks | undefined, clocks: Clocks | undefined) => number | undefined

export const rowsIn = ({ body }: EntryRow): readonly KeptRow[] => JSON.parse(body) as readonly KeptRow[]

/** Of the rows that reach beyond this entry, what comes from there on. */
export const rowsFrom = (from: number, written: readonly EntryRow[]): readonly KeptRow[] =>
  written.flatMap((row) => rowsIn(row).slice(Math.max(0, from - row.seq)))

export const headOfOpening = (seed: string, opening: string): string => headAfter(FIRST_HEAD, leafOf(seed, 0, opening))

export const asksIn = (state: GameState, at: number, engine: EngineApi): Asks | undefined => {
  const question = state.phase === 'over' ? undefined : engine.topQuestion(state)
  return question && { kind: question.kind, sides: question.awaiting, at }
}

/** One game in a store that several nodes may write to: heads of its dice, clocks and position. */
export class GameKeeper implements Keeper {
  private readonly kept: Kept
  private readonly store: Store
  private readonly appender: Appender
  private readonly now: () => number
  private readonly dueAt: DueAt
  private readonly engine: EngineApi
  /** After the opening, and after each entry. */
  private readonly heads: string[]
  private active: SideId | undefined
  course: CourseRow

  constructor(
    kept: Kept,
    begun: {
      readonly opening: string
      readonly rows: readonly EntryRow[]
      /** Of the entries before these rows. */
      readonly heads?: readonly string[] | undefined
      readonly course: CourseRow
    },
    around: {
      readonly store: Store
      readonly appender: Appender
      readonly engine: EngineApi
      readonly now: () => number
      readonly dueAt: DueAt
    },
  ) {
    this.kept = kept
    this.store = around.store
    this.appender = around.appender
    this.now = around.now
    this.dueAt = around.dueAt
    this.engine = around.engine
    this.heads = [...(begun.heads ?? [headOfOpening(kept.seed, begun.opening)])]
    this.course = begun.course
    for (const row of begun.rows) this.chain(rowsIn(row))
  }

  /** The head after this number of entries. */
  headAt(entries: number): string {
    return this.heads[entries] ?? FIRST_HEAD
  }

  /** The heads up to this number of entries, that of the opening first. */
  headsUntil(entries: number): readonly string[] {
    return this.heads.slice(0, entries + 1)
  }

  headsFrom(entries: number): readonly string[] {
    return this.heads.slice(entries + 1)
  }

  async append({ from, rows, after }: Write): Promise<void> {
    const head = this.headOf(from, rows).at(-1)
    if (rows.length === 0 || head === undefined) return
    const at = this.now()
    const course = this.courseAfter(after, from + rows.length, at)
    const body = JSON.stringify(rows)
    const first = await this.appender.append({
      ...{ seq: from, n: rows.length, at, body, head, course, build: this.kept.build },
    })
    if (!first) throw new KeptElsewhere(this.kept.id, from)
    this.chain(rows)
    this.course = course
    this.active = after.turn.active
  }

  /** The server's clocks are stored with every entry, so there is nothing else to keep. */
  async keepTime(): Promise<void> {}

  async load(): Promise<KeptGame | undefined> {
    throw new Error('a served game is opened by the server')
  }

  async since(_: string, from: number): Promise<readonly KeptRow[]> {
    const [written, course] = await Promise.all([
      this.store.entries(this.kept.id, from),
      this.store.course(this.kept.id),
    ])
    const rows = rowsFrom(from, written)
    this.heads.length = Math.min(this.heads.length, from + 1)
    this.chain(rows)
    if (course) this.course = course
    return rows
  }

  /** Whose turn it is, as the game was opened and after what other nodes wrote. */
  follow(state: GameState): void {
    this.active = state.turn.active
  }

  private courseAfter(after: GameState, entries: number, at: number): CourseRow {
    const { pace } = this.kept.terms
    const asks = asksIn(after, at, this.engine)
    const turn = Math.max(this.course.turn, after.turn.number)
    const ended = turn > this.course.turn ? this.active : undefined
    const before = this.course.clocks ?? freshClocks(pace)
    const clocks = before && movedOn(before, pace, asks, { now: at, ended })
    // A game that has just ended is due at once: if this node dies before it writes the status, another one does.
    const dueAt = asks ? this.dueAt(asks, clocks) : at
    return {
      ...{ game: this.kept.id, entries, turn, at },
      ...(asks && { asks }),
      ...(clocks && { clocks }),
      ...(dueAt !== undefined && { dueAt }),
    }
  }

  private headOf(from: number, rows: readonly KeptRow[]): readonly string[] {
    let head = this.headAt(from)
    return rows.map(({ entry }, i) => {
      head = headAfter(head, leafOf(this.kept.seed, from + i + 1, JSON.stringify(entry)))
      return head
    })
  }

  private chain(rows: readonly KeptRow[]): void {
    this.heads.push(...this.headOf(this.heads.length - 1, rows))
  }
}
