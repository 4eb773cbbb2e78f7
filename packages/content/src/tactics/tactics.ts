import type { TacticCard } from '@tactic48/rules'
import deAirborne from '../../data/tactics/de-airborne.json' with { type: 'json' }
import deInfantry from '../../data/tactics/de-infantry.json' with { type: 'json' }
import jpArmy from '../../data/tactics/jp-army.json' with { type: 'json' }
import jpSnlf from '../../data/tactics/jp-snlf.json' with { type: 'json' }
import suRifle from '../../data/tactics/su-rifle.json' with { type: 'json' }
import ukAirborne from '../../data/tactics/uk-airborne.json' with { type: 'json' }
import ukInfantry from '../../data/tactics/uk-infantry.json' with { type: 'json' }
import universal from '../../data/tactics/universal.json' with { type: 'json' }
import usAirborne from '../../data/tactics/us-airborne.json' with { type: 'json' }
import usMech from '../../data/tactics/us-mech.json' with { type: 'json' }
import usRifle from '../../data/tactics/us-rifle.json' with { type: 'json' }
import { tacticsOf } from './tacticFile.ts'

/** TACTIC-02: universal cards and those of every faction. */
export const TACTICS: readonly TacticCard[] = [
  universal,
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
].flatMap(tacticsOf)
