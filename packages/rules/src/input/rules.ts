import { COMPANY } from '../editions/company.ts'
import { admits, type Domain, describe } from '../editions/domain.ts'
import { HOUSE, type House } from '../editions/house.ts'
import { QUICK_START } from '../editions/quickStart.ts'
import type { CompanyRules, RuleSet } from '../editions/ruleSet.ts'
import { CC_EDITIONS, QS_EDITIONS, type Rows, RULINGS, type ValuesOf } from '../editions/sheet.ts'
import { Fault } from './fault.ts'
import { type Fields, object, oneOf, optional, type Shape } from './shape.ts'

/** A parameter by its domain in the tables of the editions. */
const inDomain = (domain: Domain): Shape<unknown> => ({
  read: (value) => (admits(domain, value) ? plainCopy(value) : new Fault('badValue', { takes: describe(domain) })),
})

function plainCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainCopy)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainCopy(part)]))
}

/** The rows of a layer as fields: what `admits` lets through has the type that the row has in the table. */
const fieldsOf = <T extends Rows>(rows: T): Fields<ValuesOf<T>> =>
  Object.fromEntries(Object.entries(rows).map(([name, { domain }]) => [name, inDomain(domain)])) as Fields<ValuesOf<T>>

/** GEN-01: every parameter of the editions in question, each with a value of its domain, and nothing else. */
export const ruleSetShape: Shape<RuleSet> = object<RuleSet>({
  qs: oneOf(QS_EDITIONS),
  rulings: oneOf(RULINGS),
  ...fieldsOf(QUICK_START),
  house: object<House>(fieldsOf(HOUSE)),
  company: optional(object<CompanyRules>({ edition: oneOf(CC_EDITIONS), ...fieldsOf(COMPANY) })),
})
