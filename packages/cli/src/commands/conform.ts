import { relative } from 'node:path'
import type { Command } from 'commander'
import { CliError } from '../cliError.ts'
import {
  failureText,
  passText,
  playScenario,
  readScenario,
  scenarioFiles,
  scenarioJsonSchema,
} from '../conformance/index.ts'
import { inShort, type Terminal } from '../terminal.ts'

interface Flags {
  readonly verbose?: boolean
  readonly restore?: boolean
  readonly schema?: boolean
}

/** Plays scenario files and tells which rules they do not find kept. */
export function conformCommand(program: Command, terminal: Terminal): void {
  program
    .command('conform')
    .description('play conformance scenarios and report every difference')
    .argument('[paths...]', 'scenario files (YAML) or folders of them')
    .option('-v, --verbose', 'name the scenarios that pass, too')
    .option('--restore', 'save and restore the game after every command')
    .option('--schema', 'print what a scenario file may hold, as JSON Schema')
    .addHelpText(
      'after',
      `
Every scenario is played once for each edition and case that it names.
The format is described in conformance/README.md.

Examples:
  tactic48 conform conformance
  tactic48 conform conformance/examples/ex-01-short-range.yaml --verbose`,
    )
    .action((paths: readonly string[], flags: Flags) => {
      if (flags.schema) terminal.print(JSON.stringify(scenarioJsonSchema(), null, 2))
      else if (paths.length === 0) throw new CliError('name the scenario files or folders to play')
      else if (!new Conformance(flags, terminal).play(paths)) terminal.fail()
    })
}

class Conformance {
  readonly #flags: Flags
  readonly #terminal: Terminal
  #passed = 0
  #failed = 0

  constructor(flags: Flags, terminal: Terminal) {
    this.#flags = flags
    this.#terminal = terminal
  }

  /** The last line counts, whichever format came before it. */
  play(paths: readonly string[]): boolean {
    const { print, complain, paint } = this.#terminal
    for (const path of paths) {
      try {
        const files = scenarioFiles([path])
        if (files.length === 0) throw new CliError(`${path}: holds no scenario (no file that ends in .yaml or .yml)`)
        for (const file of files) this.#playFile(file)
      } catch (error) {
        if (!(error instanceof CliError)) throw error
        this.#failed += 1
        complain(`${paint.red('error:')} ${error.message}`)
      }
    }
    const summary = `${this.#passed} passed, ${this.#failed} failed`
    print(this.#failed > 0 ? paint.red(summary) : paint.green(summary))
    return this.#failed === 0
  }

  #playFile(file: string): void {
    const { print, paint } = this.#terminal
    try {
      const source = { ...readScenario(file), file: relative('', file) }
      const { restore = false, verbose = false } = this.#flags
      for (const played of playScenario(source, { restore })) {
        if (played.failure) {
          this.#failed += 1
          print(inShort(failureText(played, paint, verbose)))
        } else {
          this.#passed += 1
          if (verbose) print(inShort(passText(played, paint)))
        }
      }
    } catch (error) {
      if (!(error instanceof CliError)) throw error
      this.#failed += 1
      print(inShort(`${paint.red('✗')} ${error.message}`))
    }
  }
}
