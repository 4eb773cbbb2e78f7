// Checks the dice of a finished game: node verifyDice.mjs PROOF.json [HEAD]. Imports nothing of ours (docs/DICE.md).
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [file, told] = process.argv.slice(2)
const { seed, salt, commitment, game, nonces, entries } = JSON.parse(readFileSync(file, 'utf8'))
const hex = (text) => Buffer.from(text, 'hex')
const sha = (...parts) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest()
const hmac = (key, ...parts) =>
  createHmac('sha256', key)
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest()
const fail = (why) => {
  console.log(`FALSE: ${why}`)
  process.exit(1)
}

if (sha('tactic48 commit 1\n', hex(seed), hex(salt)).toString('hex') !== commitment)
  fail('the seed is not the promised one')
const nothing = '0'.repeat(32)
const key = hmac(hex(seed), `tactic48 key 1\n${game}\n`, hex(nonces.blue ?? nothing), hex(nonces.ember ?? nothing))

/** The numbers of one entry: big-endian words of HMAC(key, "entry/block"), those beyond the last whole multiple of n left out. */
function* words(seq) {
  for (let block = 0; ; block++) {
    const bytes = hmac(key, `${seq}/${block}`)
    for (let at = 0; at < 32; at += 4) yield bytes.readUInt32BE(at)
  }
}

let head = Buffer.alloc(32)
let rolls = 0
for (const [seq, text] of entries.entries()) {
  head = sha(head, sha(text, hmac(hex(seed), `leaf/${seq}`)))
  const stored = JSON.parse(text)
  const source = words(seq)
  for (const [n, value] of stored.opening?.draws ?? stored.draws ?? []) {
    let word = source.next().value
    while (word >= 2 ** 32 - (2 ** 32 % n)) word = source.next().value
    if (word % n !== value) fail(`entry ${seq}: ${value} of ${n} was not rolled`)
    rolls += 1
  }
}
if (told && head.toString('hex') !== told) fail('the history is not the one that was told')
console.log(`TRUE: ${entries.length} entries, ${rolls} rolls, head ${head.toString('hex')}`)
