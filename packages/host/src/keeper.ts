import type { SideId, StoredEntry, StoredOpening } from '@tactic48/rules'
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
}

/** Another holder of the same game has written this entry first. */
export class KeptElsewhere extends Error {
  constructor(id: string, index: number) {
    super(`entry ${index} of ${id} was written by another holder`)
  }
}

/** Which of these rows are not kept yet. */
export function newRows(
  id: string,
  write: Pick<Write, 'from' | 'rows'>,
  kept: readonly Pick<KeptRow, 'id'>[],
): readonly KeptRow[] {
  kept.forEach((row, i) => {
    const mine = write.rows[i]
    if (!mine || mine.id !== row.id) throw new KeptElsewhere(id, write.from + i)
  })
  return write.rows.slice(kept.length)
}

/** Keeps games as long as the process lives, as text: nobody can change what is kept. */
export class MemoryKeeper implements Keeper {
  private readonly games = new Map<string, { header: string; readonly opening: string; readonly rows: string[] }>()

  async append({ header, from, rows, opening }: Write): Promise<void> {
    const { id } = header
    const game = this.games.get(id) ?? { header: '', opening: JSON.stringify(opening ?? null), rows: [] }
    if (game.opening === 'null' || from > game.rows.length) throw new Error(`the beginning of ${id} is not kept`)
    const kept = game.rows.slice(from).map((row) => JSON.parse(row) as KeptRow)
    for (const row of newRows(id, { from, rows }, kept)) game.rows.push(JSON.stringify(row))
    game.header = JSON.stringify(header)
    this.games.set(id, game)
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
