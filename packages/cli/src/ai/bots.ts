import { type Bot, type Budget, random, recruit, regular, searching, VETERAN, veteran } from '@tactic48/ai'
import { CliError } from '../cliError.ts'
import { EXPLOITS } from './exploits.ts'
import { easy as easy1, regular as regular1 } from './frozen/regular-1.gen.mjs'

/** Opponents of earlier days, as they were. */
const FROZEN = { 'regular-1': regular1, 'easy-1': easy1 } as const

const BOTS: { readonly [name: string]: Bot } = { recruit, regular, veteran, random, ...FROZEN, ...EXPLOITS }

const SEARCHING = 'veteran:'

/** A name, or a veteran that thinks otherwise, such as `veteran:playouts=0,fights=40`. */
export function botNamed(name: string): Bot {
  if (name.startsWith(SEARCHING)) return searching(budgetOf(name.slice(SEARCHING.length)))
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined
  if (!bot)
    throw new CliError(`no opponent is called '${name}'; take ${Object.keys(BOTS).join(', ')} or ${SEARCHING}fights=40`)
  return bot
}

function budgetOf(text: string): Budget {
  const changed: { [part: string]: number } = {}
  for (const word of text.split(',')) {
    const [part = '', number = '', ...more] = word.split('=')
    const value = Number(number)
    if (!Object.hasOwn(VETERAN, part) || number === '' || !(value >= 0) || more.length > 0) {
      throw new CliError(`'${word}' is no number of a veteran; ${Object.keys(VETERAN).join(', ')} may be changed`)
    }
    changed[part] = value
  }
  return { ...VETERAN, ...changed }
}
