import { parse } from '../engine/check.ts'
import { stateFault } from '../input/state.ts'
import type { GameState } from '../state/state.ts'
import { type Log, liveEntries, type Played, recordedIn, statesOf } from './log.ts'
import { endsPlayable } from './recorded.ts'

/** So many positions are looked at from the end before the one where the engines part is taken. */
const TRIES = 100

/**
 * A game that stands as recorded, from where it can be played on: the last question of an Action or a deployment that leads to a
 * position which can be. What was recorded after it is not kept. The game itself where nothing is lost; absent where no position serves.
 */
export function playOn(log: Log): Played | undefined {
  const { recorded } = log
  const states = statesOf(log)
  const at = (entries: number): Played => ({
    log:
      recorded && entries < log.entries.length
        ? {
            ...log,
            entries: log.entries.slice(0, entries),
            recorded: { ...recorded, until: Math.max(recorded.from, entries) },
          }
        : log,
    state: states[entries] as GameState,
  })
  const all = log.entries.length
  if (!recorded || all > recordedIn(log) || states[all]?.phase === 'over') return at(all)
  const least = Math.max(recorded.from, 0)
  for (let entries = all, tries = 0; entries > least && tries < TRIES; entries--) {
    const last = liveEntries(log.entries.slice(0, entries)).at(-1)
    if (last && !endsPlayable(last.events)) continue
    tries += 1
    const state = states[entries]
    if (state && !stateFault(state, parse)) return at(entries)
  }
  const first = states[least]
  return first && first.stack.length > 0 && !stateFault(first, parse) ? at(least) : undefined
}
