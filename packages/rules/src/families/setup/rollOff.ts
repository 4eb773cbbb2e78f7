import type { Chance } from '../../kernel/chance.ts'
import { opponentOf, type PerSide, type SideId } from '../../state/side.ts'

/** GEN-07: both roll until one is higher. */
export interface RollOff {
  readonly dice: PerSide<readonly number[]>
  readonly higher: SideId
  readonly lower: SideId
}

export function rollOff(chance: Chance): RollOff {
  const blue: number[] = []
  const ember: number[] = []
  for (;;) {
    const mine = chance.d6()
    const theirs = chance.d6()
    blue.push(mine)
    ember.push(theirs)
    if (mine === theirs) continue
    const higher: SideId = mine > theirs ? 'blue' : 'ember'
    return { dice: { blue, ember }, higher, lower: opponentOf(higher) }
  }
}
