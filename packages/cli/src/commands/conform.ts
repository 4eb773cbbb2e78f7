import { relative } from 'node:path'
import type { Command } from 'commander'
import {
  failureText,
  passText,
  playScenario,
  readScenario,
  ScenarioError,
  scenarioFiles,
} from '../conformance/index.ts'
import type { Terminal } from '../terminal.ts'

interface Flags {
  readonly verbose?: boolean
  readonly restore?: boolean
}

/** Plays scenario files and tells which rules they do not find kept. */
export function conformCommand(program: Command, terminal: Terminal): void {
  program
    .command('conform')
    .description('play conformance scenarios and tell what is not as they say')
    .argument('<paths...>', 'scenario files (YAML) or folders of them')
    .option('-v, --verbose', 'name the scenarios that pass, too')
    .option('--restore', 'save and restore the game after every command')
    .addHelpText(
      'after',
      `
Every scenario is played once for each edition and case that it names.
The format is told in conformance/README.md.

Examples:
  tactic48 conform conformance
  tactic48 conform conformance/examples/ex-01-short-range.yaml --verbose`,
    )
    .action((paths: readonly string[], flags: Flags) => {
      if (!conform(paths, flags, terminal)) terminal.fail()
    })
}

function conform(paths: readonly string[], flags: Flags, { print, paint }: Terminal): boolean {
  let passed = 0
  let failed = 0
  for (const file of scenarioFiles(paths)) {
    try {
      const source = { ...readScenario(file), file: relative('', file) }
      for (const played of playScenario(source, { restore: flags.restore ?? false })) {
        if (played.failure) {
          failed += 1
          print(failureText(played, paint))
        } else {
          passed += 1
          if (flags.verbose) print(passText(played, paint))
        }
      }
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error
      failed += 1
      print(`${paint.red('✗')} ${error.message}`)
    }
  }
  const summary = `${passed} passed, ${failed} failed`
  print(failed > 0 ? paint.red(summary) : paint.green(summary))
  return failed === 0
}
