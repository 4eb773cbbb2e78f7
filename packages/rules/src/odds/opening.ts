import { openingRoll } from '../query/opening.ts'
import { opponentOf, type SideId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'

/** SETUP-11: how likely each total is; of several dice the highest counts. */
function totals(dice: number, bonus: number): ReadonlyMap<number, number> {
  const chances = new Map<number, number>()
  let below = 0
  for (let score = 1; score <= 6; score++) {
    let upTo = 1
    for (let i = 0; i < dice; i++) upTo *= score / 6
    chances.set(score + bonus, upTo - below)
    below = upTo
  }
  return chances
}

/** SETUP-11: the chance of a side to have the first turn where it is rolled for; ties are rolled again. */
export function openingOdds(state: GameState, side: SideId): number {
  const own = openingRoll(state, side)
  const other = openingRoll(state, opponentOf(side))
  const theirs = totals(other.dice, other.bonus)
  let wins = 0
  let loses = 0
  for (const [mine, chance] of totals(own.dice, own.bonus)) {
    for (const [his, against] of theirs) {
      if (mine > his) wins += chance * against
      if (mine < his) loses += chance * against
    }
  }
  return wins / (wins + loses)
}
