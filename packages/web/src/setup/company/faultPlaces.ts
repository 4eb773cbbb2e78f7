import type { Force, ForceChange, MendedFault } from '@tactic48/rules'
import { keyOf } from './units.ts'

/** Where on the screen a fault stands: at a man, at the hole in a unit, at a vehicle, at the deck, or at the total. */
export type FaultPlace =
  | { readonly of: 'man'; readonly at: number }
  | { readonly of: 'unit'; readonly key: string }
  | { readonly of: 'vehicle'; readonly at: number }
  | { readonly of: 'deck' }
  | { readonly of: 'force' }

/** Those that no single man is guilty of. */
const OF_THE_WHOLE: readonly string[] = [
  'tooLarge',
  'tooSmall',
  'noCharacters',
  'platoonNeedsCompany',
  'tooManyForeignCards',
]
const OF_THE_DECK: readonly string[] = ['foreignTactic', 'sampleTacticsOff', 'tooManyCopies', 'deckNeedsCompany']

export function placeOf(force: Force, { refusal, unit, fix }: MendedFault): FaultPlace {
  const { code } = refusal
  if (OF_THE_WHOLE.includes(code)) return { of: 'force' }
  if (OF_THE_DECK.includes(code)) return { of: 'deck' }
  if (unit) return { of: 'unit', key: keyOf(unit) }
  const { card, rider } = refusal.params as { readonly card?: string; readonly rider?: number }
  if (rider !== undefined && force.characters[rider]) return { of: 'man', at: rider }
  return (
    (fix && placeOfChange(fix[0])) ?? (card === undefined ? undefined : placeOfCard(force, card)) ?? { of: 'force' }
  )
}

function placeOfChange(change: ForceChange | undefined): FaultPlace | undefined {
  if (!change) return undefined
  if ('at' in change) return { of: 'man', at: change.at }
  if ('unit' in change) return { of: 'unit', key: keyOf(change.unit) }
  if ('vehicle' in change) return { of: 'vehicle', at: change.vehicle }
  return { of: 'deck' }
}

/** The last who has it: he came when it was one too many. */
function placeOfCard({ characters, vehicles = [], deck = [] }: Force, card: string): FaultPlace | undefined {
  const at = characters.findLastIndex(
    (one) => one.card === card || [...one.assigned, ...(one.upgrades ?? [])].some((id) => id === card),
  )
  if (at >= 0) return { of: 'man', at }
  const vehicle = vehicles.findLastIndex((one) => one.card === card)
  if (vehicle >= 0) return { of: 'vehicle', at: vehicle }
  return deck.some((id) => id === card) ? { of: 'deck' } : undefined
}

export const samePlace = (a: FaultPlace, b: FaultPlace): boolean => JSON.stringify(a) === JSON.stringify(b)
