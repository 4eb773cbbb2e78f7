import { choose } from '@tactic48/ai'
import { type Command, type GameState, type SideId, seatOf, seededChance, view } from '@tactic48/rules'

export interface Thought {
  readonly id: number
  readonly state: GameState
  readonly side: SideId
}

export interface Decision {
  readonly id: number
  readonly command: Command | undefined
}

/** The opponent thinks here, on what its seat may see. */
self.onmessage = ({ data: { id, state, side } }: MessageEvent<Thought>): void => {
  const seat = seatOf(state, side)
  const seen = seat ? view(state, seat) : state
  const choice = choose(seen, side, seededChance(`${state.clock}`))
  self.postMessage({ id, command: choice?.command } satisfies Decision)
}
