import { parentPort } from 'node:worker_threads'
import { choose, pickForce } from '@tactic48/ai'
import { READY_FORCES } from '@tactic48/content'
import { FORMATIONS } from '@tactic48/content/battles'
import type { ComputerLevel } from '@tactic48/protocol'
import { type Command, type GameState, type SideId, seatOf, seededChance, topQuestion } from '@tactic48/rules'

/** The input of a thread: all that the computer may know. */
export interface Asked {
  readonly seen: GameState
  readonly side: SideId
  readonly level: ComputerLevel
  readonly seed: string
}

export type Decided = { readonly command: Command } | { readonly failed: string }

/** Milliseconds after which it plays the best move so far. */
const LONGEST_THOUGHT = 10_000

function decide({ seen, side, level, seed }: Asked): Command | undefined {
  const chance = seededChance(seed)
  if (topQuestion(seen)?.kind === 'force') {
    const seat = seatOf(seen, side)
    const ready = [...READY_FORCES, ...FORMATIONS].map(({ force }) => force)
    const force = pickForce(seen, side, ready, chance)
    return seat && force && { verb: 'submitForce', seat, force }
  }
  const begun = performance.now()
  return choose(seen, side, chance, level, () => performance.now() - begun < LONGEST_THOUGHT)?.command
}

parentPort?.on('message', (asked: Asked) => {
  const answer = (decided: Decided): void => parentPort?.postMessage(decided)
  try {
    const command = decide(asked)
    answer(command ? { command } : { failed: 'it finds nothing to do' })
  } catch (error) {
    answer({ failed: String(error) })
  }
})
