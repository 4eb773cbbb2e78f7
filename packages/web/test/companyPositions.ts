import { companyBookOf, FACTIONS } from '@tactic48/content'
import { LARGE_BATTLEFIELDS } from '@tactic48/content/battles'
import {
  type CcEdition,
  type OptionValues,
  type Position,
  type PreparedGame,
  type QsEdition,
  ruleSetOf,
  type SideId,
  scriptedChance,
  seededChance,
  startLog,
} from '@tactic48/rules'
import { ground, named } from '../../content/test/battles.ts'
import { held } from '../../rules/test/world/games.ts'
import { said } from '../../rules/test/world/logs.ts'
import type { Players, SavedGame } from '../src/game/savedGame.ts'
import { SEATS } from '../src/game/seats.ts'
import { kept } from './replayGames.ts'

interface CompanyScene
  extends Pick<Position, 'figures' | 'markers' | 'schedule' | 'smoke' | 'vehicles' | 'leftWeapons' | 'sides'> {
  readonly id: string
  readonly qs?: QsEdition
  readonly cc?: CcEdition
  readonly options?: OptionValues
  readonly field?: string
  readonly active?: SideId
  readonly number?: number
  readonly tokens?: number
  readonly step?: NonNullable<Position['turn']['step']>
  readonly players?: Players
  readonly factions?: readonly [blue: string, ember: string]
  readonly commands?: readonly object[]
  /** The first dice; afterwards those of the game's own seed. */
  readonly dice?: readonly number[]
}

/** A prepared moment of a company on a large table, blue in the south, as the browser would have kept it. */
export function companyGame(scene: CompanyScene): SavedGame {
  const { id, commands = [], dice, players, field = 'field-hospital' } = scene
  const chance = dice ? scriptedChance(dice) : seededChance(id)
  const played = said(held(startLog(companySpec(scene), chance)), commands, chance)
  return kept(id, played, {
    battlefield: field,
    chance: seededChance(id).saved(),
    ...(players && { players }),
  })
}

function companySpec(scene: CompanyScene): PreparedGame {
  const { qs = 'qs-en', cc = 'cc-en', options = {}, field = 'field-hospital' } = scene
  const { active = 'blue', number = 5, tokens = 8, step, sides = {} } = scene
  const { figures, markers = [], schedule = [], smoke = [], vehicles = [], leftWeapons = [] } = scene
  const [blue, ember] = scene.factions ?? ['us-airborne', 'de-infantry']
  return {
    rules: ruleSetOf({ qs, cc, options }),
    cards: companyBookOf(FACTIONS),
    seats: { [SEATS.blue]: 'blue', [SEATS.ember]: 'ember' },
    gameType: 'skirmish',
    start: 'position',
    position: {
      table: { ...ground(named(LARGE_BATTLEFIELDS, field)), edges: { blue: 'south', ember: 'north' } },
      figures,
      markers,
      schedule,
      smoke,
      vehicles,
      leftWeapons,
      sides: {
        blue: { tokens, faction: blue, ...sides.blue },
        ember: { tokens, faction: ember, ...sides.ember },
      },
      turn: { active, number, ...(step && { step }) },
    },
  }
}
