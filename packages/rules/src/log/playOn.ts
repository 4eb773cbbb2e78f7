import { parse } from '../engine/check.ts'
import { stateFault } from '../input/state.ts'
import type { GameState } from '../state/state.ts'
import { type Log, type Played, recordedIn, statesOf } from './log.ts'

/** This number of positions is judged from the end before the one where the engines part is taken. */
const TRIES = 100

/**
 * A game that stands as recorded, from where it can be played on: the last question of an Action or a deployment that leads to a
 * position which can be. What was recorded after it is not kept. The game itself where nothing is lost; absent where no position serves.
 */
export function playOn(log: Log): Played | undefined {
  const { recorded, entries } = log
  const all = entries.length
  const states = statesOf(log)
  const at = (count: number): Played => ({
    log:
      recorded && count < all
        ? { ...log, entries: entries.slice(0, count), recorded: { ...recorded, until: count } }
        : log,
    state: states[count] as GameState,
  })
  if (!recorded || all > recordedIn(log) || at(all).state.phase === 'over') return at(all)
  const least = Math.max(recorded.from, 0)
  const asking = states.flatMap(({ stack }, count) => (count > least && stack.length > 0 ? [count] : []))
  const found = [least, ...asking.slice(-TRIES)].findLast((count) => !stateFault(at(count).state, parse))
  return found === undefined ? undefined : at(found)
}
