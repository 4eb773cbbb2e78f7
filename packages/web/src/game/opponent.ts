import type { Command, GameState, SideId } from '@tactic48/rules'
import { type Remote, wrap } from 'comlink'
import type { Opponent } from './opponentWorker.ts'
import { seenBy } from './seen.ts'

/** Far more than a decision takes on a slow machine: something is wrong by then. */
const PATIENCE = 60_000

interface Hired {
  readonly worker: Worker
  readonly opponent: Remote<Opponent>
}

let hired: Hired | undefined

function hire(): Hired {
  const worker = new Worker(new URL('./opponentWorker.ts', import.meta.url), { type: 'module', name: 'opponent' })
  return { worker, opponent: wrap<Opponent>(worker) }
}

function dismiss(failed: Hired): void {
  failed.worker.terminate()
  if (hired === failed) hired = undefined
}

/** The opponent's command. Fails where it cannot be loaded, breaks down or finds nothing; the next call begins with a new one. */
export async function opponentMove(state: GameState, side: SideId): Promise<Command> {
  hired ??= hire()
  const asked = hired
  let timer: ReturnType<typeof setTimeout> | undefined
  let fail: () => void = () => undefined
  const broken = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('the opponent is gone'))
    timer = setTimeout(fail, PATIENCE)
    asked.worker.addEventListener('error', fail)
  })
  try {
    const command = await Promise.race([asked.opponent.decide(seenBy(state, side), side), broken])
    if (!command) throw new Error('the opponent finds nothing to do')
    return command
  } catch (error) {
    dismiss(asked)
    throw error
  } finally {
    clearTimeout(timer)
    asked.worker.removeEventListener('error', fail)
  }
}
