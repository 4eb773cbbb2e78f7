import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Me } from '@tactic48/protocol'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { WebSocket } from 'ws'
import { proxiesTrusted, watchingWanted } from '../../../scripts/bootstrap.mjs'
import { openServer, type ServerOptions } from '../../../scripts/serve.mjs'
import { Games } from '../src/games/games.ts'
import { openPlay } from '../src/index.ts'
import { countedAs, shortened } from '../src/net/address.ts'
import { LIMITS, type Limits } from '../src/net/limits.ts'
import { SocketPages } from '../src/net/socket.ts'
import { migrate } from '../src/store/migrate.ts'
import { SqliteDatabase } from '../src/store/sqlite.ts'
import { Store } from '../src/store/store.ts'
import { Metrics } from '../src/watch/metrics.ts'
import { TestClient } from './client.ts'
import { creating, NONCES } from './players.ts'

/** A server with limits of its own, which ends with its test. */
async function served(limits: Partial<Limits> = {}, options: ServerOptions & { readonly publicUrl?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tactic48-limits-'))
  const { publicUrl, ...rest } = options
  const play = await openPlay({ data: folder, logLevel: 'silent', limits, publicUrl })
  const server = await openServer('127.0.0.1', { port: 0, fixed: true }, { ...rest, extend: play.plugin })
  onTestFinished(async () => {
    await server.close()
    await play.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return server
}

const status = async (asked: Promise<Response>): Promise<number> => (await asked).status

describe('an address', () => {
  test('of IPv6 counts with its whole network of 64 bits, however it is written', () => {
    const one = ['2001:db8::1', '2001:db8::2:3:4:5', '2001:0db8:0:0:ffff:1:2:3', '2001:DB8:0:0::', '2001:db8::1%eth0']
    expect(new Set(one.map(countedAs))).toEqual(new Set(['2001:db8:0:0::/64']))
    expect(countedAs('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64')
    expect(countedAs('::1')).toBe('0:0:0:0::/64')
    expect([countedAs('10.1.2.3'), countedAs('::ffff:10.1.2.3')]).toEqual(['10.1.2.3', '10.1.2.3'])
    expect(shortened('10.1.2.3')).toBe('10.1.2.0/24')
    expect(shortened('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48')
  })

  test('is that of the last proxy that is trusted, never what a client says of itself', async () => {
    const behind = await served({ writesAMinute: 2 }, { trustProxy: 'loopback' })
    const rename = (forwarded: string) =>
      status(new TestClient(behind.address).request('POST', '/me', { name: 'x' }, { 'x-forwarded-for': forwarded }))
    expect([await rename('10.0.0.1'), await rename('10.0.0.1'), await rename('10.0.0.1')]).toEqual([200, 200, 429])
    expect(await rename('6.6.6.6, 10.0.0.1')).toBe(429)
    expect(await rename('10.0.0.2')).toBe(200)
    const open = await served({ writesAMinute: 1 })
    const direct = (forwarded: string) =>
      status(new TestClient(open.address).request('POST', '/me', { name: 'x' }, { 'x-forwarded-for': forwarded }))
    expect([await direct('10.0.0.1'), await direct('10.0.0.2')]).toEqual([200, 429])
  })

  test('TRUST_PROXY and METRICS_PORT are read from the environment', () => {
    expect(
      [undefined, '', '0', '1', '10.0.0.1', '10.0.0.0/8,::1', 'uniquelocal'].map((said) => proxiesTrusted(said)),
    ).toEqual([...[false, false, false, 'loopback', '10.0.0.1', '10.0.0.0/8,::1', 'uniquelocal']])
    expect(watchingWanted({})).toBeUndefined()
    expect(watchingWanted({ METRICS_PORT: '9464' })).toEqual({ host: '127.0.0.1', port: 9464 })
  })
})

describe('one address', () => {
  test('makes so many guests, begins so many games and tries so many codes', async () => {
    const { address } = await served({ guestsAnHour: 2, beginsAnHour: 2, codesInTenMinutes: 2, writesAMinute: 100 })
    const [first, second, third] = [new TestClient(address), new TestClient(address), new TestClient(address)]
    await first.name('heron')
    await second.name('otter')
    expect(await status(third.request('POST', '/me', { name: 'x' }))).toBe(429)
    expect(await status(first.request('POST', '/me', { name: 'still here' }))).toBe(200)
    const { id, claim } = await first.create(creating())
    await second.post(`/games/${id}/claim`, { token: claim, nonce: NONCES.ember })
    expect(await status(first.request('POST', '/games', creating()))).toBe(429)
    const code = () => status(third.request('POST', '/me/devices', { code: 'AAAA-BBBB' }))
    expect([await code(), await code(), await code()]).toEqual([404, 404, 429])
    expect(await status(third.request('POST', '/me/recover', { code: 'AAAA-BBBB' }))).toBe(429)
  })

  test('opens so many sockets, and a node no more than it can bear; one that is closed makes room', async () => {
    for (const limits of [{ socketsOfOne: 2 }, { sockets: 2 }]) {
      const { address } = await served(limits)
      const [one, two, three] = [new TestClient(address), new TestClient(address), new TestClient(address)]
      await one.connect()
      await two.connect()
      const turned = new Promise<number>((done) => void three.connect().then(() => done(three.closed())))
      expect([1013, 0]).toContain(await turned)
      one.close()
      await expect
        .poll(
          async () => {
            const next = await new TestClient(address).connect()
            next.send({ type: 'ping' })
            return Promise.race([next.next(({ type }) => type === 'pong').then(({ type }) => type), next.closed()])
          },
          { timeout: 60_000 },
        )
        .toBe('pong')
    }
  })
})

describe('one person', () => {
  test('has three open offers for anybody, and twenty invitations', async () => {
    const { address } = await served({ beginsAnHour: 100, writesAMinute: 100 })
    const client = new TestClient(address)
    const create = (isPublic: boolean) =>
      status(client.request('POST', '/games', { ...creating(), terms: { ...creating().terms, isPublic } }))
    for (let i = 0; i < 20; i++) expect(await create(false)).toBe(200)
    expect(await create(false)).toBe(400)
    for (let i = 0; i < 3; i++) expect(await create(true)).toBe(200)
    expect(await create(true)).toBe(400)
  })
})

describe('one page', () => {
  test('sends so many messages a second; more are refused and not looked at', async () => {
    const { address } = await served({ messagesASecond: 5 })
    const client = await new TestClient(address).connect()
    for (let i = 0; i < 30; i++) client.send({ type: 'ping' })
    await client.next((message) => message.type === 'no' && message.why === 'tooFast')
    await expect.poll(() => client.heard.length, { timeout: 60_000 }).toBe(30)
    // Ten in two seconds, and at most two such times.
    expect(client.heard.filter(({ type }) => type === 'pong').length).toBeLessThanOrEqual(20)
  })

  test('follows so many games', async () => {
    const { address } = await served({ followed: 2, beginsAnHour: 100 })
    const client = new TestClient(address)
    const ids = [await client.create(creating()), await client.create(creating()), await client.create(creating())]
    await client.connect()
    await client.open(ids[0]?.id ?? '')
    await client.open(ids[1]?.id ?? '')
    client.send({ type: 'open', game: ids[2]?.id ?? '', from: 0 })
    await client.next((message) => message.type === 'no' && message.why === 'notAllowed')
  })

  test('that does not read is cut; nothing more is written to it', async () => {
    const db = SqliteDatabase.open(':memory:')
    await migrate(db)
    const pages = new SocketPages(new Games({ store: new Store(db) }), { limits: LIMITS, metrics: new Metrics() })
    const socket = new SlowSocket()
    pages.greet(socket as unknown as WebSocket, Promise.resolve(undefined), '10.0.0.1')
    const ping = () => socket.emit('message', Buffer.from(JSON.stringify({ type: 'ping' })), false)
    ping()
    await expect.poll(() => socket.sent).toBe(1)
    socket.bufferedAmount = LIMITS.unread + 1
    ping()
    await expect.poll(() => socket.closedWith).toBe(1013)
    await expect.poll(() => socket.isTerminated, { timeout: 60_000 }).toBe(true)
    expect(socket.sent).toBe(1)
    pages.goodbye()
    await db.close()
  })
})

/** The end of a socket at which somebody does not read. */
class SlowSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  sent = 0
  closedWith: number | undefined
  isTerminated = false

  send(): void {
    this.sent += 1
  }

  close(code: number): void {
    this.closedWith = code
  }

  terminate(): void {
    this.isTerminated = true
  }
}

describe('what the server sends and takes', () => {
  test('every answer bears the headers of the page: policy, no frames, no guessing of types, nothing kept', async () => {
    const { address } = await served()
    const client = new TestClient(address)
    for (const response of [await client.request('GET', '/me'), await client.request('GET', '/nothing')]) {
      const headers = Object.fromEntries(response.headers)
      expect(headers['content-security-policy']).toMatch(/default-src 'self'.*frame-ancestors 'none'/)
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
      expect(headers).toMatchObject({
        ...{ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' },
        'cache-control': 'no-store',
      })
    }
  })

  test('the cookie is for the server alone: no script, no other site, and no plain line where there is TLS', async () => {
    const named = async (publicUrl?: string) => {
      const { address } = await served({}, publicUrl ? { publicUrl } : {})
      const response = await new TestClient(address).request('POST', '/me', { name: 'heron' })
      return response.headers.get('set-cookie') ?? ''
    }
    expect(await named()).toMatch(/^tactic48=[\w-]{22}; .*HttpOnly; SameSite=Lax$/)
    expect(await named('https://table.example')).toMatch(/HttpOnly; Secure; SameSite=Lax$/)
  })

  test('a request that is too large is refused, whatever it says', async () => {
    const { address } = await served()
    const client = new TestClient(address)
    expect(await status(client.request('POST', '/me', { name: 'x', more: 'x'.repeat(70_000) }))).toBe(413)
    expect(await status(client.request('POST', '/games', { spec: 'x'.repeat(3_100_000) }))).toBe(413)
    expect(await status(client.request('POST', '/games', { ...creating(), spec: 'x'.repeat(2_100_000) }))).toBe(400)
    expect(await client.get<{ readonly me?: Me }>('/me')).toEqual({})
  })

  test('a request whose headers never end holds nothing for long', async () => {
    const { server, address } = await served()
    expect(server.headersTimeout).toBeLessThanOrEqual(15_000)
    expect(server.requestTimeout).toBeLessThanOrEqual(60_000)
    server.headersTimeout = 100
    const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' })
    onTestFinished(() => void socket.destroy())
    socket.write('POST /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    let answer = ''
    socket.on('data', (part) => {
      answer += String(part)
    })
    await new Promise((done) => socket.once('close', done))
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })
})
