import {
  difference,
  type EngineApi,
  type GameState,
  isRefusal,
  redrawnChance,
  type StoredEntry,
  type StoredOpening,
} from '@tactic48/rules'
import { PlayedAgain } from './playedAgain.ts'
import { GameRecord } from './record.ts'
import { withSharedTables } from './sharing.ts'

/** Entries between two pauses: whoever compares many games has something else to do meanwhile. */
const PAUSE_EVERY = 16

/** Where two engines part: 0 is the opening, 1 the first entry. `fault`: the engine of the game itself does not make what was stored. */
export interface Parting {
  readonly at: number
  readonly fault?: true
}

/**
 * Whether a game goes on another engine exactly as it went: each step gives the same draws, facts and question as were stored, and leaves the
 * same table as on the engine that it is played on. `from` is absent where that engine is lost or withdrawn: what was stored decides alone.
 */
export function* partingOf(
  { opening, entries }: { readonly opening: StoredOpening; readonly entries: readonly StoredEntry[] },
  from: EngineApi | undefined,
  to: EngineApi,
): Generator<undefined, Parting | undefined> {
  const before = from && begun(opening, from)
  if (from && !before) return { at: 0, fault: true }
  const after = begun(opening, to)
  const tables = new Tables()
  if (!after || (before && !tables.areSame(before.state, after.state))) return { at: 0 }
  const [old, fresh] = [before && new PlayedAgain(before), new PlayedAgain(after)]
  for (const [i, entry] of entries.entries()) {
    if (old && !old.follows(entry)) return { at: i + 1, fault: true }
    if (!fresh.follows(entry) || (before && !tables.areSame(before.state, after.state))) return { at: i + 1 }
    if (i % PAUSE_EVERY === PAUSE_EVERY - 1) yield
  }
  return fresh.isWhole ? undefined : { at: entries.length }
}

/** The game before its first command, where this engine begins it as it was stored. */
function begun({ terms, spec: input, opening }: StoredOpening, on: EngineApi): GameRecord | undefined {
  try {
    const spec = on.readSpec(input)
    if (isRefusal(spec)) return undefined
    const shared = withSharedTables(spec)
    const { log } = on.startRead(shared, redrawnChance(opening.draws ?? []))
    const stored = on.storeOpening(log)
    const isSame = stored.terms === terms && JSON.stringify(stored.opening) === JSON.stringify(opening)
    return isSame ? new GameRecord(log, on.stateFrom(shared), on) : undefined
  } catch {
    return undefined
  }
}

/** Rules and cards were agreed on; stack, clock and a reckoning that is put off are bookkeeping, which may be done otherwise. */
const NOT_ON_THE_TABLE: ReadonlySet<string> = new Set(['rules', 'cards', 'stack', 'clock', 'reckoningHeld'])

type Parts = { readonly [name: string]: unknown }

/** Two games side by side; what neither has changed since they were last compared is not compared again. */
class Tables {
  private before: readonly [Parts, Parts] = [{}, {}]

  areSame(one: GameState, other: GameState): boolean {
    const [a, b] = [one as unknown as Parts, other as unknown as Parts]
    const [lastA, lastB] = this.before
    this.before = [a, b]
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
      (name) =>
        NOT_ON_THE_TABLE.has(name) ||
        (name in lastA && a[name] === lastA[name] && b[name] === lastB[name]) ||
        difference(a[name], b[name]) === undefined,
    )
  }
}
