import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from '@tactic48/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { openServer, type TableServer } from '../../../scripts/serve.mjs'
import { BLUE } from '../../rules/test/world/games.ts'
import { openPlay, type Play, StoreError } from '../src/index.ts'
import { operate } from '../src/operator/commandLine.ts'
import { PostgresDatabase } from '../src/store/postgres.ts'
import { SqliteDatabase } from '../src/store/sqlite.ts'
import { TestClient } from './client.ts'
import { creating, NONCES } from './players.ts'
import { type Release, releases } from './releases.ts'
import { withPostgres } from './stores.ts'

const AIM = { verb: 'aim', seat: BLUE, figure: 'blue-4' } as unknown as Command

let released: Awaited<ReturnType<typeof releases>>
beforeAll(async () => {
  released = await releases()
})

/** A server of a release, as `npm start` starts it, on a disk of its own. */
class Served {
  readonly folder = mkdtempSync(join(tmpdir(), 'tactic48-pinned-'))
  private readonly databaseUrl: string | undefined
  play!: Play
  server!: TableServer

  constructor(databaseUrl?: string) {
    this.databaseUrl = databaseUrl
  }

  get address(): string {
    return this.server.address
  }

  async start({ engine, page }: Release): Promise<this> {
    this.play = await openPlay({ databaseUrl: this.databaseUrl, data: this.folder, logLevel: 'silent', engine })
    const { plugin: extend, pages } = this.play
    this.server = await openServer('127.0.0.1', { port: 0, fixed: true }, { extend, pages })
    await this.play.keepPage(page)
    return this
  }

  async stop(): Promise<void> {
    await this.server.close()
    await this.play.stop()
  }

  async end(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.address}${path}`, { redirect: 'manual', ...init })
  }
}

async function begun(address: string) {
  const [blue, ember] = [new TestClient(address), new TestClient(address)]
  await blue.name('heron')
  await ember.name('otter')
  const { id, claim } = await blue.create(creating())
  await ember.post(`/games/${id}/claim`, { token: claim, nonce: NONCES.ember })
  return { id, blue, ember }
}

describe('page builds of running games', () => {
  let served: Served
  beforeAll(async () => {
    served = await new Served().start(released.twice)
  })
  afterAll(() => served.end())

  test('after an upgrade the page of a game is served at its address, from the store, and its lists lead there', async () => {
    const { name } = released.twice.page
    const { id, blue } = await begun(served.address)
    await blue.connect()
    await blue.open(id)
    expect(await blue.do(id, AIM)).toMatchObject({ answer: { answer: 'accepted' } })
    expect(await blue.get(`/games/${id}`)).toMatchObject({ page: name })
    blue.close()
    await served.stop()
    await served.start(released.first)
    expect(await served.play.upgrade()).toEqual({ moved: [], stayed: [{ id, at: 1 }] })
    const again = new TestClient(served.address, blue.cookie)
    expect((await again.get<{ games: readonly object[] }>('/games/mine')).games).toMatchObject([{ id, page: name }])
    expect((await again.known(id)).around).toMatchObject({ page: name, status: 'running' })
    const index = await served.fetch(`v/${name}/`)
    expect(await index.text()).toContain('<title>twice</title>')
    expect(index.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(index.headers.get('content-security-policy')).toContain("default-src 'self'")
    // It is asked for again, or it could not be withdrawn; what it loads never changes.
    expect(index.headers.get('cache-control')).toBe('no-cache')
    const known = { 'if-none-match': index.headers.get('etag') ?? '' }
    expect((await served.fetch(`v/${name}/`, { headers: known })).status).toBe(304)
    const script = await served.fetch(`v/${name}/assets/shared-1a2b.js`, { headers: { 'accept-encoding': 'br' } })
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect(await script.text()).toBe(String(released.twice.page.files.get('assets/shared-1a2b.js')))
    const plain = await served.fetch(`v/${name}/assets/shared-1a2b.js`, { headers: { 'accept-encoding': 'gzip' } })
    expect([script.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['br', null])
    expect(await plain.text()).toBe(String(released.twice.page.files.get('assets/shared-1a2b.js')))
    const picture = await served.fetch(`v/${name}/assets/sand-3c4d.webp`)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(released.twice.page.files.get('assets/sand-3c4d.webp'))
    expect((await served.fetch(`v/${name}`)).headers.get('location')).toBe(`./${name}/`)
    const head = await served.fetch(`v/${name}/`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('nothing else is there: no worker, no other file, no other build, nothing to send', async () => {
    const { name } = released.first.page
    for (const path of [
      `v/${name}/serviceWorker.js`,
      `v/${name}/assets/..%2findex.html`,
      `v/${name}/nowhere`,
      `v/${'a'.repeat(32)}/`,
      `v/${released.first.engine.name}/`,
      'v/..%2f..%2fetc/passwd',
    ])
      expect([path, (await served.fetch(path)).status]).toEqual([path, 404])
    expect((await served.fetch(`v/${name}/`, { method: 'POST' })).status).toBe(405)
  })

  test('a withdrawn page is gone until it is allowed again; the operator sees what is kept, and how much goes on on it', async () => {
    const { engine, page } = released.twice
    const said: string[] = []
    const says = async (...words: readonly string[]) => {
      said.length = 0
      const code = await operate(words, { data: served.folder, say: (line) => said.push(line) })
      return [code, said.join('\n')] as const
    }
    expect(await says('withdraw', page.name)).toEqual([0, expect.stringContaining('Games on hold: 1;')])
    const gone = await served.fetch(`v/${page.name}/`)
    expect([gone.status, await gone.text()]).toEqual([410, `Page build ${page.name} was withdrawn.\n`])
    expect((await says('bundles'))[1]).toMatch(
      new RegExp(`page ${page.name} of engine ${engine.name}.*running games: 1, withdrawn`),
    )
    expect(await says('allow', page.name)).toEqual([0, `${page.name} is allowed again. Games resumed: 1.`])
    expect((await served.fetch(`v/${page.name}/`)).status).toBe(200)
    expect(await says('withdraw', 'f'.repeat(32))).toEqual([1, expect.stringContaining('There is no engine')])
    expect(await says('upgrade')).toEqual([0, expect.stringContaining('now compares the games of other releases')])
    // Games of both releases are proven, each on its own engine.
    await begun(served.address)
    expect(await says('check')).toEqual([0, 'games: 2, faults: 0'])
  })

  test('a build that is not what its name says is not kept; a changed byte of a kept one is not served', async () => {
    const { name, files } = released.same.page
    const altered = { name, files: new Map(files).set('assets/shared-1a2b.js', Buffer.from('alert(1)')) }
    await expect(served.play.keepPage(altered)).rejects.toThrow(StoreError)
    await expect(served.play.keepPage({ name, files: new Map() })).rejects.toThrow('there is no index.html')
    const large = { name, files: new Map(files).set('assets/large.webp', Buffer.alloc(8_000_001)) }
    await expect(served.play.keepPage(large)).rejects.toThrow('assets/large.webp is larger')
    await served.stop()
    const db = SqliteDatabase.open(join(served.folder, 'games.db'))
    for (const { hash = '', body } of await db.run('select hash, body from bundle_file')) {
      const bytes = Buffer.from(body as Uint8Array)
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
      await db.run('update bundle_file set body = $2 where hash = $1', [hash, bytes])
    }
    await db.run('update bundle set body = $2 where name = $1', [
      released.twice.engine.name,
      'export const engine = {}',
    ])
    await db.close()
    const said: string[] = []
    expect(await operate(['check'], { data: served.folder, say: (line) => said.push(line) })).toBe(1)
    expect(said).toEqual([
      expect.stringMatching(/engine bundle .* the file was changed/),
      expect.stringMatching(/^engine .* its content does not match its name/),
      ...Array.from({ length: 6 }, () => expect.stringMatching(/^page .* is damaged/)),
      'games: 2, faults: 8',
    ])
    await served.start(released.first)
    for (const path of ['assets/sand-3c4d.webp', 'assets/shared-1a2b.js', '']) {
      const answer = await served.fetch(`v/${released.twice.page.name}/${path}`)
      expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('is damaged')])
    }
  })
})

test.skipIf(!withPostgres)('[GEN-12] a new node on an empty disk plays a pinned game and serves its page', async () => {
  const postgres = await startPostgres()
  const old = await new Served(postgres.url).start(released.twice)
  const { id, blue } = await begun(old.address)
  await old.end()
  const fresh = await new Served(postgres.url).start(released.first)
  const client = await new TestClient(fresh.address, blue.cookie).connect()
  await client.open(id)
  expect(await client.do(id, AIM)).toMatchObject({ answer: { answer: 'accepted' } })
  const { view } = await client.known(id)
  expect(view?.state.figures.find((figure) => String(figure.id) === 'blue-4')?.aims).toBe(2)
  expect(await (await fresh.fetch(`v/${released.twice.page.name}/`)).text()).toContain('twice')
  // Files that both builds have are kept once.
  const db = await PostgresDatabase.open(postgres.url)
  const [{ n } = { n: 0 }] = await db.run('select count(*) as n from bundle_file')
  expect(n).toBe(4)
  await db.close()
  await fresh.end()
  await postgres.stop()
})
