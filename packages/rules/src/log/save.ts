import { type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import type { Log } from './log.ts'

const VERSION = 1

interface Saved<K extends string, T> {
  readonly tactic48: K
  readonly version: number
  readonly value: T
}

const write = <K extends string, T>(kind: K, value: T): string =>
  JSON.stringify({ tactic48: kind, version: VERSION, value } satisfies Saved<K, T>)

function read(text: string, kind: string): unknown {
  try {
    const saved: unknown = JSON.parse(text)
    if (typeof saved !== 'object' || saved === null) return undefined
    const { tactic48, version, value } = saved as Partial<Saved<string, unknown>>
    return tactic48 === kind && version === VERSION ? value : undefined
  } catch {
    return undefined
  }
}

/** A full state at any question; restored, it saves to the same bytes. */
export const saveState = (state: GameState): string => write('state', state)

export function restoreState(text: string): GameState | Refusal {
  const value = read(text, 'state')
  return value === undefined ? refuse('SAVE', 'notASavedState') : (value as GameState)
}

export const saveLog = (log: Log): string => write('log', log)

export function restoreLog(text: string): Log | Refusal {
  const value = read(text, 'log')
  return value === undefined ? refuse('SAVE', 'notASavedLog') : (value as Log)
}
