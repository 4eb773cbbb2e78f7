/** SHA-256 (FIPS 180-4) in plain 32-bit arithmetic: `crypto.subtle` is missing over plain http and in pure packages. */
const ROUNDS = 64
const BLOCK = 64

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const CONSTANTS = Int32Array.of(
  ...[0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5],
  ...[0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174],
  ...[0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da],
  ...[0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967],
  ...[0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85],
  ...[0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070],
  ...[0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3],
  ...[0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2],
)

const FIRST = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19] as const

/** The SHA-256 of a text in UTF-8, in hexadecimal. */
export function sha256(text: string): string {
  const bytes = padded(utf8(text))
  const hash = Int32Array.of(...FIRST)
  const words = new Int32Array(ROUNDS)
  for (let at = 0; at < bytes.length; at += BLOCK) addBlock(hash, words, bytes, at)
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** A half of a surrogate pair that stands alone becomes U+FFFD, as in every encoder. */
function utf8(text: string): readonly number[] {
  const bytes: number[] = []
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x1_0000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return bytes
}

/** A one, zeros, and the length in bits as 64 of them, up to a whole number of blocks. */
function padded(bytes: readonly number[]): Uint8Array {
  const length = bytes.length
  const blocks = (length + 9 + BLOCK - 1 - ((length + 9 + BLOCK - 1) % BLOCK)) / BLOCK
  const all = new Uint8Array(blocks * BLOCK)
  all.set(bytes)
  all[length] = 0x80
  let bits = length * 8
  for (let i = all.length - 1; bits > 0; i--) {
    all[i] = bits % 256
    bits = (bits - (bits % 256)) / 256
  }
  return all
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function addBlock(hash: Int32Array, words: Int32Array, bytes: Uint8Array, at: number): void {
  const word = (i: number): number => words[i] as number
  const byte = (i: number): number => bytes[i] as number
  for (let i = 0; i < 16; i++) {
    const j = at + 4 * i
    words[i] = (byte(j) << 24) | (byte(j + 1) << 16) | (byte(j + 2) << 8) | byte(j + 3)
  }
  for (let i = 16; i < ROUNDS; i++) {
    const [early, late] = [word(i - 15), word(i - 2)]
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[i] = word(i - 16) + s0 + word(i - 7) + s1
  }
  const before = (i: number): number => hash[i] as number
  let [a, b, c, d] = [before(0), before(1), before(2), before(3)]
  let [e, f, g, h] = [before(4), before(5), before(6), before(7)]
  for (let i = 0; i < ROUNDS; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (CONSTANTS[i] as number) + word(i)) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const sums = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) hash[i] = (hash[i] as number) + (sums[i] as number)
}

/** JSON with the names of every object in order and nothing undefined: equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const fields = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`).join(',')}}`
}

/** What a game was agreed on (spec with rules, cards and table), as a name that two people can compare. */
export const digestOf = (terms: unknown): string => sha256(canonicalJson(terms))
