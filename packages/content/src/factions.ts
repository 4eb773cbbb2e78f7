import deAirborne from '../data/factions/de-airborne.json' with { type: 'json' }
import deInfantry from '../data/factions/de-infantry.json' with { type: 'json' }
import jpArmy from '../data/factions/jp-army.json' with { type: 'json' }
import jpSnlf from '../data/factions/jp-snlf.json' with { type: 'json' }
import suRifle from '../data/factions/su-rifle.json' with { type: 'json' }
import ukAirborne from '../data/factions/uk-airborne.json' with { type: 'json' }
import ukInfantry from '../data/factions/uk-infantry.json' with { type: 'json' }
import usAirborne from '../data/factions/us-airborne.json' with { type: 'json' }
import usMech from '../data/factions/us-mech.json' with { type: 'json' }
import usRifle from '../data/factions/us-rifle.json' with { type: 'json' }
import { type Faction, factionOf } from './faction.ts'
import { quickStartOf } from './quickStart.ts'

export const FACTIONS: readonly Faction[] = [
  usAirborne,
  usRifle,
  usMech,
  deInfantry,
  deAirborne,
  ukInfantry,
  ukAirborne,
  jpArmy,
  jpSnlf,
  suRifle,
].map((file) => factionOf(file))

/** FORCE-09: our factions as a game without a company sheet fields them. */
export const QUICK_START_FACTIONS: readonly Faction[] = FACTIONS.map(quickStartOf)
