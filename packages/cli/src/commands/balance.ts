import { READY_FORCES } from '@tactic48/content'
import { FORMATION_SIZES, type FormationSize } from '@tactic48/content/battles'
import type { Command } from 'commander'
import { collect, collectOption, type RulesFlags, rulingsOf } from '../agreement.ts'
import { CliError } from '../cliError.ts'
import { columns } from '../columns.ts'
import { countOf, wordOf } from '../flags.ts'
import { type BattleBalance, battleBalance, battlesNamed, FAIR } from '../match/battles.ts'
import { playGame } from '../match/game.ts'
import { playerOf } from '../match/load.ts'
import {
  balancePairing,
  type Contender,
  formationsOf,
  GAME_TYPES,
  type GameType,
  type Terms,
} from '../match/pairings.ts'
import { type Interval, wilson } from '../match/tally.ts'
import type { Terminal } from '../terminal.ts'

interface Flags extends RulesFlags {
  readonly games: number
  readonly seed: string
  readonly edition?: string
  readonly type?: GameType
  readonly size?: FormationSize
  readonly rounds: number
  readonly pair: readonly string[]
  readonly battles?: true | readonly string[]
  readonly json?: boolean
}

type Forces = readonly [Contender, Contender]

interface Balanced {
  readonly forces: readonly [string, string]
  readonly ap: readonly [number, number]
  readonly games: number
  readonly drawn: number
  /** Of the first: games won plus half of those drawn. */
  readonly score: Interval | undefined
  readonly balanced: boolean
}

/** What the whole interval of two ready forces is to stay within. */
const EVEN = { low: 0.4, high: 0.6 } as const
/** Larger forces play few games: their share alone is to stay within. */
const EVEN_SHARE = { low: 0.42, high: 0.58 } as const
/** Formations are never of one price; these are near enough to be compared. */
const NEAR = 0.02

export function balanceCommand(program: Command, terminal: Terminal): void {
  program
    .command('balance')
    .description('play ready-made forces against each other: is a point of one worth a point of the other?')
    .option('--games <n>', 'how many games for each pair of forces; an even number', countOf, 400)
    .option('--seed <text>', 'of tables and dice', 'balance')
    .option('--pair <a:b>', 'these two forces; may be given several times; all of equal AP unless given', collect, [])
    .option(
      '--size <size>',
      `${FORMATION_SIZES.join(', ')}: with officers, under the company rules`,
      wordOf(FORMATION_SIZES),
    )
    .option('--battles [id...]', 'the battles instead, all or these: how often does Blue win?')
    .option('-e, --edition <edition>', 'whose rules; all quick starts in turn unless given')
    .option('--rulings <preset>', 'recommended or printed', rulingsOf)
    .option('-o, --option <name=value>', 'change a rule option; may be given several times', collectOption, [])
    .option('--type <type>', `${GAME_TYPES.join(' or ')}; both in turn unless given`, wordOf(GAME_TYPES))
    .option('--rounds <n>', 'games still running after this many rounds count as unfinished', countOf, 40)
    .option('--json', 'machine-readable')
    .addHelpText(
      'after',
      `
Each pair of games has the same table and dice, the forces with sides changed; the opponent plays both. A line is printed as
soon as two forces are done. Forces are even where the 95 % interval lies within 40–60 %; platoons and companies, which
play fewer games, where their share lies within 42–58 %. Formations are compared where their AP differ by at most 2 %.
A battle is fair where Blue wins 30–70 % of its games; its sides are not changed, the six pairs of sheets are played in
turn.

Examples:
  tactic48 balance --games 400
  tactic48 balance --pair us-airborne/strike:de-infantry/squad --games 100
  tactic48 balance --size platoon --games 60
  tactic48 balance --battles --games 40
  tactic48 balance --battles bunker-line night-feint --games 100`,
    )
    .action((flags: Flags) => (flags.battles ? balanceBattles(flags, terminal) : balance(flags, terminal)))
}

async function balance(flags: Flags, terminal: Terminal): Promise<void> {
  const { games, seed, rounds } = flags
  if (games % 2 !== 0) throw new CliError('games are played in pairs: --games must be even')
  const { size } = flags
  const contenders = size === undefined ? READY_FORCES : formationsOf(size)
  const all = flags.pair.length > 0 ? flags.pair.map((pair) => pairOf(pair, contenders)) : evenPairs(contenders)
  const terms: Terms = {
    seed,
    rounds,
    option: flags.option,
    ...(flags.rulings === undefined ? {} : { rulings: flags.rulings }),
    ...(flags.edition === undefined ? {} : { edition: flags.edition }),
    ...(flags.type === undefined ? {} : { type: flags.type }),
    ...(size === undefined ? {} : { size }),
  }
  const told: Balanced[] = []
  for (const forces of all) {
    const one = await measured(terms, games, forces)
    told.push(one)
    const line = `${told.length} of ${all.length}  ${lineOf(one)}`
    if (flags.json) terminal.complain(line)
    else terminal.print(line)
  }
  const uneven = told.filter(({ balanced }) => !balanced)
  if (flags.json) {
    terminal.print(JSON.stringify({ seed, games, pairs: told, forces: forcesOf(told) }, null, 2))
    return
  }
  const rows = forcesOf(told).map(({ force, score }) => [force, worded(score)])
  terminal.print(columns([['force', 'against all others'], ...rows]))
  terminal.print(
    uneven.length === 0
      ? `all ${told.length} pairs are even`
      : `${uneven.length} of ${told.length} pairs are not shown to be even`,
  )
}

async function balanceBattles(flags: Flags, terminal: Terminal): Promise<void> {
  const { battles, games, seed, edition, json } = flags
  const stray = (['rulings', 'type', 'size'] as const).find((name) => flags[name] !== undefined)
  const given = stray ?? (['option', 'pair'] as const).find((name) => flags[name].length > 0)
  if (given) throw new CliError(`--battles takes no --${given}: a battle has its own forces and options`)
  const all = battlesNamed(battles === true || battles === undefined ? [] : battles)
  const told: BattleBalance[] = []
  for (const battle of all) {
    const one = await battleBalance(battle, games, seed, edition)
    told.push(one)
    terminal.complain(`${told.length} of ${all.length}  ${one.battle}: ${one.blue} of ${games} won by Blue`)
  }
  if (json) {
    terminal.print(JSON.stringify({ seed, games, battles: told }, null, 2))
    return
  }
  const rows = told.map(({ battle, blue, drawn, score, fair }) => [
    battle,
    String(games),
    String(blue),
    String(drawn),
    worded(score),
    fair ? 'fair' : `outside of ${Math.round(100 * FAIR.low)}–${Math.round(100 * FAIR.high)} %`,
  ])
  terminal.print(columns([['battle', 'games', 'won by Blue', 'drawn', 'share of Blue', ''], ...rows]))
  const unfair = told.filter(({ fair }) => !fair)
  terminal.print(
    unfair.length === 0
      ? `all ${told.length} battles are fair`
      : `${unfair.length} of ${told.length} battles are not fair`,
  )
}

function pairOf(text: string, contenders: readonly Contender[]): Forces {
  const named = (id: string): Contender => {
    const force = contenders.find((one) => one.id === id)
    if (force) return force
    throw new CliError(`no ready force is called '${id}'; take ${contenders.map((one) => one.id).join(', ')}`)
  }
  const [first = '', second = '', ...more] = text.split(':')
  if (more.length > 0) throw new CliError(`--pair '${text}' must read a:b`)
  return [named(first), named(second)]
}

const evenPairs = (contenders: readonly Contender[]): readonly Forces[] =>
  contenders.flatMap((first, i) =>
    contenders
      .slice(i + 1)
      .filter((second) => areNear(first, second))
      .map((second): Forces => [first, second]),
  )

const areNear = (a: Contender, b: Contender): boolean =>
  a.ap === b.ap || ('size' in a && Math.abs(a.ap - b.ap) <= NEAR * Math.max(a.ap, b.ap))

async function measured(terms: Terms, games: number, forces: Forces): Promise<Balanced> {
  const player = await playerOf('regular', 60)
  let won = 0
  let drawn = 0
  for (let number = 0; number < games / 2; number++) {
    const [there, back] = balancePairing(terms, number, forces)
    for (const [pairing, side] of [[there, 'blue'] as const, [back, 'ember'] as const]) {
      const { winner, fault } = await playGame(pairing, { blue: player, ember: player })
      if (fault !== undefined) throw new CliError(`${pairing.title}: ${fault}`)
      if (!winner) drawn += 1
      else if (winner === side) won += 1
    }
  }
  const score = wilson(won + drawn / 2, games)
  const [a, b] = forces
  const balanced = score !== undefined && isEven(score, 'size' in a && a.size !== 'squad')
  return { forces: [a.id, b.id], ap: [a.ap, b.ap], games, drawn, score, balanced }
}

const isEven = ({ low, share, high }: Interval, few: boolean): boolean =>
  few ? share >= EVEN_SHARE.low && share <= EVEN_SHARE.high : low >= EVEN.low && high <= EVEN.high

/** How each force did in all of its games together. */
function forcesOf(
  told: readonly Balanced[],
): readonly { readonly force: string; readonly score: Interval | undefined }[] {
  const ids = [...new Set(told.flatMap(({ forces }) => forces))]
  const rows = ids.map((force) => {
    let points = 0
    let games = 0
    for (const one of told) {
      const place = one.forces.indexOf(force)
      if (place < 0) continue
      const share = one.score?.share ?? 0
      points += one.games * (place === 0 ? share : 1 - share)
      games += one.games
    }
    return { force, score: wilson(points, games) }
  })
  return rows.sort((a, b) => (b.score?.share ?? 0) - (a.score?.share ?? 0))
}

const lineOf = ({ forces: [a, b], ap, games, score, balanced }: Balanced): string =>
  `${a} v ${b} (${ap[0]} and ${ap[1]} AP): ${worded(score)} in ${games} games${balanced ? '' : ', not shown to be even'}`

function worded(interval: Interval | undefined): string {
  if (!interval) return '-'
  const percent = (share: number): string => (100 * share).toFixed(1)
  return `${percent(interval.share)} % [${percent(interval.low)}–${percent(interval.high)}]`
}
