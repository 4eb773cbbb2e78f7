import {
  check,
  fingerprint,
  fold,
  type GameState,
  initialState,
  isRefusal,
  type Log,
  onTable,
  restoreLog,
  SIDES,
  tallyOf,
} from '@tactic48/rules'
import type { Command } from 'commander'
import { CliError } from '../cliError.ts'
import { MOST_BYTES, readText } from '../files.ts'
import { tellCommand } from '../story/commands.ts'
import { castOf, tellEvents } from '../story/events.ts'
import type { Terminal } from '../terminal.ts'

interface Flags {
  readonly json?: boolean
  readonly check?: boolean
}

export function replayCommand(program: Command, terminal: Terminal): void {
  program
    .command('replay')
    .description('a saved game as text, step by step')
    .argument('<file>', 'a saved log (JSON)')
    .option('--json', 'one line of JSON for each entry, events included')
    .option('--check', 'judge every command again and fail if one would be refused')
    .addHelpText(
      'after',
      `
Entries that were taken back are told and then left out, as at the table.

Example:
  tactic48 replay game.json`,
    )
    .action((file: string, flags: Flags) => replay(readLog(file), flags, terminal))
}

function readLog(file: string): Log {
  const text = readText(file, MOST_BYTES)
  const log = restoreLog(text)
  if (isRefusal(log)) throw new CliError(`${file}: is no saved game of Tactic48`)
  return log
}

function replay(log: Log, flags: Flags, { print, paint }: Terminal): void {
  const start = initialState(log.spec)
  if (isRefusal(start)) throw new CliError(`the game cannot begin: ${start.code} ${JSON.stringify(start.params)}`)
  const say = (line: string): void => {
    if (!flags.json) print(line)
  }
  /** states[n] = after n entries, for entries that go back. */
  const states: GameState[] = [fold(start, log.opening)]
  let state = states[0] ?? start
  say(paint.bold(fingerprint(log.spec.rules).text))
  for (const line of tellEvents(log.opening, castOf(state))) say(`     ${line}`)
  log.entries.forEach((entry, i) => {
    const number = String(i + 1).padStart(3)
    if (entry.entry === 'undone') {
      state = states[entry.to] ?? state
      say(`${number}  ${entry.side}: back to entry ${entry.to}`)
    } else {
      if (flags.check) judge(state, entry.command, i + 1)
      const before = castOf(state)
      state = fold(state, entry.events)
      say(`${number}  ${paint.bold(entry.side)}: ${tellCommand(entry.command, before)}`)
      for (const line of tellEvents(entry.events, mergedCast(before, castOf(state)))) say(`       ${line}`)
    }
    states.push(state)
    if (flags.json) print(JSON.stringify({ number: i + 1, ...entry }))
  })
  for (const line of standings(state)) say(line)
}

function judge(state: GameState, command: unknown, number: number): void {
  const verdict = check(state, command)
  if (isRefusal(verdict)) throw new CliError(`entry ${number} would be refused by ${verdict.rule} (${verdict.code})`)
}

/** A marker that a step used up is known before it, one that it placed after it. */
const mergedCast = (
  before: ReturnType<typeof castOf>,
  after: ReturnType<typeof castOf>,
): ReturnType<typeof castOf> => ({
  figure: (id) => after.figure(id),
  marker(id) {
    const name = before.marker(id)
    return name === id ? after.marker(id) : name
  },
})

function standings(state: GameState): readonly string[] {
  const lines = SIDES.map((side) => {
    const { tokens } = state.sides[side]
    const { lostAp, totalAp } = tallyOf(state, side)
    const men = onTable(state).filter((figure) => figure.side === side).length
    return `${side}: ${men} on the table, ${tokens} AT, lost ${lostAp} of ${totalAp} AP`
  })
  if (!state.outcome) return [...lines, 'the game is not over']
  const { winner, rule } = state.outcome
  return [...lines, winner === undefined ? `a draw (${rule})` : `${winner} wins (${rule})`]
}
