import { choose, type Level, pickForce } from '@tactic48/ai'
import { type Command, type GameState, type SideId, seatOf, seededChance, topQuestion } from '@tactic48/rules'
import { expose } from 'comlink'

/** Milliseconds after which the best so far is played, on a machine that is far too slow for its level. */
const LONGEST_THOUGHT = 10_000

async function decide(seen: GameState, side: SideId, level?: Level): Promise<Command | undefined> {
  if (topQuestion(seen)?.kind !== 'force') {
    const begun = performance.now()
    const goesOn = (): boolean => performance.now() - begun < LONGEST_THOUGHT
    return choose(seen, side, seededChance(`${seen.clock}`), level, goesOn)?.command
  }
  const { ALL_READY } = await import('../setup/sheets.ts')
  const seat = seatOf(seen, side)
  const [seed] = crypto.getRandomValues(new Uint32Array(1))
  const ready = ALL_READY.map(({ force }) => force)
  const force = pickForce(seen, side, ready, seededChance(`${seed}`))
  return seat && force && { verb: 'submitForce', seat, force }
}

/** The opponent thinks here; it is sent what its seat may see. */
const opponent = {
  decide,
  /** Takes its place at a table: whoever is at the other end asks it there. */
  sit(line: MessagePort): void {
    expose(opponent, line)
  },
}

export type Opponent = typeof opponent

expose(opponent)
