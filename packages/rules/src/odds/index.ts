export {
  type ArmourOdds,
  type ArmourQuestion,
  armourOdds,
  type PenetrationOdds,
  type PenetrationQuestion,
  penetrationOdds,
} from './armour.ts'
export { type BarrageOdds, type BombOdds, barrageOdds, bombOdds, type DriftItem, type SafeItem } from './barrage.ts'
export {
  type AttemptOdds,
  type CallOdds,
  type CallOptions,
  callOdds,
  callOptions,
  radioOdds,
  teamOdds,
} from './calls.ts'
export { chanceOf, type DiceQuestion, diceOdds, type Odds } from './dice.ts'
export {
  type BlastQuestion,
  blastOdds,
  type Caught,
  type GrenadeOdds,
  type GrenadeQuestion,
  grenadeOdds,
} from './grenade.ts'
export { type Fighter, type FighterOdds, type FightOdds, type FightRules, fighterOf, h2hOdds } from './h2h.ts'
export { type InitiativeOdds, type InitiativeSide, initiativeOdds, openingOdds } from './initiative.ts'
export { type ShockOdds, shockTestOdds } from './morale.ts'
export { ROLLS, type Roll, type RollId, type RollLine, rollsOf } from './rolls.ts'
export { type ShotOdds, type ShotQuestion, shotOdds } from './shot.ts'
export * from './treatment.ts'
export { volleyOdds } from './volley.ts'
