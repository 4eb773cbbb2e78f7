import { modelledHarm, type Policy, playedHarm, regular } from '@tactic48/ai'
import { type GameState, type SideId, topQuestion } from '@tactic48/rules'
import { playOut } from '../match/game.ts'
import { pairing, type Terms } from '../match/pairings.ts'
import type { Player } from '../match/player.ts'

/** One position: AP that the model expects a side to take in its turn, and the mean of what it took in the engine. */
export interface Sample {
  readonly modelled: number
  readonly played: number
}

export interface Fit {
  readonly positions: number
  /** Of the two, by Pearson. */
  readonly correlation: number
  /** The means of both, and by what share the model says too much. */
  readonly modelled: number
  readonly played: number
  readonly bias: number
  /** AP of the engine for each AP of the model. */
  readonly slope: number
}

const player: Player = {
  name: 'regular',
  answer: ({ view, question }, chance) => regular(view, question, chance),
  close: async () => undefined,
}

/** Where turns of games between two regulars begin; of each game a few. */
export async function* turnStarts(terms: Terms): AsyncGenerator<{ readonly state: GameState; readonly side: SideId }> {
  for (let number = 0; ; number++) {
    const starts: { readonly state: GameState; readonly side: SideId }[] = []
    let turn = 0
    await playOut(pairing(terms, number), { blue: player, ember: player }, ({ before, side }) => {
      if (before.turn.number === turn || topQuestion(before)?.kind !== 'action') return
      turn = before.turn.number
      starts.push({ state: before, side })
    })
    yield* starts
  }
}

export function sampleOf(state: GameState, side: SideId, playouts: number, policy: Policy): Sample {
  let played = 0
  for (let n = 0; n < playouts; n++) played += playedHarm(state, side, n + 1, policy)
  return { modelled: modelledHarm(state, side), played: played / playouts }
}

export function fitOf(samples: readonly Sample[]): Fit {
  const count = Math.max(1, samples.length)
  const mean = (of: (sample: Sample) => number): number => samples.reduce((sum, one) => sum + of(one), 0) / count
  const modelled = mean((one) => one.modelled)
  const played = mean((one) => one.played)
  const together = mean((one) => (one.modelled - modelled) * (one.played - played))
  const ofModel = mean((one) => (one.modelled - modelled) ** 2)
  const ofPlay = mean((one) => (one.played - played) ** 2)
  return {
    positions: samples.length,
    correlation: together / Math.max(1e-9, Math.sqrt(ofModel * ofPlay)),
    modelled,
    played,
    bias: modelled / Math.max(1e-9, played) - 1,
    slope: together / Math.max(1e-9, ofModel),
  }
}
