import type { Atom } from '../atoms.ts'
import { crewOf } from '../query/crew.ts'
import { figureOf } from '../query/figures.ts'
import type { Command } from '../state/command.ts'
import type { GameState } from '../state/state.ts'

/**
 * The number of these rules. It is raised by hand with every change of what is legal or of what happens;
 * conformance/golden/README.md has a line per number.
 */
export const ENGINE: number = 2

/** A rule that an engine judges or resolves differently from the engine before it. */
export interface RuleChange {
  readonly rule: Atom
  readonly what: string
  /** Whether it may change what comes of this command. */
  readonly concerns: (state: GameState, command: Command) => boolean
}

export interface Engine {
  readonly number: number
  readonly changes: readonly RuleChange[]
}

const isOrderUnderWay = ({ stack }: GameState): boolean =>
  stack.some((frame) => frame.frame === 'task' && frame.task.kind === 'order')

function isOfCrew(state: GameState, command: Command): boolean {
  const figure = 'figure' in command && command.figure !== undefined ? figureOf(state, command.figure) : undefined
  return figure !== undefined && crewOf(state, figure).length > 0
}

/** The engines whose games can be opened, in ascending order; the last is the present one. */
export const ENGINES: readonly Engine[] = [
  { number: 1, changes: [] },
  {
    number: 2,
    changes: [
      {
        rule: 'ORDER-10',
        what: 'The end of an ordered man is found first, short of his friends; nothing beyond it is met.',
        concerns: (state) => isOrderUnderWay(state),
      },
      {
        rule: 'ORDER-07',
        what: 'An officer without a company addresses one unit, not every company.',
        concerns: (_, { verb }) => verb === 'giveOrder',
      },
      {
        rule: 'REINF-02',
        what: 'Where a book has only named soldiers, each of them comes once.',
        concerns: (_, { verb }) => verb === 'call' || verb === 'chooseCall' || verb === 'chooseTeams',
      },
      {
        rule: 'ORDER-20',
        what: 'A helper who has marched by the order does not march again.',
        concerns: (state) => isOrderUnderWay(state),
      },
      {
        rule: 'HOUSE-16',
        what: 'A weapon crew moves as one drop.',
        concerns: (state, command) => isOfCrew(state, command),
      },
    ],
  },
]

export const isKnownEngine = (number: number): boolean => ENGINES.some((engine) => engine.number === number)

/** The rules that changed after the engine `from`. */
export const rulesChangedSince = (from: number): readonly RuleChange[] =>
  ENGINES.filter(({ number }) => number > from).flatMap(({ changes }) => changes)

/** Replaced by the bundler with the hash of the engine bundle. */
declare const TACTIC48_BUILD: string | undefined

/** The hash of the engine bundle; absent when run from sources. */
export const BUILD: string | undefined = typeof TACTIC48_BUILD === 'string' ? TACTIC48_BUILD : undefined
