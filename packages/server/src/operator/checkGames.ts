import { createHash } from 'node:crypto'
import { type KeptRow, trustedState } from '@tactic48/host'
import { commitmentTo, faultIn, hashOfNonce, type ProofFault } from '@tactic48/protocol'
import {
  canonicalJson,
  type EngineApi,
  engine,
  type GameState,
  isRefusal,
  type Played,
  SIDES,
  type StoredOpening,
} from '@tactic48/rules'
import { headOfOpening, rowsIn } from '../games/gameKeeper.ts'
import { isUntouched, unpackHeld } from '../games/packing.ts'
import { withShared } from '../games/sharedSpec.ts'
import { archived, snapshot } from '../store/packs.ts'
import type { CourseRow, EntryRow, GameRow, Store } from '../store/store.ts'

/** What is wrong with one game, or with something that games share. */
export interface Found {
  readonly game: string
  readonly fault: string
}

const PAGE = 500

/** The engine that a game is pinned to, or why it is not available. */
export type EngineOf = (row: GameRow) => Promise<EngineApi | string>

const sources: EngineOf = async () => engine

/** Checks the whole store: each part, and whether the parts agree. `tell` receives each fault; returns the number of games. */
export async function checkStore(
  store: Store,
  tell: (found: Found) => void,
  engineOf: EngineOf = sources,
): Promise<number> {
  let games = 0
  for (let after = ''; ; ) {
    const ids = await store.db.run('select id from game where id > $1 order by id limit $2', [after, PAGE])
    if (ids.length === 0) break
    for (const { id } of ids) {
      after = String(id)
      games += 1
      for (const fault of await faultsOf(store, after, engineOf)) tell({ game: after, fault })
    }
  }
  await checkBlobs(store, tell)
  return games
}

async function checkBlobs(store: Store, tell: (found: Found) => void): Promise<void> {
  for (let after = ''; ; ) {
    const blobs = await store.db.run('select hash, body from blob where hash > $1 order by hash limit $2', [
      after,
      PAGE,
    ])
    if (blobs.length === 0) return
    for (const { hash, body } of blobs) {
      after = String(hash)
      if (createHash('sha256').update(String(body)).digest('hex') !== hash)
        tell({ game: 'shared', fault: `shared part ${hash} does not match its hash` })
    }
  }
}

async function faultsOf(store: Store, id: string, engineOf: EngineOf): Promise<readonly string[]> {
  try {
    const row = await store.game(id)
    return row ? [...(await faultsAround(store, row)), ...(await faultsWithin(store, row, engineOf))] : []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** Commitments, seats and status. */
async function faultsAround(store: Store, row: GameRow): Promise<readonly string[]> {
  const faults: string[] = []
  if (commitmentTo(row) !== row.commitment) faults.push('its seed is not the one that was promised')
  const nonce = row.nonces[row.creatorSide]
  if (row.nonceHash && nonce && hashOfNonce(nonce) !== row.nonceHash)
    faults.push('its creator’s nonce is not the one that was promised')
  const seats = await store.seats(row.id)
  if (!SIDES.every((side) => seats.some((seat) => seat.side === side))) faults.push('a seat is missing')
  const hasBegun = row.opening !== undefined
  if (hasBegun && seats.some(({ person }) => person === undefined)) faults.push('it has begun with an empty seat')
  if (!hasBegun && (row.status === 'running' || row.status === 'over'))
    faults.push(`it is ${row.status} but never began`)
  if (hasBegun && row.status === 'open') faults.push('it has begun but is still open')
  return faults
}

async function faultsWithin(store: Store, row: GameRow, engineOf: EngineOf): Promise<readonly string[]> {
  const [rows, course, pack] = await Promise.all([
    store.entries(row.id),
    store.course(row.id),
    archived(store.db, row.id),
  ])
  if (row.opening === undefined) return rows.length > 0 ? ['it has entries but never began'] : []
  const entries = rows.reduce((sum, { n }) => sum + n, 0)
  const faults = [...faultsOfRows(rows)]
  if (pack && pack.entries !== entries) faults.push(`its archive has ${entries} of ${pack.entries} entries`)
  if (!course) return [...faults, 'it has no course']
  if (course.entries !== entries) faults.push(`its course says ${course.entries} entries, it has ${entries}`)
  if (faults.length > 0) return faults

  const opening = JSON.stringify(await withShared(row.opening, store))
  const kept = rows.flatMap(rowsIn)
  const proof = faultOfDice(row, opening, rows)
  if (proof) return [proof]
  const playedOn = await engineOf(row)
  if (typeof playedOn === 'string') return [playedOn]
  const played = playedAgain(playedOn, opening, kept)
  if (typeof played === 'string') return [played]
  return [
    ...faultsOfCourse(row, played.state, playedOn, course),
    ...(await faultsOfSnapshot(store, row, playedOn, opening, kept)),
  ]
}

/** Replays the log, judging every command; or says why it does not open. */
function playedAgain(playedOn: EngineApi, opening: string, kept: readonly KeptRow[]): Played | string {
  const stored = JSON.parse(opening) as StoredOpening
  const work = playedOn.reopening({ ...stored, entries: kept.map(({ entry }) => entry) })
  for (;;) {
    const { done, value } = work.next()
    if (!done) continue
    return isRefusal(value) ? `its log does not open: ${JSON.stringify(value)}` : value
  }
}

function faultsOfRows(rows: readonly EntryRow[]): readonly string[] {
  let next = 0
  for (const row of rows) {
    if (row.seq !== next) return [`entry ${next} is missing`]
    if (rowsIn(row).length !== row.n)
      return [`the row of entry ${next} should have ${row.n} entries, but has ${rowsIn(row).length}`]
    next += row.n
  }
  return []
}

/** The chain of heads, and every roll, as a player would check them. */
function faultOfDice(row: GameRow, opening: string, rows: readonly EntryRow[]): string | undefined {
  const texts = rows.flatMap(rowsIn).map(({ entry }) => JSON.stringify(entry))
  const { id: game, seed, salt, nonces, commitment } = row
  const heads = new Map(rows.map(({ seq, n, head }) => [seq + n + 1, head]))
  const fault = faultIn({ scheme: 1, game, seed, salt, nonces, commitment, entries: [opening, ...texts] }, { heads })
  return fault && inWords(fault)
}

const inWords = (found: ProofFault): string =>
  'entry' in found ? `wrong ${found.fault} of entry ${found.entry - 1}` : `its ${found.fault} does not match`

function faultsOfCourse(
  { status }: GameRow,
  state: GameState,
  playedOn: EngineApi,
  { turn, asks }: CourseRow,
): readonly string[] {
  const faults: string[] = []
  const question = state.phase === 'over' ? undefined : playedOn.topQuestion(state)
  const says = (kind: string | undefined, of: readonly string[] | undefined) =>
    `${kind ?? 'nothing'} of ${of ?? 'nobody'}`
  const [written, found] = [says(asks?.kind, asks?.sides), says(question?.kind, question?.awaiting)]
  if (written !== found) faults.push(`its course asks ${written}, its log ${found}`)
  if (turn < state.turn.number) faults.push(`its course is in turn ${turn}, its log in turn ${state.turn.number}`)
  // A crash or a backup may fall between the last entry and the status row; the next node to open the game repairs that.
  if (status === 'over' && state.phase !== 'over') faults.push('it is marked as over, but its log is not finished')
  return faults
}

/** A snapshot of another build is never used, so it is not a fault; any other must equal the replayed state. */
async function faultsOfSnapshot(
  store: Store,
  row: GameRow,
  playedOn: EngineApi,
  opening: string,
  kept: readonly KeptRow[],
): Promise<readonly string[]> {
  const found = await snapshot(store.db, row.id)
  if (!found) return []
  if (!isUntouched(found)) return ['its snapshot does not match its hash']
  const held = await unpackHeld(found, { build: playedOn.build, head: headOfOpening(row.seed, opening) })
  if (!held) return []
  const before = kept.slice(0, found.entries)
  const played = playedAgain(playedOn, opening, before)
  if (typeof played === 'string') return [played]
  const trusted = trustedState(held.state, playedOn.stateFrom(played.log.spec), found.build)
  const pairs = [
    [trusted?.state, played.state],
    [held.log.entries, played.log.entries],
    [held.log.opening, played.log.opening],
    [held.ids, before.map(({ id }) => id)],
  ]
  const agrees = pairs.every(([one, other]) => canonicalJson(one) === canonicalJson(other))
  return agrees ? [] : [`its snapshot of entry ${found.entries} is not the state that its log leads to`]
}
