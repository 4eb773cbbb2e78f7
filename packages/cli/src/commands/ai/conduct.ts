import type { Command } from 'commander'
import { botNamed } from '../../ai/bots.ts'
import { writeSection } from '../../ai/document.ts'
import { type Habits, habitsOf } from '../../ai/habits.ts'
import { markdownOf } from '../../ai/words.ts'
import { columns } from '../../columns.ts'
import type { Terminal } from '../../terminal.ts'
import { type MatchFlags, termsOf, withTerms } from './terms.ts'

export function conductCommand(program: Command, terminal: Terminal): void {
  withTerms(program.command('conduct').description('what opponents do: counts over games against themselves'), 10)
    .argument('[opponents...]', 'whose', ['regular-1', 'veteran'])
    .action((names: readonly string[], flags: MatchFlags) => conduct(names, flags, terminal))
}

async function conduct(names: readonly string[], flags: MatchFlags, terminal: Terminal): Promise<void> {
  const games = 2 * flags.pairs
  const all: Habits[] = []
  for (const name of names) {
    const told = (game: number): void => {
      if (game % 10 === 0) terminal.complain(`${name}: ${game} of ${games} games`)
    }
    all.push(await habitsOf(botNamed(name), termsOf(flags), games, told))
  }
  const habits = [...new Set(all.flatMap((one) => [...one.keys()]))].sort()
  const rows = [['', ...names], ...habits.map((what) => [what, ...all.map((one) => String(one.get(what) ?? 0))])]
  if (flags.write) writeSection(flags.write, 'conduct', markdownOf(rows))
  terminal.print(
    flags.json
      ? JSON.stringify(Object.fromEntries(names.map((name, i) => [name, Object.fromEntries(all[i] ?? [])])), null, 2)
      : columns(rows),
  )
}
