import { FORMATION_SIZES, type FormationSize } from '@tactic48/content/battles'
import { type Command, InvalidArgumentError } from 'commander'
import { collectOption, type RulesFlags, rulingsOf } from '../../agreement.ts'
import { countOf, wordOf } from '../../flags.ts'
import { GAME_TYPES, type GameType, POOLS, type Pool, type Terms } from '../../match/pairings.ts'

export interface MatchFlags extends RulesFlags {
  readonly pairs: number
  readonly seed: string
  readonly edition?: string
  readonly type?: GameType
  readonly size?: FormationSize
  readonly pool?: Pool
  readonly rounds: number
  readonly threads: number
  readonly json?: boolean
  readonly write?: string
}

/** What every match of the arena may be given. */
export const withTerms = (command: Command, pairs: number): Command =>
  command
    .option('--pairs <n>', 'pairs of games: one battle twice, the sides and the first turn changed', countOf, pairs)
    .option('--seed <text>', 'of tables, forces and dice', 'arena')
    .option('-e, --edition <edition>', 'whose rules; all in turn unless given')
    .option('--rulings <preset>', 'recommended or printed', rulingsOf)
    .option('-o, --option <name=value>', 'change a rule option; may be given several times', collectOption, [])
    .option('--type <type>', `${GAME_TYPES.join(' or ')}; both in turn unless given`, wordOf(GAME_TYPES))
    .option(
      '--size <size>',
      `${FORMATION_SIZES.join(', ')}: with officers, under the company rules`,
      wordOf(FORMATION_SIZES),
    )
    .option('--pool <pool>', `${POOLS.join(' or ')}: tables and forces; all unless given`, wordOf(POOLS))
    .option('--rounds <n>', 'games still running after this many rounds end there', countOf, 40)
    .option('--threads <n>', 'worker threads', countOf, 1)
    .option('--json', 'machine-readable')
    .option('--write <file>', 'put the result into its section of this document')

export const termsOf = (flags: MatchFlags): Terms => ({
  seed: flags.seed,
  rounds: flags.rounds,
  option: flags.option,
  ...(flags.rulings === undefined ? {} : { rulings: flags.rulings }),
  ...(flags.edition === undefined ? {} : { edition: flags.edition }),
  ...(flags.type === undefined ? {} : { type: flags.type }),
  ...(flags.size === undefined ? {} : { size: flags.size }),
  ...(flags.pool === undefined ? {} : { pool: flags.pool }),
})

/** Two scores in per cent, such as 50,55. */
export function hypothesesOf(text: string): { readonly none: number; readonly gain: number } {
  const [none, gain, ...more] = text.split(',').map(Number)
  if (none === undefined || gain === undefined || more.length > 0 || !(none >= 0 && none < gain && gain <= 100)) {
    throw new InvalidArgumentError('It must be two scores in per cent, the smaller first, such as 50,55.')
  }
  return { none: none / 100, gain: gain / 100 }
}
