import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Bot, random, recruit, regular, veteran } from '@tactic48/ai'
import { CliError } from '../cliError.ts'
import type { Player } from './player.ts'
import { processPlayer } from './process.ts'
import { threadPlayer } from './thread.ts'

const BUILT_IN: { readonly [name: string]: Bot } = { recruit, regular, veteran, random }

/** A built-in name, a module's path or `stdio:COMMAND`. */
export async function playerOf(text: string, seconds: number): Promise<Player> {
  if (text.startsWith('stdio:')) return processPlayer(text, text.slice('stdio:'.length), seconds)
  const own = Object.hasOwn(BUILT_IN, text) ? BUILT_IN[text] : undefined
  if (own) return ownPlayer(text, own)
  const path = resolve(text)
  if (!existsSync(path)) {
    const names = Object.keys(BUILT_IN).join(', ')
    throw new CliError(`'${text}' is not a bot; use ${names}, the path of a module or stdio:COMMAND`)
  }
  if (!statSync(path).isFile()) throw new CliError(`${text} is not a file; a bot is a module that exports 'bot'`)
  return threadPlayer(text, path, seconds)
}

/** One of ours: it is trusted with the view itself and answers at once. */
const ownPlayer = (name: string, bot: Bot): Player => ({
  name,
  answer: ({ view, question }, chance) => bot(view, question, chance),
  close: async () => undefined,
})
