import {
  type Chance,
  type Draw,
  execute,
  fold,
  type GameState,
  isRefusal,
  type Played,
  play,
  type Refusal,
  redrawnChance,
  type StoredEntry,
  seatOf,
  startLog,
  undo,
} from '@tactic48/rules'
import { type GoldenGame, hashOf } from './game.ts'
import { RecordedNames } from './recordedNames.ts'

/** Plays every command again with the draws of the file: after the opening and after each entry. */
function* replaying(game: GoldenGame): Generator<readonly [hash: string, state: GameState]> {
  let played = drawn(game.opening[1].draws, (chance) => startLog(game.spec, chance))
  const names = new RecordedNames()
  yield [hashOf(played.state, played.log.opening.events), played.state]
  for (const [i, [, entry]] of game.entries.entries()) {
    const before: Played = played
    played = followed(before, entry, i, names)
    yield [entryHash(before, played, i, names), played.state]
  }
}

/** The hash of each entry, opening first; an entry that does not work out has its reason for a hash and is the last. */
export function replayedHashes(game: GoldenGame): readonly string[] {
  const hashes: string[] = []
  try {
    for (const [hash] of replaying(game)) hashes.push(hash)
  } catch (error) {
    hashes.push(messageOf(error))
  }
  return hashes
}

/** The state after the opening and after each entry. */
export const statesOf = (game: GoldenGame): readonly GameState[] => Array.from(replaying(game), ([, state]) => state)

/** An accepted request to take back has carried out its own entry already. */
export function followed(before: Played, entry: StoredEntry, index: number, names: RecordedNames): Played {
  if (!('undone' in entry)) {
    const after = drawn(entry.draws, (chance) => play(before, names.command(entry), chance))
    const made = after.log.entries[index]
    names.add(before.state, made?.entry === 'command' ? made.events : [], entry)
    return after
  }
  names.goBack(entry.undone)
  if (before.log.entries.length > index) return before
  const seat = seatOf(before.state, entry.side)
  return drawn([], () => undo(before, seat ?? ('' as never)))
}

/** The state right after an entry; an accepted request to take back is followed by the entry that carries it out. */
export function stateAfter(before: Played, { log, state }: Played, index: number): GameState {
  const entry = log.entries[index]
  return entry?.entry === 'command' && log.entries.length > index + 1 ? fold(before.state, entry.events) : state
}

/** One entry by its command, and once more by its events alone, as a log under way does it. */
function entryHash(before: Played, after: Played, index: number, { now: names }: RecordedNames): string {
  const entry = after.log.entries[index]
  if (!entry) throw new Error('a command is no entry of the log')
  const state = stateAfter(before, after, index)
  if (entry.entry === 'undone') return hashOf(state, [], names)
  const hash = hashOf(state, entry.events, names)
  const folded = hashOf(fold(before.state, entry.events), entry.events, names)
  if (folded !== hash) throw new Error(`${hash}, but its events fold to ${folded}`)
  return hash
}

/** The same from a state on; an entry that does not work out has its reason for a hash and is the last. */
export function continuedHashes(from: GameState, entries: readonly StoredEntry[]): readonly string[] {
  const hashes: string[] = []
  const names = new RecordedNames()
  let state = from
  try {
    for (const entry of entries) {
      if ('undone' in entry) throw new Error('a state has no log to take back from')
      const before = state
      const step = drawn(entry.draws, (chance) => execute(before, names.command(entry), chance))
      state = step.state
      names.add(before, step.events, entry)
      hashes.push(hashOf(state, step.events, names.now))
    }
  } catch (error) {
    hashes.push(messageOf(error))
  }
  return hashes
}

function drawn<T extends object>(draws: readonly Draw[] = [], act: (chance: Chance) => T | Refusal): T {
  const chance = redrawnChance(draws)
  const result = act(chance)
  if (isRefusal(result)) throw new Error(`refused: ${result.rule} ${result.code}`)
  if (chance.left().length > 0) throw new Error(`chance left over: ${JSON.stringify(chance.left())}`)
  return result
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
