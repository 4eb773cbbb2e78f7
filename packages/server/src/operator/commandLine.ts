import { createWriteStream, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Database, StoreError } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { PostgresDatabase } from '../store/postgres.ts'
import { SqliteDatabase } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'
import { type Door, doorOf } from './adminPort.ts'
import { backUp } from './backup.ts'
import { checkBundles, keptEngines } from './checkBundles.ts'
import { checkStore, type Found } from './checkGames.ts'
import { carryOut, DEEDS, type Deed, isDeed } from './deeds.ts'
import { proven, restore } from './restore.ts'

export interface Operating {
  readonly databaseUrl?: string | undefined
  readonly data: string
  readonly say: (line: string) => void
}

/** The store, or the running server that owns it. */
type Reached = { readonly door: Door } | { readonly db: Database }

const FAULTY = 1
const WRONG = 2

/** Runs an operator's command; returns the exit code. */
export async function operate(words: readonly string[], around: Operating): Promise<number> {
  const [name, ...given] = words
  try {
    if (name === 'backup') return await backup(given, around)
    if (name === 'restore') return await refill(given, around)
    if (name === 'check') return await check(given, around)
    if (isDeed(name)) {
      for (const line of await within(around, (reached) =>
        'db' in reached ? carryOut(new Store(reached.db), name, given, Date.now()) : asked(reached.door, name, given),
      ))
        around.say(line)
      return 0
    }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    around.say(error.message)
    return FAULTY
  }
  around.say(usage())
  return name === undefined || name === 'help' || name === '--help' ? 0 : WRONG
}

function usage(): string {
  const lines: readonly (readonly [string, string])[] = [
    ['backup FILE', 'writes the whole store to a new file while games go on'],
    ['restore FILE [--replace]', 'fills an empty store from a backup; with --replace, any store'],
    ['check [FILE]', 'verifies every game of the store or of a backup'],
    ...Object.entries<Deed>(DEEDS).map(([name, { usage, says }]) => [`${name} ${usage}`, says] as const),
  ]
  const width = Math.max(...lines.map(([what]) => what.length))
  return ['npm run server -- COMMAND', ...lines.map(([what, says]) => `  ${what.padEnd(width)}  ${says}`)].join('\n')
}

// Reaching the store

async function within<T>(around: Operating, work: (reached: Reached) => Promise<T>): Promise<T> {
  const door = around.databaseUrl ? undefined : doorOf(around.data)
  if (door && (await isOpen(door))) return work({ door })
  if (!around.databaseUrl && !existsSync(fileIn(around)))
    throw new StoreError(`There is no store in ${resolve(around.data)}; set DATA or DATABASE_URL.`)
  return withStore(around, (db) => work({ db }))
}

async function withStore<T>(around: Operating, work: (db: Database) => Promise<T>): Promise<T> {
  const { databaseUrl } = around
  const db = databaseUrl ? await PostgresDatabase.open(databaseUrl) : SqliteDatabase.open(fileIn(around))
  try {
    await migrate(db)
    return await work(db)
  } finally {
    await db.close()
  }
}

const fileIn = ({ data }: Operating): string => join(data, 'games.db')

/** A server that crashed leaves its `admin.json` behind. */
const isOpen = (door: Door): Promise<boolean> =>
  through(door, 'GET', '/').then(
    () => true,
    () => false,
  )

function through(
  door: Door,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<import('node:http').IncomingMessage> {
  return new Promise((done, failed) => {
    const headers = { authorization: `Bearer ${door.token}`, ...(body && { 'content-type': 'application/json' }) }
    const asking = request({ host: '127.0.0.1', port: door.port, method, path, headers }, done)
    asking.once('error', failed)
    asking.end(body && JSON.stringify(body))
  })
}

async function asked(door: Door, name: string, given: readonly string[]): Promise<readonly string[]> {
  const answer = await through(door, 'POST', `/do/${name}`, { given })
  let text = ''
  for await (const part of answer) text += String(part)
  const { lines, why } = JSON.parse(text) as { readonly lines?: readonly string[]; readonly why?: string }
  if (!lines) throw new StoreError(why ?? `The server answered ${answer.statusCode}.`)
  return lines
}

// Backup, restore, check

async function backup(given: readonly string[], around: Operating): Promise<number> {
  const [name, ...more] = given
  if (name === undefined || more.length > 0) throw new StoreError('Usage: backup FILE')
  const file = resolve(name)
  if (existsSync(file)) throw new StoreError(`${file} exists already; choose a new file.`)
  await within(around, (reached) => written(reached, `${file}.part`))
  const rows = await proven(`${file}.part`)
  renameSync(`${file}.part`, file)
  around.say(`${rows} rows written to ${file}. It contains secrets: anyone who has it can predict dice and take seats.`)
  return 0
}

async function written(reached: Reached, file: string): Promise<void> {
  const out = createWriteStream(file, { mode: 0o600, flush: true })
  if ('db' in reached) await backUp(reached.db, out, Date.now())
  else await pipeline(await through(reached.door, 'GET', '/backup'), out)
}

async function refill(given: readonly string[], around: Operating): Promise<number> {
  const files = given.filter((one) => one !== '--replace')
  const [file] = files
  if (file === undefined || files.length > 1) throw new StoreError('Usage: restore FILE [--replace]')
  if (!existsSync(file)) throw new StoreError(`There is no file ${file}.`)
  const door = around.databaseUrl ? undefined : doorOf(around.data)
  if (door && (await isOpen(door))) throw new StoreError('A server is running on this store; stop it first.')
  const replaces = given.includes('--replace')
  const rows = await withStore(around, (db) => restore(db, file, { replaces, now: Date.now() }))
  around.say(`${rows} rows restored.`)
  return 0
}

/** A store that others write to is checked through a backup, which verifies the backup too. */
async function check(given: readonly string[], around: Operating): Promise<number> {
  const [file, ...more] = given
  if (more.length > 0) throw new StoreError('Usage: check [FILE]')
  if (file !== undefined && !existsSync(file)) throw new StoreError(`There is no file ${file}.`)
  const folder = mkdtempSync(join(tmpdir(), 'tactic48-check-'))
  try {
    if (file !== undefined) return await checkedCopy(file, folder, around)
    return await within(around, async (reached) => {
      if ('db' in reached && reached.db.dialect === 'sqlite') return checked(reached.db, around)
      const copy = join(folder, 'backup')
      await written(reached, copy)
      return checkedCopy(copy, folder, around)
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function checkedCopy(file: string, folder: string, around: Operating): Promise<number> {
  const db = SqliteDatabase.open(join(folder, 'copy.db'))
  try {
    await migrate(db)
    await restore(db, file, { now: Date.now() })
    return await checked(db, around)
  } finally {
    await db.close()
  }
}

async function checked(db: Database, { say }: Operating): Promise<number> {
  let faults = 0
  const tell = ({ game, fault }: Found): void => {
    faults += 1
    say(`${game}: ${fault}`)
  }
  const games = await checkStore(new Store(db), tell, keptEngines(db))
  await checkBundles(db, tell)
  say(`games: ${games}, faults: ${faults}`)
  return faults > 0 ? FAULTY : 0
}
