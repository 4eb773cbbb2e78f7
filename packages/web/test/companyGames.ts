import { BATTLEFIELDS, companyBookOf, FACTIONS } from '@tactic48/content'
import { LARGE_BATTLEFIELDS } from '@tactic48/content/battles'
import {
  type CcEdition,
  cardId,
  figureId,
  type OptionValues,
  type Parameters,
  type PlacedFigure,
  type Position,
  type QsEdition,
  ruleSetOf,
  type SideId,
  type SideSpec,
  seededChance,
  startLog,
} from '@tactic48/rules'
import { ground, named } from '../../content/test/battles.ts'
import { held } from '../../rules/test/world/games.ts'
import { said } from '../../rules/test/world/logs.ts'
import { at } from '../../rules/test/world/places.ts'
import type { Players, SavedGame } from '../src/game/savedGame.ts'
import { SEATS } from '../src/game/seats.ts'
import { kept } from './replayGames.ts'

/** `b-lead` and `e-lead` are the officers; `b1-…` stands in the first squad of blue. Places are in u. */
type Men = { readonly [id: string]: readonly [card: string, x: number, y: number] }

/** A platoon leader with his radio and medic, and two squads, south of the crossroads. */
const BLUE_MEN: Men = {
  'b-lead': ['us-airborne/cardwell', 14, 20],
  'b-radio': ['us-airborne/foot-radio', 15.5, 20.5],
  'b-medic': ['us-airborne/foot-medic', 12.5, 20.5],
  'b1-nco': ['us-airborne/hobart', 9, 19],
  'b1-gunner': ['us-airborne/foot-gunner', 7.5, 19.5],
  'b1-rifle': ['us-airborne/foot-rifle', 10.5, 19.5],
  'b1-smg': ['us-airborne/foot-smg', 9, 20.5],
  'b2-nco': ['us-airborne/foot-nco', 20, 19],
  'b2-gunner': ['us-airborne/delgado', 18.5, 19.5],
  'b2-rifle': ['us-airborne/foot-rifle', 21.5, 19.5],
  'b2-carbine': ['us-airborne/foot-carbine', 20, 20.5],
}

/** The same of ember, north of it. */
const EMBER_MEN: Men = {
  'e-lead': ['de-infantry/falkner', 14, 4],
  'e-radio': ['de-infantry/foot-radio', 15.5, 3.5],
  'e-medic': ['de-infantry/foot-medic', 12.5, 3.5],
  'e1-nco': ['de-infantry/ziegler', 9, 5],
  'e1-gunner': ['de-infantry/foot-gunner', 7.5, 4.5],
  'e1-rifle': ['de-infantry/foot-rifle', 10.5, 4.5],
  'e1-smg': ['de-infantry/foot-smg', 9, 3.5],
  'e2-nco': ['de-infantry/foot-nco', 20, 5],
  'e2-gunner': ['de-infantry/haller', 18.5, 4.5],
  'e2-rifle': ['de-infantry/foot-rifle', 21.5, 4.5],
  'e2-grenade': ['de-infantry/foot-grenade', 20, 3.5],
}

/** FORCE-08: the squad follows from the first part of the id. */
function placed(side: SideId, men: Men, more: CompanyScene['more'] = {}): readonly PlacedFigure[] {
  return Object.entries(men).map(([id, [card, x, y]]) => {
    const squad = /^[be](\d)/.exec(id)?.[1]
    return {
      id: figureId(id),
      side,
      card: cardId(card),
      position: at(x, y),
      unit: { company: '1', platoon: '1', ...(squad !== undefined && { squad }) },
      ...more[id],
    }
  })
}

const pile = (cards: readonly string[] = []) => ({ size: cards.length, ap: 0, cards: cards.map(cardId) })

interface CompanyScene {
  readonly id: string
  readonly qs?: QsEdition
  readonly cc?: CcEdition
  readonly options?: OptionValues
  readonly scenario?: Partial<Parameters>
  readonly players?: Players
  readonly active?: SideId
  readonly tokens?: number
  /** Other places or other men than `BLUE_MEN` and `EMBER_MEN`. */
  readonly blue?: Men
  readonly ember?: Men
  /** What is special about somebody: wounded, in contact … */
  readonly more?: { readonly [id: string]: Partial<PlacedFigure> }
  /** Tactic cards in hand. */
  readonly hands?: { readonly [side in SideId]?: readonly string[] }
  readonly sides?: { readonly [side in SideId]?: SideSpec }
  readonly position?: Partial<Position>
  readonly field?: string
  readonly commands?: readonly object[]
}

/**
 * A short company game as the browser would have kept it: an officer and two squads a side in the third turn, broken by a fifth of
 * its AP. `new PlayTable(page).open(companyGame({ id: 'orders', cc: 'cc-it' }))` has it on the screen.
 */
export function companyGame(scene: CompanyScene): SavedGame {
  const { id, qs = 'qs-en', cc = 'cc-en', options = {}, scenario = {}, players, active = 'blue', tokens = 8 } = scene
  const { blue = BLUE_MEN, ember = EMBER_MEN, hands = {}, field = 'crossroads', commands = [] } = scene
  const chance = seededChance(id)
  const side = (one: SideId, faction: string): SideSpec => ({
    tokens,
    faction,
    ...(hands[one] && { hand: pile(hands[one]) }),
    ...scene.sides?.[one],
  })
  const spec = {
    start: 'position',
    rules: ruleSetOf({ qs, cc, options, scenario: { victoryShare: 0.2, ...scenario } }),
    cards: companyBookOf(FACTIONS.filter(({ id: faction }) => ['us-airborne', 'de-infantry'].includes(faction))),
    seats: { [SEATS.blue]: 'blue', [SEATS.ember]: 'ember' },
    gameType: 'skirmish',
    position: {
      table: {
        ...ground(named([...BATTLEFIELDS, ...LARGE_BATTLEFIELDS], field)),
        edges: { blue: 'south', ember: 'north' },
      },
      figures: [...placed('blue', blue, scene.more), ...placed('ember', ember, scene.more)],
      sides: { blue: side('blue', 'us-airborne'), ember: side('ember', 'de-infantry') },
      turn: { active, number: 3 },
      ...scene.position,
    },
  } as const
  const played = said(held(startLog(spec, chance)), commands, chance)
  return kept(id, played, { chance: chance.saved(), battlefield: field, ...(players && { players }) })
}
