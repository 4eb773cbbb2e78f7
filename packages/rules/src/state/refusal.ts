import type { Atom } from '../atoms.ts'
import type { Verb } from './command.ts'
import type { FaultCode, FaultParams } from './fault.ts'
import type { CardId, ElementId, FigureId, MarkerId, SeatId, VehicleId, WeaponId } from './ids.ts'
import type { QuestionKind } from './question.ts'
import type { Edge } from './table.ts'

/** What was printed is in u; what was measured on the table is in 1/1000 u. */
export type Length = { readonly u: number } | { readonly milli: number }

/** What a value in a refusal is, so that a screen knows how to put it into words. */
export interface ParamKinds {
  readonly number: number
  /** In 1/1000 u from the corner of the table. */
  readonly coordinate: number
  readonly truth: boolean
  /** A name from outside that stands for nothing in this game. */
  readonly text: string
  readonly length: Length
  readonly seat: SeatId
  readonly figure: FigureId
  readonly card: CardId | WeaponId
  readonly tactic: CardId
  readonly weapon: WeaponId
  readonly element: ElementId
  readonly vehicle: VehicleId
  readonly marker: MarkerId
  readonly verb: Verb
  readonly question: QuestionKind
  readonly edge: Edge
  readonly band: 'short' | 'long'
}
export type ParamKind = keyof ParamKinds

/** Every code with which a rule refuses, and the values that come with it. A `?` marks one that is not always there. */
export const REFUSALS = {
  // Commands.
  unknownVerb: { verb: 'text' },
  malformed: { field: 'text', fault: 'text', limit: 'number?', values: 'text?' },
  noSuchSeat: { seat: 'seat' },
  notYourSeat: { seat: 'seat' },
  hostOnly: { verb: 'verb' },
  incident: { id: 'text' },
  gameOver: {},
  nothingAsked: {},
  notNow: { verb: 'verb', question: 'question' },
  notAsked: { verb: 'verb', question: 'question' },
  notYourTurn: { verb: 'verb', question: 'question' },
  opponentsTurnOnly: {},
  onlyTakeCover: { verb: 'verb' },
  notInPlay: {},
  oneOfferATurn: {},
  // Taking back.
  oneRequestATurn: {},
  noSuchEntry: { to: 'number', entries: 'number' },
  nothingToUndo: {},
  otherDecided: {},
  chance: {},
  secrets: {},
  // Who acts, and what it costs.
  noSuchFigure: { figure: 'figure' },
  notYours: { figure: 'figure' },
  notOnTable: { figure: 'figure' },
  notPermitted: { figure: 'figure', action: 'verb' },
  inShock: { figure: 'figure' },
  suppressed: { figure: 'figure' },
  noTokens: { need: 'number', have: 'number' },
  noSlots: { figure: 'figure', used: 'number', limit: 'number' },
  movementCap: { spent: 'number', limit: 'number' },
  // Where to.
  noMovement: {},
  tooFar: { limit: 'length', length: 'length?' },
  blocked: { x: 'coordinate?', y: 'coordinate?', element: 'element?' },
  offTable: { x: 'coordinate?', y: 'coordinate?', element: 'element?' },
  onFriend: { figure: 'figure' },
  throughEnemy: { figure: 'figure' },
  chargeIntoSuppression: { figure: 'figure' },
  nothingToTouch: { figure: 'figure?', element: 'element?' },
  alreadyTouching: {},
  noContact: {},
  tooManyClimbs: { climbs: 'number' },
  noFreeStep: {},
  noScenicBaseTouched: {},
  notWhollyInside: {},
  // Weapons and targets.
  noSuchWeapon: { figure: 'figure', weapon: 'weapon' },
  notAGun: { figure: 'figure', weapon: 'weapon' },
  notAGrenade: { figure: 'figure', weapon: 'weapon' },
  notACharge: { figure: 'figure', weapon: 'weapon' },
  noArmour: {},
  notHeavy: { weapon: 'weapon' },
  notAtArmour: {},
  notWithMoveAndFire: { figure: 'figure', weapon: 'weapon' },
  noGun: { figure: 'figure' },
  noGrenade: { figure: 'figure' },
  noShotsLeft: { weapon: 'weapon', shots: 'number', limit: 'number' },
  weaponsPerTurn: { weapon: 'weapon', limit: 'number' },
  usedUp: { weapon: 'weapon', uses: 'number' },
  noSuchTarget: { target: 'figure' },
  friend: { target: 'figure' },
  /** Behind armour. */
  armoured: { element: 'element' },
  aimAtSlit: { element: 'element' },
  noSight: { figure: 'figure?', shooter: 'figure?', thrower: 'figure?', target: 'figure?' },
  noDice: { weapon: 'weapon', band: 'band' },
  alreadyAimed: { figure: 'figure' },
  alreadyInCover: { figure: 'figure' },
  notATarget: {},
  nameTargetFirst: {},
  targetOnArrival: {},
  notMoving: {},
  justFought: { target: 'figure' },
  // Standing markers.
  notOffered: { marker: 'marker' },
  noSuchMarker: { marker: 'marker' },
  nothingToJoin: {},
  notYourMarker: { marker: 'marker' },
  alreadyTakesPart: { figure: 'figure' },
  alreadyShot: { figure: 'figure' },
  alreadyAttacked: { figure: 'figure' },
  needsJoiner: { figure: 'figure' },
  namedTwice: { figure: 'figure' },
  // Orders.
  noCompany: {},
  noOfficer: { figure: 'figure' },
  tooFewShooters: {},
  noRecipient: { figure: 'figure' },
  mustObey: { figure: 'figure' },
  notSubordinate: { figure: 'figure' },
  otherUnit: { figure: 'figure' },
  noSuchUnit: { unit: 'text' },
  outOfCommand: { figure: 'figure', limit: 'length' },
  // Medics.
  noMedic: { figure: 'figure' },
  noKits: { figure: 'figure' },
  noPatient: { figure: 'figure' },
  notWounded: { figure: 'figure' },
  treatedBefore: { figure: 'figure' },
  alreadyActed: { figure: 'figure' },
  noCasualty: { figure: 'figure' },
  nobodyToTreat: {},
  locked: { figure: 'figure' },
  teamReduced: { figure: 'figure' },
  // Radio and calls.
  noRadio: { figure: 'figure' },
  alreadyInContact: { figure: 'figure' },
  noCall: { figure: 'figure' },
  noHqContact: { figure: 'figure' },
  noCredit: { figure: 'figure' },
  noAttempts: { limit: 'number' },
  noMoreReinforcements: { limit: 'number' },
  noSupportFire: {},
  noSupportPoint: { limit: 'length' },
  noMortar: {},
  kindNotOffered: {},
  profileNotOffered: {},
  ammoNotOffered: {},
  oneAmmo: {},
  undeclaredCall: {},
  tooNearFriend: { figure: 'figure', limit: 'length' },
  needsLine: {},
  noLine: {},
  wrongNumber: { need: 'number', have: 'number' },
  noTeamCard: {},
  notInFaction: { card: 'card' },
  notASoldier: { card: 'card' },
  tooDear: { total: 'number', limit: 'number' },
  // Messengers.
  noMessage: { figure: 'figure' },
  hasMessage: { figure: 'figure' },
  notAMessenger: { figure: 'figure' },
  officerStays: { figure: 'figure' },
  partnerStays: { figure: 'figure' },
  notAtEdge: {},
  notAtExit: {},
  // Tactic cards.
  deckEmpty: {},
  alreadyDrawn: {},
  drawMissed: {},
  notInHand: { card: 'tactic' },
  wrongMoment: { card: 'tactic' },
  tooLate: { card: 'tactic' },
  onlyCards: { verb: 'verb' },
  needsCharacter: { card: 'tactic' },
  needsWeapon: { card: 'tactic' },
  namesNobody: { card: 'tactic' },
  wrongCharacter: { card: 'tactic', figure: 'figure' },
  noEffect: { card: 'tactic' },
  // Taking the initiative, the clock.
  noInitiative: { figure: 'figure' },
  tooSoon: {},
  seizedTurn: {},
  noClock: {},
  noDefault: { question: 'question' },
  // Answers.
  noSuchVictim: { figure: 'figure' },
  noSuchSix: { participant: 'figure' },
  nothingDrifts: {},
  wrongDistance: { distance: 'length', exact: 'truth' },
  notTouched: { figure: 'figure' },
  // Set-up.
  noCharacters: {},
  unknownCard: { card: 'card' },
  namedCardTwice: { card: 'card' },
  tooLarge: { total: 'number', agreed: 'number' },
  tooSmall: { total: 'number', agreed: 'number' },
  foreignCharacter: { card: 'card', faction: 'text' },
  foreignCard: { card: 'card', faction: 'text' },
  tooManyForeignCards: { cards: 'number', limit: 'number' },
  tooManyLimited: { card: 'card', copies: 'number', limit: 'number' },
  wrongTheatre: { card: 'card', theatre: 'text' },
  upgradesOff: { card: 'card' },
  crewsOff: { card: 'card' },
  foreignTactic: { card: 'card', faction: 'text' },
  tooManyCopies: { card: 'card', copies: 'number', limit: 'number' },
  sampleTacticsOff: { card: 'card' },
  deckNeedsCompany: {},
  abilityNeedsCompany: { card: 'card' },
  platoonNeedsCompany: {},
  ncoMissing: { unit: 'text', men: 'number' },
  tooManyNcos: { unit: 'text', ncos: 'number', limit: 'number' },
  secondNco: { unit: 'text', men: 'number' },
  officerMissing: { have: 'number', need: 'number' },
  tooManyOfficers: { have: 'number', limit: 'number' },
  seniorMissing: {},
  tableTooSmall: { width: 'length', height: 'length' },
  repeatedElement: { element: 'element' },
  scenicBaseIsPartial: { element: 'element' },
  scenicBaseSize: { element: 'element' },
  tooLittleScenery: { need: 'number', have: 'number' },
  noRoom: { edge: 'edge' },
  noObjective: { edge: 'edge' },
  noSuchElement: { element: 'element' },
  notEligible: { element: 'element' },
  outsideZone: {},
  touchesEnemy: { figure: 'figure' },
  overlaps: { figure: 'figure' },
  alreadyDeployed: { figure: 'figure' },
  dropTogether: { figure: 'figure', figures: 'number' },
  noRoomBeside: { figure: 'figure' },
  crewApart: { figure: 'figure' },
  feintTooMuch: { ap: 'number', limit: 'number' },
  feintTooMany: { characters: 'number', limit: 'number' },
  noFeintOnVehicle: { figure: 'figure' },
  // Vehicles.
  noVehicles: {},
  noManning: {},
  nothingToMan: { card: 'card' },
  propOffTable: { card: 'card' },
  propInScenery: { card: 'card' },
  noSeat: { card: 'card', seats: 'number' },
  noSuchRider: { rider: 'number' },
  nobodyDrives: { card: 'card' },
  noRider: { card: 'card' },
  noMounts: {},
  shielded: { target: 'figure' },
  noSuchVehicle: { vehicle: 'vehicle' },
  farFromVehicle: { vehicle: 'vehicle' },
  cannotRide: { figure: 'figure' },
  notMounted: { figure: 'figure' },
  notTheDriver: { figure: 'figure' },
  notMountedAction: { figure: 'figure', action: 'verb' },
  mountedClimb: { figure: 'figure' },
  // Casualties carried.
  notEvacuable: { figure: 'figure' },
  noHelper: { figure: 'figure' },
  noStretcher: { figure: 'figure' },
  carrying: { figure: 'figure' },
  notCarried: { figure: 'figure' },
  notAtHand: { figure: 'figure' },
  noFightCarrying: { figure: 'figure' },
} as const satisfies { readonly [code: string]: { readonly [param: string]: ParamKind | `${ParamKind}?` } }

type Table = typeof REFUSALS
export type RefusalCode = keyof Table

/** The values that always come with a code. */
export type GivenParam<C extends RefusalCode> = {
  [P in keyof Table[C]]: Table[C][P] extends ParamKind ? P : never
}[keyof Table[C]]

/** The value that a kind of the table, with or without its `?`, stands for. */
type ValueOf<K> = K extends ParamKind
  ? ParamKinds[K]
  : K extends `${infer N extends ParamKind}?`
    ? ParamKinds[N]
    : never

export type RefusalParams<C extends RefusalCode> = {
  readonly [P in GivenParam<C>]: ValueOf<Table[C][P]>
} & {
  readonly [P in Exclude<keyof Table[C], GivenParam<C>>]?: ValueOf<Table[C][P]>
}

/** What is refused by no rule of the game but by the machine that plays it. */
export type SystemRule = 'COMMAND' | 'UNDO'

/** The first broken rule. Found in a spec or a file, it names the field too. */
export type RuleRefusal<C extends RefusalCode = RefusalCode> = {
  [K in C]: {
    readonly refused: true
    readonly rule: Atom | SystemRule
    readonly code: K
    readonly params: RefusalParams<K> & { readonly field?: string }
  }
}[C]

/** A spec or a file that cannot be believed: its first field that is wrong. */
export interface FaultRefusal {
  readonly refused: true
  readonly rule: 'SPEC' | 'SAVE'
  readonly code: FaultCode
  readonly params: FaultParams & { readonly field: string }
}

export type Refusal = RuleRefusal | FaultRefusal

/** What all of the codes take. */
type Params<C extends RefusalCode> = (C extends RefusalCode ? (params: RefusalParams<C>) => void : never) extends (
  params: infer P,
) => void
  ? P & { readonly field?: string }
  : never

type Arguments<C extends RefusalCode> =
  Record<never, never> extends Params<C> ? [params?: Params<C>] : [params: Params<C>]

export function refuse<C extends RefusalCode>(rule: Atom | SystemRule, code: C, ...params: Arguments<C>): Refusal
export function refuse(rule: Atom | SystemRule, code: RefusalCode, params: object = {}): Refusal {
  return { refused: true, rule, code, params } as Refusal
}

export const refuseFault = (
  rule: FaultRefusal['rule'],
  code: FaultCode,
  params: FaultRefusal['params'],
): FaultRefusal => ({ refused: true, rule, code, params })

export const isRefusal = (value: object): value is Refusal => (value as Partial<Refusal>).refused === true

export const isFaultRefusal = (refusal: Refusal): refusal is FaultRefusal =>
  refusal.rule === 'SPEC' || refusal.rule === 'SAVE'
