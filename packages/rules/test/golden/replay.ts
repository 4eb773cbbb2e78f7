import {
  type Chance,
  type Draw,
  execute,
  fold,
  type GameState,
  isRefusal,
  type Played,
  play,
  type Refusal,
  redrawnChance,
  startLog,
} from '@tactic48/rules'
import { type GoldenChance, type GoldenGame, type GoldenStep, hashOf } from './game.ts'

/** Plays every command again with the chance of the file: the hash of each step, opening first. */
export function replayedHashes(game: GoldenGame): readonly string[] {
  const hashes: string[] = []
  try {
    let played = drawn(game.opening[0], (chance) => startLog(game.spec, chance))
    hashes.push(hashOf(played.state, played.log.opening.events))
    for (const [command, chance] of game.steps) {
      const before: Played = played
      played = drawn(chance, (script) => play(before, command, script))
      hashes.push(stepHash(before, played))
    }
  } catch (error) {
    hashes.push(messageOf(error))
  }
  return hashes
}

/** One step by its command, and once more by its events alone, as a log under way does it. */
function stepHash(before: Played, { log, state }: Played): string {
  const entry = log.entries[before.log.entries.length]
  if (entry?.entry !== 'command') throw new Error('a command is no entry of the log')
  const hash = hashOf(state, entry.events)
  const takenBack = log.entries.length > before.log.entries.length + 1
  const folded = takenBack ? hash : hashOf(fold(before.state, entry.events), entry.events)
  if (folded !== hash) throw new Error(`${hash}, but its events fold to ${folded}`)
  return hash
}

/** The same from a state on; a step that does not work out has its reason for a hash and is the last. */
export function continuedHashes(from: GameState, steps: readonly GoldenStep[]): readonly string[] {
  const hashes: string[] = []
  let state = from
  try {
    for (const [command, chance] of steps) {
      const before = state
      const step = drawn(chance, (script) => execute(before, command, script))
      state = step.state
      hashes.push(hashOf(state, step.events))
    }
  } catch (error) {
    hashes.push(messageOf(error))
  }
  return hashes
}

/** What chance gave, once more. */
export const goldenChance = (chance: GoldenChance): ReturnType<typeof redrawnChance> =>
  redrawnChance(chance.map((draw): Draw => (typeof draw === 'number' ? [0, draw] : draw)))

function drawn<T extends object>(chance: GoldenChance, act: (chance: Chance) => T | Refusal): T {
  const script = goldenChance(chance)
  const result = act(script)
  if (isRefusal(result)) throw new Error(`refused: ${result.rule} ${result.code}`)
  if (script.left().length > 0) throw new Error(`chance left over: ${script.left().join(', ')}`)
  return result
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
