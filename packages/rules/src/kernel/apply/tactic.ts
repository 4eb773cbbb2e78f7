import { isUsedUp } from '../../query/effects.ts'
import { knownFigure } from '../../query/figures.ts'
import { mannedWeapon } from '../../query/manning.ts'
import type { TacticEvent } from '../../state/companyEvent.ts'
import type { EventOf } from '../../state/event.ts'
import { type CardId, SIDES, type WeaponId } from '../../state/ids.ts'
import type { Pile } from '../../state/state.ts'
import {
  type Appliers,
  type Draft,
  editCounters,
  editFigure,
  editSheet,
  editSide,
  editVehicle,
  noop,
} from '../draft.ts'

const NO_CARDS: readonly CardId[] = []

/** TACTIC-07: an empty pile hides nothing, whoever looks at it. */
function without({ size, ap, cards }: Pile, card: CardId | undefined): Pile {
  if (size <= 1) return { size: 0, ap, cards: NO_CARDS }
  const at = cards && card !== undefined ? cards.indexOf(card) : -1
  return { size: size - 1, ap, cards: at < 0 ? undefined : cards?.filter((_, i) => i !== at) }
}

const withCard = ({ size, ap, cards }: Pile, card: CardId | undefined): Pile => ({
  size: size + 1,
  ap,
  cards: cards && card !== undefined ? [...cards, card] : undefined,
})

function noteDraw(draft: Draft, { by }: EventOf<'cardDrawn'>): void {
  if (by === undefined) draft.turn = { ...draft.turn, drawn: true }
}

type Uses = { readonly [weapon: WeaponId]: number }

const fewer = (used: Uses, weapon: WeaponId, uses: number): Uses => ({
  ...used,
  [weapon]: Math.max(0, (used[weapon] ?? 0) - uses),
})

/** GREN-14: to the weapon without crew that he mans, to the vehicle that he sits in, or to his card. */
function giveBack(draft: Draft, { figure: id, weapon, uses }: EventOf<'resupplied'>): void {
  const figure = knownFigure(draft, id)
  const { place } = figure
  const manned = mannedWeapon(draft, figure, weapon)
  if (manned) {
    const left = { ...manned, used: Math.max(0, manned.used - uses) }
    draft.leftWeapons = draft.leftWeapons.map((one) => (one === manned ? left : one))
    return
  }
  const owner = place.at === 'mounted' ? editVehicle(draft, place.on) : editSheet(draft, figure.sheet)
  owner.used = fewer(owner.used ?? {}, weapon, uses)
}

export const applyTactic: Appliers<TacticEvent['type']> = {
  cardDrawn(draft, event) {
    const side = editSide(draft, event.side)
    side.deck = without(side.deck, event.card)
    side.hand = withCard(side.hand, event.card)
    noteDraw(draft, event)
  },
  cardPlayed(draft, event) {
    const side = editSide(draft, event.side)
    side.hand = without(side.hand, event.card)
    side.discard = [...(side.discard ?? NO_CARDS), event.card]
  },
  effectBegan(draft, event) {
    draft.effects = [...draft.effects, event.effect]
  },
  effectSpent(draft, event) {
    draft.effects = draft.effects.filter((effect) => !isUsedUp(effect, event.on, event.changes))
  },
  effectsLapsed(draft, event) {
    draft.effects = draft.effects.filter(({ until }) => until > event.number)
  },
  pinned(draft, event) {
    editCounters(editFigure(draft, event.figure)).suppressed = true
  },
  rallied(draft, event) {
    editCounters(editFigure(draft, event.figure)).suppressed = false
  },
  healed(draft, event) {
    editSheet(draft, knownFigure(draft, event.figure).sheet).face = 'healthy'
  },
  resupplied: giveBack,
  kitsGained(draft, event) {
    editSheet(draft, knownFigure(draft, event.figure).sheet).kits += event.kits
  },
  grenadeFailed: noop,
  cardsRevealed(draft, event) {
    for (const side of SIDES) {
      const edited = editSide(draft, side)
      const { deck, hand } = event.piles[side]
      if (deck) edited.deck = { ...edited.deck, cards: deck }
      if (hand) edited.hand = { ...edited.hand, cards: hand }
    }
  },
}
