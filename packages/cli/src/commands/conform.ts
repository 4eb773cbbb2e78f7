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
import { paintFor } from '../paint.ts'

interface Flags {
  readonly verbose?: boolean
  readonly restore?: boolean
}

/** Plays scenario files and tells which rules they do not find kept. */
export function conformCommand(program: Command): void {
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
      process.exitCode = conform(paths, flags) ? 0 : 1
    })
}

function conform(paths: readonly string[], flags: Flags): boolean {
  const paint = paintFor(process.stdout)
  let passed = 0
  let failed = 0
  for (const file of scenarioFiles(paths)) {
    try {
      const source = { ...readScenario(file), file: relative('', file) }
      for (const played of playScenario(source, { restore: flags.restore ?? false })) {
        if (played.failure) {
          failed += 1
          console.log(failureText(played, paint))
        } else {
          passed += 1
          if (flags.verbose) console.log(passText(played, paint))
        }
      }
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error
      failed += 1
      console.log(`${paint.red('✗')} ${error.message}`)
    }
  }
  const summary = `${passed} passed, ${failed} failed`
  console.log(failed > 0 ? paint.red(summary) : paint.green(summary))
  return failed === 0
}
