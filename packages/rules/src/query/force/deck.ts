import { UNIVERSAL } from '../../state/card.ts'
import { type CardId, own } from '../../state/ids.ts'
import { type Refusal, refuse } from '../../state/refusal.ts'
import type { CardBook } from '../../state/state.ts'
import type { TacticCard } from '../../state/tactic.ts'
import type { ForceContext } from './context.ts'
import { countsOf, error, type ForceFault } from './fault.ts'

/** TACTIC-04: the AP of the whole deck. */
export const deckWorth = ({ tactics = {} }: CardBook, deck: readonly CardId[]): number =>
  deck.reduce((ap, id) => ap + (own(tactics, id)?.ap ?? 0), 0)

/** TACTIC-01 … TACTIC-03, FORCE-09: why a deck may not be played; none needs no reason. */
export function deckFaults(context: ForceContext, faction: string, deck: readonly CardId[]): readonly ForceFault[] {
  if (deck.length === 0) return []
  if (!context.rules.company) return [error(refuse('FORCE-09', 'deckNeedsCompany'))]
  return [...countsOf(deck)].flatMap(([id, copies]) => {
    const card = own(context.cards.tactics ?? {}, id)
    const refusal = card && cardFault(context, faction, card, copies)
    return refusal ? [error(refusal)] : []
  })
}

function cardFault({ rules }: ForceContext, faction: string, card: TacticCard, copies: number): Refusal | undefined {
  const { id, universalLimited = false, maxCopies } = card
  if (card.sample && !rules.house.sampleTactics) return refuse('HOUSE-10', 'sampleTacticsOff', { card: id })
  if (!mayPlay(rules.company?.tacticExpresslyAllowed ?? false, faction, card)) {
    return refuse('TACTIC-02', 'foreignTactic', { card: id, faction: card.faction })
  }
  if (maxCopies !== undefined && copies > maxCopies) {
    return refuse('TACTIC-03', 'tooManyCopies', { card: id, copies, limit: maxCopies })
  }
  const limit = universalLimited ? (rules.company?.universalCardMaxEach ?? null) : null
  return limit !== null && copies > limit
    ? refuse('FORCE-06', 'tooManyLimited', { card: id, copies, limit })
    : undefined
}

/** TACTIC-02: own and universal cards, and those that are expressly allowed to the faction (`tacticExpresslyAllowed`). */
const mayPlay = (expressly: boolean, faction: string, card: TacticCard): boolean =>
  card.universalLimited === true ||
  card.faction === UNIVERSAL ||
  card.faction === faction ||
  (expressly && (card.allowedFactions ?? []).includes(faction))
