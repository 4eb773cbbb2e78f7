import { type Command, defaultAnswer, type GameState, type SideId, seededChance } from '@tactic48/rules'
import type { Decision, Thought } from './opponentWorker.ts'

const BUDGET = 5000

let worker: Worker | undefined
let asked = 0

/** The opponent's command; the default answer of §33 when it fails or takes too long, so a game never stalls. */
export function opponentMove(state: GameState, side: SideId): Promise<Command | undefined> {
  asked += 1
  const id = asked
  worker ??= new Worker(new URL('./opponentWorker.ts', import.meta.url), { type: 'module' })
  const thinking = worker
  return new Promise((resolve) => {
    const fallBack = (): void => {
      finish(undefined)
      thinking.terminate()
      worker = undefined
    }
    const timer = setTimeout(fallBack, BUDGET)
    const finish = (command: Command | undefined): void => {
      clearTimeout(timer)
      thinking.removeEventListener('message', hear)
      thinking.removeEventListener('error', fallBack)
      resolve(command ?? defaultAnswer(state, side, seededChance(`${state.clock}`)))
    }
    const hear = ({ data }: MessageEvent<Decision>): void => {
      if (data.id === id) finish(data.command)
    }
    thinking.addEventListener('message', hear)
    thinking.addEventListener('error', fallBack)
    thinking.postMessage({ id, state, side } satisfies Thought)
  })
}
