import type { CardId, FigureId } from '@tactic48/rules'
import { type CardPlay, heldCards, namedBy, sideInFront } from '../play/hand/heldCards.ts'
import type { Situation } from '../play/situation.ts'
import { filled, type PaperDraft } from './draft.ts'
import type { Input, Outcome } from './input.ts'

type CardDraft = PaperDraft<'playCard'>

/** The ways in which a card of the hand in front can be played now. */
export function playsOf(play: Situation, card: CardId): readonly CardPlay[] {
  const side = sideInFront(play)
  return (side && heldCards(play.state, side).find((one) => one.card.id === card)?.plays) ?? []
}

/** Whether a card says all by itself: nobody is named, or there is one choice only. */
export const isPlain = (plays: readonly CardPlay[]): boolean => plays.length === 1

/** What is taken up, as soon as all is said. */
export function cardPlay({ card, on, weapon }: CardDraft, play: Situation): CardPlay | undefined {
  const plays = playsOf(play, card)
  if (isPlain(plays)) return plays[0]
  return on === undefined ? undefined : plays.find((one) => one.figure === on && one.weapon === weapon)
}

/** Whom it is for: on the table, by the list, or from one to the next. */
export function nextInCard(draft: CardDraft, input: Input, play: Situation): Outcome | undefined {
  switch (input.kind) {
    case 'tap':
      return input.figure && named(draft, play, input.figure.id)
    case 'cycle': {
      const figures = namedBy(playsOf(play, draft.card))
      if (figures.length === 0 || input.slot !== 'target') return undefined
      const at = draft.on === undefined ? (input.by === 1 ? -1 : 0) : figures.indexOf(draft.on)
      const found = figures[(at + input.by + figures.length) % figures.length]
      return found && { draft: forHim(draft, play, found) }
    }
    case 'back':
      return draft.on ? { draft: filled(draft, { on: undefined, weapon: undefined }) } : { left: true }
    default:
      return undefined
  }
}

/** The same one again plays it. */
function named(draft: CardDraft, play: Situation, figure: FigureId): Outcome {
  if (!playsOf(play, draft.card).some((one) => one.figure === figure)) return { draft }
  if (draft.on === figure && cardPlay(draft, play)) return { draft, commit: true }
  return { draft: forHim(draft, play, figure) }
}

/** His weapon is named with him where he has no choice. */
function forHim(draft: CardDraft, play: Situation, on: FigureId): CardDraft {
  const his = playsOf(play, draft.card).filter((one) => one.figure === on)
  return filled(draft, { on, weapon: his.length === 1 ? his[0]?.weapon : undefined })
}
