import { type Bot, easy, random, regular } from '@tactic48/ai'
import { CliError } from '../cliError.ts'
import { EXPLOITS } from './exploits.ts'
import { easy as easy1, regular as regular1 } from './frozen/regular-1.gen.mjs'

/** Opponents of earlier days, as they were. */
export const FROZEN = { 'regular-1': regular1, 'easy-1': easy1 } as const

const BOTS: { readonly [name: string]: Bot } = { ...FROZEN, ...EXPLOITS, regular, easy, random }

export function botNamed(name: string): Bot {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined
  if (!bot) throw new CliError(`no opponent is called '${name}'; take ${Object.keys(BOTS).join(', ')}`)
  return bot
}
