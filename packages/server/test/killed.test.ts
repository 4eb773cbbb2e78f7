import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededChance } from '@tactic48/rules'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { KilledNode, StubbornPair } from './killing.ts'
import { withPostgres } from './stores.ts'

/** `npm run prove -- server` kills ten times as often. */
const KILLS = Number(process.env['KILLS'] ?? 5)
const PAIRS = 3

/** A database that ends with its test. */
async function ownPostgres(): Promise<Awaited<ReturnType<typeof startPostgres>>> {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  return postgres
}

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tactic48-killed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test.each(['sqlite', ...(withPostgres ? ['postgres'] : [])])(
  '%s: the server is killed under load; nothing acknowledged is lost, nothing doubled, every game goes on',
  async (store) => {
    const env = store === 'postgres' ? { DATABASE_URL: (await ownPostgres()).url } : { DATA: ownFolder() }
    const node = await KilledNode.start(env)
    const chance = seededChance(`kills on ${store}`)
    const pairs = Array.from({ length: PAIRS }, () => new StubbornPair(() => node.address))
    for (let i = 0; i < KILLS; i++) {
      await Promise.all(pairs.map((pair) => pair.played(1 + chance.int(4))))
      await new Promise((done) => setTimeout(done, chance.int(30)))
      await node.kill()
      await node.start()
      for (const pair of pairs) await pair.assertNothingLost(node.address)
    }
    await Promise.all(pairs.map((pair) => pair.played(1)))
    for (const pair of pairs) {
      await pair.stop()
      await pair.assertNothingLost(node.address)
    }
  },
)

test.skipIf(!withPostgres)(
  'two nodes on PostgreSQL, one killed in the middle: the games go on at the other',
  async () => {
    const { url } = await ownPostgres()
    for (const bells of ['on', 'off']) {
      const env = { DATABASE_URL: url, BELLS: bells }
      const nodes = [await KilledNode.start(env), await KilledNode.start(env)] as const
      let one: 0 | 1 | undefined
      // Turn by turn at another node, until one of them is gone.
      const pair: StubbornPair = new StubbornPair(() => nodes[one ?? (pair.sent % 2 ? 1 : 0)].address)
      await pair.played(4)
      one = 1
      await nodes[0].kill()
      await pair.played(1)
      await pair.stop()
      await pair.assertNothingLost(nodes[1].address)
      expect(pair.acknowledged).toBeGreaterThan(4)
      await nodes[1].kill()
    }
  },
)
