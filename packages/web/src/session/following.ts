import type { HostedGame, KeptRow } from '@tactic48/host'

/** Where a window that follows a game reads it. */
export interface Source {
  /** The rows from this number on; absent where they cannot be read one by one. */
  since(id: string, from: number): Promise<readonly KeptRow[] | undefined>
  /** The whole game, replayed; absent where it cannot be. */
  whole(id: string): Promise<HostedGame | undefined>
}

/**
 * A game with what its holder has kept since: the rows that are new are played again. Where they do not follow from what is known the
 * whole game is read.
 */
export async function caughtUp(game: HostedGame, source: Source): Promise<HostedGame | undefined> {
  const rows = await source.since(game.id, game.log.entries.length)
  return rows && (await game.follow(rows)) ? game : source.whole(game.id)
}
