import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededChance } from '@tactic48/rules'
import { expect, test } from 'vitest'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { KilledNode, StubbornGame } from './killing.ts'
import { withPostgres } from './stores.ts'

/** `npm run prove -- server` kills ten times as often. */
const KILLS = Number(process.env['KILLS'] ?? 5)
const GAMES = 3

/** Everything that was acknowledged is there, once, at the place that was told. */
async function nothingLost(games: readonly StubbornGame[], address: string): Promise<number> {
  let acknowledged = 0
  for (const game of games) {
    const { view } = await game.known(address, 'blue')
    const places = [...game.acknowledged.values()]
    expect(new Set(places).size).toBe(places.length)
    for (const at of places) expect(view?.entries[at]?.entry).toBe('command')
    acknowledged += places.length
  }
  return acknowledged
}

test.each(['sqlite', ...(withPostgres ? ['postgres'] : [])])(
  '%s: the server is killed under load; nothing acknowledged is lost, nothing doubled, every game goes on',
  async (store) => {
    const folder = mkdtempSync(join(tmpdir(), 'tactic48-killed-'))
    const postgres = store === 'postgres' ? await startPostgres() : undefined
    const node = await KilledNode.start({ DATA: folder, ...(postgres && { DATABASE_URL: postgres.url }) })
    const chance = seededChance(`kills on ${store}`)
    let stopped = false
    const games = await Promise.all(Array.from({ length: GAMES }, () => StubbornGame.begin(node.address)))
    const playing = games.map((game) =>
      game.play(
        () => node.address,
        () => stopped,
      ),
    )
    for (let i = 0; i < KILLS; i++) {
      const before = games.reduce((sum, { sent }) => sum + sent, 0)
      // After so many more commands, however long they take.
      await expect
        .poll(() => games.reduce((sum, { sent }) => sum + sent, 0), { timeout: 120_000, interval: 5 + chance.int(20) })
        .toBeGreaterThan(before + 3 + chance.int(12))
      await node.kill()
      await node.start()
      await nothingLost(games, node.address)
    }
    stopped = true
    await Promise.all(playing)
    expect(await nothingLost(games, node.address)).toBeGreaterThan(KILLS)
    await node.kill()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  },
)

test.skipIf(!withPostgres)(
  'two nodes on PostgreSQL, one killed in the middle: the games go on at the other',
  async () => {
    const postgres = await startPostgres()
    for (const bells of ['on', 'off']) {
      const env = { DATABASE_URL: postgres.url, BELLS: bells }
      const nodes = [await KilledNode.start(env), await KilledNode.start(env)] as const
      const game = await StubbornGame.begin(nodes[0].address)
      let at = 0
      let stopped = false
      const playing = game.play(
        // Turn by turn at another node, until one of them is gone.
        () => nodes[at === 2 ? 1 : game.sent % 2]?.address ?? '',
        () => stopped,
      )
      await expect.poll(() => game.acknowledged.size, { timeout: 120_000 }).toBeGreaterThan(4)
      at = 2
      await nodes[0].kill()
      const before = game.acknowledged.size
      await expect.poll(() => game.acknowledged.size, { timeout: 120_000 }).toBeGreaterThan(before)
      stopped = true
      await playing
      await nothingLost([game], nodes[1].address)
      await nodes[1].kill()
    }
    await postgres.stop()
  },
)
