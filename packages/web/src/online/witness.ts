import { faultIn, hashOfNonce, isInRange, type Proof, type ProofFault, type WholeGame } from '@tactic48/protocol'
import type { SeenEntry, SideId } from '@tactic48/rules'

/** What this browser has seen of a game while it ran: with it the dice are checked at the end. */
interface Kept {
  readonly nonce?: string
  readonly claim?: string
  readonly watch?: string
  readonly commitment?: string
  readonly nonceHashes?: { readonly [side in SideId]?: string }
  readonly side?: SideId
  /** The game of this browser that an ended one has become. */
  readonly replay?: string
  /** Heads as they were told, by number of entries; the opening counts as one. */
  readonly heads?: readonly (readonly [number, string])[]
}

/** The same for all builds: it goes with its game, which may be moved from one to another. */
const keyOf = (game: string): string => `tactic48.distant.${game}`

export function keptOf(game: string): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Kept) : {}
  } catch {
    return {}
  }
}

export function keep(game: string, part: Kept): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ ...keptOf(game), ...part }))
  } catch {
    // Private windows and full disks play on; the dice are then checked without what was told.
  }
}

export function freshNonce(): { readonly nonce: string; readonly nonceHash: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { nonce, nonceHash: hashOfNonce(nonce) }
}

/** GEN-12: whether every roll lies in its range, which can be seen while the game runs. */
export const rollsInRange = (entries: readonly SeenEntry[]): boolean =>
  entries.every((entry) => entry.entry === 'undone' || isInRange(entry.draws ?? []))

/** Notes the heads that the server told: another history would have others. */
export function noteHeads(game: string, from: number, heads: readonly string[]): void {
  const told = heads.map((head, i) => [from + i + 2, head] as const)
  keep(game, { heads: [...(keptOf(game).heads ?? []).filter(([at]) => at < from + 2), ...told] })
}

export function noteWhole(game: string, { around, head, view }: WholeGame): void {
  const { commitment, nonceHash, creator, side } = around
  const { heads = [] } = keptOf(game)
  const at = (view?.entries.length ?? 0) + 1
  keep(game, {
    commitment: keptOf(game).commitment ?? commitment,
    ...(nonceHash && { nonceHashes: { [creator]: nonceHash } }),
    ...(side && { side }),
    ...(head && view && !heads.some(([one]) => one === at) && { heads: [...heads, [at, head]] }),
  })
}

/** Checks an ended game by what was told while it ran. */
export function checked(game: string, proof: Proof): ProofFault | undefined {
  const { nonce, commitment, nonceHashes, side, heads = [] } = keptOf(game)
  return faultIn(proof, {
    ...(commitment && { commitment }),
    ...(nonceHashes && { nonceHashes }),
    ...(nonce && side && { nonces: { [side]: nonce } }),
    heads: new Map(heads),
  })
}
