import type { GameSpec, Played, Refusal } from '@tactic48/rules'
import { proxy, wrap } from 'comlink'
import { freshId } from '../game/freshId.ts'
import type { OnProgress, SetOut } from './setOutWorker.ts'

/** A game with everybody in his place; the worker is gone when it is done, fails or is no longer wanted. */
export async function setOut(spec: GameSpec, onProgress: OnProgress, signal: AbortSignal): Promise<Played | Refusal> {
  const worker = new Worker(new URL('./setOutWorker.ts', import.meta.url), { type: 'module', name: 'setOut' })
  try {
    const ended = new Promise<never>((_, reject) => {
      worker.addEventListener('error', () => reject(new Error('the forces could not be set out')))
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    return await Promise.race([wrap<SetOut>(worker)(spec, freshId(), proxy(onProgress)), ended])
  } finally {
    worker.terminate()
  }
}
