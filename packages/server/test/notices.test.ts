import { randomUUID } from 'node:crypto'
import type { NoticeWishes } from '@tactic48/protocol'
import { topQuestion } from '@tactic48/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Games } from '../src/games/games.ts'
import type { NewJob } from '../src/jobs/jobs.ts'
import { nextAt, quietUntil } from '../src/notices/hours.ts'
import { NoticeStore } from '../src/notices/noticeStore.ts'
import { type NoticeJob, type NoticeJobs, Notices } from '../src/notices/notices.ts'
import { isPublicAddress, NotSent, Outgoing } from '../src/notices/outgoing.ts'
import { Store } from '../src/store/store.ts'
import { anyCommand, begunGame, creating } from './players.ts'
import { browserKeys, type Called, MailSink, WorldSink } from './sinks.ts'
import { STORES, type TestStore } from './stores.ts'

const MINUTE = 60_000
const PAGE = 'https://play.example/'
const WISHES: NoticeWishes = { language: 'en', zone: 'Europe/Rome' }

let world: WorldSink
let mailbox: MailSink
beforeAll(async () => {
  world = await new WorldSink().start()
  mailbox = await new MailSink().start()
})
afterAll(async () => {
  await world.stop()
  await mailbox.stop()
})
beforeEach(() => {
  world.called.length = 0
  world.answers.clear()
  mailbox.mails.length = 0
})

describe.each(Object.entries(STORES))('notices on %s', (_, make) => {
  let at: TestStore
  let games: Games
  let notices: Notices
  let store: NoticeStore
  let queued: NewJob<NoticeJobs>[]
  let now: number

  beforeAll(async () => {
    at = await make()
    const db = await at.open()
    games = new Games({ store: new Store(db), now: () => now })
    store = new NoticeStore(db)
  })
  beforeEach(async () => {
    now = Date.now()
    queued = []
    notices = await Notices.open({
      ...{ store, now: () => now, outgoing: world.around },
      jobs: { add: async (job) => void queued.push(job) },
      settings: {
        page: PAGE,
        smtp: mailbox.url,
        from: 'Tactic48 <table@play.example>',
        pushServices: ['push.example'],
      },
    })
  })
  afterAll(async () => {
    await games.stop()
    await games.store.db.close()
    await at.end()
  })

  const device = { id: 'device', label: 'Firefox, Linux' }
  const webhook = (path: string) => ({ kind: 'webhook', address: `https://hooks.example${path}` }) as const
  const push = (path: string) =>
    ({ kind: 'push', subscription: { endpoint: `https://push.example${path}`, keys: browserKeys() } }) as const

  /** A game at a question, and whom it waits for. */
  async function waiting(pace: Parameters<typeof creating>[1] = { kind: 'days', days: 3, increment: 24 }) {
    const { id, persons } = await begunGame(games, creating(undefined, pace))
    const state = (await games.get(id))?.hosted?.state
    const side = state && topQuestion(state)?.awaiting[0]
    if (!state || !side) throw new Error('nobody is asked')
    const person = persons[side]
    const answer = async () => {
      const command = anyCommand(state, side, id)
      const since = topQuestion(state)?.since ?? 0
      return games.act(person, { type: 'do', game: id, id: randomUUID(), since, command })
    }
    return { id, person, other: side === 'blue' ? persons.ember : persons.blue, answer }
  }

  /** What is queued for this person, and carried out. */
  const jobsFor = (person: string) => queued.filter(({ payload }) => payload.person === person)
  const carryOut = (person: string): Promise<readonly (number | undefined)[]> =>
    Promise.all(jobsFor(person).map(({ payload }) => notices.work(payload)))

  test('a question that has stood for two minutes (live: 20 s) is told to whom it asks, once, and to nobody else', async () => {
    for (const [pace, stands] of [
      [undefined, 2 * MINUTE],
      [{ kind: 'live', minutes: 10, increment: 0, window: 3 }, 20_000],
    ] as const) {
      const { id, person, other } = await waiting(pace)
      for (const one of [person, other]) expect(await notices.add(one, device, webhook(`/${id}`))).toBeUndefined()
      now += stands - 1
      await notices.look()
      expect(jobsFor(person)).toEqual([])
      now += 1
      await notices.look()
      await notices.look()
      expect(jobsFor(person)).toHaveLength(1)
      expect(jobsFor(other)).toEqual([])
      await carryOut(person)
      await carryOut(person)
      const calls = world.called.filter(({ path }) => path === `/${id}`)
      expect(calls).toHaveLength(1)
      const said = JSON.parse(String(calls[0]?.body))
      expect(said).toMatchObject({ title: 'Your turn: Crossroads', url: `${PAGE}#/distant/${id}` })
      expect(said.text).toMatch(/(heron|otter) is waiting for you/)
    }
  })

  test('when the game has moved on nothing is sent; the next question begins to count again', async () => {
    const { id, person, other, answer } = await waiting()
    for (const one of [person, other]) await notices.add(one, device, webhook(`/moved/${id}`))
    now += 2 * MINUTE
    await notices.look()
    expect(await answer()).toMatchObject({ answer: 'accepted' })
    expect(await carryOut(person)).toEqual([undefined])
    expect(world.called).toEqual([])
    now += 2 * MINUTE
    queued = []
    await notices.look()
    expect([...jobsFor(person), ...jobsFor(other)]).not.toEqual([])
  })

  test('nothing of a game but what both sides know is in a notice', async () => {
    const { id, person } = await waiting()
    await notices.add(person, device, webhook(`/secret/${id}`))
    now += 2 * MINUTE
    await notices.look()
    await carryOut(person)
    const { games: told, ...rest } = JSON.parse(String(world.called[0]?.body))
    expect(Object.keys(rest).sort()).toEqual(['allowed_mentions', 'body', 'content', 'text', 'title', 'url'])
    expect(told.map((one: object) => Object.keys(one).sort())).toEqual([['game', 'since', 'title']])
  })

  test('a push is sealed for its browser and signed by the one key of this server; a dead subscription is removed', async () => {
    const { id, person } = await waiting()
    await notices.add(person, device, push(`/alive/${id}`))
    await notices.add(person, device, push(`/dead/${id}`))
    world.answers.set(`/dead/${id}`, 410)
    now += 2 * MINUTE
    await notices.look()
    await carryOut(person)
    expect(world.called.map(({ path }) => path).sort()).toEqual([`/alive/${id}`, `/dead/${id}`])
    const [{ headers, body } = { headers: {} as Called['headers'], body: Buffer.of() }] = world.called
    const { offers, channels } = await notices.shown(person, 'device')
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(headers['authorization']).toContain(`k=${offers.push}`)
    expect(String(body)).not.toContain('Crossroads')
    expect(channels).toMatchObject([{ kind: 'push', label: 'Firefox, Linux', state: 'on', here: true }])
    const again = await Notices.open({ store, jobs: { add: async () => undefined }, settings: {} })
    expect((await again.shown(person, '')).offers).toEqual({ push: offers.push, mail: false })
  })

  test('a channel that fails is tried again alone; after long it is given up, and switched on again it is fresh', async () => {
    const { id, person } = await waiting()
    for (const path of ['good', 'bad']) await notices.add(person, device, webhook(`/${path}/${id}`))
    world.answers.set(`/bad/${id}`, 503)
    now += 2 * MINUTE
    await notices.look()
    const [job] = jobsFor(person)
    for (let i = 0; i < 3; i++) await expect(notices.work(job?.payload as NoticeJob)).rejects.toThrow('refused (503)')
    expect(world.called.filter(({ path }) => path.startsWith('/good'))).toHaveLength(1)
    world.answers.clear()
    await notices.work(job?.payload as NoticeJob)
    expect(world.called.filter(({ path }) => path.startsWith('/bad'))).toHaveLength(4)
    const bad = (await store.channels(person)).find(({ address }) => address.includes('bad'))
    expect(bad).toMatchObject({ state: 'on', failures: 0 })
    await store.setChannel(bad?.id ?? '', 'on', 59)
    world.answers.set(`/bad/${id}`, 503)
    await notices.work({ ...(job?.payload as NoticeJob), entries: 0 })
    await store.db.run('delete from notice')
    await notices.work(job?.payload as NoticeJob)
    const { channels } = await notices.shown(person, '')
    expect(channels.map(({ state }) => state).sort()).toEqual(['failed', 'on'])
    expect(channels.find((one) => one.id === bad?.id)?.state).toBe('failed')
    expect(await notices.switch(person, bad?.id ?? '', true)).toBeUndefined()
    expect(await store.channel(bad?.id ?? '')).toMatchObject({ state: 'on', failures: 0 })
  })

  test('calls go to public addresses over https alone, wherever a name leads, and follow no redirect', async () => {
    const person = (await waiting()).person
    for (const [address, fault] of [
      ['http://hooks.example/', 'notSecure'],
      ['https://hooks.example:8443/', 'notSecure'],
      ['https://user:word@hooks.example/', 'notSecure'],
      ['https://127.0.0.1/', 'notPublic'],
      ['https://[::1]/', 'notPublic'],
      ['https://[::ffff:10.0.0.1]/', 'notPublic'],
      ['https://169.254.169.254/latest', 'notPublic'],
    ] as const)
      expect([address, await notices.add(person, device, { kind: 'webhook', address })]).toEqual([address, fault])
    const elsewhere = {
      ...push('/x'),
      subscription: { ...push('/x').subscription, endpoint: 'https://hooks.example/x' },
    }
    expect(await notices.add(person, device, elsewhere)).toBe('unknownPushService')
    for (const [address, fault] of [
      ['https://inside.example/', 'notPublic'],
      ['https://mixed.example/', 'notPublic'],
      ['https://nowhere.example/', 'noAnswer'],
    ] as const) {
      await notices.add(person, device, { kind: 'webhook', address })
      const channel = (await store.channels(person)).find((one) => one.address === address)
      expect([address, await notices.test(person, channel?.id ?? '')]).toEqual([address, fault])
      await notices.remove(person, channel?.id ?? '')
    }
    world.answers.set('/moved', 302)
    await notices.add(person, device, webhook('/moved'))
    const [moved] = await store.channels(person)
    expect(await notices.test(person, moved?.id ?? '')).toBe('refused')
    expect(world.called.map(({ host }) => host)).toEqual(['hooks.example'])
  })

  test('mail goes nowhere before its owner confirmed; its link stops it, and looking at a link changes nothing', async () => {
    const { id, person } = await waiting()
    const address = `${id}@mail.example`
    await notices.wish(person, { ...WISHES, language: 'es' })
    expect(await notices.add(person, device, { kind: 'mail', address })).toBeUndefined()
    expect(mailbox.last()).toMatchObject({ to: address })
    expect(mailbox.last().text).toContain('Si has sido tú, confírmalo aquí')
    now += 2 * MINUTE
    await notices.look()
    expect(jobsFor(person)).toEqual([])
    const [what, channel = '', mark = ''] = linkIn(mailbox.last().text)
    expect(what).toBe('confirm')
    const mail = notices.mail
    if (!mail) throw new Error('there is no mail')
    expect(await mail.linked('stop', channel, mark)).toBeUndefined()
    expect(await mail.linked('confirm', channel, `${mark.slice(0, -1)}!`)).toBeUndefined()
    const linked = await mail.linked('confirm', channel, mark)
    expect((await notices.shown(person, '')).channels).toMatchObject([
      { kind: 'mail', label: address, state: 'unconfirmed' },
    ])
    if (linked) await mail.confirm(linked)
    await notices.work({ person, game: id, entries: 0 })
    const told = mailbox.last()
    expect(told.to).toBe(address)
    expect(told.text).toContain(`${PAGE}#/distant/${id}`)
    expect(told.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const [stops, same = '', stopMark = ''] = linkIn(/List-Unsubscribe: <(.*?)>/.exec(told.headers)?.[1] ?? '')
    expect([stops, same]).toEqual(['stop', channel])
    const stopping = await mail.linked('stop', same, stopMark)
    if (stopping) await mail.stop(stopping)
    expect((await notices.shown(person, '')).channels).toEqual([])
  })

  test('nobody is flooded: few requests to confirm an address, none after it said no; a mailbox that refuses is told as it is', async () => {
    const { id, person, other } = await waiting()
    const wanted = { kind: 'mail', address: `flooded-${id}@mail.example` } as const
    expect(await notices.add(person, device, wanted)).toBeUndefined()
    expect(await notices.add(other, device, wanted)).toBeUndefined()
    expect(await notices.add((await waiting()).person, device, wanted)).toBe('tooMany')
    expect(mailbox.mails).toHaveLength(2)
    const [mine] = await store.channels(person)
    if (mine) await notices.mail?.stop(mine)
    now += 2 * 24 * 3_600_000
    expect(await notices.add((await waiting()).person, device, wanted)).toBe('stopped')
    mailbox.refuses = true
    const refused = { kind: 'mail', address: `refused-${id}@mail.example` } as const
    expect(await notices.add((await waiting()).person, device, refused)).toBe('refused')
    mailbox.refuses = false
  })

  test('quiet hours put a notice off; a digest tells all games at its hour; stopped, nothing more is sent', async () => {
    now = Date.UTC(2026, 6, 1, 21, 30)
    const { id, person } = await waiting()
    await notices.add(person, device, webhook(`/quiet/${id}`))
    await notices.wish(person, { ...WISHES, quiet: { from: 23 * 60, to: 7 * 60 } })
    now += 2 * MINUTE
    await notices.look()
    const morning = Date.UTC(2026, 6, 2, 5, 0)
    expect(await carryOut(person)).toEqual([morning])
    expect(world.called).toEqual([])
    await notices.wish(person, { ...WISHES, digest: 18 * 60 })
    now = morning
    await carryOut(person)
    const digest = jobsFor(person).at(-1)
    expect(digest).toMatchObject({ at: Date.UTC(2026, 6, 2, 16, 0), payload: { person } })
    expect(world.called).toEqual([])
    await notices.work(digest?.payload as NoticeJob)
    await notices.work(digest?.payload as NoticeJob)
    expect(world.called.map(({ body }) => JSON.parse(String(body)).title)).toEqual(['One game is waiting for you'])
    await notices.stopAll(person)
    await notices.wish(person, WISHES)
    await store.db.run('delete from notice')
    await notices.work({ person, game: id, entries: 0 })
    expect(world.called).toHaveLength(1)
    expect((await notices.shown(person, '')).channels).toMatchObject([{ state: 'off' }])
  })

  test('a person has few channels, and touches no other’s', async () => {
    const { person, other } = await waiting()
    for (let i = 0; i < 3; i++) expect(await notices.add(person, device, webhook(`/${i}`))).toBeUndefined()
    expect(await notices.add(person, device, webhook('/3'))).toBe('tooMany')
    expect(await notices.add(person, device, webhook('/2'))).toBeUndefined()
    const [mine] = await store.channels(person)
    expect(await notices.switch(other, mine?.id ?? '', false)).toBe('gone')
    expect(await notices.test(other, mine?.id ?? '')).toBe('gone')
    await notices.remove(other, mine?.id ?? '')
    expect(await store.channels(person)).toHaveLength(3)
  })
})

const linkIn = (text: string): readonly string[] => {
  const [, what = '', channel = '', mark = ''] = /api\/mail\/(\w+)\/([\w-]+)\/([\w-]+)\?/.exec(text) ?? []
  return [what, channel, mark]
}

test('the clock on the wall decides, also on the night when it is changed', () => {
  const rome = 'Europe/Rome'
  expect(nextAt(7 * 60, Date.UTC(2026, 2, 28, 22, 0), rome)).toBe(Date.UTC(2026, 2, 29, 5, 0))
  expect(nextAt(7 * 60, Date.UTC(2026, 9, 24, 22, 0), rome)).toBe(Date.UTC(2026, 9, 25, 6, 0))
  expect(nextAt(7 * 60, Date.UTC(2026, 6, 1, 5, 0), rome)).toBe(Date.UTC(2026, 6, 2, 5, 0))
  const quiet = { from: 22 * 60, to: 60 }
  expect(quietUntil({ quiet, zone: 'UTC' }, Date.UTC(2026, 0, 1, 21, 59))).toBeUndefined()
  expect(quietUntil({ quiet, zone: 'UTC' }, Date.UTC(2026, 0, 1, 22, 0, 30))).toBe(Date.UTC(2026, 0, 2, 1, 0))
  expect(quietUntil({ quiet, zone: 'UTC' }, Date.UTC(2026, 0, 2, 1, 0))).toBeUndefined()
})

test('only addresses of the open internet are public', () => {
  const open = ['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1', '2a00:1450:4001::1']
  const closed = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '198.18.0.1'],
    ...[
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:8.8.8.8',
      '64:ff9b::808:808',
      'fc00::1',
      'fe80::1',
      'ff02::1',
    ],
    ...['2001:db8::1', '2002:a00:1::1', '2001:0:1::1', 'localhost', ''],
  ]
  expect([...open, ...closed].filter(isPublicAddress)).toEqual(open)
})

test('a call that hangs is ended', async () => {
  const silent = await new MailSink().start()
  const { port } = new URL(silent.url)
  const outgoing = new Outgoing({
    ...world.around,
    timeout: 200,
    dial: () => ({ host: '127.0.0.1', port: Number(port) }),
  })
  await expect(outgoing.post('https://hooks.example/', {}, '')).rejects.toThrow(NotSent)
  await silent.stop()
})
