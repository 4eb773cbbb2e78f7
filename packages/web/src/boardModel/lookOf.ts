import {
  allowanceOf,
  type Rank as CardRank,
  type CharacterCard,
  cardOf,
  casualtyRoom,
  type Figure,
  faceOf,
  type GameState,
  isMount,
  isWounded,
  own,
  sheetOf,
  type Vehicle,
  type VehicleCard,
  vehicleCardOf,
  type WeaponProfile,
} from '@tactic48/rules'
import type { Arms, Duty, FigureLook, Rank, Side } from '../board/figureState.ts'
import type { VehicleLook, VehicleShape } from '../board/vehicle.ts'

const ARMS: { readonly [silhouette: string]: Arms } = { rifle: 'rifle', smg: 'smg', mg: 'mg', sniper: 'sniper' }

const CHEVRONS: { readonly [rank in CardRank]?: Rank } = {
  corporal: 'corporal',
  nco: 'corporal',
  sergeant: 'sergeant',
  secondLieutenant: 'officer',
  lieutenant: 'officer',
  captain: 'officer',
  higher: 'officer',
}

/** The first gun gives the outline; a pistol is carried by those who lead. */
function armsOf(weapons: readonly WeaponProfile[]): Arms {
  const gun = weapons.find(({ kind }) => kind === 'gun')
  if (gun?.silhouette === 'pistol') return 'officer'
  return own(ARMS, gun?.silhouette ?? '') ?? (gun?.mg ? 'mg' : 'rifle')
}

export function cardLook(side: Figure['side'], card: CharacterCard | undefined): FigureLook {
  const rank = card && CHEVRONS[card.rank]
  return { side, arms: armsOf(card?.healthy.weapons ?? []), ...(rank ? { rank } : {}) }
}

/** RUNNER-02, RADIO-04, MEDIC-01: what is most pressing. */
function dutyOf(state: GameState, figure: Figure): Duty | undefined {
  if (figure.message !== undefined) return 'message'
  if (figure.contact) return 'contact'
  const { firstAid, contactHq } = faceOf(state, figure)
  if (state.rules.company === undefined) return undefined
  return firstAid !== undefined ? 'medic' : contactHq !== undefined ? 'radio' : undefined
}

/** Everything that a figure's marks tell (the clock places of the mock); Actions only while its side is active. */
export function lookOf(state: GameState, figure: Figure): FigureLook {
  const { standing, aims, shockSince, counters } = figure
  const stance = standing?.kind ?? (aims > 0 ? 'aim' : undefined)
  const harm = shockSince !== undefined ? 'shock' : counters.suppressed ? 'suppressed' : undefined
  const slots = allowanceOf(state, figure)
  const duty = dutyOf(state, figure)
  const active = state.phase === 'play' && state.turn.active === figure.side
  return {
    ...cardLook(figure.side, cardOf(state, figure)),
    wounded: isWounded(state, figure),
    ...(stance ? { stance } : {}),
    ...(harm ? { harm } : {}),
    ...(duty ? { duty } : {}),
    ...(sheetOf(state, figure).locks.length > 0 ? { locked: true } : {}),
    ...(active ? { actions: { slots, spent: Math.min(slots, sheetOf(state, figure).counters.slots) } } : {}),
  }
}

/** More places for casualties than for anybody else: it is an ambulance. */
const isAmbulance = (card: VehicleCard): boolean => casualtyRoom(card) >= card.seats

function shapeOf(card: VehicleCard): VehicleShape {
  const { kind, openTopped } = card
  if (isMount(kind)) return kind === 'horse' || kind === 'bicycle' ? kind : 'motorbike'
  if (kind === 'armoured') return openTopped ? 'halfTrack' : 'turret'
  if (isAmbulance(card)) return 'ambulance'
  return openTopped ? 'car' : 'truck'
}

export const vehicleLook = (state: GameState, vehicle: Vehicle): VehicleLook => ({
  side: vehicle.side,
  shape: shapeOf(vehicleCardOf(state, vehicle)),
  damage: vehicle.damage,
})

/** HOUSE-03, HOUSE-21: with nobody on it or behind it; what is no vehicle is a weapon on its legs. */
export const propLook = (side: Side, card: VehicleCard | undefined): VehicleLook => ({
  side,
  shape: card ? shapeOf(card) : 'emplaced',
  damage: 0,
})
