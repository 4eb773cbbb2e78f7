import { choose, type Level } from '@tactic48/ai'
import type { Showcase } from '@tactic48/content/showcase'
import {
  type Command,
  type GameState,
  isRefusal,
  type Played,
  play,
  type SideId,
  seatOf,
  seededChance,
  topQuestion,
} from '@tactic48/rules'
import { expose } from 'comlink'
import { type Battle, battleOf } from '../front/liveBattle.ts'
import { openVignette } from '../front/vignette.ts'
import { holdLifeline } from '../worker/lifeline.ts'
import { seenBy } from './seen.ts'

const decided = (seen: GameState, side: SideId, level?: Level): Command | undefined =>
  choose(seen, side, seededChance(`${seen.clock}`), level)?.command

async function decide(seen: GameState, side: SideId, level?: Level): Promise<Command | undefined> {
  if (topQuestion(seen)?.kind !== 'force') return decided(seen, side, level)
  // The front page needs none of it.
  const { opponentForce } = await import('./opponentForce.ts')
  const seat = seatOf(seen, side)
  const force = opponentForce(seen, side)
  return seat && force && { verb: 'submitForce', seat, force }
}

/** The battle behind the front page; it is played here, so that the page needs no rules of its own. */
let battle: Played | undefined

/** The opponent thinks here; it is sent what its seat may see. */
const opponent = {
  decide,
  /** Takes its place at a table: whoever is at the other end asks it there. */
  sit(line: MessagePort): void {
    expose(opponent, line)
  },
  openBattle(showcase: Showcase): Battle {
    battle = openVignette(showcase)
    return battleOf(battle)
  },
  /** One command further; nothing once it is over. */
  playOn(seed: string): Battle | undefined {
    const side = battle && topQuestion(battle.state)?.awaiting[0]
    const command = battle && side && decided(seenBy(battle.state, side), side)
    const before = battle
    const next = before && command ? play(before, command, seededChance(seed)) : undefined
    battle = next && !isRefusal(next) ? next : undefined
    const last = battle?.log.entries.at(-1)
    if (!before || !battle || last?.entry !== 'command') return undefined
    return battleOf(battle, before.state, last.events)
  },
}

export type Opponent = typeof opponent

expose(opponent)
holdLifeline()
