import type { Command, GameState, SideId } from '@tactic48/rules'
import { type Remote, transfer, wrap } from 'comlink'
import { Lifeline } from '../worker/lifeline.ts'
import { startWorker } from '../worker/startWorker.ts'
import type { Opponent } from './opponentWorker.ts'

/** Far more than a decision takes on a slow machine: something is wrong by then. */
const PATIENCE = 60_000

interface Hired {
  readonly worker: Worker
  readonly opponent: Remote<Opponent>
  readonly lifeline: Lifeline
  /** The table that it has a line to. */
  sitsAt?: object
}

let hired: Hired | undefined

function hire(): Hired {
  const worker = startWorker('opponent')
  return { worker, opponent: wrap<Opponent>(worker), lifeline: new Lifeline(worker, 'opponent') }
}

function dismiss(failed: Hired): void {
  failed.worker.terminate()
  if (hired === failed) hired = undefined
}

/** Fails where the opponent cannot be loaded, breaks down or finds nothing; the next call begins with a new one. */
async function ask<T>(question: (opponent: Remote<Opponent>, asked: Hired) => Promise<T | undefined>): Promise<T> {
  hired ??= hire()
  const asked = hired
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the opponent does not answer')), PATIENCE)
  })
  try {
    const answer = await Promise.race([asked.lifeline.answer(question(asked.opponent, asked)), late])
    if (answer === undefined) throw new Error('the opponent finds nothing to do')
    return answer
  } catch (error) {
    dismiss(asked)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The opponent talks to the table itself, over a line of their own: what its seat sees and what it decides do not pass through
 * the page.
 */
export function atTheTable<T>(
  table: object,
  meet: (line: MessagePort) => Promise<void>,
  decision: () => Promise<T>,
): Promise<T> {
  return ask(async (opponent, asked) => {
    if (asked.sitsAt !== table) {
      const { port1, port2 } = new MessageChannel()
      await opponent.sit(transfer(port1, [port1]))
      await meet(port2)
      asked.sitsAt = table
    }
    return decision()
  })
}

/** What it would do in this side's place; it is sent what the side may see. */
export const advise = (seen: GameState, side: SideId): Promise<Command> =>
  ask(async (opponent) => opponent.decide(seen, side))
