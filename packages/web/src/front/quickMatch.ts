import { BATTLEFIELDS, READY_FORCES } from '@tactic48/content'
import {
  type Enlisted,
  figureId,
  type PerSide,
  type PlacedFigure,
  type PreparedGame,
  type QsEdition,
  type SideId,
} from '@tactic48/rules'
import i18next from 'i18next'
import { goTo } from '../app/route.ts'
import { remembered } from '../app/storedText.ts'
import { useGame } from '../game/gameStore.ts'
import { quickStartSpec } from '../game/quickStart.ts'
import { LEVELS, type Players } from '../game/savedGame.ts'
import { sheetOfReader } from '../game/sheetOfReader.ts'
import { guideThrough } from '../play/guide/guided.ts'

/** Even forces on a table that suits them. */
export interface Match {
  readonly field: string
  readonly forces: PerSide<string>
  /**
   * x and y of each, in u, in the order of the force: inside the deployment zone (SETUP-09), nobody in the open in sight of the
   * enemy, and nobody of blue, who begins, in a place where he is hit at once.
   */
  readonly places: PerSide<readonly number[]>
}

/** The first is every newcomer's. */
export const MATCHES: readonly Match[] = [
  {
    field: 'crossroads',
    forces: { blue: 'us-airborne/strike', ember: 'de-infantry/squad' },
    places: {
      blue: [22.6, 21.8, 19.7, 22.7, 25, 19.6, 16.6, 20, 20.8, 20.1, 22.6, 19.2],
      ember: [21.9, 5.1, 30.3, 5.1, 24.4, 2.3, 28.8, 1.3, 24.7, 5, 31, 3.3, 29.3, 4.6],
    },
  },
  {
    field: 'broken-village',
    forces: { blue: 'su-rifle/squad', ember: 'de-infantry/squad' },
    places: {
      blue: [11.2, 20.9, 23.9, 19.1, 4.5, 20.3, 20.1, 23.4, 7.2, 20, 4.2, 21.9, 9.8, 20.4],
      ember: [13.2, 4.7, 18.4, 3.7, 6, 5.3, 21.8, 3.9, 14.3, 5.1, 7.1, 0.9, 16.3, 4.6],
    },
  },
  {
    field: 'orchard-wall',
    forces: { blue: 'us-rifle/squad', ember: 'de-airborne/squad' },
    places: {
      blue: [14.6, 23.2, 12.7, 22.8, 11.5, 22.3, 18, 19.3, 10.7, 23.1, 11.5, 21.3],
      ember: [18.9, 4.2, 14, 0.7, 15.4, 1.9, 12.2, 1.6, 25, 4.3],
    },
  },
  {
    field: 'sunken-lane',
    forces: { blue: 'uk-airborne/squad', ember: 'de-airborne/squad' },
    places: {
      blue: [16.4, 19.1, 6.1, 20, 7.8, 21.7, 6.1, 21.7, 15.3, 18.8, 4.8, 23],
      ember: [15.2, 4.4, 20.1, 3.5, 24.8, 3.3, 25.2, 2.3, 16.6, 5.3],
    },
  },
  {
    field: 'pine-ridge',
    forces: { blue: 'us-airborne/patrol', ember: 'de-airborne/patrol' },
    places: {
      blue: [13.7, 21.7, 23.9, 20.6, 24.3, 21.6, 6.4, 21, 15.1, 25.5],
      ember: [14, 0.5, 13, 0.5, 12, 0.5, 16.1, 5],
    },
  },
  {
    field: 'hill-rocks',
    forces: { blue: 'us-rifle/patrol', ember: 'su-rifle/patrol' },
    places: {
      blue: [11.9, 19.8, 18.1, 19.5, 5.1, 20.1, 10.2, 20.4, 16.6, 20.1],
      ember: [11.9, 5, 4.9, 5.3, 19, 3.3, 7, 4.5, 17.8, 3.8],
    },
  },
]

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
      const [x, y] = places[side].slice(2 * i, 2 * i + 2)
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

/** The opponent that was last chosen in set-up, which is not loaded for it; at first the Recruit. */
function lastLevel(): (typeof LEVELS)[number] {
  const draft: unknown = remembered('draft')
  const level = typeof draft === 'object' && draft && 'level' in draft ? draft.level : undefined
  return LEVELS.find((one) => one === level) ?? LEVELS[0]
}

/** Puts a battle on the table at once; `played` games move on to other tables. */
export async function playAtOnce(players: Players, played: number): Promise<boolean> {
  const match = MATCHES[played % MATCHES.length]
  const spec = match && preparedMatch(match, sheetOfReader(i18next.language))
  if (!spec) return false
  const begun = await useGame
    .getState()
    .begin(spec, { title: '', battlefield: match.field, players, level: lastLevel() }, 'byHand')
  if (!('id' in begun)) return false
  // Whoever played beside a friend first has not been guided yet.
  if (players.ember === 'opponent') guideThrough(begun.id)
  goTo({ page: 'game', id: begun.id })
  return true
}
