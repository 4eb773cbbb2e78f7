import { BUILD, type GameState, sha256, shapedState } from '@tactic48/rules'
import type { KnownState } from './record.ts'
import { sharedScenery } from './sharing.ts'

/** A state of a game as its host wrote it, so that only what came after need be folded. */
export interface Snapshot {
  /** The number of entries that lead to it. */
  readonly entries: number
  readonly build: string
  readonly hash: string
  /** Without rules and cards, which are those of the spec. */
  readonly body: string
}

const hashOf = ({ entries, build, body }: Omit<Snapshot, 'hash'>): string => sha256(`${entries}\n${build}\n${body}`)

/** Absent where the engine runs from sources: nothing would show later whether it is still the same. */
export function snapshotOf({ entries, state }: KnownState, build = BUILD): Snapshot | undefined {
  if (build === undefined) return undefined
  const { rules: _rules, cards: _cards, ...rest } = state
  const bare = { entries, build, body: JSON.stringify(rest) }
  return { ...bare, hash: hashOf(bare) }
}

/**
 * Trusted only as the host's own bytes, under their hash, from the same build; everything else is folded or replayed. `first`: the state
 * before the opening.
 */
export function trustedState(snapshot: Snapshot, first: GameState, build = BUILD): KnownState | undefined {
  if (build === undefined || snapshot.build !== build || snapshot.hash !== hashOf(snapshot)) return undefined
  const { table, ...rest } = JSON.parse(snapshot.body) as GameState
  const { rules, cards } = first
  return { entries: snapshot.entries, state: shapedState({ ...rest, rules, cards, table: sharedScenery(table) }) }
}
