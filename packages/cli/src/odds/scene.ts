import { createGame, type GameState, isRefusal, type RuleSet, scriptedChance } from '@tactic48/rules'
import { CliError } from '../cliError.ts'
import { gameOf } from '../conformance/position.ts'
import type { Layout } from '../conformance/schema/scenario.ts'
import { codeText } from '../refusal.ts'

/** A small position under these rules: what odds are asked of where nobody has a file. */
export function sceneOf(rules: RuleSet, layout: Layout): GameState {
  if (!rules.company) throw new CliError('this is rolled by a company edition only, such as -e qs-en+cc-en (FORCE-09)')
  const spec = gameOf(layout, { edition: rules.qs, company: rules.company.edition })
  const game = createGame({ ...spec, rules }, scriptedChance([]))
  if (isRefusal(game)) throw new CliError(`there is no such position: ${codeText(game)}`)
  return game.state
}
