import { bytesToHex } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import {
  commitmentTo,
  committedChance,
  FIRST_HEAD,
  faultIn,
  hashOfNonce,
  headAfter,
  isInRange,
  keyOf,
  leafOf,
  type Proof,
} from '../src/dice.ts'

const SEED = '01'.repeat(32)
const SALT = '02'.repeat(32)
const NONCES = { blue: '03'.repeat(16), ember: '04'.repeat(16) }
const GAME = 'game-1'

const chanceFor = committedChance(keyOf(SEED, GAME, NONCES))

describe('[GEN-12] dice that both sides can check', () => {
  test('the published vector', () => {
    expect(commitmentTo({ seed: SEED, salt: SALT })).toBe(
      'aa57dbea5e7e56ea41be8a01a28baac04f6f6ad12279419e36c71d8511ab1e39',
    )
    expect(bytesToHex(keyOf(SEED, GAME, NONCES))).toBe(
      '86db3b718b1d803c62ab9133beeb7e0efe83b07bff476f263a3fc7481ec88ef7',
    )
    const chance = chanceFor(7)
    expect(Array.from({ length: 8 }, () => chance.d6())).toEqual([3, 3, 5, 4, 1, 6, 6, 2])
    expect(chance.int(52)).toBe(43)
  })

  test('the dice of an entry depend on its number alone', () => {
    const [one, again, other] = [chanceFor(3), chanceFor(3), chanceFor(4)]
    const rolls = (chance: typeof one): readonly number[] => Array.from({ length: 40 }, () => chance.int(1000))
    const first = rolls(one)
    expect(rolls(again)).toEqual(first)
    expect(rolls(other)).not.toEqual(first)
  })

  test('every number is as likely as any other, and none is outside', () => {
    const counts = new Map<number, number>()
    for (let seq = 0; seq < 3000; seq++) {
      const face = chanceFor(seq).d6()
      counts.set(face, (counts.get(face) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(100)
    expect(() => chanceFor(0).int(0)).toThrow(RangeError)
  })
})

/** A game of three entries: an opening without dice, a roll of three, a take-back. */
function played(): { readonly proof: Proof; readonly heads: ReadonlyMap<number, string> } {
  const chance = chanceFor(1)
  const draws = [6, 6, 52].map((n) => [n, chance.int(n)])
  const entries = ['{"engine":2}', JSON.stringify({ side: 'blue', draws }), '{"side":"blue","undone":0}']
  const heads = new Map<number, string>()
  let head = FIRST_HEAD
  for (const [seq, entry] of entries.entries()) {
    head = headAfter(head, leafOf(SEED, seq, entry))
    heads.set(seq + 1, head)
  }
  const commitment = commitmentTo({ seed: SEED, salt: SALT })
  return { proof: { scheme: 1, game: GAME, seed: SEED, salt: SALT, commitment, nonces: NONCES, entries }, heads }
}

describe('[GEN-12] a finished game is checked', () => {
  const { proof, heads } = played()
  const { commitment } = proof
  const witness = {
    commitment,
    heads,
    nonces: { ember: NONCES.ember },
    nonceHashes: { blue: hashOfNonce(NONCES.blue) },
  }

  test('an honest one has no fault', () => {
    expect(faultIn(proof)).toBeUndefined()
    expect(faultIn(proof, witness)).toBeUndefined()
  })

  test('another seed than the promised one', () => {
    expect(faultIn({ ...proof, seed: SALT })).toEqual({ fault: 'commitment' })
    const other = { ...proof, seed: SALT, commitment: commitmentTo({ seed: SALT, salt: SALT }) }
    expect(faultIn(other, witness)).toEqual({ fault: 'commitment' })
  })

  test('another nonce than one’s own, or than the creator’s hash', () => {
    const changed = (nonces: Proof['nonces']) => faultIn({ ...proof, nonces }, witness)
    expect(changed({ ...NONCES, ember: NONCES.blue })).toEqual({ fault: 'nonce', side: 'ember' })
    expect(changed({ ...NONCES, blue: NONCES.ember })).toEqual({ fault: 'nonce', side: 'blue' })
    expect(changed({ ember: NONCES.ember })).toEqual({ fault: 'nonce', side: 'blue' })
  })

  test('a changed die, order or entry', () => {
    const [opening = '', roll = '', undone = ''] = proof.entries
    const altered = roll.replace(/\[6,(\d)\]/, (_, die) => `[6,${(Number(die) + 1) % 6}]`)
    expect(faultIn({ ...proof, entries: [opening, altered, undone] })).toEqual({ fault: 'roll', entry: 1, draw: 0 })
    expect(faultIn({ ...proof, entries: [opening, undone, roll] })).toMatchObject({ fault: 'roll', entry: 2 })
    expect(faultIn({ ...proof, entries: [opening, roll, '{"side":"ember","undone":0}'] }, witness)).toEqual({
      fault: 'head',
      entry: 2,
    })
    expect(faultIn({ ...proof, entries: [opening, '{', undone] })).toEqual({ fault: 'unreadable', entry: 1 })
  })

  test('a roll out of its range is seen while the game runs', () => {
    expect(isInRange([[6, 5]])).toBe(true)
    for (const draw of [
      [6, 6],
      [6, -1],
      [0, 0],
      [6, 0.5],
    ] as const)
      expect(isInRange([draw])).toBe(false)
  })
})
