import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { chanceFrom } from '@tactic48/host'
import type { Chance, Draw } from '@tactic48/rules'

/*
 * Dice that nobody chooses and everybody can check (docs/DICE.md, scheme 1). Written once for server and browser, without
 * `crypto.subtle`, which is absent over plain http.
 */

/** What the server draws before anybody joins, and publishes only when the game has ended. 32 bytes each, as hexadecimal text. */
export interface Secret {
  readonly seed: string
  readonly salt: string
}

/** 16 bytes from each player's browser; a side without a person has none. */
export interface Nonces {
  readonly blue?: string | undefined
  readonly ember?: string | undefined
}

const NO_NONCE = '0'.repeat(32)
/** The head before the first entry. */
export const FIRST_HEAD = '0'.repeat(64)

const hashOf = (...parts: readonly Uint8Array[]): string => bytesToHex(sha256(concatBytes(...parts)))

/** Shown before the first roll: the server cannot take another seed later. */
export const commitmentTo = ({ seed, salt }: Secret): string =>
  hashOf(utf8ToBytes('tactic48 commit 1\n'), hexToBytes(seed), hexToBytes(salt))

/** Shown by the creator of a game before the other side sends its nonce in clear. */
export const hashOfNonce = (nonce: string): string => hashOf(hexToBytes(nonce))

export function keyOf(seed: string, game: string, { blue = NO_NONCE, ember = NO_NONCE }: Nonces): Uint8Array {
  const message = concatBytes(utf8ToBytes(`tactic48 key 1\n${game}\n`), hexToBytes(blue), hexToBytes(ember))
  return hmac(sha256, hexToBytes(seed), message)
}

/** The words of one entry: those of HMAC(key, "entry/block"), big-endian, block after block. */
function wordsOf(key: Uint8Array, seq: number): () => number {
  let block: DataView | undefined
  let blocks = 0
  let at = 0
  return () => {
    if (!block || at === block.byteLength) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${seq}/${blocks}`))
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      blocks += 1
      at = 0
    }
    const word = block.getUint32(at)
    at += 4
    return word
  }
}

/** Dice of entry 0 (the opening), 1, 2, …; an entry that is taken back keeps its number, so its dice never come again. */
export const committedChance =
  (key: Uint8Array) =>
  (seq: number): Chance =>
    chanceFrom(wordsOf(key, seq))

/** Without the secret part a sealed number could be guessed from the hash of its entry. */
export const leafOf = (seed: string, seq: number, entry: string): string =>
  hashOf(utf8ToBytes(entry), hmac(sha256, hexToBytes(seed), utf8ToBytes(`leaf/${seq}`)))

export const headAfter = (head: string, leaf: string): string => hashOf(hexToBytes(head), hexToBytes(leaf))

/** What is opened at the end of a game, however it ends. */
export interface Proof extends Secret {
  readonly scheme: 1
  readonly game: string
  readonly commitment: string
  readonly nonces: Nonces
  /** The text of each entry as it was hashed, the opening first. */
  readonly entries: readonly string[]
}

/** Why a proof fails: what was promised is not what was opened, or an entry did not roll what its number gives. */
export type ProofFault =
  | { readonly fault: 'commitment' }
  | { readonly fault: 'nonce'; readonly side: 'blue' | 'ember' }
  | { readonly fault: 'head'; readonly entry: number }
  | { readonly fault: 'roll'; readonly entry: number; readonly draw: number }
  | { readonly fault: 'unreadable'; readonly entry: number }

/** What a player's own page has seen while the game ran. */
export interface Witness {
  readonly commitment?: string
  /** Of one's own side, and the creator's hash. */
  readonly nonces?: Nonces
  readonly nonceHashes?: Nonces
  /** Heads as they were told, by the number of entries after which each stood; 1 is the opening. */
  readonly heads?: ReadonlyMap<number, string>
}

/** Checks what was opened against what was promised and told; nothing is wrong where it gives nothing. */
export function faultIn(proof: Proof, witness: Witness = {}): ProofFault | undefined {
  const promised = [proof.commitment, witness.commitment ?? proof.commitment]
  if (promised.some((one) => one !== commitmentTo(proof))) return { fault: 'commitment' }
  for (const side of ['blue', 'ember'] as const) {
    const nonce = proof.nonces[side]
    const mine = witness.nonces?.[side]
    const hash = witness.nonceHashes?.[side]
    if (mine !== undefined && mine !== nonce) return { fault: 'nonce', side }
    if (hash !== undefined && (nonce === undefined || hashOfNonce(nonce) !== hash)) return { fault: 'nonce', side }
  }
  const chanceFor = committedChance(keyOf(proof.seed, proof.game, proof.nonces))
  let head = FIRST_HEAD
  for (const [seq, entry] of proof.entries.entries()) {
    head = headAfter(head, leafOf(proof.seed, seq, entry))
    const told = witness.heads?.get(seq + 1)
    if (told !== undefined && told !== head) return { fault: 'head', entry: seq }
    const draws = drawsIn(entry)
    if (!draws) return { fault: 'unreadable', entry: seq }
    const chance = chanceFor(seq)
    const wrong = isInRange(draws) ? draws.findIndex(([n, value]) => chance.int(n) !== value) : 0
    if (wrong >= 0) return { fault: 'roll', entry: seq, draw: wrong }
  }
  // Entries that were told and are missing at the end.
  const until = Math.max(0, ...(witness.heads?.keys() ?? []))
  return until > proof.entries.length ? { fault: 'head', entry: proof.entries.length } : undefined
}

interface Rolled {
  readonly draws?: unknown
  /** Of entry 0. */
  readonly opening?: { readonly draws?: unknown }
}

/** The rolls of an entry as it was kept; `undone` entries have none. */
function drawsIn(entry: string): readonly Draw[] | undefined {
  try {
    const { opening, draws = opening?.draws ?? [] } = JSON.parse(entry) as Rolled
    return Array.isArray(draws) && draws.every((draw) => Array.isArray(draw) && draw.length === 2) ? draws : undefined
  } catch {
    return undefined
  }
}

/** GEN-12: in range, which can be checked while the game still runs. */
export const isInRange = (draws: readonly Draw[]): boolean =>
  draws.every(([n, value]) => Number.isInteger(n) && Number.isInteger(value) && n >= 1 && value >= 0 && value < n)
