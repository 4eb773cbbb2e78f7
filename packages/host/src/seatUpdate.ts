import type { GameEvent, GameState, SeatId, SeenEntry } from '@tactic48/rules'
import type { GameRecord } from './record.ts'

/** What somebody has been given so far: this number of entries, as this seat. */
export interface Have {
  readonly entries: number
  readonly as: SeatId
}

/** How a game began, as one seat may know it. */
export interface SeenBeginning {
  /** Before anything happened. */
  readonly first: GameState
  readonly opening: readonly GameEvent[]
}

/** What is new to a seat: after commands, a take-back, or because another seat looks. */
export interface SeatUpdate {
  /** Entries that were given before. */
  readonly from: number
  readonly added: readonly SeenEntry[]
  /** Entries that are known otherwise now: a seal was broken, or another seat knows more or less of them. */
  readonly changed: readonly (readonly [index: number, entry: SeenEntry])[]
  /** Where the facts do not lead there from what was known: a take-back, another seat, the end that opens everything. */
  readonly state?: GameState
  readonly begun?: SeenBeginning
}

/** Everything that a seat may know. */
export interface SeatView {
  readonly begun: SeenBeginning
  readonly entries: readonly SeenEntry[]
  readonly state: GameState
}

/** Nothing is remembered of a seat: what it knows otherwise now follows from what it has and from when each seal was broken. */
export function updateFor(record: GameRecord, first: GameState, seat: SeatId, have: Have): SeatUpdate {
  const { entries, state, seals, overSince } = record
  const from = Math.max(0, Math.min(have.entries, entries.length))
  const other = have.as !== seat
  const ended = overSince !== undefined && overSince > from
  const known = other || ended ? seals.secret.filter((at) => at < from) : seals.openedSince(from)
  const added: SeenEntry[] = []
  let jumps = other || ended
  for (let at = from; at < entries.length; at++) {
    const entry = entries[at]
    if (!entry) continue
    jumps ||= entry.entry === 'undone'
    added.push(seen(record, at, seat))
  }
  return {
    from,
    added,
    changed: known.map((at) => [at, seen(record, at, seat)] as const),
    ...(jumps && { state: record.engine.view(state, seat) }),
    ...((other || ended) && { begun: beginningFor(record, first, seat) }),
  }
}

export const viewFor = (record: GameRecord, first: GameState, seat: SeatId): SeatView => ({
  begun: beginningFor(record, first, seat),
  entries: record.entries.map((_, at) => seen(record, at, seat)),
  state: record.engine.view(record.state, seat),
})

const beginningFor = ({ state, log, engine }: GameRecord, first: GameState, seat: SeatId): SeenBeginning => ({
  first: engine.view(first, seat),
  opening: engine.redact(state, log.opening.events, seat),
})

function seen({ state, entries, seals, engine }: GameRecord, at: number, seat: SeatId): SeenEntry {
  const entry = entries[at]
  if (!entry) throw new Error(`no entry ${at}`)
  return engine.redactEntry(state, entry, seat, seals.isClosed(at))
}
