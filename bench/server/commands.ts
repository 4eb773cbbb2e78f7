import { randomUUID } from 'node:crypto'
import type { ServerMessage } from '@tactic48/protocol'
import { Games } from '../../packages/server/src/games/games.ts'
import type { Database } from '../../packages/server/src/store/database.ts'
import { migrate } from '../../packages/server/src/store/migrate.ts'
import { PostgresDatabase } from '../../packages/server/src/store/postgres.ts'
import { SqliteDatabase } from '../../packages/server/src/store/sqlite.ts'
import { Store } from '../../packages/server/src/store/store.ts'
import { seated } from '../../packages/server/test/crowd.ts'
import { startPostgres } from '../../scripts/postgres.mjs'
import { against, type Figure } from '../figure.ts'
import { courseOf } from './course.ts'
import { ownFolder } from './folder.ts'

const GAMES = 60
const WARM = 10
/** Bytes of a row as an entry has them. */
const BODY = 'x'.repeat(900)

/** Commands a second against rows of the same size that are inserted and committed alone: one connection, in turns, one process. */
export async function* commands(): AsyncGenerator<Figure> {
  const folder = ownFolder()
  const sqlite = SqliteDatabase.open(`${folder.path}/games.db`)
  yield await measured('sqlite', sqlite)
  await sqlite.close()
  folder.end()
  const postgres = await startPostgres()
  const db = await PostgresDatabase.open(postgres.url, 1)
  yield await measured('postgres', db)
  await db.close()
  await postgres.stop()
}

async function measured(name: string, db: Database): Promise<Figure> {
  await migrate(db)
  await db.script('create table raw (game text, seq integer, body text, primary key (game, seq))')
  const games = new Games({ store: new Store(db) })
  let [playing, inserting, count] = [0, 0, 0]
  for (const [i, { id, persons }] of (await seated(db, GAMES)).entries()) {
    const moves = await courseOf(games.store, id, 40)
    const served = await games.get(id)
    for (const side of ['blue', 'ember'] as const) await served?.follow(page(persons[side]), side, 0)
    for (const [seq, { side, command, since }] of moves.entries()) {
      const began = performance.now()
      const answer = await games.act(persons[side], { type: 'do', game: id, id: randomUUID(), since, command })
      const between = performance.now()
      await db.run('insert into raw (game, seq, body) values ($1, $2, $3)', [id, seq, BODY])
      if (typeof answer === 'string' || answer.answer !== 'accepted') throw new Error(JSON.stringify(answer))
      if (i < WARM) continue
      playing += between - began
      inserting += performance.now() - between
      count += 1
    }
  }
  await games.stop()
  return against(
    `commands/vs-raw-commit/${name}`,
    (1000 * count) / playing,
    'one-row commits',
    (1000 * count) / inserting,
  )
}

/** It reads what it is told as a socket would write it. */
const page = (person: string) => ({ person, tell: (message: ServerMessage) => void JSON.stringify(message) })
