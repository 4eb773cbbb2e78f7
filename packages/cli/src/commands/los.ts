import { type Disc, explainSight, type Point, type SightProof } from '@tactic48/geometry'
import {
  baseOf,
  createGame,
  type Figure,
  type GameState,
  groundOf,
  isOnTable,
  isRefusal,
  onTable,
  QS_EDITIONS,
  restoreState,
  sightRulesOf,
} from '@tactic48/rules'
import type { Command } from 'commander'
import { editionsOf } from '../agreement.ts'
import { CliError } from '../cliError.ts'
import { readScenario } from '../conformance/index.ts'
import { figureNamed } from '../conformance/phrase.ts'
import { gameOf } from '../conformance/position.ts'
import { ScriptedChance, variantsOf } from '../conformance/script.ts'
import { MOST_BYTES, readText } from '../files.ts'
import { codeText, whyNoSave } from '../refusal.ts'
import type { Colors, Terminal } from '../terminal.ts'

interface Flags {
  readonly edition?: string
  readonly case?: string
  readonly json?: boolean
}

export function losCommand(program: Command, terminal: Terminal): void {
  program
    .command('los')
    .description('what one figure sees of another, and the proof')
    .argument('<file>', 'a scenario of the conformance suite (YAML) or a saved state (JSON)')
    .argument('<shooter>', 'the figure that looks')
    .argument('<target>', 'the figure looked at')
    .option('-e, --edition <edition>', 'of a scenario that is played in several (the first it names)')
    .option('-c, --case <name>', 'of a scenario with cases (the first)')
    .option('--json', 'machine-readable; lengths in 1/1000 u')
    .addHelpText(
      'after',
      `
Examples:
  tactic48 los conformance/examples/ex-46-figure-between.yaml A T
  tactic48 los conformance/examples/ex-44-half-hidden.yaml A T -e qs-it -c 'the wall 1.5 u from the shooter'`,
    )
    .action((file: string, shooter: string, target: string, flags: Flags) => {
      const state = stateOf(file, flags)
      tell(state, figureIn(state, shooter), figureIn(state, target), flags, terminal)
    })
}

function stateOf(file: string, flags: Flags): GameState {
  if (!file.endsWith('.json')) return scenarioState(file, flags)
  const text = readText(file, MOST_BYTES)
  const state = restoreState(text)
  if (isRefusal(state)) throw new CliError(`${file}: ${whyNoSave(state)}`)
  return state
}

function scenarioState(file: string, flags: Flags): GameState {
  const variants = variantsOf(readScenario(file).scenario)
  const edition = flags.edition === undefined ? undefined : editionsOf(flags.edition).qs
  const variant = variants.find(
    (one) =>
      (edition === undefined || one.edition === edition) && (flags.case === undefined || one.case === flags.case),
  )
  if (!variant) {
    const cases = [...new Set(variants.flatMap((one) => one.case ?? []))]
    const known = cases.length > 0 ? `; cases are ${cases.map((name) => `'${name}'`).join(', ')}` : ''
    throw new CliError(`${file}: has no such variant; editions are ${QS_EDITIONS.join(', ')}${known}`)
  }
  const { start: _start, ...layout } = variant.layout
  const game = createGame(gameOf(layout, variant), new ScriptedChance())
  if (isRefusal(game)) throw new CliError(`${file}: ${codeText(game)}`)
  return game.state
}

function figureIn(state: GameState, name: string): Figure {
  const figure = figureNamed(state, name)
  if (figure && isOnTable(figure)) return figure
  const names = onTable(state).map(({ id }) => id)
  throw new CliError(`there is no figure ${name} on the table; there are ${names.join(', ')}`)
}

function tell(state: GameState, shooter: Figure, target: Figure, flags: Flags, { print, paint }: Terminal): void {
  const others = onTable(state)
  const bases: readonly Disc[] = others.map((figure) => baseOf(state, figure))
  const rules = sightRulesOf(state.rules)
  const proof = explainSight(groundOf(state), baseOf(state, shooter), baseOf(state, target), rules, bases)
  if (flags.json) print(JSON.stringify({ edition: state.rules.qs, ...proof }, null, 2))
  else print(proofText(state, shooter, target, proof, others, paint).join('\n'))
}

const REASONS: { readonly [reason in SightProof['reason']]: string } = {
  contact: 'the bases touch',
  clear: 'a free line, and no part of the target is hidden (LOS-06)',
  hidden: 'every line meets Total Cover (LOS-02)',
  partlyHidden: 'a part of the target is hidden by Total Cover (LOS-04)',
  behindPartial: 'every free line crosses Partial Cover (LOS-05)',
  sharedArea: 'both stand in the same Partial Cover',
  character: 'a Character stands between the centres (LOS-08)',
}

function proofText(
  state: GameState,
  shooter: Figure,
  target: Figure,
  proof: SightProof,
  others: readonly Figure[],
  paint: Colors,
): readonly string[] {
  const elements = (pieces: readonly number[]): string =>
    pieces.map((piece) => state.table.elements[piece]?.name ?? `element ${piece}`).join(', ')
  const lines = [
    `${shooter.name} sees ${target.name}: ${paint.bold(proof.sight)} (${state.rules.qs})`,
    `  because ${REASONS[proof.reason]}`,
  ]
  if (proof.blockers.length > 0) lines.push(`  in the way: ${elements(proof.blockers)}`)
  if (proof.character !== undefined) lines.push(`  between them: ${others[proof.character]?.name ?? 'somebody'}`)
  if (proof.free) {
    const { from, to, gap } = proof.free
    lines.push(`  free line: ${pointText(from)} to ${pointText(to)}, ${(gap / 1000).toFixed(3)} u of room`)
  }
  if (proof.hiddenPoint) lines.push(`  hidden: ${pointText(proof.hiddenPoint)}`)
  if (proof.near.length > 0) lines.push(`  too near to count (LOS-07): ${elements(proof.near)}`)
  return lines
}

const pointText = ({ x, y }: Point): string => `(${(x / 1000).toFixed(3)}, ${(y / 1000).toFixed(3)})`
