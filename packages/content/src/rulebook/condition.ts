import { isParameterName, parameterIn, type RuleSet } from '@tactic48/rules'
import type { Climbing, Condition, Line } from './template.ts'
import type { BookRules } from './values.ts'

const climbing = ({ climbPrice }: RuleSet): Climbing => {
  if ('total' in climbPrice) return 'total'
  return climbPrice.extra === 0 ? 'free' : 'extra'
}

/** A list in the condition: any of them. A list in the rules: the wanted one is in it. */
const meets = (wanted: unknown, is: unknown): boolean =>
  Array.isArray(wanted)
    ? wanted.some((one) => meets(one, is))
    : Array.isArray(is)
      ? is.includes(wanted)
      : Object.is(wanted, is)

/** `played` are the rules of the game, `book` the same with a company to tell of. */
function holds(condition: Condition, played: RuleSet, book: BookRules): boolean {
  const is = (name: string): unknown => {
    if (name === 'qs') return book.qs
    if (name === 'cc') return book.company.edition
    if (name === 'company') return played.company !== undefined
    if (name === 'climbing') return climbing(book)
    return isParameterName(name) ? parameterIn(book, name) : undefined
  }
  return Object.entries(condition).every(([name, wanted]) => meets(wanted, is(name)))
}

export const isSaid = (line: Pick<Line, 'when' | 'unless'>, played: RuleSet, book: BookRules): boolean =>
  (line.when === undefined || holds(line.when, played, book)) &&
  (line.unless === undefined || !holds(line.unless, played, book))
