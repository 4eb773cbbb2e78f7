import type { Command, Draw, GameEvent, GameSpec, GameState } from '@tactic48/rules'
import { canonical, fnv } from './hash.ts'

/** What chance gave; files of version 2 hold the values without their ranges. */
export type GoldenChance = readonly (number | Draw)[]

/** A command, the values that chance gave it, and what came of it. */
export type GoldenStep = readonly [command: Command, chance: GoldenChance, hash: string]

/** A complete game as it was once played: everything it needs is in the file. */
export interface GoldenGame {
  readonly golden: 2
  readonly name: string
  readonly shows: string
  readonly spec: GameSpec
  readonly opening: readonly [chance: GoldenChance, hash: string]
  readonly steps: readonly GoldenStep[]
}

/** Rules and cards are left out: they stand in the file and never change. */
export function stateHash({ rules: _, cards: __, ...played }: GameState): string {
  return fnv(canonical(played))
}

/** State and events of one step. */
export const hashOf = (state: GameState, events: readonly GameEvent[]): string =>
  `${stateHash(state)}-${fnv(canonical(events))}`

/** The hashes of the file, opening first. */
export const hashesOf = ({ opening, steps }: GoldenGame): readonly string[] => [
  opening[1],
  ...steps.map(([, , hash]) => hash),
]
