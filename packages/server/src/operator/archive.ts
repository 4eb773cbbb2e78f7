import { isDeepStrictEqual } from 'node:util'
import { archived, keepArchive, packEntries, unarchived, unpackEntries } from '../store/packs.ts'
import type { Store } from '../store/store.ts'

const AT_ONCE = 50

/** Packs the rows of games that ended before this moment. Returns the number of games, and bytes before and after. */
export async function archiveEnded(
  store: Store,
  {
    before,
    now,
    most = Number.POSITIVE_INFINITY,
  }: { readonly before: number; readonly now: number; readonly most?: number },
): Promise<{ readonly games: number; readonly from: number; readonly to: number }> {
  const done = { games: 0, from: 0, to: 0 }
  while (done.games < most) {
    const ids = await unarchived(store.db, before, Math.min(AT_ONCE, most - done.games))
    if (ids.length === 0) break
    for (const id of ids) {
      const { from, to } = await archiveGame(store, id, now)
      done.games += 1
      done.from += from
      done.to += to
    }
  }
  return done
}

async function archiveGame(
  store: Store,
  game: string,
  at: number,
): Promise<{ readonly from: number; readonly to: number }> {
  const rows = await store.entries(game)
  const last = rows.at(-1)
  const entries = last ? last.seq + last.n : 0
  const body = await packEntries(rows)
  // Never replace readable rows with an unreadable archive.
  if (!isDeepStrictEqual(await unpackEntries(body), rows))
    throw new Error(`game ${game}: its archive does not unpack to the same entries`)
  await keepArchive(store.db, { game, entries, at, body })
  const kept = await archived(store.db, game)
  if (kept?.entries !== entries) throw new Error(`game ${game}: another node archived it with different entries`)
  return { from: rows.reduce((sum, row) => sum + row.body.length, 0), to: body.length }
}
