import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededChance } from '@tactic48/rules'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { KilledNode, StubbornPair } from './killing.ts'
import { DATABASE_KILLS, isLong, KILLS, NODES } from './lengths.ts'
import { withPostgres } from './stores.ts'

const AT_ONCE = 3

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

test.skipIf(KILLS === 0).each(['sqlite', ...(withPostgres ? ['postgres'] : [])])(
  '%s: the server is killed under load; nothing acknowledged is lost, nothing doubled, every game goes on',
  async (store) => {
    const env = store === 'postgres' ? { DATABASE_URL: (await ownPostgres()).url } : { DATA: ownFolder() }
    const node = await KilledNode.start(env)
    const chance = seededChance(`kills on ${store}`)
    const pairs = Array.from({ length: AT_ONCE }, () => new StubbornPair(() => node.address))
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

describe.skipIf(!withPostgres)('on PostgreSQL', () => {
  test.skipIf(NODES === 0).each(['on', 'off'])(
    'two nodes, one killed in the middle: the game goes on at the other; bells %s',
    async (bells) => {
      const { url } = await ownPostgres()
      const env = { DATABASE_URL: url, BELLS: bells }
      const nodes = [await KilledNode.start(env), await KilledNode.start(env)] as const
      let left: 0 | 1 | undefined
      // Turn by turn at another node, until one of them is gone.
      const pair: StubbornPair = new StubbornPair(() => nodes[left ?? (pair.sent % 2 ? 1 : 0)].address)
      for (let i = 0; i < NODES; i++) {
        left = undefined
        await pair.played(4)
        const gone = i % 2 ? 1 : 0
        left = gone ? 0 : 1
        await nodes[gone].kill()
        const killed = performance.now()
        await pair.played(1)
        if (isLong) expect(performance.now() - killed).toBeLessThan(5000)
        await pair.assertNothingLost(nodes[left].address)
        await nodes[gone].start()
      }
      await pair.stop()
      await pair.assertNothingLost(nodes[0].address)
    },
  )

  test.skipIf(DATABASE_KILLS === 0)(
    'it is killed itself under load and comes back: nothing is lost, nothing doubled',
    async () => {
      const postgres = await ownPostgres()
      const node = await KilledNode.start({ DATABASE_URL: postgres.url })
      const chance = seededChance('kills of the database')
      const pairs = Array.from({ length: AT_ONCE }, () => new StubbornPair(() => node.address))
      for (let i = 0; i < DATABASE_KILLS; i++) {
        await Promise.all(pairs.map((pair) => pair.played(1 + chance.int(4))))
        await new Promise((done) => setTimeout(done, chance.int(30)))
        await postgres.kill()
        await new Promise((done) => setTimeout(done, chance.int(2000)))
        await postgres.start()
        await Promise.all(pairs.map((pair) => pair.played(1)))
        for (const pair of pairs) await pair.assertNothingLost(node.address)
        // Its limits on new games begin again.
        await node.kill()
        await node.start()
      }
    },
  )
})
