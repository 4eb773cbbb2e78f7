import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { type GameState, type Question, seededChance } from '@tactic48/rules'
import { messageOf } from './player.ts'
import type { Asked, Common, Reply } from './thread.ts'

// A bot lives in a thread of its own: what it writes into its view stays here, and it can be ended in the middle of a loop.

if (!parentPort) throw new Error('this module runs in a worker thread')
const port = parentPort
const reply = (message: Reply): void => port.postMessage(message)

const bot = await load(String(workerData))
if (bot) {
  let common: Partial<Common> = {}
  port.on('message', async ({ view, common: changed, question, seed }: Asked) => {
    common = { ...common, ...changed }
    reply(await answer(bot, { ...view, ...common } as GameState, question, seed))
  })
  reply({ kind: 'ready' })
}

async function load(path: string): Promise<BotFunction | undefined> {
  try {
    const module = await import(pathToFileURL(path).href)
    const bot: unknown = module.bot ?? module.default?.bot ?? module.default
    if (typeof bot === 'function') return bot as BotFunction
    reply({ kind: 'noBot' })
  } catch (error) {
    reply({ kind: 'notLoaded', why: messageOf(error) })
  }
  return undefined
}

type BotFunction = (view: GameState, question: Question, chance: ReturnType<typeof seededChance>) => unknown

async function answer(bot: BotFunction, view: GameState, question: Question, seed: number): Promise<Reply> {
  try {
    // As JSON, like the line of a process: a function or a trap in the answer has no meaning outside this thread.
    const command = await bot(view, question, seededChance(String(seed)))
    return { kind: 'answer', json: jsonOf(command) }
  } catch (error) {
    return { kind: 'threw', why: messageOf(error) }
  }
}

function jsonOf(command: unknown): string | undefined {
  try {
    return JSON.stringify(command)
  } catch {
    return undefined
  }
}
