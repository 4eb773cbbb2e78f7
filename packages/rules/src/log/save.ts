import { parse } from '../engine/check.ts'
import { isKnownEngine } from '../engine/version.ts'
import { Fault } from '../input/fault.ts'
import { readJson } from '../input/json.ts'
import { stateFault } from '../input/state.ts'
import type { FaultParams } from '../state/fault.ts'
import { isRefusal, type Refusal, refuseFault } from '../state/refusal.ts'
import { type GameState, shapedState } from '../state/state.ts'
import { type Log, type Played, PRESENT } from './log.ts'
import { reopen } from './reopen.ts'
import { packLog } from './rows.ts'
import { storeLog } from './stored.ts'

/** The version that is written. */
export const SAVE_VERSION = 3

/**
 * How the value of a version becomes that of the next, one entry per version that can be read. Version 2 is the first that is
 * promised to be kept; conformance/golden/README.md says what a new version must bring.
 */
const UPGRADES: ReadonlyMap<number, (value: unknown) => unknown> = new Map([
  // A state is the same in both; a log of version 2 is recognised by its lack of an engine and read by `readLog`.
  [2, (value) => value],
  [3, (value) => value],
])

export type SaveKind = 'state' | 'log'

/** A saved file as it stands, the value not yet judged. */
export interface Saved {
  readonly value: unknown
  /** What a screen has written beside the value: title, players. */
  readonly about: { readonly [name: string]: unknown }
}

const write = (kind: SaveKind, value: unknown): string =>
  JSON.stringify({ tactic48: kind, version: SAVE_VERSION, ...PRESENT, value })

/** The envelope of a saved file: its kind and its version. */
export function readSaved(text: string, kind: SaveKind): Saved | Refusal {
  const json = readJson(text)
  if (json instanceof Fault) return refuseFault('SAVE', json.code, { ...json.params, field: json.field || 'file' })
  const { value: envelope } = json
  if (typeof envelope !== 'object' || envelope === null || Array.isArray(envelope)) return noSave(kind)
  const { tactic48, version, engine, value, ...about } = envelope as { readonly [name: string]: unknown }
  if (tactic48 !== kind || typeof version !== 'number' || !Number.isInteger(version)) return noSave(kind)
  if (value === undefined) return refuseFault('SAVE', 'missing', { field: 'value' })
  if (engine !== undefined && !(typeof engine === 'number' && isKnownEngine(engine)))
    return refuseFault('SAVE', 'unknownEngine', { engine: String(engine), field: 'engine' })
  return upgraded(version, value, about)
}

const noSave = (kind: SaveKind): Refusal =>
  refuseFault('SAVE', kind === 'log' ? 'notASavedLog' : 'notASavedState', { field: 'file' })

function upgraded(version: number, saved: unknown, about: Saved['about']): Saved | Refusal {
  if (version > SAVE_VERSION) return wrongVersion('newerVersion', { version, newest: SAVE_VERSION })
  let value = saved
  for (let from = version; from <= SAVE_VERSION; from++) {
    const upgrade = UPGRADES.get(from)
    if (!upgrade) return wrongVersion('oldVersion', { version, oldest: Math.min(...UPGRADES.keys()) })
    value = upgrade(value)
  }
  return { value, about }
}

const wrongVersion = (code: 'oldVersion' | 'newerVersion', params: FaultParams): Refusal =>
  refuseFault('SAVE', code, { ...params, field: 'version' })

/** A full state at any question; restored, it saves to the same bytes. */
export const saveState = (state: GameState): string => write('state', state)

export function restoreState(text: string): GameState | Refusal {
  const saved = readSaved(text, 'state')
  if (isRefusal(saved)) return saved
  const fault = stateFault(saved.value, parse)
  return fault
    ? refuseFault('SAVE', fault.code, { ...fault.params, field: fault.field || 'state' })
    : shapedState(saved.value as GameState)
}

export const saveLog = (log: Log): string => write('log', packLog(storeLog(log)))

/** A saved game, played again from its first moment to its last. */
export function openLog(text: string): Played | Refusal {
  const saved = readSaved(text, 'log')
  return isRefusal(saved) ? saved : reopen(saved.value)
}

export function restoreLog(text: string): Log | Refusal {
  const played = openLog(text)
  return isRefusal(played) ? played : played.log
}
