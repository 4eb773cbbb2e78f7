import { Worker } from 'node:worker_threads'
import type { GameState, Question } from '@tactic48/rules'
import { CliError } from '../cliError.ts'
import { BotFault, type Player } from './player.ts'

/** Parts of a view that seldom change: sent once, so that what the thread has worked out about a table stays valid. */
const COMMON = ['rules', 'cards', 'table'] as const
export type Common = Pick<GameState, (typeof COMMON)[number]>

export interface Asked {
  readonly view: Omit<GameState, keyof Common>
  readonly common: Partial<Common>
  readonly question: Question
  readonly seed: number
}

export type Reply =
  | { readonly kind: 'ready' | 'noBot' }
  | { readonly kind: 'notLoaded' | 'threw'; readonly why: string }
  | { readonly kind: 'answer'; readonly json: string | undefined }

/** Reading TypeScript takes its time on a busy machine; `--seconds` counts for answers. */
const LOADING_SECONDS = 120

/** The bot of a module, in a thread of its own: it gets copies of its views, and a loop without end can be ended. */
export async function threadPlayer(name: string, path: string, seconds: number): Promise<Player> {
  const worker = new Worker(new URL('./botWorker.mjs', import.meta.url), {
    workerData: path,
    execArgv: [],
    // Standard output belongs to the result of the match.
    stdout: true,
  })
  worker.stdout.pipe(process.stderr, { end: false })
  const close = async (): Promise<void> => {
    await worker.terminate()
  }
  try {
    const loaded = await replyOf(worker, name, LOADING_SECONDS, 'was not loaded')
    if (loaded.kind === 'noBot') throw new CliError(`${name} exports no function 'bot'`)
    if (loaded.kind === 'notLoaded') throw new CliError(`${name} cannot be loaded: ${loaded.why}`)
  } catch (error) {
    await close()
    throw error
  }
  let sent: Partial<Common> = {}
  return {
    name,
    async answer({ view, question }, chance) {
      const { rules, cards, table, ...rest } = view
      const now: Common = { rules, cards, table }
      const common = Object.fromEntries(
        COMMON.filter((part) => now[part] !== sent[part]).map((part) => [part, now[part]]),
      )
      sent = now
      const asked: Asked = { view: rest, common, question, seed: chance.int(0x1_0000_0000) }
      const reply = replyOf(worker, name, seconds, `did not answer ${question.kind}`)
      worker.postMessage(asked)
      const told = await reply
      if (told.kind === 'threw') throw new BotFault(`threw at ${question.kind}: ${told.why}`)
      return told.kind === 'answer' && told.json !== undefined ? JSON.parse(told.json) : undefined
    },
    close,
  }
}

/** The next message of the thread. A thread that ends, with any code, or takes too long ends the match. */
function replyOf(worker: Worker, name: string, seconds: number, late: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(`${late} within ${seconds} s`), seconds * 1000)
    const finish = (): void => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
    }
    const fail = (why: string): void => {
      finish()
      reject(new CliError(`${name} ${why}`))
    }
    const onMessage = (reply: Reply): void => {
      finish()
      resolve(reply)
    }
    const onError = (error: Error): void => fail(`crashed: ${error.message}`)
    const onExit = (code: number): void => fail(`ended with code ${code}`)
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}
