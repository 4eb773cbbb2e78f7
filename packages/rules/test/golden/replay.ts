import {
  createGame,
  execute,
  fold,
  type GameState,
  initialState,
  isRefusal,
  type Refusal,
  type ScriptedChance,
  type Step,
  scriptedChance,
} from '@tactic48/rules'
import { type GoldenGame, type GoldenStep, hashOf } from './game.ts'

/** Plays every command again with the chance of the file: the hash of each step, opening first. */
export function replayedHashes(game: GoldenGame): readonly string[] {
  const hashes: string[] = []
  try {
    const initial = held(initialState(game.spec))
    const { state, hash } = followed(initial, game.opening[0], (chance) => createGame(game.spec, chance))
    hashes.push(hash)
    hashes.push(...continuedHashes(state, game.steps))
  } catch (error) {
    hashes.push(messageOf(error))
  }
  return hashes
}

/** The same from a state on; a step that does not work out has its reason for a hash and is the last. */
export function continuedHashes(from: GameState, steps: readonly GoldenStep[]): readonly string[] {
  const hashes: string[] = []
  let state = from
  try {
    for (const [command, chance] of steps) {
      const before = state
      const step = followed(before, chance, (script) => execute(before, command, script))
      state = step.state
      hashes.push(step.hash)
    }
  } catch (error) {
    hashes.push(messageOf(error))
  }
  return hashes
}

/** One step by its command, and once more by its events alone, as a saved log does it. */
function followed(
  before: GameState,
  chance: readonly number[],
  act: (chance: ScriptedChance) => Step | Refusal,
): { readonly state: GameState; readonly hash: string } {
  const script = scriptedChance(chance)
  const { state, events } = held(act(script))
  if (script.left().length > 0) throw new Error(`chance left over: ${script.left().join(', ')}`)
  const hash = hashOf(state, events)
  const folded = hashOf(fold(before, events), events)
  if (folded !== hash) throw new Error(`${hash}, but its events fold to ${folded}`)
  return { state, hash }
}

function held<T extends object>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(`refused: ${result.rule} ${result.code}`)
  return result
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
