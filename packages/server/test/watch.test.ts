import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SideId, topQuestion } from '@tactic48/rules'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { openServer } from '../../../scripts/serve.mjs'
import { openPlay, StoreError } from '../src/index.ts'
import { TestClient } from './client.ts'
import { creating, NONCES } from './players.ts'
import { withPostgres } from './stores.ts'

async function watched(databaseUrl?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tactic48-watched-'))
  const play = await openPlay({
    ...{ data: folder, logLevel: 'silent', databaseUrl },
    watching: { host: '127.0.0.1', port: 0 },
  })
  const server = await openServer('127.0.0.1', { port: 0, fixed: true }, { extend: play.plugin })
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    await server.close()
    await play.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  onTestFinished(stop)
  const port = play.watchPort ?? 0
  const asked = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  return { play, server, port, asked, stop, metrics: async () => (await asked('/metrics')).text() }
}

const counted = (metrics: string, name: string): number =>
  Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  )

describe('watching a node', () => {
  test('what is counted is what happened, and tells neither game nor person nor address', async () => {
    const { server, metrics, asked } = await watched()
    expect(await (await asked('/healthz')).json()).toEqual({ alive: true })
    expect(await (await asked('/readyz')).json()).toEqual({ ready: true })
    const [blue, ember] = [new TestClient(server.address), new TestClient(server.address)]
    const { me } = await blue.name('heron')
    await ember.name('otter')
    const { id, claim } = await blue.create(creating())
    await ember.post(`/games/${id}/claim`, { token: claim, nonce: NONCES.ember })
    await Promise.all([blue.connect(), ember.connect()])
    const { view } = await blue.known(id)
    const question = view && topQuestion(view.state)
    const side: SideId = question?.awaiting[0] ?? 'blue'
    const seat = Object.entries(view?.state.seats ?? {}).find(([, one]) => one === side)?.[0]
    const end = { verb: 'endTurn', seat } as never
    const client = side === 'blue' ? blue : ember
    expect(await client.do(id, end, question?.since)).toMatchObject({ answer: { answer: 'accepted' } })
    expect(await client.do(id, end, 99_999)).toMatchObject({ answer: { answer: 'stale' } })
    const text = await metrics()
    expect(counted(text, 'tactic48_commands_total{answer="accepted"}')).toBe(1)
    expect(counted(text, 'tactic48_commands_total{answer="stale"}')).toBe(1)
    expect(counted(text, 'tactic48_append_seconds_count')).toBe(1)
    expect(counted(text, 'tactic48_sockets')).toBe(2)
    expect(counted(text, 'tactic48_games_held')).toBe(1)
    expect(counted(text, 'tactic48_due_late_seconds')).toBe(0)
    expect(text).toContain('tactic48_request_seconds_count{method="GET",route="/api/games/:id/known",status="200"} 1')
    expect(text).toContain('process_resident_memory_bytes')
    for (const secret of [id, claim, me.id, 'heron', 'endTurn', '127.0.0.1']) expect(text).not.toContain(secret)
  })

  test('it is on a port of its own: players reach none of it', async () => {
    const { server } = await watched()
    for (const path of ['metrics', 'healthz', 'readyz', 'api/metrics'])
      expect((await fetch(`${server.address}${path}`)).status).not.toBe(200)
  })

  test('a port that is taken is said, and the store is let go', async () => {
    const { port } = await watched()
    const folder = mkdtempSync(join(tmpdir(), 'tactic48-watched-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const wanted = { data: folder, logLevel: 'silent' } as const
    await expect(openPlay({ ...wanted, watching: { host: '127.0.0.1', port } })).rejects.toThrow(StoreError)
    await (await openPlay(wanted)).stop()
  })

  test.skipIf(!withPostgres)(
    'a node whose store does not answer is alive and not ready, until it answers again',
    async () => {
      const postgres = await startPostgres()
      onTestFinished(() => postgres.stop())
      const { asked } = await watched(postgres.url)
      const ready = async () => (await asked('/readyz')).status
      expect(await ready()).toBe(200)
      await postgres.kill()
      await expect.poll(ready, { timeout: 60_000 }).toBe(503)
      expect((await asked('/healthz')).status).toBe(200)
      await postgres.start()
      await expect.poll(ready, { timeout: 60_000 }).toBe(200)
    },
  )

  test('a node that stops is not ready from that moment on', async () => {
    const { server, asked } = await watched()
    // A page that is slow to close keeps the server until it has.
    const client = await new TestClient(server.address).connect()
    const closing = server.close()
    await client.closed()
    expect(await (await asked('/readyz')).json()).toEqual({ ready: false, why: 'stopping' })
    await closing
  })
})
