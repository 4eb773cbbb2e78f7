import { BATTLEFIELDS, READY_FORCES } from '@tactic48/content'
import {
  type Enlisted,
  figureId,
  type PlacedFigure,
  type PreparedGame,
  type QsEdition,
  type SideId,
} from '@tactic48/rules'
import i18next from 'i18next'
import { goTo } from '../app/route.ts'
import { useGame } from '../game/gameStore.ts'
import { quickStartSpec } from '../game/quickStart.ts'
import type { Players } from '../game/savedGame.ts'
import { sheetOfReader } from '../game/sheetOfReader.ts'
import { guideThrough } from '../play/guide/guideStore.ts'
import { MATCHES, type Match } from './matches.ts'

/**
 * A position before the first turn, which is blue's: whoever presses Play begins. Nothing is rolled for it (SETUP-07, SETUP-11),
 * and the rules are those of the sheet.
 */
export function preparedMatch({ field, forces, places }: Match, edition: QsEdition): PreparedGame | undefined {
  const battlefield = BATTLEFIELDS.find(({ id }) => id === field)
  const blue = READY_FORCES.find(({ id }) => id === forces.blue)
  const ember = READY_FORCES.find(({ id }) => id === forces.ember)
  if (!battlefield || !blue || !ember) return undefined
  const spec = quickStartSpec({ edition, gameType: 'skirmish', battlefield, forces: { blue, ember } })
  const { rules, cards, seats, gameType } = spec
  const { width, height, elements, dressing } = battlefield.table
  const placed = (side: SideId, characters: readonly Enlisted[]): readonly PlacedFigure[] =>
    characters.flatMap(({ card, assigned }, i) => {
      const [x, y] = places[side][i] ?? []
      if (x === undefined || y === undefined) return []
      const position = { x: Math.round(x * 1000), y: Math.round(y * 1000) }
      const { name, role } = cards.characters[card] ?? {}
      const called = name ?? role
      return [{ id: figureId(`${side}-${i + 1}`), side, card, assigned, position, ...(called && { name: called }) }]
    })
  const opening = { tokens: rules.atIncome, begun: false }
  return {
    start: 'position',
    rules,
    cards,
    seats,
    gameType,
    position: {
      table: { width, height, elements, dressing, edges: { blue: 'south', ember: 'north' } },
      figures: [...placed('blue', blue.force.characters), ...placed('ember', ember.force.characters)],
      sides: { blue: opening, ember: opening },
      turn: { active: 'blue', first: 'blue', number: 1, step: 'start' },
    },
  }
}

/** Puts a battle on the table at once; `played` games move on to other tables. */
export async function playAtOnce(players: Players, played: number): Promise<boolean> {
  const match = MATCHES[played % MATCHES.length]
  const spec = match && preparedMatch(match, sheetOfReader(i18next.language))
  if (!spec) return false
  const begun = await useGame.getState().begin(spec, { title: '', battlefield: match.field, players }, 'byHand')
  if (!('id' in begun)) return false
  if (played === 0 && players.ember === 'opponent') guideThrough(begun.id)
  goTo({ page: 'game', id: begun.id })
  return true
}
