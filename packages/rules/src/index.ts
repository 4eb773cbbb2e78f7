export { ATOM_IDS, type Atom, isAtom, isQuickStart } from './atoms.ts'
export * from './editions/agreement.ts'
export { admits, type Domain, describe as describeDomain } from './editions/domain.ts'
export * from './editions/fingerprint.ts'
export * from './editions/matrix.ts'
export * from './editions/options.ts'
export * from './editions/ruleSet.ts'
export {
  CC_EDITIONS,
  type CcEdition,
  type Departure,
  type Edition,
  QS_EDITIONS,
  type QsEdition,
  RANKS,
  type Rank,
  RULINGS,
  type Rulings,
} from './editions/sheet.ts'
export { candidates, defaultAnswer, proposals } from './engine/candidates.ts'
export { able, check, checkAs, checkParsed, parse } from './engine/check.ts'
export { createGame, initialState, stateFrom } from './engine/createGame.ts'
export { carryOut, execute, type Step } from './engine/execute.ts'
export type { Drawn, Performance } from './engine/orderFork.ts'
export * from './engine/orderPreview.ts'
export { type Playable, playable } from './engine/playable.ts'
export * from './engine/version.ts'
export { ENGINE_API, ENGINE_FUNCTIONS, type EngineApi, engine } from './engineApi.ts'
export { changesWith, characterHead, faceWith, factionFields } from './input/cards.ts'
export { Fault, fieldName } from './input/fault.ts'
export { forceShape } from './input/force.ts'
export { readJson } from './input/json.ts'
export { BUNKER_LIMITS, CARD_LIMITS, LIMITS } from './input/limits.ts'
export {
  type AnyShape,
  anyOf,
  anything,
  CONTROL,
  type Fields,
  fileObject,
  id,
  lazy,
  list,
  nameOf,
  number,
  type Optional,
  object,
  oneOf,
  optional,
  type Read,
  type ReadFields,
  readAs,
  record,
  type Shape,
  type Takes,
  tagged,
  text,
  truth,
  tuple,
  where,
  whole,
} from './input/shape.ts'
export { readSpec } from './input/spec.ts'
export { cornersFault, dressingShape, pieceFields, shelterFault } from './input/table.ts'
export { tacticShape } from './input/tactics.ts'
export { vehicleHead } from './input/vehicleCard.ts'
export { propsShape } from './input/vehicles.ts'
export { POINTS, weaponHead } from './input/weapons.ts'
export { apply, fold, isEventType } from './kernel/apply.ts'
export * from './kernel/chance.ts'
export type { Plan } from './kernel/family.ts'
export { topQuestion, topTask } from './kernel/stack.ts'
export { difference } from './log/difference.ts'
export { canonicalJson, digestOf, sha256 } from './log/digest.ts'
export * from './log/log.ts'
export { playOn } from './log/playOn.ts'
export { drawShape, plainDrawShape, type Telling } from './log/reading.ts'
export { stackAt } from './log/recorded.ts'
export { reopen, reopening, replayLog } from './log/reopen.ts'
export * from './log/save.ts'
export * from './log/stored.ts'
export { redact, redactEntries, redactEntry, Seals, type SeenCommand, type SeenEntry, view } from './log/view.ts'
export * from './odds/dangers.ts'
export * from './odds/index.ts'
export { aidStationOf, isAtAidStation } from './query/aid.ts'
export { type Area, areaReach, isFigureInside, isInside, markerDisc, suppressionAreas } from './query/area.ts'
export { type Armoured, armouredOf, armourTargets } from './query/armour.ts'
export { callable, mortarRange } from './query/callKinds.ts'
export { type Group, groupOf, isMedic, loadOf } from './query/carry.ts'
export * from './query/carryPlan.ts'
export { allowanceOf, lendersNear, lendsStill } from './query/command.ts'
export { objectiveFor } from './query/contact.ts'
export { teamFigures } from './query/entry.ts'
export { alliesOf, COMPANY_ABILITIES, factionData, hasAny } from './query/faction.ts'
export { dropOf, type FeintLimit, feintLimit } from './query/feint.ts'
export * from './query/figures.ts'
export { changedForce, type ForceChange } from './query/force/change.ts'
export { type ForceContext, forceContext, unitName } from './query/force/context.ts'
export { deckFaults, deckWorth } from './query/force/deck.ts'
export type { ForceFault } from './query/force/fault.ts'
export { forceFaults, forceRefusal } from './query/force/faults.ts'
export { forceReport, type MendedFault, subjectOf } from './query/force/fix.ts'
export { type Organisation, organisationOf } from './query/force/organisation.ts'
export { foreignCards, foreignLimit } from './query/force/ownership.ts'
export { type GoalProgress, goalProgress, winsWithOneMore } from './query/goals.ts'
export { initiativeOfficers, initiativeRoll, initiativeValue } from './query/initiative.ts'
export { layoutFault, layoutWarnings, objectivesAt, sectionsOf, type Warning } from './query/layout.ts'
export * from './query/losses.ts'
export { leftProfile, mannedBy } from './query/manning.ts'
export { type Pending, pending } from './query/pending.ts'
export { emplacedWeapon, playsEmplaced, playsParked, propsFault, usableProps } from './query/props.ts'
export { type HqContact, hqContact, liesInHalf } from './query/radio.ts'
export { isOfficer, isOfficerRank, radiusOfOrders } from './query/rank.ts'
export * from './query/reach.ts'
export {
  DESTROYED,
  damageOf,
  isArmoured,
  isNearSlit,
  type Passage,
  passageOf,
  shelterOf,
  sheltersOf,
  slitGround,
  slitsBetween,
} from './query/shelter.ts'
export { bandOf, needFor, type ShotProfile, shotProfile } from './query/shotProfile.ts'
export {
  canSeeFigure,
  canSeePoint,
  coverOf,
  groundOf,
  sightGroundOf,
  sightRulesBetween,
  sightRulesOf,
} from './query/sight.ts'
export { lookedDownOn } from './query/sightWaiver.ts'
export { elementOfPiece, isPassable, type Shelter } from './query/terrain.ts'
export * from './query/vehicles.ts'
export { gapOnWall, type Slit } from './query/walls.ts'
export { type Idleness, watchIdleness } from './query/watch.ts'
export { type Band, checkWeapon, isGun, shotLimit, suppressesAlone, weaponOf, weaponsOf } from './query/weapons.ts'
export { edgeOf, FACING, reachesZone, toEdge, whyNotDeploy, zoneGrid, zonePoint } from './query/zone.ts'
export * from './state/card.ts'
export * from './state/command.ts'
export * from './state/companyEvent.ts'
export * from './state/event.ts'
export * from './state/eventKind.ts'
export * from './state/faction.ts'
export * from './state/fault.ts'
export * from './state/figure.ts'
export * from './state/goal.ts'
export * from './state/ids.ts'
export * from './state/lasting.ts'
export * from './state/marker.ts'
export * from './state/question.ts'
export { summaryOf } from './state/questionSummary.ts'
export * from './state/refusal.ts'
export { isSecretFact } from './state/secrecy.ts'
export * from './state/sheet.ts'
export * from './state/spec.ts'
export * from './state/state.ts'
export * from './state/support.ts'
export * from './state/table.ts'
export * from './state/tactic.ts'
export * from './state/task.ts'
export * from './state/upgrade.ts'
