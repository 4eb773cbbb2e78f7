import * as z from 'zod/mini'
import { ContentError, type ContentFault, type FaultParams, fieldOf } from './contentError.ts'

z.config(z.locales.en())

/** The value in the schema's type, or the first field that is wrong. */
export function checked<T>(schema: z.ZodMiniType<T>, value: unknown, at: readonly PropertyKey[] = []): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0] && innermost(result.error.issues[0])
  if (issue?.code === 'unrecognized_keys') {
    throw new ContentError(fieldOf([...at, ...issue.path, issue.keys[0] ?? '']), 'unknown field', 'unknownField')
  }
  const { fault, params } = faultOf(issue)
  const words = wordsFor(fault, params, issue) ?? issue?.message ?? 'invalid'
  throw new ContentError(fieldOf([...at, ...(issue?.path ?? [])]), words, fault, params)
}

/** Of a value that might have been several things: the fault of the one that it is nearest to, which lies deepest in it. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code === 'invalid_key' && issue.issues[0]) return { ...issue.issues[0], path: issue.path }
  if (issue.code !== 'invalid_union') return issue
  let deepest = issue
  for (const [first] of issue.errors) {
    if (first === undefined) continue
    const found = innermost(first)
    const path = [...issue.path, ...found.path]
    if (path.length > deepest.path.length) deepest = { ...found, path } as typeof deepest
  }
  return deepest
}

const WORDS: { readonly [F in ContentFault]?: string } = {
  missing: 'is missing',
  notANumber: 'must be a number',
  notAText: 'must be a text',
  notATruth: 'must be true or false',
  notAList: 'must be a list',
  notAnObject: 'must be an object',
  tooSmall: 'must be at least',
  tooBig: 'must be at most',
  notOneOf: 'must be one of',
}

const COUNTED: { readonly [origin: string]: readonly [one: string, many: string] } = {
  array: ['entry', 'entries'],
  string: ['character', 'characters'],
}

function wordsFor(fault: ContentFault, params: FaultParams | undefined, issue: z.core.$ZodIssue | undefined) {
  if (issue?.code === 'invalid_type' && issue.expected === 'int' && fault === 'notANumber')
    return 'must be a whole number'
  if (issue?.code === 'invalid_union' && fault === 'invalid') return 'matches none of the allowed forms'
  const words = WORDS[fault]
  const bound = params && Object.values(params)[0]
  if (words === undefined || bound === undefined) return words
  if (issue?.code === 'too_small' && issue.inclusive === false) return `must be more than ${bound}`
  const counted = issue && 'origin' in issue ? COUNTED[issue.origin] : undefined
  if (counted === undefined) return `${words} ${bound}`
  return `${words.replace('be', 'have')} ${bound} ${counted[bound === 1 ? 0 : 1]}`
}

const WRONG_TYPES: { readonly [expected: string]: ContentFault } = {
  number: 'notANumber',
  int: 'notANumber',
  string: 'notAText',
  boolean: 'notATruth',
  array: 'notAList',
  tuple: 'notAList',
  object: 'notAnObject',
  record: 'notAnObject',
}

function faultOf(issue: z.core.$ZodIssue | undefined): {
  readonly fault: ContentFault
  readonly params?: FaultParams
} {
  switch (issue?.code) {
    case 'invalid_type':
      return {
        fault: issue.message.endsWith('received undefined') ? 'missing' : (WRONG_TYPES[issue.expected] ?? 'invalid'),
      }
    case 'too_small':
      return { fault: 'tooSmall', params: { limit: Number(issue.minimum) } }
    case 'too_big':
      return { fault: 'tooBig', params: { limit: Number(issue.maximum) } }
    case 'invalid_value':
      return { fault: 'notOneOf', params: { values: issue.values.join(', ') } }
    case 'invalid_union':
      return 'options' in issue && issue.options
        ? { fault: 'notOneOf', params: { values: issue.options.join(', ') } }
        : { fault: 'invalid' }
    default:
      return { fault: 'invalid' }
  }
}
