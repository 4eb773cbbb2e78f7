import {
  domainFacts,
  type GameEvent,
  type GameState,
  type StoredEntry,
  type StoredHappened,
  type StoredOpening,
  topQuestion,
} from '@tactic48/rules'
import { Names } from '../../src/log/names.ts'
import { canonical, fnv } from './hash.ts'
import { stateIn } from './recordedNames.ts'

/** A game as it was once played: what a file keeps of it, and what each entry came to. */
export interface GoldenGame extends Omit<StoredOpening, 'opening'> {
  readonly golden: 3
  readonly name: string
  readonly shows: string
  readonly opening: readonly [hash: string, opening: StoredHappened]
  readonly entries: readonly (readonly [hash: string, entry: StoredEntry])[]
}

/** Most of a state is shared with the state before it: what was written once is not written again. */
const written = new WeakMap<object, string>()

function canonicalOnce(value: object): string {
  const known = written.get(value)
  if (known !== undefined) return known
  const text = canonical(value)
  written.set(value, text)
  return text
}

const partOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return canonical(value)
  if (!Array.isArray(value)) return canonicalOnce(value)
  return `[${value.map((one) => (typeof one === 'object' && one !== null ? canonicalOnce(one) : canonical(one))).join()}]`
}

/**
 * What is on the table, by the names of the recording. Rules and cards are in the file and never change; the stack, the clock and a reckoning that is put off are
 * bookkeeping, which may be done otherwise.
 */
export function stateHash(state: GameState, names = Names.SAME): string {
  const recorded = stateIn(names, state)
  const { rules: _, cards: _cards, stack: _stack, clock: _clock, reckoningHeld: _held, ...table } = recorded
  const parts = Object.entries(table)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return fnv(parts.map(([name, part]) => `${name}:${partOf(part)}`).join())
}

/** The table, then the domain facts of one entry and the question on which it ended. */
export function hashOf(state: GameState, events: readonly GameEvent[], names = Names.SAME): string {
  const back = names.reversed()
  const { since: _, ...question } = back.question(topQuestion(state)) ?? { since: 0 }
  const facts = domainFacts(events).map((fact) => back.fact(fact))
  return `${stateHash(state, names)}-${fnv(canonical([facts, question]))}`
}

/** The hashes of the file, opening first. */
export const hashesOf = ({ opening, entries }: GoldenGame): readonly string[] => [
  opening[0],
  ...entries.map(([hash]) => hash),
]

/** What each hash is about, opening first. */
export const verbsOf = ({ entries }: GoldenGame): readonly string[] => [
  'opening',
  ...entries.map(([, entry]) => ('undone' in entry ? `taken back to ${entry.undone}` : entry.command.verb)),
]

/** The first hash that is not as recorded, and in words what it is about; absent: the game plays as it was recorded. */
export function partingOf(game: GoldenGame, hashes: readonly string[]): { at: number; words: string } | undefined {
  const recorded = hashesOf(game)
  const at = recorded.findIndex((hash, i) => hash !== hashes[i])
  if (at < 0) return undefined
  const verb = verbsOf(game)[at]
  return { at, words: `step ${at} (${verb}) was ${recorded[at]}, is now ${hashes[at] ?? 'not reached'}` }
}

/** The game as a saved file. */
export function savedGame({ golden: _, name: _name, shows: _shows, opening, entries, ...begun }: GoldenGame): string {
  const value = { ...begun, opening: opening[1], entries: entries.map(([, entry]) => entry) }
  return JSON.stringify({ tactic48: 'log', version: 3, engine: begun.engine, value })
}
