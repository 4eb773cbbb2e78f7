import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { Snapshot } from '@tactic48/host'
import type { Log } from '@tactic48/rules'
import type { SnapshotRow } from '../store/packs.ts'
import type { EntryRow } from '../store/store.ts'

const compressed = promisify(brotliCompress)
const decompressed = promisify(brotliDecompress)
const packed = (value: unknown, quality: number): Promise<Uint8Array> =>
  compressed(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

const unpacked = async (body: Uint8Array): Promise<unknown> => JSON.parse((await decompressed(body)).toString('utf8'))

/** A game as a host held it, up to some entry. */
export interface HeldThen {
  /** Everything but the spec, which is that of the opening. */
  readonly log: Omit<Log, 'spec'>
  readonly ids: readonly string[]
  /** After the opening, and after each entry. */
  readonly heads: readonly string[]
  readonly state: Snapshot
}

/** Raised when what is packed changes: a snapshot of another form is played again instead. */
const FORM = 1

const hashOf = ({ game, entries, build, body }: Omit<SnapshotRow, 'hash'>): string =>
  createHash('sha256').update(`${FORM}\n${game}\n${entries}\n${build}\n`).update(body).digest('hex')

export async function packHeld(game: string, held: HeldThen): Promise<SnapshotRow> {
  const { entries, build } = held.state
  const row = { game, entries, build, body: await packed(held, 4) }
  return { ...row, hash: hashOf(row) }
}

/** Trusted as the host's own bytes under their hash, from the same build, on the same opening; everything else is played again. */
export async function unpackHeld(
  row: SnapshotRow,
  { build, head }: { readonly build: string | undefined; readonly head: string },
): Promise<HeldThen | undefined> {
  if (build === undefined || row.build !== build || row.hash !== hashOf(row)) return undefined
  const held = (await unpacked(row.body)) as HeldThen
  return held.heads[0] === head ? held : undefined
}

/** Slow and small: it happens once for each game. */
export const packEntries = (rows: readonly EntryRow[]): Promise<Uint8Array> => packed(rows, 9)

export const unpackEntries = async (body: Uint8Array): Promise<readonly EntryRow[]> =>
  (await unpacked(body)) as readonly EntryRow[]
