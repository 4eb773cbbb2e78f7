import { Fault, type FaultCode, readJson } from '@tactic48/rules'
import { ContentError, isContentFault } from './contentError.ts'

/** What a fault of a field says to whoever wrote the file. */
const WORDS: { readonly [code in FaultCode]?: string } = {
  missing: 'is missing',
  unknownField: 'is unknown here',
  forbiddenName: 'may not be called so',
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
  repeatedId: '{id} stands there twice',
  inconsistent: 'does not go with {with}',
  offTable: 'lies off the table',
  overlaps: 'overlaps another base',
  badOutline: 'is no outline without crossings',
  notOnWall: 'lies on no wall of its bunker (HOUSE-18)',
  insideScenery: 'stands in impassable scenery (MOVE-09)',
  touchesEnemy: 'touches an enemy (SETUP-09)',
  unknownCard: 'names a card that there is not',
  differs: 'is not what the game played again gives',
}

export function faultWords({ code, params }: Pick<Fault, 'code' | 'params'>): string {
  const { field: _, ...values } = params
  const words = WORDS[code] ?? [code, ...Object.values(values)].join(' ')
  return words.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}

/** A field that is wrong, as what reads content throws it; `rule` stands behind it. */
export function contentFault(fault: Fault, at = '', rule?: string): ContentError {
  const { code, field, params } = fault
  const place = [at, field].filter((part) => part !== '').join('.') || 'file'
  const words = rule === undefined ? faultWords(fault) : `${faultWords(fault)} (${rule})`
  return new ContentError(place, words, isContentFault(code) ? code : 'invalid', params)
}

/** The value of a text that somebody else wrote. */
export function jsonOf(text: string): unknown {
  const json = readJson(text)
  if (json instanceof Fault) throw contentFault(json)
  return json.value
}
