import type { Point } from '@tactic48/geometry'
import { type Edge, edgeOf, type GameState, type Pending, type SideId } from '@tactic48/rules'

/** CALL-06: the number of the player turn with which the so many-th next own turn begins, if turns go on alternating. */
export const turnOf = ({ turn }: GameState, side: SideId, due: number): number =>
  turn.number + 2 * due - (turn.active === side ? 0 : 1)

/** Every countdown has a name of its own, as long as it runs. */
export const countdownId = (one: Pending): string => (one.kind === 'smoke' ? one.smoke.id : one.entry.id)

/** Where on the table it is counted down: at its marker, where a runner left, else at the middle of the own edge. */
export function countdownAt(state: GameState, one: Pending): Point {
  if (one.kind === 'smoke') return one.smoke.at
  const { what } = one.entry
  switch (what.kind) {
    case 'supportFire':
      return what.barrage.target
    case 'platoonMortar':
      return what.bombs.at[0] ?? edgeMiddle(state, one.side)
    case 'runner':
      return what.exit
    case 'reinforcements':
      return edgeMiddle(state, one.side)
  }
}

/** Over which edge a side comes in. */
export const entryEdge = ({ table }: GameState, side: SideId): Edge => edgeOf(table, side) ?? 'south'

function edgeMiddle(state: GameState, side: SideId): Point {
  const { width, height } = state.table
  const edge = entryEdge(state, side)
  if (edge === 'north' || edge === 'south') return { x: width / 2, y: edge === 'north' ? 0 : height }
  return { x: edge === 'west' ? 0 : width, y: height / 2 }
}

/** Clouds that lift together are one entry of the list. */
export interface Countdown {
  readonly ids: readonly string[]
  readonly first: Pending
}

export function countdownsOf(all: readonly Pending[]): readonly Countdown[] {
  const groups = new Map<string, Countdown>()
  for (const one of all) {
    const id = countdownId(one)
    const key = one.kind === 'smoke' ? `smoke ${one.side} ${one.due}` : id
    const known = groups.get(key)
    groups.set(key, known ? { ...known, ids: [...known.ids, id] } : { ids: [id], first: one })
  }
  return [...groups.values()]
}
