export {
  type ArmourLine,
  type ArmourShot,
  armourLine,
  type BlastLine,
  blastLines,
  type FightLine,
  fightLine,
  type Shot,
  type ShotCover,
  type ShotLine,
  shotLine,
} from './attacks.ts'
export {
  aroundMarker,
  type Bids,
  barrageLines,
  bidLines,
  bombLines,
  type CallLine,
  callerOf,
  callLine,
  MARKER,
  type Near,
} from './attempts.ts'
export { shockLine, type Treatment, treatmentLine, type Witness } from './care.ts'
