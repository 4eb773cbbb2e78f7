import {
  fingerprint,
  fold,
  type GameState,
  initialState,
  isRefusal,
  type Log,
  onTable,
  openLog,
  type Recorded,
  SIDES,
  tallyOf,
} from '@tactic48/rules'
import type { Command } from 'commander'
import { CliError } from '../cliError.ts'
import { MOST_BYTES, readText } from '../files.ts'
import { codeText, whyNoSave } from '../refusal.ts'
import { castOf } from '../story/cast.ts'
import { tellCommand } from '../story/commands.ts'
import { tellEvents } from '../story/events.ts'
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
    .option('--check', 'say at the end what was checked: every command, draw and event, as whenever a game is opened')
    .addHelpText(
      'after',
      `
Entries that were taken back are printed and then left out, as at the table.

Example:
  tactic48 replay game.json`,
    )
    .action((file: string, flags: Flags) => replay(readLog(file), flags, terminal))
}

function readLog(file: string): Log {
  const text = readText(file, MOST_BYTES)
  const played = openLog(text)
  if (isRefusal(played)) throw new CliError(`${file}: ${whyNoSave(played)}`)
  return played.log
}

function replay(log: Log, flags: Flags, { print, paint }: Terminal): void {
  const start = initialState(log.spec)
  if (isRefusal(start)) throw new CliError(`the game cannot begin: ${codeText(start)}`)
  const say = (line: string): void => {
    if (!flags.json) print(line)
  }
  /** states[n] = after n entries, for entries that go back. */
  const states: GameState[] = [fold(start, log.opening.events)]
  let state = states[0] ?? start
  say(paint.bold(fingerprint(log.spec.rules).text))
  for (const line of tellEvents(log.opening.events, castOf(state))) say(`     ${line}`)
  log.entries.forEach((entry, i) => {
    const number = String(i + 1).padStart(3)
    if (entry.entry === 'undone') {
      state = states[entry.to] ?? state
      say(`${number}  ${entry.side}: back to entry ${entry.to}`)
    } else {
      const before = castOf(state)
      state = fold(state, entry.events)
      say(`${number}  ${paint.bold(entry.side)}: ${tellCommand(entry.command, before)}`)
      for (const line of tellEvents(entry.events, mergedCast(before, castOf(state)))) say(`       ${line}`)
    }
    states.push(state)
    if (flags.json) print(JSON.stringify({ number: i + 1, ...entry }))
  })
  for (const line of standings(state)) say(line)
  if (log.recorded) say(recordedText(log.recorded))
  if (flags.check) say(checkedText(log))
}

/** Where the engines part, for a game that is shown as an earlier one recorded it. */
function recordedText({ engine, from, until, rule }: Recorded): string {
  const where = from < 0 ? 'the opening' : `entry ${from + 1}`
  const by = rule === undefined ? '' : ` (${rule})`
  return `recorded by engine ${engine}, not judged again: from ${where} to entry ${until}; today's rules decide ${where} otherwise${by}`
}

function checkedText({ opening, entries }: Log): string {
  const happened = [opening, ...entries.flatMap((entry) => (entry.entry === 'command' ? [entry] : []))]
  const draws = happened.reduce((sum, one) => sum + one.draws.length, 0)
  const events = happened.reduce((sum, one) => sum + one.events.length, 0)
  return `checked: ${entries.length} entries, ${draws} draws, ${events} events`
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
