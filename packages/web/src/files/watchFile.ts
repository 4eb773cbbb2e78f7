import {
  check,
  execute,
  fold,
  type GameEvent,
  type GameState,
  isRefusal,
  LIMITS,
  readJson,
  redact,
  restoreState,
  type SeenCommand,
  type SeenEntry,
  SIDES,
  type SideId,
  saveState,
  scriptedChance,
  seatOf,
} from '@tactic48/rules'
import { type About, aboutIn, aboutOf } from '../game/savedGame.ts'
import { NOBODY } from '../game/seen.ts'
import { openedState, type SeenLog } from '../session/seenLog.ts'
import { withoutHidden } from './link.ts'
import { type Wrong, wrongOf } from './wrong.ts'

const VERSION = 1

/** A game as one seat knows it while something is hidden: to watch, never to play on. */
export interface Watched {
  readonly about: About
  /** Whose view it is; absent: what both may see. */
  readonly side: SideId | undefined
  readonly log: SeenLog
  readonly state: GameState
}

export function writeWatched(log: SeenLog, side: SideId | undefined, about: About): string {
  const value = { side: side ?? null, first: openedState(log), entries: log.entries }
  return JSON.stringify({ tactic48: 'view', version: VERSION, ...aboutOf(about), value })
}

/** Whether a file says of itself that it holds a view. */
export const isWatchFile = (text: string): boolean => /^\s*\{\s*"tactic48"\s*:\s*"view"/.test(text)

type Fields = { readonly [name: string]: unknown }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wrong = (code: string, field: string, params: Wrong['params'] = {}): Wrong => ({ wrong: code, field, params })

/** The state as its validator can judge it: what is hidden in it is left out. */
function stateFault(state: GameState): Wrong | undefined {
  try {
    const judged = restoreState(saveState(withoutHidden(state)))
    return isRefusal(judged) ? wrongOf(judged) : undefined
  } catch {
    return wrong('unplayable', 'first')
  }
}

function entryIn(value: unknown): SeenEntry | undefined {
  if (!isFields(value) || !SIDES.some((side) => side === value['side'])) return undefined
  const { entry, to, events, draws } = value
  if (entry === 'undone') return Number.isInteger(to) ? (value as object as SeenEntry) : undefined
  if (entry !== 'command' || !Array.isArray(events)) return undefined
  return draws === undefined || Array.isArray(draws) ? (value as object as SeenEntry) : undefined
}

/**
 * A view from outside, proven as far as a view can be: every command that its reader may know is carried out again over what he
 * knows, with what chance gave it, and must bring what is told. Where the other side's secrets decide, the facts must at least lead to
 * a position that can be. Yields the share that is done.
 */
export function* watching(text: string): Generator<number, Watched | Wrong> {
  const json = readJson(text)
  if (!('value' in json)) return wrong(json.code, 'file', json.params)
  const envelope = json.value
  const value = isFields(envelope) && envelope['version'] === VERSION ? envelope['value'] : undefined
  if (!isFields(envelope) || !isFields(value) || !Array.isArray(value['entries'])) return wrong('notASavedLog', 'file')
  const told: readonly unknown[] = value['entries']
  if (told.length > LIMITS.entries) return wrong('listTooLong', 'entries', { limit: LIMITS.entries })
  const first = value['first'] as GameState
  const fault = stateFault(first)
  if (fault) return fault
  const side = SIDES.find((one) => one === value['side'])
  const entries: SeenEntry[] = []
  /** The position before each entry: one that was taken back leads there again. */
  const before: GameState[] = []
  let state = first
  for (let i = 0; i < told.length; i++) {
    const entry = entryIn(told[i])
    if (!entry) return wrong('differs', `entries.${i}`)
    before.push(state)
    const next = entry.entry === 'undone' ? before[entry.to] : followed(state, entry, side)
    if (!next) return wrong('differs', `entries.${i}`)
    state = next
    entries.push(entry)
    if (i % 32 === 31) yield (i + 1) / told.length
  }
  return { about: aboutIn(envelope), side, log: { first, opening: [], entries }, state }
}

/** What comes of an entry; absent where it is not what it says. */
function followed(state: GameState, entry: SeenCommand, viewer: SideId | undefined): GameState | undefined {
  const { command, draws, events, side } = entry
  try {
    if (command && isRefusal(check(state, command)) && side === viewer) return undefined
    if (command && draws) {
      const step = execute(state, command, scriptedChance(draws))
      if (!isRefusal(step)) {
        const seat = (viewer && seatOf(state, viewer)) ?? NOBODY
        const seen = redact(step.state, step.events, seat)
        if (same(seen, events)) return fold(state, events)
        // The end opens what was hidden: only there may more be told than the view brings.
        if (step.state.phase !== 'over') return undefined
      }
    }
    const after = fold(state, events)
    return stateFault(after) ? undefined : after
  } catch {
    return undefined
  }
}

const same = (made: readonly GameEvent[], told: readonly GameEvent[]): boolean =>
  JSON.stringify(made) === JSON.stringify(told)
