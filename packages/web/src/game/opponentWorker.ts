import { choose } from '@tactic48/ai'
import { type Command, type GameState, type SideId, seededChance } from '@tactic48/rules'
import { expose } from 'comlink'

/** The opponent thinks here; it is sent what its seat may see. */
const opponent = {
  decide: (seen: GameState, side: SideId): Command | undefined =>
    choose(seen, side, seededChance(`${seen.clock}`))?.command,
}

export type Opponent = typeof opponent

expose(opponent)
