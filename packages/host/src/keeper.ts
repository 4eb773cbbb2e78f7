import type { GameState, SideId, StoredEntry, StoredOpening } from '@tactic48/rules'
import type { KeptClock } from './clock.ts'

/** What is written again with every command: it must stay small. */
export interface GameHeader {
  readonly id: string
  readonly turn: number
  readonly over: boolean
  readonly winner?: SideId
  /** HOUSE-17: what is left of each side's time. */
  readonly clock?: KeptClock
}

/** One entry with the id of the command that it came of. */
export interface KeptRow {
  readonly id: string
  readonly entry: StoredEntry
}

/** One write: all of it is kept, or nothing. */
export interface Write {
  readonly header: GameHeader
  /** The number of the first row. */
  readonly from: number
  readonly rows: readonly KeptRow[]
  /** The game as these rows leave it. */
  readonly after: GameState
  /** Comes with the first write, and with one that replaces all rows. */
  readonly opening?: StoredOpening
}

/** A game as it was kept; nothing of it has been judged. */
export interface KeptGame {
  readonly header: GameHeader
  readonly opening: StoredOpening
  readonly rows: readonly KeptRow[]
}

/**
 * Where a game is kept. `append` resolves once everything is durable. Rows that are there already, under the same ids, are
 * fine (an answer was lost); where a row has another id somebody else has played on: `KeptElsewhere`.
 */
export interface Keeper {
  append(write: Write): Promise<void>
  keepTime(id: string, clock: KeptClock): Promise<void>
  load(id: string): Promise<KeptGame | undefined>
  /**
   * The rows from this number on, where several holders play one game at the same time: who was too late catches up and judges
   * again. Absent: one holder plays, the others follow.
   */
  since?(id: string, from: number): Promise<readonly KeptRow[]>
}

/** Another holder of the same game has written this entry first. */
export class KeptElsewhere extends Error {
  constructor(id: string, index: number) {
    super(`entry ${index} of ${id} was written by another holder`)
  }
}

/** What a keeper has of a game when a write comes. */
interface Before {
  /** Absent: nothing is kept. */
  readonly opening: object | undefined
  /** From the first row of the write on. */
  readonly rows: readonly Pick<KeptRow, 'id'>[]
}

/** What a write changes. */
interface Change {
  /** Every row that is kept goes first. */
  readonly replacesAll: boolean
  /** The number of the first of these rows. */
  readonly from: number
  readonly rows: readonly KeptRow[]
}

/**
 * A game that comes with its opening again was opened from what an earlier engine kept, or has other names for its markers: all of its
 * rows are written again. Otherwise only rows are written that are not kept yet.
 */
export function changeOf({ header, from, rows, opening }: Omit<Write, 'after'>, kept: Before): Change {
  const replacesAll = opening !== undefined && kept.opening !== undefined
  const isEarlier = replacesAll && !('engine' in kept.opening && kept.opening.engine === opening.engine)
  const fresh = isEarlier ? rows : newRows(header.id, { from, rows }, kept.rows)
  const written = replacesAll ? rows : fresh
  return { replacesAll, from: from + rows.length - written.length, rows: written }
}

/** Which of these rows are not kept yet. */
function newRows(id: string, { from, rows }: Pick<Write, 'from' | 'rows'>, kept: Before['rows']): readonly KeptRow[] {
  kept.forEach((row, i) => {
    if (rows[i]?.id !== row.id) throw new KeptElsewhere(id, from + i)
  })
  return rows.slice(kept.length)
}

/** Keeps games as long as the process lives, as text: nobody can change what is kept. */
export class MemoryKeeper implements Keeper {
  private readonly games = new Map<string, { header: string; opening: string; readonly rows: string[] }>()

  async append(write: Write): Promise<void> {
    const { header, from, opening } = write
    const { id } = header
    const before = this.games.get(id)
    const begun = opening ? JSON.stringify(opening) : before?.opening
    const kept = before?.rows ?? []
    if (begun === undefined || from > kept.length) throw new Error(`the beginning of ${id} is not kept`)
    const change = changeOf(write, {
      opening: before && (JSON.parse(before.opening) as StoredOpening),
      rows: kept.slice(from).map((row) => JSON.parse(row) as KeptRow),
    })
    if (change.replacesAll) kept.length = 0
    for (const row of change.rows) kept.push(JSON.stringify(row))
    this.games.set(id, { header: JSON.stringify(header), opening: begun, rows: kept })
  }

  async keepTime(id: string, clock: KeptClock): Promise<void> {
    const game = this.games.get(id)
    if (game) game.header = JSON.stringify({ ...(JSON.parse(game.header) as GameHeader), clock })
  }

  async load(id: string): Promise<KeptGame | undefined> {
    const game = this.games.get(id)
    return (
      game && {
        header: JSON.parse(game.header) as GameHeader,
        opening: JSON.parse(game.opening) as StoredOpening,
        rows: game.rows.map((row) => JSON.parse(row) as KeptRow),
      }
    )
  }
}
