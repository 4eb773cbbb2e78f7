import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Notices } from '@tactic48/protocol'
import { topQuestion } from '@tactic48/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openServer, type TableServer } from '../../../scripts/serve.mjs'
import { openPlay, type Play } from '../src/index.ts'
import { TestClient } from './client.ts'
import { creating, NONCES } from './players.ts'
import { browserKeys, MailSink, WorldSink } from './sinks.ts'
import { STORES, type TestStore } from './stores.ts'

type Answer = { readonly notices: Notices; readonly fault?: string }

describe.each(Object.entries(STORES))('notices of a running server on %s', (name, make) => {
  let at: TestStore
  let folder: string
  let world: WorldSink
  let mailbox: MailSink
  let play: Play
  let server: TableServer

  beforeAll(async () => {
    at = await make()
    folder = mkdtempSync(join(tmpdir(), 'tactic48-notices-'))
    world = await new WorldSink().start()
    mailbox = await new MailSink().start()
    const page = 'https://play.example/'
    play = await openPlay({
      ...{ data: folder, databaseUrl: at.url, logLevel: 'silent', outgoing: world.around, noticeAfter: 0 },
      notices: { page, smtp: mailbox.url, from: 'table@play.example', pushServices: ['push.example'] },
    })
    server = await openServer('127.0.0.1', { port: 0, fixed: true }, { extend: play.plugin })
  })
  afterAll(async () => {
    await server.close()
    await play.stop()
    await world.stop()
    await mailbox.stop()
    await at.end()
    rmSync(folder, { recursive: true, force: true })
  })

  test('looking makes nobody a guest; each wish and channel is kept, tested, switched and removed; bad ones are refused by field', async () => {
    const client = new TestClient(server.address)
    const { notices } = await client.get<Answer>('/me/notices')
    expect(notices).toMatchObject({ channels: [], offers: { mail: true } })
    expect(client.cookie).toBeUndefined()
    const wishes = { language: 'it', zone: 'Europe/Rome', quiet: { from: 1380, to: 420 }, digest: 1080 }
    expect((await client.post<Answer>('/me/notices', wishes)).notices).toMatchObject({ wishes })
    for (const [body, field] of [
      [{ ...wishes, zone: 'Mars/Olympus' }, 'zone'],
      [{ ...wishes, quiet: { from: 0, to: 1440 } }, 'quiet.to'],
      [{ ...wishes, language: 'xx' }, 'language'],
    ] as const)
      expect(await (await client.request('POST', '/me/notices', body)).json()).toEqual({ why: `malformed: ${field}` })
    const subscription = { endpoint: `https://push.example/${name}`, keys: browserKeys() }
    const added = await client.post<Answer>('/me/notices/channels', { kind: 'push', subscription })
    const [channel] = added.notices.channels
    expect(channel).toMatchObject({ kind: 'push', state: 'on', here: true })
    const path = `/me/notices/channels/${channel?.id}`
    expect(await client.post<Answer>(`${path}/test`)).not.toHaveProperty('fault')
    expect(world.called.map((call) => call.path)).toEqual([`/${name}`])
    expect((await client.post<Answer>(path, { on: false })).notices.channels).toMatchObject([{ state: 'off' }])
    const removed = await client.request('DELETE', path)
    expect(((await removed.json()) as Answer).notices.channels).toEqual([])
    const stranger = new TestClient(server.address)
    expect(await stranger.post<Answer>(`${path}/test`)).toMatchObject({ fault: 'gone' })
  })

  test('from a question to a mail by itself; the links of mails work without a cookie, and by one press of a mail program', async () => {
    const [blue, ember] = [new TestClient(server.address), new TestClient(server.address)]
    for (const [client, address] of [
      [blue, `heron-${name}@mail.example`],
      [ember, `otter-${name}@mail.example`],
    ] as const) {
      await client.name(address.slice(0, 5))
      await client.post('/me/notices/channels', { kind: 'mail', address })
      const confirm = pathOf(mailbox.last().text, 'confirm')
      const anybody = new TestClient(server.address)
      const shown = await anybody.request('GET', confirm)
      expect(await shown.text()).toContain('<form method="post">')
      expect(shown.headers.get('content-security-policy')).toContain("form-action 'self'")
      expect((await client.get<Answer>('/me/notices')).notices.channels).toMatchObject([{ state: 'unconfirmed' }])
      const form = { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' }
      expect((await anybody.request('POST', confirm, '', form)).status).toBe(200)
      expect((await client.get<Answer>('/me/notices')).notices.channels).toMatchObject([{ state: 'on' }])
      expect((await anybody.request('POST', confirm.replace('confirm', 'stop'), '', form)).status).toBe(404)
    }
    const before = mailbox.mails.length
    const { id, claim } = await blue.create(creating())
    await ember.post(`/games/${id}/claim`, { token: claim, nonce: NONCES.ember })
    const view = (await blue.known(id)).view
    const asked = view && topQuestion(view.state)?.awaiting[0]
    await expect.poll(() => mailbox.mails.length, { timeout: 120_000 }).toBeGreaterThan(before)
    const told = mailbox.last()
    expect(told.to).toMatch(asked === 'blue' ? /^heron/ : /^otter/)
    expect(told.text).toContain(`#/distant/${id}`)
    const stop = pathOf(told.headers, 'stop')
    const oneClick = { origin: 'https://mail.example', 'content-type': 'application/x-www-form-urlencoded' }
    const program = new TestClient(server.address)
    expect((await program.request('POST', stop, 'List-Unsubscribe=One-Click', oneClick)).status).toBe(200)
    const stopped = asked === 'blue' ? blue : ember
    expect((await stopped.get<Answer>('/me/notices')).notices.channels).toEqual([])
  })

  test('one press stops everything', async () => {
    const client = new TestClient(server.address)
    for (const path of ['a', 'b'])
      await client.post('/me/notices/channels', { kind: 'webhook', address: `https://hooks.example/${path}` })
    const { notices } = await client.post<Answer>('/me/notices/stop')
    expect(notices.channels).toMatchObject([{ state: 'off' }, { state: 'off' }])
  })
})

const pathOf = (text: string, what: string): string =>
  new RegExp(`/api(/mail/${what}/[\\w-]+/[\\w-]+\\?language=\\w+)`).exec(text)?.[1] ?? ''
