import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { faultIn } from '@tactic48/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carryOut } from '../src/operator/deeds.ts'
import { RETENTION, tidy } from '../src/operator/retention.ts'
import { hashOf } from '../src/people/tokens.ts'
import { archived, snapshot } from '../src/store/packs.ts'
import { everything, Operated, typed } from './operating.ts'
import { creating } from './players.ts'
import { STORES } from './stores.ts'

describe.each(Object.entries(STORES))('an operator on %s', (_, make) => {
  let op: Operated
  beforeAll(async () => {
    op = await Operated.on(make)
  })
  afterAll(() => op.end())

  test('an archived game has no rows any more, and opens, proves and shows what it was', async () => {
    const { id } = await op.played()
    const running = await op.played()
    const before = await op.node().get(id)
    const proof = await before?.proof()
    const rows = await op.store.entries(id)
    await op.store.end(id, 'closed', Date.now() - 3_600_000, { by: 'operator' })
    await op.store.end(running.id, 'closed', Date.now(), { by: 'operator' })
    expect(await op.types('archive', '1')).toEqual({ code: 0, said: 'No games to archive.' })
    expect(await op.types('archive')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Games archived: 1; \d+ bytes became \d+\.$/),
    })
    expect(await op.store.db.run('select * from entry where game = $1', [id])).toEqual([])
    expect(await snapshot(op.store.db, id)).toBeUndefined()
    expect(await archived(op.store.db, running.id)).toBeUndefined()
    expect(await op.store.entries(id)).toEqual(rows)
    expect(await op.store.entries(id, 3)).toEqual(rows.filter(({ seq, n }) => seq + n > 3))
    const opened = await op.node().get(id)
    expect(opened?.hosted?.state).toEqual(before?.hosted?.state)
    expect(opened?.whole('blue', []).view).toEqual(before?.whole('blue', []).view)
    expect(await opened?.proof()).toEqual(proof)
    expect(proof && faultIn(proof, { commitment: opened?.row.commitment ?? '' })).toBeUndefined()
    expect(await op.faults()).toEqual([])
    const pack = await archived(op.store.db, id)
    const body = Uint8Array.from(pack?.body ?? [], (byte, i) => (i === 20 ? byte ^ 1 : byte))
    await op.store.db.run('update archive set body = $2 where game = $1', [id, body])
    expect((await op.faults()).some((line) => line.startsWith(id))).toBe(true)
    await op.store.db.run('update archive set body = $2 where game = $1', [id, pack?.body ?? body])
  })

  test('whoever is forgotten leaves no device, code, contact or word; the games stay', async () => {
    const { id, persons } = await op.played('not to be kept')
    const games = op.node()
    const held = await games.get(id)
    await games.start()
    const answer =
      op.at.url === undefined
        ? await carryOut(op.store, 'forget', [persons.blue], Date.now())
        : (await op.types('forget', persons.blue)).said
    expect(String(answer)).toContain('Games kept: 1.')
    expect(await op.store.person(persons.blue)).toEqual({ id: persons.blue, name: 'Guest', banned: false })
    expect(await op.store.devicesOf(persons.blue)).toEqual([])
    expect(await op.store.remarks(id)).toMatchObject([{ side: 'ember' }])
    const text = JSON.stringify(await everything(op.store.db))
    expect(text).not.toContain('not to be kept')
    const left = (await everything(op.store.db)) as { readonly [table: string]: readonly object[] }
    const tables = Object.keys(left).filter((name) => JSON.stringify(left[name]).includes(persons.blue))
    expect(tables).toEqual(expect.arrayContaining(['game', 'person', 'seat']))
    expect(tables).toHaveLength(3)
    // A node that holds the game shows the new name.
    await expect.poll(() => held?.whole('ember', []).around.names.blue, { timeout: 60_000 }).toBe('Guest')
    await games.stop()
    expect(await op.types('forget', 'nobody')).toEqual({ code: 1, said: 'There is no person nobody.' })
  })

  test('reports are listed with who sat there and what was said, and closed one by one', async () => {
    const { id, persons } = await op.played()
    const { said } = await op.types('reports')
    for (const part of [id, 'he insults', 'blue wrote: well, well', persons.blue, 'ember: otter'])
      expect(said).toContain(part)
    const [report = ''] = new RegExp(`(?<=report )[\\w-]+(?=,.*${id})`).exec(said) ?? []
    expect(await op.types('reports', report)).toMatchObject({ code: 0 })
    expect((await op.types('reports')).said).not.toContain(report)
    expect(await op.types('reports', report)).toEqual({ code: 1, said: `There is no open report ${report}.` })
  })

  test('muted, banned and closed: kept, undone, and unknown ones named', async () => {
    const { id, persons } = await op.played()
    expect(await op.types('mute', persons.blue, '2')).toMatchObject({ code: 0 })
    expect((await op.store.person(persons.blue))?.mutedUntil).toBeGreaterThan(Date.now() + 3_600_000)
    const games = op.node()
    const say = { type: 'say', game: id, id: randomUUID(), said: { preset: 'hello' } } as const
    expect(await games.act(persons.blue, say)).toBe('notAllowed')
    await op.types('unmute', persons.blue)
    expect(await op.node().act(persons.blue, { ...say, id: randomUUID() })).toEqual({ answer: 'kept' })
    await op.types('ban', persons.blue)
    expect((await op.store.person(persons.blue))?.banned).toBe(true)
    await op.types('unban', persons.blue)
    expect((await op.store.person(persons.blue))?.banned).toBe(false)
    expect(await op.types('close', id)).toMatchObject({ code: 0 })
    expect(await op.store.game(id)).toMatchObject({ status: 'closed', closing: { by: 'operator' } })
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
      expect(await op.types(...words)).toMatchObject({ code: 1, said: expect.stringContaining(why) })
    expect(await op.types('dance')).toMatchObject({ code: 2, said: expect.stringContaining('backup FILE') })
  })

  test('in time offers expire, chat goes, games are packed and guests who never came back are deleted', async () => {
    const { id, persons } = await op.played()
    const games = op.node()
    const offers = await Promise.all(
      [true, false].map(async (isPublic) => {
        const wanted = creating()
        const made = await games.beginnings.create(persons.blue, { ...wanted, terms: { ...wanted.terms, isPublic } })
        if (typeof made === 'string' || !('id' in made)) throw new Error('not created')
        return made.id
      }),
    )
    const status = async (one: string | undefined) => (await op.store.game(one ?? ''))?.status
    const now = Date.now()
    const guest = randomUUID()
    await op.store.createPerson({ id: guest, name: 'gone', at: now })
    await op.store.addDevice({ id: randomUUID(), person: guest, tokenHash: randomUUID(), label: '', seenAt: now })
    await op.store.end(id, 'closed', now, { by: 'operator' })
    await tidy(op.store, now + 1)
    expect(await Promise.all(offers.map(status))).toEqual(['open', 'open'])
    expect(await op.store.person(guest)).toBeDefined()
    await tidy(op.store, now + RETENTION.publicOffer + 1000)
    expect(await Promise.all(offers.map(status))).toEqual(['closed', 'open'])
    expect(await archived(op.store.db, id)).toBeUndefined()
    await tidy(op.store, now + RETENTION.rows + 1000)
    expect(await archived(op.store.db, id)).toBeDefined()
    expect(await op.store.remarks(id)).toHaveLength(2)
    await tidy(op.store, now + RETENTION.chat + 1000)
    expect(await op.store.remarks(id)).toEqual([])
    expect(await Promise.all(offers.map(status))).toEqual(['closed', 'closed'])
    expect(await op.store.person(guest)).toBeDefined()
    await tidy(op.store, now + RETENTION.idleGuest + 1000)
    expect(await op.store.person(guest)).toBeUndefined()
    expect(await op.store.person(persons.blue)).toBeDefined()
  })

  test('a token in the store is a hash', async () => {
    const games = op.node()
    const { persons } = await op.played()
    const made = await games.beginnings.create(persons.blue, creating())
    if (typeof made === 'string' || !('id' in made)) throw new Error('not created')
    const text = JSON.stringify(await everything(op.store.db))
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
