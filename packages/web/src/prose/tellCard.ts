import type { GameEvent } from '@tactic48/rules'
import { type Sentence, sentence } from './sentence.ts'

/** TACTIC-08, TACTIC-09. */
export function tellCard(event: GameEvent): readonly Sentence[] {
  switch (event.type) {
    case 'cardDrawn': {
      const side = { side: event.side }
      const { card } = event
      if (card === undefined) return [sentence('cardDrawn', 'TACTIC-08', { side })]
      return [sentence('cardDrawnOpen', 'TACTIC-08', { side, card: { tactic: card } })]
    }
    case 'cardPlayed': {
      const words = { side: { side: event.side }, card: { tactic: event.card } }
      const { figure } = event
      if (figure === undefined) return [sentence('cardPlayed', 'TACTIC-09', words)]
      return [sentence('cardPlayedOn', 'TACTIC-09', { ...words, figure: { figure } })]
    }
    case 'pinned':
      return [sentence('pinned', ['TACTIC-09', 'SF-04'], { figure: { figure: event.figure } })]
    case 'rallied':
      return [sentence('rallied', ['TACTIC-09', 'SF-04'], { figure: { figure: event.figure } })]
    case 'healed':
      return [sentence('healed', 'TACTIC-09', { figure: { figure: event.figure } })]
    case 'resupplied':
      return [sentence('resupplied', ['TACTIC-09', 'GREN-14'], { figure: { figure: event.figure } })]
    case 'kitsGained':
      return [sentence('kitsGained', ['TACTIC-09', 'MEDIC-01'], { figure: { figure: event.figure }, kits: event.kits })]
    case 'grenadeFailed':
      return [sentence('grenadeFailed', 'TACTIC-09', { figure: { figure: event.thrower } })]
    default:
      return []
  }
}
