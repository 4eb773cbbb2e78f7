import { LIMITS } from '@tactic48/rules'

/** What can be wrong with a field, for screens that say it in their own language. */
export const CONTENT_FAULTS = [
  'invalid',
  'notJson',
  'fileTooBig',
  'tooDeep',
  'tooManyValues',
  'unknownField',
  'missing',
  'notANumber',
  'notAText',
  'notATruth',
  'notAList',
  'notAnObject',
  'tooSmall',
  'tooBig',
  'notOneOf',
  'twice',
  'taken',
  'nameAndNamed',
  'noSuchWeapon',
  'noSuchCard',
  'noSuchFaction',
  'notThePrice',
] as const
export type ContentFault = (typeof CONTENT_FAULTS)[number]

export const isContentFault = (code: string): code is ContentFault => CONTENT_FAULTS.some((fault) => fault === code)

export interface FaultParams {
  readonly limit?: number
  readonly values?: string
  readonly id?: string
}

/** Refused content, with the field that is wrong. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly field: string
  readonly fault: ContentFault
  readonly params: FaultParams
  /** Without the field. */
  readonly reason: string

  constructor(field: string, message: string, fault: ContentFault = 'invalid', params: FaultParams = {}) {
    super(`${field}: ${message}`)
    this.field = field
    this.fault = fault
    this.params = params
    this.reason = message
  }
}

const isIdentifier = /^[A-Za-z_][A-Za-z0-9_]*$/

/** `faction.characters[2].healthy.h2h`. */
export function fieldOf(path: readonly PropertyKey[]): string {
  let field = ''
  for (const part of path) {
    const name = String(part)
    // A name of ten thousand characters would hide what is said of it.
    const short = name.length > LIMITS.name ? `${name.slice(0, LIMITS.name)}…` : name
    if (typeof part === 'number') field += `[${part}]`
    else if (isIdentifier.test(short)) field += field === '' ? short : `.${short}`
    else field += `[${JSON.stringify(short)}]`
  }
  return field === '' ? 'file' : field
}
