import type { ActionVerb } from '@tactic48/rules'
import type { ComponentType } from 'react'
import type { AreaPictureProps, Prospect } from '../../interactions/interaction.ts'
import { CallDetails } from '../call/CallDetails.tsx'
import { ContactDetails } from '../call/ContactDetails.tsx'
import { CarryDetails } from '../casualties/CarryDetails.tsx'
import { PickUpDetails } from '../casualties/PickUpDetails.tsx'
import { TreatDetails } from '../casualties/TreatDetails.tsx'
import { ArmourDetails } from '../vehiclesAndBunkers/ArmourDetails.tsx'
import { LoadDetails } from '../vehiclesAndBunkers/LoadDetails.tsx'
import { DismountDetails, MountDetails } from '../vehiclesAndBunkers/RideDetails.tsx'
import { FireDetails, MoveAndFireDetails } from './FireDetails.tsx'
import { GrenadeDetails } from './GrenadeDetails.tsx'
import { JoinDetails, OpportunityDetails, SuppressionDetails } from './MarkerDetails.tsx'
import { BlastPicture, SuppressionPicture, WatchPicture } from './PlannedAreas.tsx'
import { WayDetails } from './WayDetails.tsx'

/** Choices and consequences of an Action in its plan; those that leave nothing to choose have none. */
export const PANELS: { readonly [V in ActionVerb]?: ComponentType<{ readonly prospect: Prospect }> } = {
  move: WayDetails,
  moveAndFire: MoveAndFireDetails,
  fire: FireDetails,
  throwGrenade: GrenadeDetails,
  placeOpportunityFire: OpportunityDetails,
  startSuppression: SuppressionDetails,
  joinSuppression: JoinDetails,
  contactHq: ContactDetails,
  call: CallDetails,
  firstAid: TreatDetails,
  checkCasualty: TreatDetails,
  carry: CarryDetails,
  pickUp: PickUpDetails,
  loadCasualty: LoadDetails,
  mount: MountDetails,
  dismount: DismountDetails,
  fireAtArmour: ArmourDetails,
  layCharge: ArmourDetails,
}

/** The marker or the blast that an Action puts on the table. */
export const PICTURES: { readonly [V in ActionVerb]?: ComponentType<AreaPictureProps> } = {
  throwGrenade: BlastPicture,
  placeOpportunityFire: WatchPicture,
  startSuppression: SuppressionPicture,
}
