import file from '../data/forces.json' with { type: 'json' }
import { FACTIONS } from './factions.ts'
import { type ReadyForce, readyForcesOf } from './readyForces.ts'

/** Squads for a quick-start game, two for each faction. */
export const READY_FORCES: readonly ReadyForce[] = readyForcesOf(file, FACTIONS)
