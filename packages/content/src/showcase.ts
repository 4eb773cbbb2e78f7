// What the front page shows before anybody has chosen anything: its own entry point, so that no other cards are loaded with it.
import crossroads from '../data/battlefields/crossroads.json' with { type: 'json' }
import deInfantry from '../data/factions/de-infantry.json' with { type: 'json' }
import usAirborne from '../data/factions/us-airborne.json' with { type: 'json' }
import forces from '../data/forces.json' with { type: 'json' }
import { battlefieldOf } from './battlefield.ts'
import { cardBookOf } from './cardBook.ts'
import { factionOf } from './faction.ts'
import { quickStartOf } from './quickStart.ts'
import { readyForcesOf } from './readyForces.ts'

const factions = [usAirborne, deInfantry].map((file) => quickStartOf(factionOf(file)))

export const SHOWCASE = {
  field: battlefieldOf(crossroads),
  cards: cardBookOf(factions),
  forces: readyForcesOf(forces, factions),
} as const
