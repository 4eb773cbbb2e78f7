import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { topQuestion } from '@tactic48/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openServer, type TableServer } from '../../../scripts/serve.mjs'
import { openPlay, type Play } from '../src/index.ts'
import { TestClient } from './client.ts'
import { anyCommand, creating, NONCES } from './players.ts'

let folder: string
let play: Play
let server: TableServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tactic48-server-'))
  play = await openPlay({ data: folder, logLevel: 'silent' })
  server = await openServer('127.0.0.1', { port: 0, fixed: true }, { extend: play.plugin })
})
afterAll(async () => {
  await server.close()
  await play.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Two browsers with a game that has begun, both connected. */
async function playing() {
  const [blue, ember] = [new TestClient(server.address), new TestClient(server.address)]
  await blue.name('heron')
  await ember.name('otter')
  const { id, claim, watch } = await blue.create(creating())
  const { side } = await ember.post<{ readonly side: string }>(`/games/${id}/claim`, {
    token: claim,
    nonce: NONCES.ember,
  })
  expect(side).toBe('ember')
  await Promise.all([blue.connect(), ember.connect()])
  await Promise.all([blue.open(id), ember.open(id)])
  return { id, watch, clients: { blue, ember } }
}

async function step({ id, clients }: Awaited<ReturnType<typeof playing>>, seed: string) {
  const [known] = await Promise.all([clients.blue.known(id)])
  const state = known.view?.state
  const question = state && topQuestion(state)
  const side = question?.awaiting[0]
  if (!state || !side) return undefined
  const own = (await clients[side].known(id)).view?.state
  if (!own) return undefined
  return { side, reply: await clients[side].do(id, anyCommand(own, side, seed), question.since) }
}

describe('a server', () => {
  test('[GEN-12] two browsers play; what one does the other is told', async () => {
    const game = await playing()
    let accepted = 0
    for (let i = 0; i < 12; i++) {
      const stepped = await step(game, `${i}`)
      if (stepped?.reply.type === 'answer' && stepped.reply.answer.answer === 'accepted') accepted++
    }
    expect(accepted).toBeGreaterThan(0)
    for (const client of Object.values(game.clients)) {
      const told = client.heard.flatMap((message) => (message.type === 'facts' ? message.update.added : []))
      const { view } = await client.known(game.id)
      expect(told).toEqual(view?.entries)
    }
  })

  test('lists: my games, whose turn it is; nobody sees those of others', async () => {
    const { id, clients } = await playing()
    const mine = await clients.ember.get<{ games: readonly { id: string; opponent: string; asks: object }[] }>(
      '/games/mine',
    )
    expect(mine.games).toMatchObject([{ id, opponent: 'heron', side: 'ember', status: 'running' }])
    expect(await new TestClient(server.address).get('/games/mine')).toEqual({ games: [] })
  })

  test('a stranger sees the card of a game but neither plays nor watches it; the link for spectators lets him watch', async () => {
    const { id, watch } = await playing()
    const stranger = await new TestClient(server.address).connect()
    expect(await stranger.get(`/games/${id}`)).toMatchObject({ id, names: { blue: 'heron', ember: 'otter' } })
    expect((await stranger.request('GET', `/games/${id}/known`)).status).toBe(403)
    expect((await stranger.request('GET', `/games/${id}/proof`)).status).toBe(409)
    stranger.send({ type: 'open', game: id, from: 0 })
    await stranger.next((message) => message.type === 'no' && message.why === 'notYourGame')
    const refused = await stranger.do(id, { verb: 'endTurn', seat: 'north player' as never })
    expect(refused).toMatchObject({ type: 'no', why: 'notYourGame' })
    expect((await stranger.known(id, watch)).view).toBeDefined()
  })

  test('another site may neither write nor open a socket with this cookie', async () => {
    const { clients } = await playing()
    for (const origin of ['https://elsewhere.example', 'null']) {
      expect((await clients.blue.request('POST', '/me', { name: 'x' }, { origin })).status).toBe(403)
      await expect(new TestClient(server.address, clients.blue.cookie).connect({ origin })).rejects.toThrow('403')
    }
  })

  test('a second device by a code, signed out again; a recovery code gives everything back', async () => {
    const { id, clients } = await playing()
    const { code } = await clients.blue.post<{ code: string }>('/me/code')
    const phone = new TestClient(server.address)
    const { me } = await phone.post<{ me: { devices: readonly { id: string; here: boolean }[] } }>('/me/devices', {
      code,
    })
    expect(me.devices).toHaveLength(2)
    expect((await phone.get<{ games: readonly { id: string }[] }>('/games/mine')).games.map((game) => game.id)).toEqual(
      [id],
    )
    await expect(new TestClient(server.address).post('/me/devices', { code })).rejects.toThrow('unknownCode')
    await phone.connect()
    const gone = phone.closed()
    const here = me.devices.find((device) => device.here)
    expect((await clients.blue.request('DELETE', `/me/devices/${here?.id}`)).status).toBe(200)
    await gone
    expect(await phone.get('/me')).toEqual({})
    const recovery = await clients.blue.post<{ code: string }>('/me/recovery')
    const found = new TestClient(server.address)
    await found.post('/me/recover', { code: recovery.code.toLowerCase() })
    expect((await found.get<{ games: readonly object[] }>('/games/mine')).games).toHaveLength(1)
  })

  test('bad requests say what is wrong and leave nothing behind', async () => {
    const client = new TestClient(server.address)
    const bad: readonly (readonly [string, string, unknown, number])[] = [
      ['POST', '/games', {}, 400],
      ['POST', '/games', { ...creating(), spec: { start: 'setup' } }, 400],
      ['POST', '/games', '{"__proto__":1', 400],
      ['POST', '/me', { name: 'a\u202eb' }, 400],
      ['POST', '/me', { name: 'x'.repeat(41) }, 400],
      ['POST', '/me/devices', { code: 'AAAA-BBBB' }, 404],
      ['GET', '/games/..%2f..%2fetc', undefined, 404],
      ['GET', `/games/${'a'.repeat(22)}`, undefined, 404],
      ['POST', '/me/recovery', {}, 401],
    ]
    for (const [method, path, body, status] of bad) {
      const response = await client.request(method, path, body)
      expect([path, response.status]).toEqual([path, status])
      expect(Object.keys((await response.json()) as object)).toContain('why')
    }
  })
})
