import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { faultIn } from '@tactic48/protocol'
import { engine } from '@tactic48/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Games, hashOf } from '../src/games/games.ts'
import { archiveEnded } from '../src/operator/archive.ts'
import { checkStore } from '../src/operator/checkGames.ts'
import { operate } from '../src/operator/commandLine.ts'
import { RETENTION, tidy } from '../src/operator/retention.ts'
import type { Database } from '../src/store/database.ts'
import { archived, snapshot } from '../src/store/packs.ts'
import { Store } from '../src/store/store.ts'
import { keptTables } from '../src/store/tables.ts'
import { begunGame, creating, endTurns, playOn } from './players.ts'
import { STORES, type TestStore } from './stores.ts'

const BUILD = 'b'.repeat(32)
const BUILT = { ...engine, build: BUILD }

/** What the operator typed, and what he was told. */
async function typed(
  words: readonly string[],
  where: { readonly data: string; readonly databaseUrl?: string | undefined },
) {
  const lines: string[] = []
  const code = await operate(words, { ...where, say: (line) => lines.push(line) })
  return { code, said: lines.join('\n') }
}

/** Every row of every table, in the order of its key. */
async function everything(db: Database): Promise<unknown> {
  const all: { [table: string]: unknown } = {}
  for (const { name, key } of await keptTables()) {
    const rows = await db.run(`select * from ${name}`)
    const text = (row: object) => key.map((column) => Reflect.get(row, column)).join(' ')
    const plain = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
        ]),
      ),
    )
    all[name] = plain.sort((a, b) => (text(a) < text(b) ? -1 : 1))
  }
  return all
}

describe.each(Object.entries(STORES))('an operator on %s', (_, make) => {
  let at: TestStore
  let store: Store
  let folder: string
  const where = () => ({ data: folder, databaseUrl: at.url })
  /** The embedded store belongs to one process, so the test lets go of it while the operator types. */
  const types = async (...words: readonly string[]) => {
    if (at.url === undefined) await store.db.close()
    const answer = await typed(words, where())
    if (at.url === undefined) store = new Store(await at.open())
    return answer
  }
  const node = () => new Games({ store, engine: BUILT, holding: { mostIdle: 500, snapshotEvery: 4 } })
  const faults = async () => {
    const found: string[] = []
    await checkStore(
      store,
      ({ game, fault }) => found.push(`${game}: ${fault}`),
      async () => BUILT,
    )
    return found
  }
  beforeAll(async () => {
    at = await make()
    folder = at.file ? dirname(at.file) : mkdtempSync(join(tmpdir(), 'tactic48-operator-'))
    store = new Store(await at.open())
  })
  afterAll(async () => {
    await store.db.close()
    rmSync(folder, { recursive: true, force: true })
    await at.end()
  })

  /** A game with entries, a snapshot, chat and a report. */
  async function played(words = 'well, well') {
    const games = node()
    const game = await begunGame(games)
    await endTurns(games, game, 7)
    await playOn([games], game, 3)
    await store.say(game.id, 'blue', 5, { text: words })
    await store.say(game.id, 'ember', 6, { preset: 'hello' })
    await store.report({ person: game.persons.ember, game: game.id, body: 'he insults', at: 7 })
    await store.addDevice({
      id: randomUUID(),
      person: game.persons.blue,
      tokenHash: randomUUID(),
      label: 'Firefox',
      seenAt: 8,
    })
    await store.addLinkCode(randomUUID(), game.persons.blue, 9)
    await store.setRecovery(game.persons.blue, 'hash')
    await store.block(game.persons.blue, game.persons.ember, true)
    await store.block(game.persons.ember, game.persons.blue, true)
    await games.stop()
    return game
  }

  const ended = async (id: string, at: number) => {
    await store.end(id, 'closed', at, { by: 'operator' })
  }

  test('a backup holds everything, restores into an empty store of either kind, and passes the check', async () => {
    const game = await played()
    const archivedGame = await played()
    await ended(archivedGame.id, 1)
    await archiveEnded(store, { before: 2, now: 3 })
    const file = join(folder, `${randomUUID()}.gz`)
    expect(await types('backup', file)).toMatchObject({ code: 0 })
    expect(statSync(file).mode & 0o077).toBe(0)
    const before = await everything(store.db)
    expect(await types('check')).toEqual({ code: 0, said: expect.stringMatching(/^\d+ games, 0 faults$/) })
    expect(await types('check', file)).toEqual({ code: 0, said: expect.stringMatching(/^\d+ games, 0 faults$/) })
    for (const makeOther of Object.values(STORES)) {
      const other = await makeOther()
      const fresh = { data: other.file ? dirname(other.file) : folder, databaseUrl: other.url }
      expect(await typed(['restore', file], fresh)).toMatchObject({ code: 0 })
      const db = await other.open()
      expect(await everything(db)).toEqual(before)
      const opened = await new Games({ store: new Store(db), engine: BUILT }).get(game.id)
      expect(opened?.hosted?.state).toEqual((await node().get(game.id))?.hosted?.state)
      await db.close()
      await other.end()
    }
  })

  test('a store that holds something is filled only with --replace; then it holds the backup and nothing else', async () => {
    await played()
    const file = join(folder, `${randomUUID()}.gz`)
    await types('backup', file)
    expect(await types('backup', file)).toMatchObject({ code: 1, said: expect.stringContaining('exists already') })
    const before = await everything(store.db)
    await played()
    const refused = await types('restore', file)
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('--replace') })
    expect(await everything(store.db)).not.toEqual(before)
    expect(await types('restore', file, '--replace')).toMatchObject({ code: 0 })
    expect(await everything(store.db)).toEqual(before)
  })

  test('a file that breaks off, was changed, comes from a newer program or is something else restores nothing', async () => {
    await played()
    const file = join(folder, `${randomUUID()}.gz`)
    await types('backup', file)
    const before = await everything(store.db)
    const text = gunzipSync(readFileSync(file)).toString()
    const lines = text.split('\n')
    const changed = [
      [gzipSync(lines.slice(0, -2).join('\n')), 'breaks off'],
      [readFileSync(file).subarray(0, -40), 'cannot be read'],
      [gzipSync(text.replace('well, well', 'well, hell')), 'its hash is another'],
      [gzipSync(`${text}entry\t{}\n`), 'after its end'],
      [gzipSync(text.replace(/"schema":\d+/, '"schema":9999')), 'schema 9999'],
      [gzipSync(text.replace('"form":1', '"form":2')), 'form 2'],
      [gzipSync('hello\nworld\n'), 'no backup'],
      [Buffer.from('hello'), 'cannot be read'],
    ] as const
    for (const [bytes, why] of changed) {
      const bad = join(folder, `${randomUUID()}.gz`)
      writeFileSync(bad, bytes)
      for (const words of [
        ['restore', bad, '--replace'],
        ['check', bad],
      ])
        expect([why, await types(...words)]).toEqual([why, { code: 1, said: expect.stringContaining(why) }])
    }
    expect(await everything(store.db)).toEqual(before)
    expect(await types('restore', join(folder, 'nothing.gz'))).toMatchObject({ code: 1 })
  })

  test('the check finds what was changed, game by game', async () => {
    const { id } = await played()
    const other = await played()
    expect(await faults()).toEqual([])
    const [row] = await store.entries(id)
    const kept = await snapshot(store.db, id)
    const course = await store.course(id)
    const game = await store.game(id)
    if (!row || !kept || !course || !game) throw new Error('nothing to change')
    const set = (table: string, column: string, value: string | number | Uint8Array, and = '') =>
      store.db.run(`update ${table} set ${column} = $2 where ${table === 'game' ? 'id' : 'game'} = $1 ${and}`, [
        id,
        value,
      ])
    const first = 'and seq = 0'
    const wrongState = await (async () => {
      const { packHeld, unpackHeld } = await import('../src/games/packing.ts')
      const { headOfOpening } = await import('../src/games/gameKeeper.ts')
      const { withShared } = await import('../src/games/sharedSpec.ts')
      const { snapshotOf } = await import('@tactic48/host')
      const opening = JSON.stringify(await withShared(game.opening ?? '', store))
      const held = await unpackHeld(kept, { build: BUILD, head: headOfOpening(game.seed, opening) })
      const state = (await node().get(id))?.hosted?.state
      if (!held || !state) throw new Error('no snapshot')
      const wrong = snapshotOf({ entries: kept.entries, state: { ...state, clock: state.clock + 1 } }, BUILD)
      if (!wrong) throw new Error('no snapshot')
      return packHeld(id, { ...held, state: wrong })
    })()
    const cases: readonly (readonly [string, () => Promise<unknown>, () => Promise<unknown>])[] = [
      ['of entry 0', () => set('entry', 'head', '0'.repeat(64), first), () => set('entry', 'head', row.head, first)],
      [
        'of entry 0',
        () => set('entry', 'body', row.body.replace('endTurn', 'aim'), first),
        () => set('entry', 'body', row.body, first),
      ],
      ['entry 0 is missing', () => set('entry', 'seq', 900, first), () => set('entry', 'seq', 0, 'and seq = 900')],
      ['its course says', () => set('course', 'entries', 99), () => set('course', 'entries', course.entries)],
      [
        'its course asks nothing',
        () => set('course', 'asks', 'null'),
        () => set('course', 'asks', JSON.stringify(course.asks)),
      ],
      ['in turn 0', () => set('course', 'turn', 0), () => set('course', 'turn', course.turn)],
      ['its log goes on', () => set('game', 'status', 'over'), () => set('game', 'status', 'running')],
      [
        'not the one that was promised',
        () => set('game', 'seed', '0'.repeat(64)),
        () => set('game', 'seed', game.seed),
      ],
      ['never began', () => set('game', 'opening', '', 'and 1 = 0'), async () => undefined],
      ['other bytes', () => set('snapshot', 'hash', '0'), () => set('snapshot', 'hash', kept.hash)],
      [
        'is not what its log leads to',
        async () => {
          await set('snapshot', 'body', wrongState.body)
          await set('snapshot', 'hash', wrongState.hash)
        },
        async () => {
          await set('snapshot', 'body', kept.body)
          await set('snapshot', 'hash', kept.hash)
        },
      ],
    ]
    for (const [why, spoil, mend] of cases) {
      if (why === 'never began') continue
      await spoil()
      const found = await faults()
      expect([why, found.some((line) => line.startsWith(`${id}: `) && line.includes(why))]).toEqual([why, true])
      expect(found.some((line) => line.startsWith(`${other.id}: `))).toBe(false)
      await mend()
    }
    expect(await faults()).toEqual([])
    await set('entry', 'head', '0'.repeat(64), first)
    const told = await types('check')
    expect(told.code).toBe(1)
    expect(told.said).toContain(`${id}: the head of entry 0`)
    await set('entry', 'head', row.head, first)
    const [blob] = await store.db.run('select hash, body from blob limit 1')
    const hash = blob?.['hash'] ?? ''
    await store.db.run('update blob set body = $2 where hash = $1', [hash, `${blob?.['body']} `])
    expect(await faults()).toEqual([`shared: the shared part ${hash} has other bytes than its hash says`])
    await store.db.run('update blob set body = $2 where hash = $1', [hash, blob?.['body'] ?? ''])
  })

  test('an archived game has no rows any more, and opens, proves and shows what it was', async () => {
    const { id } = await played()
    const running = await played()
    const before = await node().get(id)
    const proof = await before?.proof()
    const rows = await store.entries(id)
    await ended(id, Date.now() - 3_600_000)
    await ended(running.id, Date.now())
    expect(await types('archive', '1')).toEqual({ code: 0, said: 'No game to archive.' })
    expect(await types('archive')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^1 games archived: \d+ bytes are \d+\.$/),
    })
    expect(await store.db.run('select * from entry where game = $1', [id])).toEqual([])
    expect(await snapshot(store.db, id)).toBeUndefined()
    expect(await archived(store.db, running.id)).toBeUndefined()
    expect(await store.entries(id)).toEqual(rows)
    expect(await store.entries(id, 3)).toEqual(rows.filter(({ seq, n }) => seq + n > 3))
    const opened = await node().get(id)
    expect(opened?.hosted?.state).toEqual(before?.hosted?.state)
    expect(opened?.whole('blue', []).view).toEqual(before?.whole('blue', []).view)
    expect(await opened?.proof()).toEqual(proof)
    expect(proof && faultIn(proof, { commitment: opened?.row.commitment ?? '' })).toBeUndefined()
    expect(await faults()).toEqual([])
    const pack = await archived(store.db, id)
    const body = Uint8Array.from(pack?.body ?? [], (byte, i) => (i === 20 ? byte ^ 1 : byte))
    await store.db.run('update archive set body = $2 where game = $1', [id, body])
    expect((await faults()).some((line) => line.startsWith(id))).toBe(true)
    await store.db.run('update archive set body = $2 where game = $1', [id, pack?.body ?? body])
  })

  test('whoever is forgotten leaves no device, code, contact or word; the games stay', async () => {
    const { id, persons } = await played('not to be kept')
    const games = node()
    const held = await games.get(id)
    await games.start()
    const answer =
      at.url === undefined
        ? await (await import('../src/operator/deeds.ts')).carryOut(store, 'forget', [persons.blue], Date.now())
        : (await types('forget', persons.blue)).said
    expect(String(answer)).toContain('1 games stay')
    expect(await store.person(persons.blue)).toEqual({ id: persons.blue, name: 'Guest', banned: false })
    expect(await store.devicesOf(persons.blue)).toEqual([])
    expect(await store.remarks(id)).toMatchObject([{ side: 'ember' }])
    const text = JSON.stringify(await everything(store.db))
    expect(text).not.toContain('not to be kept')
    const left = (await everything(store.db)) as { readonly [table: string]: readonly object[] }
    const tables = Object.keys(left).filter((name) => JSON.stringify(left[name]).includes(persons.blue))
    expect(tables).toEqual(expect.arrayContaining(['game', 'person', 'seat']))
    expect(tables).toHaveLength(3)
    // A node that holds the game shows the new name.
    await expect.poll(() => held?.whole('ember', []).around.names.blue, { timeout: 60_000 }).toBe('Guest')
    await games.stop()
    expect(await types('forget', 'nobody')).toEqual({ code: 1, said: 'There is no person nobody.' })
  })

  test('reports are listed with who sat there and what was said, and closed one by one', async () => {
    const { id, persons } = await played()
    const { said } = await types('reports')
    for (const part of [id, 'he insults', 'blue said: well, well', persons.blue, 'ember: otter'])
      expect(said).toContain(part)
    const [report = ''] = new RegExp(`(?<=report )[\\w-]+(?=,.*${id})`).exec(said) ?? []
    expect(await types('reports', report)).toMatchObject({ code: 0 })
    expect((await types('reports')).said).not.toContain(report)
    expect(await types('reports', report)).toEqual({ code: 1, said: `There is no open report ${report}.` })
  })

  test('muted, banned and closed: kept, undone, and unknown ones named', async () => {
    const { id, persons } = await played()
    expect(await types('mute', persons.blue, '2')).toMatchObject({ code: 0 })
    expect((await store.person(persons.blue))?.mutedUntil).toBeGreaterThan(Date.now() + 3_600_000)
    const games = node()
    const say = { type: 'say', game: id, id: randomUUID(), said: { preset: 'hello' } } as const
    expect(await games.act(persons.blue, say)).toBe('notAllowed')
    await types('unmute', persons.blue)
    expect(await node().act(persons.blue, { ...say, id: randomUUID() })).toEqual({ answer: 'kept' })
    await types('ban', persons.blue)
    expect((await store.person(persons.blue))?.banned).toBe(true)
    await types('unban', persons.blue)
    expect((await store.person(persons.blue))?.banned).toBe(false)
    expect(await types('close', id)).toMatchObject({ code: 0 })
    expect(await store.game(id)).toMatchObject({ status: 'closed', closing: { by: 'operator' } })
    const wrong: readonly (readonly [readonly string[], string])[] = [
      [['close', id], `Game ${id} has ended already.`],
      [['close', 'x'], 'There is no game x.'],
      [['close'], 'GAME is missing.'],
      [['mute', 'x'], 'There is no person x.'],
      [['mute', persons.blue, 'long'], 'HOURS must be a whole number'],
      [['ban', persons.blue, 'more'], 'Usage: ban PERSON'],
      [['backup'], 'Usage: backup FILE'],
    ]
    for (const [words, why] of wrong)
      expect(await types(...words)).toMatchObject({ code: 1, said: expect.stringContaining(why) })
    expect(await types('dance')).toMatchObject({ code: 2, said: expect.stringContaining('backup FILE') })
  })

  test('in time offers expire, chat goes, games are packed and guests who never came back are deleted', async () => {
    const { id, persons } = await played()
    const games = node()
    const offers = await Promise.all(
      [true, false].map(async (isPublic) => {
        const wanted = creating()
        const made = await games.create(persons.blue, { ...wanted, terms: { ...wanted.terms, isPublic } })
        if (typeof made === 'string' || !('id' in made)) throw new Error('not created')
        return made.id
      }),
    )
    const status = async (one: string | undefined) => (await store.game(one ?? ''))?.status
    const now = Date.now()
    const guest = randomUUID()
    await store.createPerson({ id: guest, name: 'gone', at: now })
    await store.addDevice({ id: randomUUID(), person: guest, tokenHash: randomUUID(), label: '', seenAt: now })
    await ended(id, now)
    await tidy(store, now + 1)
    expect(await Promise.all(offers.map(status))).toEqual(['open', 'open'])
    expect(await store.person(guest)).toBeDefined()
    await tidy(store, now + RETENTION.publicOffer + 1000)
    expect(await Promise.all(offers.map(status))).toEqual(['closed', 'open'])
    expect(await archived(store.db, id)).toBeUndefined()
    await tidy(store, now + RETENTION.rows + 1000)
    expect(await archived(store.db, id)).toBeDefined()
    expect(await store.remarks(id)).toHaveLength(2)
    await tidy(store, now + RETENTION.chat + 1000)
    expect(await store.remarks(id)).toEqual([])
    expect(await Promise.all(offers.map(status))).toEqual(['closed', 'closed'])
    expect(await store.person(guest)).toBeDefined()
    await tidy(store, now + RETENTION.idleGuest + 1000)
    expect(await store.person(guest)).toBeUndefined()
    expect(await store.person(persons.blue)).toBeDefined()
  })

  test('a token in the store is a hash', async () => {
    const games = node()
    const { persons } = await played()
    const made = await games.create(persons.blue, creating())
    if (typeof made === 'string' || !('id' in made)) throw new Error('not created')
    const text = JSON.stringify(await everything(store.db))
    for (const token of [made.claim, made.watch]) {
      expect(text).not.toContain(token)
      expect(text).toContain(hashOf(token))
    }
  })
})

test('where there is no store, it is said and none is made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tactic48-none-'))
  for (const words of [['check'], ['backup', join(folder, 'x')], ['forget', 'x']])
    expect(await typed(words, { data: join(folder, 'data') })).toMatchObject({
      code: 1,
      said: expect.stringContaining('no store'),
    })
  expect(existsSync(join(folder, 'data'))).toBe(false)
  rmSync(folder, { recursive: true })
})
