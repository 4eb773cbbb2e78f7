import { randomUUID } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { snapshotOf } from '@tactic48/host'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headOfOpening } from '../src/games/gameKeeper.ts'
import { Games } from '../src/games/games.ts'
import { packHeld, unpackHeld } from '../src/games/packing.ts'
import { withShared } from '../src/games/sharedSpec.ts'
import { archiveEnded } from '../src/operator/archive.ts'
import { snapshot } from '../src/store/packs.ts'
import { Store } from '../src/store/store.ts'
import { everything, Operated, typed } from './operating.ts'
import { STORES } from './stores.ts'

describe.each(Object.entries(STORES))('a backup on %s', (name, make) => {
  let op: Operated
  beforeAll(async () => {
    op = await Operated.on(make)
  })
  afterAll(() => op.end())

  test('a backup holds everything, restores into an empty store of the other kind, and passes the check', async () => {
    const game = await op.played()
    const archivedGame = await op.played()
    await op.store.end(archivedGame.id, 'closed', 1, { by: 'operator' })
    await archiveEnded(op.store, { before: 2, now: 3 })
    const file = join(op.folder, `${randomUUID()}.gz`)
    expect(await op.types('backup', file)).toMatchObject({ code: 0 })
    expect(statSync(file).mode & 0o077).toBe(0)
    const before = await everything(op.store.db)
    expect(await op.types('check')).toEqual({ code: 0, said: expect.stringMatching(/^games: \d+, faults: 0$/) })
    expect(await op.types('check', file)).toEqual({ code: 0, said: expect.stringMatching(/^games: \d+, faults: 0$/) })
    // Into the same kind of store it is restored below.
    for (const [, makeOther] of Object.entries(STORES).filter(([other]) => other !== name)) {
      const other = await makeOther()
      const fresh = { data: other.file ? dirname(other.file) : op.folder, databaseUrl: other.url }
      expect(await typed(['restore', file], fresh)).toMatchObject({ code: 0 })
      const db = await other.open()
      expect(await everything(db)).toEqual(before)
      const opened = await new Games({ store: new Store(db), engine: op.engine }).get(game.id)
      expect(opened?.hosted?.state).toEqual((await op.node().get(game.id))?.hosted?.state)
      await db.close()
      await other.end()
    }
  })

  test('a store that holds something is filled only with --replace; then it holds the backup and nothing else', async () => {
    await op.played()
    const file = join(op.folder, `${randomUUID()}.gz`)
    await op.types('backup', file)
    expect(await op.types('backup', file)).toMatchObject({ code: 1, said: expect.stringContaining('exists already') })
    const before = await everything(op.store.db)
    await op.played()
    const refused = await op.types('restore', file)
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('--replace') })
    expect(await everything(op.store.db)).not.toEqual(before)
    expect(await op.types('restore', file, '--replace')).toMatchObject({ code: 0 })
    expect(await everything(op.store.db)).toEqual(before)
  })

  test('a file that is truncated, was changed, comes from a newer program or is something else restores nothing', async () => {
    await op.played()
    const file = join(op.folder, `${randomUUID()}.gz`)
    await op.types('backup', file)
    const before = await everything(op.store.db)
    const text = gunzipSync(readFileSync(file)).toString()
    const lines = text.split('\n')
    const changed = [
      [gzipSync(lines.slice(0, -2).join('\n')), 'is truncated'],
      [readFileSync(file).subarray(0, -40), 'cannot be read'],
      [gzipSync(text.replace('well, well', 'well, hell')), 'its hash does not match'],
      [gzipSync(`${text}entry\t{}\n`), 'after its end'],
      [gzipSync(text.replace(/"schema":\d+/, '"schema":9999')), 'schema 9999'],
      [gzipSync(text.replace('"form":1', '"form":2')), 'form 2'],
      [gzipSync('hello\nworld\n'), 'not a backup'],
      [Buffer.from('hello'), 'cannot be read'],
    ] as const
    for (const [bytes, why] of changed) {
      const bad = join(op.folder, `${randomUUID()}.gz`)
      writeFileSync(bad, bytes)
      for (const words of [
        ['restore', bad, '--replace'],
        ['check', bad],
      ])
        expect([why, await op.types(...words)]).toEqual([why, { code: 1, said: expect.stringContaining(why) }])
    }
    expect(await everything(op.store.db)).toEqual(before)
    expect(await op.types('restore', join(op.folder, 'nothing.gz'))).toMatchObject({ code: 1 })
  })

  test('the check finds what was changed, game by game', async () => {
    const { id } = await op.played()
    const other = await op.played()
    expect(await op.faults()).toEqual([])
    const [row] = await op.store.entries(id)
    const kept = await snapshot(op.store.db, id)
    const course = await op.store.course(id)
    const game = await op.store.game(id)
    if (!row || !kept || !course || !game) throw new Error('nothing to change')
    const set = (table: string, column: string, value: string | number | Uint8Array, and = '') =>
      op.store.db.run(`update ${table} set ${column} = $2 where ${table === 'game' ? 'id' : 'game'} = $1 ${and}`, [
        id,
        value,
      ])
    const first = 'and seq = 0'
    const opening = JSON.stringify(await withShared(game.opening ?? '', op.store))
    const held = await unpackHeld(kept, { build: op.engine.build, head: headOfOpening(game.seed, opening) })
    const state = (await op.node().get(id))?.hosted?.state
    const wrong =
      state && snapshotOf({ entries: kept.entries, state: { ...state, clock: state.clock + 1 } }, op.engine.build)
    if (!held || !wrong) throw new Error('no snapshot')
    const wrongState = await packHeld(id, { ...held, state: wrong })
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
      ['its log is not finished', () => set('game', 'status', 'over'), () => set('game', 'status', 'running')],
      [
        'not the one that was promised',
        () => set('game', 'seed', '0'.repeat(64)),
        () => set('game', 'seed', game.seed),
      ],
      ['its snapshot does not match', () => set('snapshot', 'hash', '0'), () => set('snapshot', 'hash', kept.hash)],
      [
        'is not the state that its log leads to',
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
      await spoil()
      const found = await op.faults()
      expect([why, found.some((line) => line.startsWith(`${id}: `) && line.includes(why))]).toEqual([why, true])
      expect(found.some((line) => line.startsWith(`${other.id}: `))).toBe(false)
      await mend()
    }
    expect(await op.faults()).toEqual([])
    await set('entry', 'head', '0'.repeat(64), first)
    const told = await op.types('check')
    expect(told.code).toBe(1)
    expect(told.said).toContain(`${id}: wrong head of entry 0`)
    await set('entry', 'head', row.head, first)
    const [blob] = await op.store.db.run('select hash, body from blob limit 1')
    const hash = blob?.['hash'] ?? ''
    await op.store.db.run('update blob set body = $2 where hash = $1', [hash, `${blob?.['body']} `])
    expect(await op.faults()).toEqual([`shared: shared part ${hash} does not match its hash`])
    await op.store.db.run('update blob set body = $2 where hash = $1', [hash, blob?.['body'] ?? ''])
  })
})
