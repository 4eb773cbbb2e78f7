import { faultWords } from '@tactic48/content'
import { isFaultRefusal, type Length, REFUSALS, type Refusal } from '@tactic48/rules'
import { sizeText } from './files.ts'

type Plain = { readonly [name: string]: string | number | boolean }

/** The values of a refusal as scenarios write them: of a length its number alone. */
export const plainParams = ({ params }: Refusal): Plain =>
  Object.fromEntries(Object.entries<Plain[string] | Length>(params).map(([name, value]) => [name, plain(value)]))

function plain(value: Plain[string] | Length): Plain[string] {
  if (typeof value !== 'object') return value
  return 'u' in value ? value.u : value.milli
}

/** Values that belong to its code and do not come with it: its text would have holes. */
export function missingParams(refusal: Refusal): readonly string[] {
  if (isFaultRefusal(refusal)) return []
  const row: { readonly [name: string]: string } | undefined = REFUSALS[refusal.code]
  if (!row) return ['code']
  const given = plainParams(refusal)
  return Object.keys(row).filter((name) => !row[name]?.endsWith('?') && given[name] === undefined)
}

export const refusalText = (refusal: Refusal): string => `${refusal.rule} ${codeText(refusal)}`

export const codeText = (refusal: Refusal): string => `${refusal.code} ${JSON.stringify(plainParams(refusal))}`

/** Why a saved file is refused, for one line. */
export function whyNoSave(refusal: Refusal): string {
  const { rule, code } = refusal
  const { field = '', limit, rule: broken, why }: Partial<Plain> = plainParams(refusal)
  if (!isFaultRefusal(refusal)) return `${field}: ${rule} ${code}${limit === undefined ? '' : ` ${limit}`}`
  switch (refusal.code) {
    case 'notASavedLog':
    case 'notASavedState':
    case 'oldVersion':
    case 'newerVersion':
      return faultWords(refusal)
    case 'notJson':
      return 'is torn or was not written as JSON'
    case 'fileTooBig':
      return `is larger than ${sizeText(Number(limit))}`
    case 'tooManyValues':
      return 'is crammed with more values than any game holds'
    case 'illegalCommand':
      return `${field} would be refused by ${broken} (${why})`
    case 'tooDeep':
      return `is nested more than ${limit} deep`
    case 'listTooLong':
    case 'textTooLong':
      return `${field}: longer than ${limit}`
    default:
      return `${field}: ${faultWords(refusal)}`
  }
}
