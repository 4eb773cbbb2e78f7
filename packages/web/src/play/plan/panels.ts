import type { ActionVerb } from '@tactic48/rules'
import type { ComponentType } from 'react'
import type { AreaPictureProps, Prospect } from '../../interactions/interaction.ts'
import { CallDetails, ContactDetails } from '../call/CallDetails.tsx'
import { CarryDetails, LoadDetails, PickUpDetails, TreatDetails } from '../casualties/CasualtyDetails.tsx'
import { BlastPicture, SuppressionPicture, WatchPicture } from '../UnderWay.tsx'
import { ArmourDetails } from '../vehiclesAndBunkers/ArmourDetails.tsx'
import { DismountDetails, MountDetails } from '../vehiclesAndBunkers/VehicleDetails.tsx'
import {
  FireDetails,
  GrenadeDetails,
  JoinDetails,
  MoveAndFireDetails,
  OpportunityDetails,
  SuppressionDetails,
} from './FireDetails.tsx'
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
