import type { Point } from '@tactic48/geometry'
import {
  createGame,
  type Figure,
  type GameState,
  isOnTable,
  isRefusal,
  onTable,
  QS_EDITIONS,
  restoreState,
} from '@tactic48/rules'
import { editionsOf } from './agreement.ts'
import { CliError } from './cliError.ts'
import { readScenario } from './conformance/index.ts'
import { figureNamed } from './conformance/names.ts'
import { gameOf } from './conformance/position.ts'
import { ScriptedChance, variantsOf } from './conformance/script.ts'
import { MOST_BYTES, readText } from './files.ts'
import { codeText, whyNoSave } from './refusal.ts'

/** Which variant of a scenario is meant. */
export interface PositionFlags {
  readonly edition?: string
  readonly case?: string
}

/** The position that a file tells of: the start of a scenario (YAML) or a saved state (JSON). */
export function stateOf(file: string, flags: PositionFlags): GameState {
  if (!file.endsWith('.json')) return scenarioState(file, flags)
  const text = readText(file, MOST_BYTES)
  const state = restoreState(text)
  if (isRefusal(state)) throw new CliError(`${file}: ${whyNoSave(state)}`)
  return state
}

function scenarioState(file: string, flags: PositionFlags): GameState {
  const variants = variantsOf(readScenario(file).scenario)
  const { qs, cc } = flags.edition === undefined ? {} : editionsOf(flags.edition)
  const variant = variants.find(
    (one) =>
      (qs === undefined || one.edition === qs) &&
      (cc === undefined || one.company === cc) &&
      (flags.case === undefined || one.case === flags.case),
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

export function figureIn(state: GameState, name: string): Figure {
  const figure = figureNamed(state, name)
  if (figure && isOnTable(figure)) return figure
  const names = onTable(state).map(({ id }) => id)
  const why = figure ? `${name} is not on the table (TURN-09)` : `there is no figure ${name} on the table`
  throw new CliError(`${why}; there are ${names.join(', ')}`)
}

export const pointText = ({ x, y }: Point): string => `(${(x / 1000).toFixed(3)}, ${(y / 1000).toFixed(3)})`

/** Two numbers in u that a flag gives. */
export function pointIn(flag: string, text: string): Point {
  const [x, y, ...more] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  if (x === undefined || y === undefined || more.length > 0 || !Number.isFinite(x) || !Number.isFinite(y)) {
    throw new CliError(`${flag} takes two numbers in u, such as 12,8.5; not '${text}'`)
  }
  return { x: Math.round(x * 1000), y: Math.round(y * 1000) }
}
