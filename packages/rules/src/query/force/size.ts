import { type CardId, own } from '../../state/ids.ts'
import { type Refusal, refuse } from '../../state/refusal.ts'
import type { Enlisted, Force } from '../../state/spec.ts'
import type { CardBook } from '../../state/state.ts'
import { totalOf } from '../losses.ts'
import type { ForceContext } from './context.ts'
import { countsOf, error, type ForceFault } from './fault.ts'

/** Cards that the book does not have; a reversed one must be there and have another face. */
function unknownIn({ characters, weapons, upgrades: book = {} }: CardBook, one: Enlisted): readonly CardId[] {
  const { card, assigned, reversed = [], upgrades = [] } = one
  return [
    ...(Object.hasOwn(characters, card) ? [] : [card]),
    ...assigned.filter((id) => !Object.hasOwn(weapons, id)),
    ...reversed.filter((id) => !assigned.includes(id) || !own(weapons, id)?.reverse),
    ...upgrades.filter((id) => !Object.hasOwn(book, id)),
  ]
}

/** SETUP-01: somebody is there, and all cards are known. */
export function knownFaults({ cards }: ForceContext, force: Force): readonly ForceFault[] {
  const nobody = force.characters.length === 0 ? [error(refuse('SETUP-01', 'noCharacters'))] : []
  const { tactics = {} } = cards
  const unknown = [
    ...force.characters.flatMap((one) => unknownIn(cards, one)),
    ...(force.deck ?? []).filter((id) => !Object.hasOwn(tactics, id)),
  ]
  return [...nobody, ...[...countsOf(unknown).keys()].map((card) => error(refuse('SETUP-01', 'unknownCard', { card })))]
}

/** SETUP-01: the least and the most that a force may cost. */
export function sizeLimits({ rules, agreedAp }: ForceContext): { readonly least: number; readonly most: number } {
  if (agreedAp === undefined) return { least: -Infinity, most: Infinity }
  const tolerance = (agreedAp * rules.forceTolerancePct) / 100
  const isMaximum = rules.forceLimitKind === 'maximum'
  return isMaximum ? { least: -Infinity, most: agreedAp } : { least: agreedAp - tolerance, most: agreedAp + tolerance }
}

/** SETUP-01, FORCE-03: a force of the agreed size, the deck counted in (TACTIC-04). */
export function sizeFault(context: ForceContext, force: Force): Refusal | undefined {
  const { least, most } = sizeLimits(context)
  const total = totalOf(context.cards, force)
  const params = { total, agreed: context.agreedAp ?? 0 }
  if (total > most) return refuse('SETUP-01', 'tooLarge', params)
  return total < least ? refuse('SETUP-01', 'tooSmall', params) : undefined
}
