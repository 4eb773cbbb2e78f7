import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { faultIn, type Proof } from '@tactic48/protocol'
import { type Chance, seededChance } from '@tactic48/rules'
import { expect, onTestFinished, test } from 'vitest'
import { pick } from '../../rules/test/support/randomSpec.ts'
import { seatFor } from '../../rules/test/world/games.ts'
import { Games } from '../src/games/games.ts'
import { migrate } from '../src/store/migrate.ts'
import { SqliteDatabase } from '../src/store/sqlite.ts'
import { Store } from '../src/store/store.ts'
import { PROVEN } from './lengths.ts'
import { begunGame, playOn, TestPage } from './players.ts'

const SCRIPT = join(import.meta.dirname, '../../../scripts/verifyDice.mjs')

/** Everything that a dishonest server could open instead; each is one small change. */
const FORGED: { readonly [name: string]: (proof: Proof, chance: Chance) => Proof } = {
  'another die'(proof, chance) {
    const rolled = proof.entries.flatMap((entry, i) => (/"draws":\[\[/.test(entry) ? [i] : []))
    const at = pick(chance, rolled)
    const entries = proof.entries.map((entry, i) =>
      i === at
        ? entry.replace(/"draws":\[\[(\d+),(\d+)\]/, (_, n, was) => `"draws":[[${n},${(Number(was) + 1) % Number(n)}]`)
        : entry,
    )
    return { ...proof, entries }
  },
  'the nonce of one side': (proof) => ({ ...proof, nonces: { ...proof.nonces, ember: 'ff'.repeat(16) } }),
  'another order'(proof, chance) {
    const entries = [...proof.entries]
    const at = 1 + chance.int(entries.length - 2)
    entries.splice(at, 2, entries[at + 1] ?? '', entries[at] ?? '')
    return { ...proof, entries }
  },
  'an entry less': (proof, chance) => ({
    ...proof,
    entries: proof.entries.toSpliced(1 + chance.int(proof.entries.length - 1), 1),
  }),
  'another seed': (proof) => ({ ...proof, seed: proof.seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }),
  'another salt': (proof) => ({ ...proof, salt: proof.salt.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }),
}

/** What the script says that imports nothing of ours. */
function verified(folder: string, proof: Proof, head: string): string {
  const file = join(folder, 'proof.json')
  writeFileSync(file, JSON.stringify(proof))
  return spawnSync(process.execPath, [SCRIPT, file, head], { encoding: 'utf8' }).stdout
}

test('[GEN-12] the log of a finished game is proven by the script and by the page; any small change of it is found by both', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tactic48-proven-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const db = SqliteDatabase.open(':memory:')
  await migrate(db)
  const games = new Games({ store: new Store(db) })
  for (let i = 0; i < PROVEN; i++) {
    const chance = seededChance(`proven ${i}`)
    const begun = await begunGame(games)
    const served = await games.get(begun.id)
    const page = new TestPage(begun.persons.ember)
    await served?.follow(page, 'ember', 0)
    await playOn([games], begun, 400)
    // Its dice may have made it longer.
    if (!served?.isOver) {
      const command = { verb: 'resign', seat: seatFor('blue') } as const
      await games.act(begun.persons.blue, { type: 'do', game: begun.id, id: randomUUID(), command })
    }
    expect(served?.row.status).toBe('over')
    const proof = JSON.parse(JSON.stringify(await served?.proof())) as Proof
    const told = page.facts.flatMap(({ heads }) => heads)
    const heads = new Map(told.map((head, at) => [at + 2, head]))
    const witness = { heads, commitment: served?.row.commitment ?? '', nonces: proof.nonces }
    const last = told.at(-1) ?? ''
    expect(verified(folder, proof, last)).toMatch(/^TRUE: \d+ entries, [1-9]\d* rolls/)
    expect(faultIn(proof, witness)).toBeUndefined()
    for (const [name, forge] of Object.entries(FORGED)) {
      const forged = forge(proof, chance)
      expect([name, verified(folder, forged, last).slice(0, 5)]).toEqual([name, 'FALSE'])
      expect([name, faultIn(forged, witness)]).not.toEqual([name, undefined])
    }
  }
  await db.close()
})
