import { enlistedAs, menOn, sharesCard } from '../query/assigned.ts'
import { isEnlisted } from '../query/convoy.ts'
import { forceContext } from '../query/force/context.ts'
import { forceRefusal } from '../query/force/faults.ts'
import { muster, unitSpecOf } from '../query/muster.ts'
import type { Figure } from '../state/figure.ts'
import { perSide, SIDES, type SideId } from '../state/ids.ts'
import type { Enlisted } from '../state/spec.ts'
import type { GameState } from '../state/state.ts'
import { Fault } from './fault.ts'

/** A game from a prepared position has agreed on no AP; what set-up decides is not known of it. */
export const isPrepared = ({ setup }: GameState): boolean => setup.agreedAp === 0

/** SETUP-01: forces of the agreed size, blue before ember, each figure named by its place in the list. */
export function musterFault(state: GameState): Fault | undefined {
  const { figures, sides } = state
  if (isPrepared(state) || figures.length === 0) return undefined
  const forces = perSide((side) => {
    const { faction, deck, hand, discard } = sides[side]
    const brought = [...(deck.cards ?? []), ...(hand.cards ?? []), ...(discard ?? [])]
    const vehicles = state.vehicles
      .filter((one) => one.side === side && isEnlisted(one))
      .map(({ card }) => ({ card, riders: [] }))
    return { faction, characters: listOf(state, side), ...(brought.length > 0 && { deck: brought }), vehicles }
  })
  const names = muster(state.rules, state.cards, forces).figures
  const mustered = figures.filter((figure) => !isReinforcement(state, figure))
  const strange = mustered.findIndex(({ id }, i) => id !== names[i]?.id)
  if (strange >= 0) return new Fault('wrongId', {}, ['figures', strange, 'id'])
  if (mustered.length < names.length) return new Fault('inconsistent', { with: 'sheets' }, ['figures'])
  for (const side of SIDES) {
    const refusal = forceRefusal(forceContext(state), forces[side])
    // Vehicles that were destroyed are not there to be counted.
    if (refusal?.code === 'tooSmall' && state.cards.vehicles) continue
    if (refusal) return new Fault('inconsistent', { with: refusal.rule }, ['setup', 'agreedAp'])
  }
  return undefined
}

const isReinforcement = ({ sheets }: GameState, { sheet }: Figure): boolean =>
  sheets[sheet]?.reinforcement !== undefined

/** The force as it was given: one entry for a card, also where each man of a team has a copy of it. */
function listOf({ figures, sheets, rules, cards }: GameState, side: SideId): readonly Enlisted[] {
  const list: Enlisted[] = []
  let skip = 0
  sheets.forEach((sheet) => {
    const player = figures.find((figure) => figure.sheet === sheet.id)
    if (player?.side !== side || sheet.reinforcement !== undefined) return
    if (skip > 0) {
      skip -= 1
      return
    }
    list.push({ ...enlistedAs(sheet), unit: unitSpecOf(player.unit) })
    if (!sharesCard(rules, cards, sheet.card)) skip = menOn(cards, sheet.card) - 1
  })
  return list
}
