import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { random, regular } from '@tactic48/ai'
import { CliError } from '../cliError.ts'
import { BotFault, messageOf, type Player } from './player.ts'
import { processPlayer } from './process.ts'

const BUILT_IN: { readonly [name: string]: (...asked: Parameters<typeof regular>) => unknown } = { regular, random }

/** A built-in name, a module's path or `stdio:COMMAND`. */
export async function playerOf(text: string, seconds: number): Promise<Player> {
  if (text.startsWith('stdio:')) return processPlayer(text, text.slice('stdio:'.length), seconds)
  if (Object.hasOwn(BUILT_IN, text)) return modulePlayer(text, BUILT_IN[text], seconds)
  const path = resolve(text)
  if (!existsSync(path)) {
    const names = Object.keys(BUILT_IN).join(', ')
    throw new CliError(`'${text}' is no bot; take ${names}, the path of a module or stdio:COMMAND`)
  }
  if (!statSync(path).isFile()) throw new CliError(`${text}: is no file; a bot is a module that exports 'bot'`)
  let module: { readonly bot?: unknown; readonly default?: unknown }
  try {
    module = await import(pathToFileURL(path).href)
  } catch (error) {
    throw new CliError(`${text} cannot be loaded: ${messageOf(error)}`)
  }
  return modulePlayer(text, module.bot ?? module.default, seconds)
}

function modulePlayer(name: string, bot: unknown, seconds: number): Player {
  if (typeof bot !== 'function') throw new CliError(`${name} exports no function 'bot'`)
  return {
    name,
    async answer({ view, question }, chance) {
      let answer: unknown
      try {
        answer = bot(view, question, chance)
      } catch (error) {
        throw new BotFault(`threw at ${question.kind}: ${messageOf(error)}`)
      }
      return answer instanceof Promise ? await inTime(answer, seconds, name, question.kind) : answer
    },
    close: () => undefined,
  }
}

/** A bot that never answers must not hold the match up. */
async function inTime(answer: Promise<unknown>, seconds: number, name: string, kind: string): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CliError(`${name} did not answer ${kind} within ${seconds} s`)), seconds * 1000)
  })
  try {
    return await Promise.race([answer, late])
  } catch (error) {
    throw error instanceof CliError ? error : new BotFault(`threw at ${kind}: ${messageOf(error)}`)
  } finally {
    clearTimeout(timer)
  }
}
