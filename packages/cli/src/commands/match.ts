import { FORMATION_SIZES, type FormationSize } from '@tactic48/content/battles'
import type { Command } from 'commander'
import { collectOption, type RulesFlags, rulingsOf } from '../agreement.ts'
import { CliError } from '../cliError.ts'
import { columns } from '../columns.ts'
import { countOf, wordOf } from '../flags.ts'
import { playGame } from '../match/game.ts'
import { countsOf, type Judged, judgedOf, wantedOf } from '../match/goals.ts'
import { playerOf } from '../match/load.ts'
import { GAME_TYPES, type GameType, pairing, type Terms } from '../match/pairings.ts'
import { type Interval, type Played, type Score, type Tally, tally } from '../match/tally.ts'
import type { Terminal } from '../terminal.ts'

interface Flags extends RulesFlags {
  readonly games: number
  readonly seed: string
  readonly edition?: string
  readonly type?: GameType
  readonly size?: FormationSize
  readonly rounds: number
  readonly seconds: number
  readonly json?: boolean
  readonly verbose?: boolean
}

export function matchCommand(program: Command, terminal: Terminal): void {
  program
    .command('match')
    .description(
      'play two bots against each other, in pairs of games with the sides swapped; prints score, behaviour metrics and targets',
    )
    .argument(
      '<a>',
      'a bot: recruit, regular, veteran, random, the path of a module that exports `bot`, or stdio:COMMAND',
    )
    .argument('<b>', 'its opponent')
    .requiredOption('--games <n>', 'how many games; two of them are a pair', countOf)
    .option('--seed <text>', 'of tables, forces and dice', 'match')
    .option('-e, --edition <edition>', 'whose rules, such as qs-en or qs-en+cc-it; all in turn unless given')
    .option('--rulings <preset>', 'recommended or printed', rulingsOf)
    .option('-o, --option <name=value>', 'change a rule option; may be given several times', collectOption, [])
    .option('--type <type>', `${GAME_TYPES.join(' or ')}; both in turn unless given`, wordOf(GAME_TYPES))
    .option(
      '--size <size>',
      `${FORMATION_SIZES.join(', ')}: with officers, under the company rules (both in turn over a quick start named alone)`,
      wordOf(FORMATION_SIZES),
    )
    .option('--rounds <n>', 'games still running after this many rounds count as unfinished', countOf, 40)
    .option('--seconds <n>', 'how long a bot may take for one answer', countOf, 30)
    .option('--verbose', 'one line for each game')
    .option('--json', 'machine-readable')
    .addHelpText(
      'after',
      `
A bot is (view, question, chance) → command. A process gets one line of JSON for each question,
{ side, seat, question, view, seed }, and answers with one line: the command. A command that is
refused loses the game. A bot that ends, crashes or takes too long ends the match with code 1.

Examples:
  tactic48 match regular random --games 20
  tactic48 match regular ./myBot.ts --games 100 --seed monday
  tactic48 match regular "stdio:python3 bot.py" --games 10`,
    )
    .action((a: string, b: string, flags: Flags) => match([a, b], flags, terminal))
}

async function match(names: readonly [string, string], flags: Flags, terminal: Terminal): Promise<void> {
  const { games, rounds, seconds } = flags
  if (games % 2 !== 0) throw new CliError('games are played in pairs: --games must be even')
  const terms: Terms = {
    seed: flags.seed,
    rounds,
    option: flags.option,
    ...(flags.rulings === undefined ? {} : { rulings: flags.rulings }),
    ...(flags.edition === undefined ? {} : { edition: flags.edition }),
    ...(flags.type === undefined ? {} : { type: flags.type }),
    ...(flags.size === undefined ? {} : { size: flags.size }),
  }
  const a = await playerOf(names[0], seconds)
  const b = await playerOf(names[1], seconds).catch(async (error: unknown) => {
    await a.close()
    throw error
  })
  const played: Played[] = []
  try {
    for (let number = 0; number < games / 2; number++) {
      const pair = pairing(terms, number)
      // A bot against itself would play the same game again with the same dice.
      const returned = names[0] === names[1] ? { ...pair, seed: `${pair.seed} again` } : pair
      for (const first of ['blue', 'ember'] as const) {
        const players = first === 'blue' ? { blue: a, ember: b } : { blue: b, ember: a }
        const result = await playGame(first === 'ember' ? returned : pair, players)
        played.push({ first, result })
        if (!flags.verbose) continue
        const winner = result.winner ? players[result.winner].name : 'nobody'
        terminal.print(`${played.length}. ${pair.title}: ${winner} by ${result.rule} in round ${result.rounds}`)
      }
    }
  } finally {
    await Promise.all([a.close(), b.close()])
  }
  const told = tally(names, played, rounds)
  const judged = judgedOf(told.scores)
  terminal.print(
    flags.json ? JSON.stringify({ seed: flags.seed, rounds, ...told, judged }, null, 2) : report(told, judged, flags),
  )
}

const FAULTS_TOLD = 5

function report(told: Tally, judged: readonly Judged[], { seed, rounds }: Flags): string {
  const { games, endless, longest, faults, scores } = told
  const [a, b] = scores
  const row = (name: string, of: (score: Score) => string): string[] => [name, of(a), of(b)]
  const ends =
    endless === 0
      ? `every game ended within ${rounds} rounds, the longest in round ${longest}`
      : `${endless} of ${games} games had no end within ${rounds} rounds; goal: 0`
  const table = columns([
    ['', a.name, b.name],
    row('won, drawn, lost', ({ won, drawn, lost }) => `${won}, ${drawn}, ${lost}`),
    row('score', ({ score }) => worded(score)),
    row('Actions', ({ conduct }) => String(conduct.actions)),
    row('Opportunity Fire markers placed', ({ conduct }) => String(conduct.opportunityFirePlaced)),
    row('… that shot', ({ opportunityFireUsed }) => worded(opportunityFireUsed)),
    row('markers replaced by an equal one', ({ conduct }) => String(conduct.markersRepeated)),
    row('kills of 50 % or more in reach', ({ conduct }) => String(conduct.killsInReach)),
    row('… that were taken', ({ killsTaken }) => worded(killsTaken)),
    row('Mission wins in reach', ({ conduct }) => String(conduct.missionWinsInReach)),
    row('… that were taken', ({ missionWinsTaken }) => worded(missionWinsTaken)),
    row('games lost by a wrong command', (score) => String(score.faults)),
  ])
  const wrong = faults.slice(0, FAULTS_TOLD)
  const more = faults.length > wrong.length ? [`… and ${faults.length - wrong.length} more`] : []
  const head = `${a.name} v ${b.name}: ${games} games in ${games / 2} pairs, seed ${JSON.stringify(seed)}`
  return [head, table, ends, ...judged.map(verdictTable), ...goalLines(told, judged), ...wrong, ...more].join('\n')
}

function verdictTable({ name, verdicts }: Judged): string {
  const rows = verdicts.map((one) => [`  ${one.goal}`, wantedOf(one), countsOf(one), one.verdict])
  return [`goals of ${name}`, columns(rows)].join('\n')
}

function goalLines({ endless }: Tally, judged: readonly Judged[]): readonly string[] {
  const missed = judged.flatMap(({ name, verdicts }) => {
    const list = verdicts.filter(({ verdict }) => verdict === 'missed')
    const words = list.map((one) => `${one.goal} (${countsOf(one)})`)
    return list.length > 0 ? [`goals missed by ${name}: ${words.join(', ')}`] : []
  })
  if (missed.length > 0 || endless > 0) return missed
  const unjudged = judged.flatMap(({ verdicts }) => verdicts.filter(({ verdict }) => verdict === 'nothing to judge'))
  const names = [...new Set(unjudged.map(({ goal }) => goal))]
  return [names.length === 0 ? 'all goals are met' : `all goals are met; nothing to judge: ${names.join(', ')}`]
}

function worded(interval: Interval | undefined): string {
  if (!interval) return '-'
  const percent = (share: number): string => (100 * share).toFixed(1)
  return `${percent(interval.share)} % [${percent(interval.low)}–${percent(interval.high)}]`
}
