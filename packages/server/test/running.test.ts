import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { doorOf } from '../src/operator/adminPort.ts'
import { restore } from '../src/operator/restore.ts'
import { migrate } from '../src/store/migrate.ts'
import { SqliteDatabase } from '../src/store/sqlite.ts'
import { Store } from '../src/store/store.ts'
import { TestClient } from './client.ts'
import { StubbornPair } from './killing.ts'
import { typed } from './operating.ts'
import { creating, NONCES } from './players.ts'
import { withPostgres } from './stores.ts'

/** A server in a process of its own, to which an operator turns. */
class RunningNode {
  readonly address: string
  readonly child: ChildProcess
  readonly data: string
  readonly databaseUrl: string | undefined
  /** What it logged. */
  logged = ''

  private constructor(child: ChildProcess, address: string, data: string, databaseUrl: string | undefined) {
    this.child = child
    this.address = address
    this.data = data
    this.databaseUrl = databaseUrl
  }

  static async start(store: string, data = ownFolder()): Promise<RunningNode> {
    let databaseUrl: string | undefined
    if (store === 'postgres') {
      const postgres = await startPostgres()
      onTestFinished(() => postgres.stop())
      databaseUrl = postgres.url
    }
    const env = {
      ...process.env,
      DATA: data,
      PORT: '0',
      LOG_LEVEL: 'info',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    }
    const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'node.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let logged = ''
    let node: RunningNode | undefined
    child.stderr.on('data', (part) => {
      logged += String(part)
      if (node) node.logged = logged
    })
    const gone = new Promise<void>((done) => child.once('exit', () => done()))
    onTestFinished(() => {
      child.kill('SIGKILL')
      return gone
    })
    const address = await new Promise<string>((done, failed) => {
      let said = ''
      child.stdout.on('data', (part) => {
        said += String(part)
        const ready = /ready (\S+)\s/.exec(said)
        if (ready) done(ready[1] ?? '')
      })
      child.once('exit', () => failed(new Error(`the server ended: ${logged}`)))
    })
    node = new RunningNode(child, address, data, databaseUrl)
    node.logged = logged
    return node
  }

  types(...words: readonly string[]) {
    return typed(words, { data: this.data, databaseUrl: this.databaseUrl })
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    const gone = new Promise<number | null>((done) => this.child.once('exit', (code) => done(code)))
    this.child.kill(signal)
    return gone
  }
}

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tactic48-running-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Two browsers with a game that has begun. */
async function playing(address: string) {
  const [blue, ember] = [new TestClient(address), new TestClient(address)]
  const { me } = await blue.name('heron')
  await ember.name('otter')
  const { id, claim, watch } = await blue.create(creating())
  await ember.post(`/games/${id}/claim`, { token: claim, nonce: NONCES.ember })
  await Promise.all([blue.connect(), ember.connect()])
  await Promise.all([blue.open(id), ember.open(id)])
  return { id, claim, watch, blue, ember, person: me.id }
}

test.each(['sqlite', ...(withPostgres ? ['postgres'] : [])])(
  '%s: a backup taken under load restores to a state that passes the check and has what was acknowledged before',
  async (store) => {
    const node = await RunningNode.start(store)
    const pairs = [0, 1, 2].map(() => new StubbornPair(() => node.address))
    for (let i = 0; i < 3; i++) {
      await Promise.all(pairs.map((pair) => pair.played(2)))
      const before = pairs.flatMap(({ games }) =>
        games.map(({ id, acknowledged }) => ({
          id,
          places: new Map([...acknowledged].map(([one, { at }]) => [one, at])),
        })),
      )
      const file = join(node.data, `backup${i}.gz`)
      expect(await node.types('backup', file)).toMatchObject({ code: 0 })
      expect(await node.types('check', file)).toEqual({
        code: 0,
        said: expect.stringMatching(/^games: \d+, faults: 0$/),
      })
      const db = SqliteDatabase.open(':memory:')
      await migrate(db)
      await restore(db, file, { now: Date.now() })
      for (const { id, places } of before) {
        const rows = await new Store(db).entries(id)
        const ids = rows.flatMap(({ body }) =>
          (JSON.parse(body) as readonly { readonly id: string }[]).map((row) => row.id),
        )
        for (const [one, at] of places) expect(ids[at]).toBe(one)
      }
      await db.close()
    }
    expect(await node.types('check')).toEqual({ code: 0, said: expect.stringMatching(/^games: \d+, faults: 0$/) })
    const replaced = await node.types('restore', join(node.data, 'backup0.gz'), '--replace')
    expect(replaced).toEqual({ code: 1, said: 'A server is running on this store; stop it first.' })
    await Promise.all(pairs.map((pair) => pair.played(1)))
  },
)

test('a second server on the same file is refused by name, and whoever reads the folder gets into the first; nobody else', async () => {
  const node = await RunningNode.start('sqlite')
  await expect(RunningNode.start('sqlite', node.data)).rejects.toThrow(/games\.db is in use by another server/)
  // It has not taken the door of the first with it.
  const door = doorOf(node.data)
  if (!door) throw new Error('no door')
  for (const file of ['admin.json', 'games.db', 'games.db-wal'])
    expect([file, statSync(join(node.data, file)).mode & 0o077]).toEqual([file, 0])
  for (const authorization of [undefined, 'Bearer ', `Bearer ${'x'.repeat(door.token.length)}`, door.token])
    for (const [method, path] of [
      ['GET', '/backup'],
      ['POST', '/do/reports'],
      ['GET', '/nothing'],
    ] as const) {
      const headers = { ...(authorization !== undefined && { authorization }) }
      const answer = await fetch(`http://127.0.0.1:${door.port}${path}`, { method, headers })
      expect([path, answer.status]).toEqual([path, 401])
    }
  expect(await node.types('close', 'nothing')).toEqual({ code: 1, said: 'There is no game nothing.' })
  await node.end('SIGKILL')
  // What died without a word is passed by.
  expect(existsSync(join(node.data, 'admin.json'))).toBe(true)
  expect(await node.types('check')).toEqual({ code: 0, said: 'games: 0, faults: 0' })
})

test.each(['sqlite', ...(withPostgres ? ['postgres'] : [])])(
  '%s: an operator closes a game, bans, and forgets whoever is connected at this moment',
  async (store) => {
    const node = await RunningNode.start(store)
    const { id, blue, ember, person } = await playing(node.address)
    await node.types('ban', person)
    await expect
      .poll(async () => (await blue.ask({ type: 'say', game: id, said: { preset: 'hello' } })).type, {
        timeout: 60_000,
      })
      .toBe('no')
    expect((await blue.request('POST', '/me', { name: 'x' })).status).toBe(403)
    expect((await blue.known(id)).view).toBeDefined()
    await node.types('unban', person)
    await expect
      .poll(async () => (await blue.ask({ type: 'say', game: id, said: { preset: 'hello' } })).type, {
        timeout: 60_000,
      })
      .toBe('answer')
    const ended = ember.next((message) => message.type === 'around' && message.around.status === 'closed')
    expect(await node.types('close', id)).toMatchObject({ code: 0 })
    expect(await ended).toMatchObject({ around: { closing: { by: 'operator' } } })
    const proof = await ember.request('GET', `/games/${id}/proof`)
    expect([proof.status, node.logged.split('\n').filter((line) => line.includes('"level":50'))]).toEqual([200, []])
    const gone = blue.closed()
    const renamed = ember.next((message) => message.type === 'around' && message.around.names.blue === 'Guest')
    expect(await node.types('forget', person)).toMatchObject({ code: 0 })
    await Promise.all([gone, renamed])
    expect(await blue.get('/me')).toEqual({})
  },
)

test('a server that is asked to stop says when to come back, finishes what it writes, and leaves nothing behind', async () => {
  const node = await RunningNode.start('sqlite')
  const pairs = [0, 1].map(() => new StubbornPair(() => node.address))
  const { blue } = await playing(node.address)
  await Promise.all(pairs.map((pair) => pair.played(3)))
  const gone = blue.closed()
  const code = await node.end('SIGTERM')
  expect(code).toBe(128 + 15)
  expect(await gone).toBe(1001)
  const bye = blue.heard.find((message) => message.type === 'bye')
  expect(bye).toMatchObject({ why: 'stopping' })
  expect(bye?.type === 'bye' ? bye.after : 0).toBeGreaterThanOrEqual(500)
  expect(existsSync(join(node.data, 'admin.json'))).toBe(false)
  const next = await RunningNode.start('sqlite', node.data)
  for (const pair of pairs) await pair.stop()
  for (const pair of pairs) await pair.assertNothingLost(next.address)
  expect(await next.types('check')).toMatchObject({ code: 0 })
})

test('a log says what was asked and how it went, and neither who asked nor what he holds', async () => {
  const node = await RunningNode.start('sqlite')
  const { id, claim, watch, blue, person } = await playing(node.address)
  await new TestClient(node.address).known(id, watch)
  await blue.request('GET', '/games/nothing')
  await expect.poll(() => node.logged, { timeout: 60_000 }).toContain('"status":404')
  const lines = node.logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly [key: string]: unknown })
  expect(lines.find(({ msg }) => msg === 'started')).toMatchObject({ store: 'sqlite' })
  expect(lines.find(({ route }) => route === '/api/games/:id/known')).toMatchObject({
    ...{ method: 'GET', status: 200, from: '127.0.0.0/24', msg: 'request' },
  })
  const secrets = [claim, watch, blue.cookie?.split('=')[1] ?? '?', person, '127.0.0.1']
  for (const secret of secrets) expect(node.logged).not.toContain(secret)
})

test('a store that is further than this program is left alone', async () => {
  const folder = ownFolder()
  const db = SqliteDatabase.open(join(folder, 'games.db'))
  await migrate(db)
  await db.run('insert into migration (number) values (9999)')
  await db.close()
  await expect(RunningNode.start('sqlite', folder)).rejects.toThrow(/has schema 9999; this program knows \d+/)
  for (const words of [['check'], ['forget', 'x'], ['backup', join(folder, 'x')]])
    expect(await typed(words, { data: folder })).toMatchObject({
      code: 1,
      said: expect.stringContaining('schema 9999'),
    })
  expect(existsSync(join(folder, 'x'))).toBe(false)
  const after = SqliteDatabase.open(join(folder, 'games.db'))
  expect(await after.run('select max(number) as number from migration')).toEqual([{ number: 9999 }])
  await after.close()
})
