import { createHash } from 'node:crypto'
import type { Snapshot } from '@tactic48/host'
import type { Log } from '@tactic48/rules'
import { packed, type SnapshotRow, unpacked } from '../store/packs.ts'

/** A game as a host held it, up to some entry. */
export interface HeldThen {
  /** Everything but the spec, which is that of the opening. */
  readonly log: Omit<Log, 'spec'>
  readonly ids: readonly string[]
  /** After the opening, and after each entry. */
  readonly heads: readonly string[]
  readonly state: Snapshot
}

/** Version of the packed form; a game with an older snapshot is replayed instead. */
const FORM = 1

const hashOf = ({ game, entries, build, body }: Omit<SnapshotRow, 'hash'>): string =>
  createHash('sha256').update(`${FORM}\n${game}\n${entries}\n${build}\n`).update(body).digest('hex')

export async function packHeld(game: string, held: HeldThen): Promise<SnapshotRow> {
  const { entries, build } = held.state
  const row = { game, entries, build, body: await packed(held, 4) }
  return { ...row, hash: hashOf(row) }
}

export const isUntouched = (row: SnapshotRow): boolean => row.hash === hashOf(row)

/** Trusts a snapshot only with the right hash, build and opening; otherwise the game is replayed. */
export async function unpackHeld(
  row: SnapshotRow,
  { build, head }: { readonly build: string | undefined; readonly head: string },
): Promise<HeldThen | undefined> {
  if (build === undefined || row.build !== build || !isUntouched(row)) return undefined
  const held = (await unpacked(row.body)) as HeldThen
  return held.heads[0] === head ? held : undefined
}
