import {
  isRefusal,
  redrawnChance,
  type StoredCommand,
  type StoredEntry,
  type StoredUndone,
  type UndoneEntry,
} from '@tactic48/rules'
import type { KeptRow } from './keeper.ts'
import type { GameRecord } from './record.ts'

/**
 * Adds to a record what another holder has kept since, played again with the values that chance gave it. False: a row does not follow
 * from this game, or does not come out as it was kept; the rows before it have been added.
 */
export function playedAgain(record: GameRecord, rows: readonly Pick<KeptRow, 'entry'>[]): boolean {
  const again = new PlayedAgain(record)
  // A row of a damaged store may be nothing at all.
  return rows.every((row) => again.follows(row?.entry)) && again.isWhole
}

/** Plays a record on by what was stored, entry by entry. */
export class PlayedAgain {
  private readonly record: GameRecord
  /** An accepted request to take back is carried out by the very next entry. */
  private owed: UndoneEntry | undefined

  constructor(record: GameRecord) {
    this.record = record
  }

  get isWhole(): boolean {
    return this.owed === undefined
  }

  /** Whether the engine of this record makes of it exactly what was stored; then it has been added. */
  follows(entry: StoredEntry): boolean {
    try {
      return 'undone' in entry ? this.takeBack(entry) : this.command(entry)
    } catch {
      // Stored data may be truncated or edited by hand.
      return false
    }
  }

  private command(stored: StoredCommand): boolean {
    const { state, course, engine } = this.record
    const step = this.owed
      ? undefined
      : engine.commanded(state, stored.command, redrawnChance(stored.draws ?? []), course)
    if (!step || isRefusal(step)) return false
    if (JSON.stringify(engine.storeEntry(step.entry, step.state)) !== JSON.stringify(stored)) return false
    this.record.add(step.entry, step.state)
    if (step.backTo !== undefined) this.owed = { entry: 'undone', side: step.entry.side, to: step.backTo }
    return true
  }

  private takeBack({ side, undone: to }: StoredUndone): boolean {
    const { state, course, entries, engine } = this.record
    const last = course.lastLive()
    const expected = this.owed ?? { side, to: last }
    if (expected.side !== side || expected.to !== to || to < course.recorded) return false
    if (!this.owed && engine.whyNotUndo(state, entries[last], side)) return false
    this.owed = undefined
    this.record.add({ entry: 'undone', side, to }, this.record.stateAt(to))
    return true
  }
}
