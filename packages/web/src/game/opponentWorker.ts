import { choose } from '@tactic48/ai'
import { type Command, type GameState, type SideId, seatOf, seededChance, view } from '@tactic48/rules'
import { expose } from 'comlink'

/** The opponent thinks here, on what its seat may see. */
const opponent = {
  decide(state: GameState, side: SideId): Command | undefined {
    const seat = seatOf(state, side)
    return choose(seat ? view(state, seat) : state, side, seededChance(`${state.clock}`))?.command
  },
}

export type Opponent = typeof opponent

expose(opponent)
