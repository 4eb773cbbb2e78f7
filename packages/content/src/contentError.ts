import { Fault, type FaultCode, type FaultParams, fieldName, readAs, type Shape } from '@tactic48/rules'

/** Refused content, with the field that is wrong. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly field: string
  readonly fault: FaultCode
  readonly params: FaultParams
  /** Without the field. */
  readonly reason: string

  constructor(field: string, message: string, fault: FaultCode = 'invalid', params: FaultParams = {}) {
    super(`${field}: ${message}`)
    this.field = field
    this.fault = fault
    this.params = params
    this.reason = message
  }
}

export type Path = readonly (string | number)[]

/** `faction.characters[2].healthy.h2h`. */
export const fieldOf = (path: Path): string => fieldName(path) || 'file'

/** What a fault says to the author of the file: one table for every file that is read. */
const WORDS: { readonly [code in FaultCode]: string } = {
  missing: 'is missing',
  unknownField: 'is an unknown field',
  forbiddenName: 'is a reserved name',
  notAnObject: 'must be an object',
  notAList: 'must be a list',
  notAText: 'must be a text',
  notATruth: 'must be true or false',
  notANumber: 'must be a number',
  notWhole: 'must be a whole number',
  notOneOf: 'must be one of {values}',
  noneFits: 'matches none of the allowed forms',
  valueTooSmall: 'must be at least {limit}',
  valueTooBig: 'must be at most {limit}',
  textTooShort: 'must have at least {limit} characters',
  textTooLong: 'is longer than {limit} characters',
  listTooShort: 'must have at least {limit} entries',
  listTooLong: 'has more than {limit} entries',
  controlCharacter: 'has characters that cannot be printed',
  nothingVisible: 'must have a visible character',
  unreadable: 'cannot be read',
  notJson: 'is not written as JSON',
  fileTooBig: 'is larger than {limit} characters',
  tooDeep: 'is nested more than {limit} deep',
  tooManyValues: 'contains too much data',
  badValue: 'takes {takes}',
  repeatedId: 'duplicate id {id}',
  inconsistent: 'is inconsistent with {with}',
  offTable: 'is off the table',
  overlaps: 'overlaps another base',
  tooManyCorners: 'has more than {limit} corners in all',
  badOutline: 'must be a simple polygon (no self-intersections)',
  notOnWall: 'must be on a wall of its bunker, clear of other gaps (HOUSE-18)',
  insideScenery: 'is in impassable scenery (MOVE-09)',
  touchesEnemy: 'touches an enemy (SETUP-09)',
  unknownCard: 'refers to an unknown card',
  noWoundedSide: 'has no wounded side on its card',
  notOnTable: '{figure} is not on the table',
  notHeldByOwner: '{figure} does not hold it',
  noSuchMarker: 'refers to an unknown marker',
  noSuchWeapon: 'refers to a weapon that is not carried',
  noSuchFigure: 'refers to an unknown figure',
  noSuchElement: 'refers to an unknown piece of scenery',
  namedCardTwice: 'has {card} twice; a named Character may be fielded once (FORCE-02)',
  nobodyPlays: 'has no player for {side}',
  noShelter: 'must be a bunker with walls along a polygon and Total Cover (HOUSE-18)',
  wrongId: 'does not match the id under which it is stored',
  invalid: 'is not valid',
  taken: '"{id}" is taken',
  nameAndNamed: 'a named Character has a name, a nameless one has none (FORCE-01)',
  noSuchCard: 'no card is called "{id}"',
  unknownWeapon: 'no weapon is called "{id}"',
  noSuchFaction: 'no faction is called "{id}"',
  notThePrice: 'its effects are worth {limit} AP; another price needs "apTyped": true',
  notASavedState: 'is not a saved position of Tactic48',
  notASavedLog: 'is not a saved game of Tactic48',
  oldVersion: 'was saved as version {version}; version {oldest} is the first that can be opened',
  newerVersion: 'was saved as version {version}; this Tactic48 knows up to version {newest}',
  unknownEngine: 'was played by engine {engine}, which this Tactic48 does not have',
  differs: 'does not match the replay',
  badDraw: 'is not a possible roll here',
  drawLeftOver: 'is a roll that nothing asked for',
  illegalCommand: 'would be refused by {rule} ({why})',
  illegalUndo: 'cannot be taken back',
  unplayable: 'cannot be played',
}

export function faultWords({ code, params }: Pick<Fault, 'code' | 'params'>): string {
  return WORDS[code].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}

/** Refuses a field with the words of its fault, and the rule behind it where there is one. */
export function contentFault(fault: Fault, at: Path = [], rule = fault.params['rule']): ContentError {
  const words =
    rule === undefined || fault.code === 'illegalCommand' ? faultWords(fault) : `${faultWords(fault)} (${rule})`
  return new ContentError(fieldOf([...at, ...fault.path]), words, fault.code, fault.params)
}

/** Refuses the field at the end of a path. */
export const refusedAt = (at: Path, code: FaultCode, params: FaultParams = {}): ContentError =>
  contentFault(new Fault(code, params), at)

/** The value in the shape's type, or the first field that is wrong. */
export function checked<T>(shape: Shape<T>, value: unknown, at: Path = [], rule?: string): T {
  const read = readAs(shape, value)
  if (read instanceof Fault) throw contentFault(read, at, rule)
  return read
}
