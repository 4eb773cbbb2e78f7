import { randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { battle, readyForce } from '../../packages/content/test/battles.ts'
import { Games } from '../../packages/server/src/games/games.ts'
import { migrate } from '../../packages/server/src/store/migrate.ts'
import { SqliteDatabase } from '../../packages/server/src/store/sqlite.ts'
import { Store } from '../../packages/server/src/store/store.ts'
import { type Seated, seated } from '../../packages/server/test/crowd.ts'
import { creating } from '../../packages/server/test/players.ts'
import { against, alone, type Figure } from '../figure.ts'
import { courseOf, type Move } from './course.ts'
import { ownFolder } from './folder.ts'

const KEPT = 60
const HALF = 30
const WHOLE = 400
/** KB that a quick start may take. */
const GOAL = 40
const FEW = 100
const MANY = 1000
/** Commands of each crowd, in turns. */
const ROUNDS = 1500
const WARM = 300

const quickStart = () =>
  creating(
    battle({
      agreedAp: 36,
      forces: { blue: readyForce('us-airborne/strike').force, ember: readyForce('de-infantry/squad').force },
    }),
  )

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** What a game takes: memory where it is held, bytes on disk, and time of the others. */
export async function* sizes(): AsyncGenerator<Figure> {
  yield* kept()
  yield await growth()
}

async function* kept(): AsyncGenerator<Figure> {
  const folder = ownFolder()
  const db = SqliteDatabase.open(`${folder.path}/games.db`)
  await migrate(db)
  const store = new Store(db)
  const empty = await bytesOf(db)
  const crowd = await seated(db, KEPT, quickStart())
  const playing = new Games({ store })
  const courses = new Map<Seated, readonly Move[]>()
  for (const game of crowd) {
    courses.set(game, await courseOf(store, game.id, WHOLE))
    await play(playing, game, courses.get(game)?.slice(0, HALF) ?? [])
  }
  const holding = new Games({ store })
  const [first, ...others] = crowd
  if (first) await holding.get(first.id)
  collect()
  const before = process.memoryUsage().heapUsed
  for (const { id } of others) await holding.get(id)
  collect()
  const bytes = (process.memoryUsage().heapUsed - before) / others.length
  yield against(`memory/game, KB of a quick start after ${HALF} commands`, bytes / 1024, 'goal', GOAL, 'less')
  if ((await holding.get(first?.id ?? ''))?.entries !== HALF) throw new Error('games are missing')
  for (const [game, moves] of courses) await play(playing, game, moves.slice(HALF))
  yield alone('disk/game, KB of a whole quick start', ((await bytesOf(db)) - empty) / crowd.length / 1024, 'less')
  await db.close()
  folder.end()
}

async function play(games: Games, { id, persons }: Seated, moves: readonly Move[]): Promise<void> {
  for (const { side, command, since } of moves)
    await games.act(persons[side], { type: 'do', game: id, id: randomUUID(), since, command })
}

async function bytesOf(db: SqliteDatabase): Promise<number> {
  const [row] = await db.run('select page_count * page_size as bytes from pragma_page_count, pragma_page_size')
  return Number(row?.['bytes'])
}

/** A crowd of followed games, and the next of its commands. */
async function crowdOf(count: number): Promise<() => Promise<void>> {
  const db = SqliteDatabase.open(':memory:')
  await migrate(db)
  const games = new Games({ store: new Store(db) })
  const crowd = await seated(db, count)
  const moves: (() => Promise<void>)[] = []
  for (const game of crowd) {
    const served = await games.get(game.id)
    for (const side of ['blue', 'ember'] as const)
      await served?.follow({ person: game.persons[side], tell: (message) => void JSON.stringify(message) }, side, 0)
  }
  // The same commands of as many games in both crowds, spread over all of it.
  for (let i = 0; moves.length < ROUNDS; i++) {
    const game = crowd[(i * (count / FEW)) % count]
    if (!game) throw new Error('no game')
    for (const move of await courseOf(games.store, game.id, 40)) moves.push(() => play(games, game, [move]))
  }
  return async () => {
    await moves.shift()?.()
  }
}

async function growth(): Promise<Figure> {
  const crowds = [await crowdOf(FEW), await crowdOf(MANY)] as const
  const spent = [0, 0]
  for (let i = 0; i < ROUNDS; i++)
    for (const [which, next] of crowds.entries()) {
      const began = process.cpuUsage()
      await next()
      const { user, system } = process.cpuUsage(began)
      if (i >= WARM) spent[which] = (spent[which] ?? 0) + user + system
    }
  const [few = 0, many = 0] = spent.map((microseconds) => microseconds / (ROUNDS - WARM) / 1000)
  return against('growth/100-1000, ms of the processor a command', many, '100 games', few, 'less')
}
