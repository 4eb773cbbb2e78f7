import { type Disc, explainSight, type SightProof } from '@tactic48/geometry'
import {
  baseOf,
  elementOfPiece,
  type Figure,
  type GameState,
  onTable,
  sightGroundOf,
  sightRulesBetween,
} from '@tactic48/rules'
import type { Command } from 'commander'
import { figureIn, type PositionFlags, pointText, stateOf } from '../position.ts'
import type { Colors, Terminal } from '../terminal.ts'

interface Flags extends PositionFlags {
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

function tell(state: GameState, shooter: Figure, target: Figure, flags: Flags, { print, paint }: Terminal): void {
  const others = onTable(state)
  const bases: readonly Disc[] = others.map((figure) => baseOf(state, figure))
  const rules = sightRulesBetween(state, shooter, target)
  const proof = explainSight(sightGroundOf(state), baseOf(state, shooter), baseOf(state, target), rules, bases)
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
    pieces.map((piece) => elementOfPiece(state, piece)?.name ?? 'smoke').join(', ')
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
