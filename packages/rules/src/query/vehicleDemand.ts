import type { ActionVerb } from '../state/command.ts'
import type { Figure } from '../state/figure.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import type { GameState } from '../state/state.ts'
import type { Demand } from './actor.ts'
import { faceOf } from './figures.ts'
import { rideOf, vehicleCardOf } from './vehicles.ts'

/** What being on a mount or in a vehicle adds to the price of an Action. */
export interface Surcharge {
  /** AT. */
  readonly extra: number
  /** Of them, for MOVE-03. */
  readonly movement: number
}

const NO_SURCHARGE: Surcharge = { extra: 0, movement: 0 }

/** HOUSE-03: not from the saddle, whoever rides. */
const ON_FOOT_ONLY: readonly ActionVerb[] = ['takeCover', 'moveAndFire', 'throwGrenade', 'carry', 'pickUp', 'mount']

/** HOUSE-03, MOUNT-02: may this be done on board at all, and what does it cost more? */
export function rideDemand(state: GameState, figure: Figure, { verb, attack, movement }: Demand): Surcharge | Refusal {
  const ride = rideOf(state, figure)
  if (!ride) return NO_SURCHARGE
  const { kind, weapons } = vehicleCardOf(state, ride)
  const barred = ON_FOOT_ONLY.includes(verb) || ((attack || verb === 'aim') && weapons.length === 0)
  if (barred) return refuse('HOUSE-03', 'notMountedAction', { figure: figure.id, action: verb })
  const drives = ride.driver === figure.id
  if (verb === 'move' && !drives) return refuse('HOUSE-03', 'notTheDriver', { figure: figure.id })
  if (kind !== 'motorbike' || !drives || faceOf(state, figure).biker) return NO_SURCHARGE
  const extra = state.rules.company?.mountsDefined ? state.rules.company.motorbikeUntrainedExtra : 0
  return { extra, movement: movement && verb !== 'dismount' ? extra : 0 }
}

/** EVAC-08, HOUSE-14: who carries a stretcher does not attack and goes nowhere without it. */
export function checkHands({ figures }: GameState, { id }: Figure, { verb, attack }: Demand): Refusal | undefined {
  if (!attack && verb !== 'move' && verb !== 'mount') return undefined
  const carries = figures.some(({ place }) => place.at === 'carried' && place.by.includes(id))
  return carries ? refuse(attack ? 'HOUSE-14' : 'EVAC-08', 'carrying', { figure: id }) : undefined
}
