import { Fault, type FaultCode, readJson } from '@tactic48/rules'
import { ContentError, fieldOf, isContentFault } from './contentError.ts'

/** What a fault of a field says to whoever wrote the file. */
const WORDS: { readonly [code in FaultCode]: string } = {
  missing: 'is missing',
  unknownField: 'is unknown here',
  forbiddenName: 'is a reserved name',
  notAnObject: 'must be an object',
  notAList: 'must be a list',
  notAText: 'must be a text',
  notATruth: 'must be true or false',
  notANumber: 'must be a number',
  notWhole: 'must be a whole number',
  notOneOf: 'must be one of {values}',
  valueTooSmall: 'must be at least {limit}',
  valueTooBig: 'must be at most {limit}',
  textTooShort: 'must have at least {limit} characters',
  textTooLong: 'is longer than {limit} characters',
  listTooShort: 'must have at least {limit}',
  listTooLong: 'has more than {limit}',
  controlCharacter: 'has characters that cannot be printed',
  unreadable: 'cannot be read',
  notJson: 'is not written as JSON',
  fileTooBig: 'is larger than {limit} characters',
  tooDeep: 'is nested more than {limit} deep',
  tooManyValues: 'holds more values than any file needs',
  badValue: 'takes {takes}',
  repeatedId: 'duplicate id {id}',
  inconsistent: 'is inconsistent with {with}',
  offTable: 'lies off the table',
  overlaps: 'overlaps another base',
  tooManyCorners: 'has more than {limit} corners in all',
  badOutline: 'must be a simple polygon (no self-intersections)',
  notOnWall: 'lies on no wall of its bunker (HOUSE-18)',
  insideScenery: 'stands in impassable scenery (MOVE-09)',
  touchesEnemy: 'touches an enemy (SETUP-09)',
  unknownCard: 'refers to an unknown card',
  noWoundedSide: 'has no wounded side on its card',
  notOnTable: '{figure} is not on the table',
  notHeldByOwner: '{figure} does not hold it',
  noSuchMarker: 'is about a marker that there is not',
  noSuchWeapon: 'names a weapon that is not carried',
  noSuchFigure: 'names a figure that there is not',
  noSuchElement: 'names a piece of scenery that there is not',
  namedCardTwice: 'lists {card} twice; a named Character is unique (FORCE-02)',
  nobodyPlays: 'has nobody to play {side}',
  noShelter: 'is nothing that a bunker can be (HOUSE-18)',
  wrongId: 'is not the id by which it is known elsewhere',
  notASavedState: 'is no saved state of Tactic48',
  notASavedLog: 'is no saved game of Tactic48',
  oldVersion: 'was saved as version {version}; version {oldest} is the first that can be opened',
  unknownEngine: 'was played by engine {engine}, which this Tactic48 does not have',
  newerVersion: 'was saved as version {version}; this Tactic48 knows up to version {newest}',
  differs: 'does not match the replay',
  badDraw: 'is not a possible roll here',
  drawLeftOver: 'is chance that nothing asked for',
  illegalCommand: 'would be refused by {rule} ({why})',
  illegalUndo: 'cannot be taken back',
  unplayable: 'cannot be played',
}

export function faultWords({ code, params }: Pick<Fault, 'code' | 'params'>): string {
  return WORDS[code].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}

/** A field that is wrong, as what reads content throws it; `rule` stands behind it. */
export function contentFault(fault: Fault, at = '', rule?: string): ContentError {
  const { code, field, params } = fault
  const place = [at, field].filter((part) => part !== '').join('.') || 'file'
  const words = rule === undefined ? faultWords(fault) : `${faultWords(fault)} (${rule})`
  return new ContentError(
    place,
    words,
    code === 'repeatedId' ? 'twice' : isContentFault(code) ? code : 'invalid',
    params,
  )
}

/** The value of a text that somebody else wrote. */
export function jsonOf(text: string): unknown {
  const json = readJson(text)
  if (json instanceof Fault) throw contentFault(json)
  refuseNameless(json.value, [])
  return json.value
}

/** `__proto__` is no name of anything: schemas would leave it out in silence. */
function refuseNameless(value: unknown, at: readonly PropertyKey[]): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    const here = [...at, Array.isArray(value) ? Number(name) : name]
    if (name === '__proto__') throw new ContentError(fieldOf(here), 'is a reserved name', 'unknownField')
    refuseNameless(part, here)
  }
}
