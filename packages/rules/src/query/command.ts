import { within } from '@tactic48/geometry'
import type { Figure } from '../state/figure.ts'
import type { FigureId } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import { addedBy } from './effects.ts'
import { baseOf, cardOf, faceOf, friendsOf, sheetOf, u } from './figures.ts'

export interface Lender {
  readonly figure: FigureId
  readonly slots: number
}

const NONE: readonly Lender[] = []

/** TURN-10: Actions in a turn without a commander. */
export const allowanceOf = (state: GameState, figure: Figure): number =>
  Math.max(0, faceOf(state, figure).maxActions + addedBy(state, figure.id, 'allowance'))

/** CMD-02, CMD-07: the commanders in whose radius the figure stands now (CMD-04). */
const commandersOf = (state: GameState, figure: Figure): readonly Figure[] =>
  friendsOf(state, figure.side).filter((friend) => {
    if (friend.id === figure.id || !faceOf(state, friend).command) return false
    const radius = state.rules.commandRadius[cardOf(state, friend).rank]
    return within(baseOf(state, friend), baseOf(state, figure), u(radius))
  })

/** CMD-02: what a commander has left to lend: to everybody together in this turn, or to each one. */
export function lendsStill(state: GameState, commander: Figure): number {
  const value = faceOf(state, commander).command ?? 0
  return state.rules.commandMode === 'pool' ? Math.max(0, value - sheetOf(state, commander).counters.lent) : value
}

/** CMD-02, CMD-04: who could lend the figure Actions where it stands now. */
export const lendersNear = (state: GameState, figure: Figure): readonly Lender[] =>
  commandersOf(state, figure).flatMap((commander) => {
    const slots = lendsStill(state, commander)
    return slots > 0 ? { figure: commander.id, slots } : []
  })

/**
 * TURN-10, CMD-02 … CMD-05: may the figure use this many slots more? `undefined` = no; otherwise who lends them,
 * which is nobody within the printed allowance and where every friend has the whole value for itself.
 */
export function lendersFor(
  state: GameState,
  figure: Figure,
  slots: number,
  promised: readonly Lender[] = NONE,
): readonly Lender[] | undefined {
  const used = sheetOf(state, figure).counters.slots
  if (used + slots === 0) return NONE
  const limit = allowanceOf(state, figure)
  if (used + slots <= limit) return NONE
  const commanders = commandersOf(state, figure)
  if (state.rules.commandMode === 'pool') {
    return borrow(state, commanders, used + slots - Math.max(used, limit), promised)
  }
  let extra = 0
  for (const commander of commanders) {
    const value = faceOf(state, commander).command ?? 0
    extra = state.rules.commandStacks ? extra + value : Math.max(extra, value)
  }
  return used + slots <= limit + extra ? NONE : undefined
}

/** CMD-02 `pool`: the value is a total per commander and turn. */
function borrow(
  state: GameState,
  commanders: readonly Figure[],
  slots: number,
  promised: readonly Lender[],
): readonly Lender[] | undefined {
  const lenders: Lender[] = []
  let missing = slots
  for (const commander of commanders) {
    let left = lendsStill(state, commander)
    for (const promise of promised) if (promise.figure === commander.id) left -= promise.slots
    if (left <= 0 || (!state.rules.commandStacks && left < slots)) continue
    const lent = Math.min(left, missing)
    lenders.push({ figure: commander.id, slots: lent })
    missing -= lent
    if (missing === 0) return lenders
  }
  return undefined
}
