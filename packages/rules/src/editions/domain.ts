/** The values that a field of the RuleSet may take, so that options and scenario files can be checked. */
export type Domain =
  | { readonly kind: 'flag' }
  /** Every edition and every Ruling agree; there is no other way to play it. */
  | { readonly kind: 'fixed'; readonly value: string | boolean }
  | { readonly kind: 'choice'; readonly of: readonly (string | number)[] }
  | { readonly kind: 'choices'; readonly of: readonly string[] }
  | {
      readonly kind: 'number'
      readonly least: number
      readonly most?: number
      readonly whole: boolean
      readonly orNull: boolean
      readonly orText?: string
    }
  | { readonly kind: 'text' }
  | { readonly kind: 'texts' }
  | { readonly kind: 'numbers'; readonly count: number }
  | { readonly kind: 'record'; readonly keys?: readonly string[] }
  | { readonly kind: 'climbPrice' }

export const flag: Domain = { kind: 'flag' }
export const fixed = (value: string | boolean): Domain => ({ kind: 'fixed', value })
export const choice = (...of: readonly (string | number)[]): Domain => ({ kind: 'choice', of })
export const choices = (...of: readonly string[]): Domain => ({ kind: 'choices', of })
export const length: Domain = { kind: 'number', least: 0, whole: false, orNull: false }
export const lengthOrNull: Domain = { kind: 'number', least: 0, whole: false, orNull: true }
export const count = (least = 0): Domain => ({ kind: 'number', least, whole: true, orNull: false })
export const countOrNull = (least = 0): Domain => ({ kind: 'number', least, whole: true, orNull: true })

const isNumber = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= least

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Is `value` one of the domain's values? Total over anything that a file may hold. */
export function admits(domain: Domain, value: unknown): boolean {
  switch (domain.kind) {
    case 'flag':
      return typeof value === 'boolean'
    case 'fixed':
      return value === domain.value
    case 'choice':
      return (typeof value === 'string' || typeof value === 'number') && domain.of.includes(value)
    case 'choices':
      return Array.isArray(value) && value.every((one) => typeof one === 'string' && domain.of.includes(one))
    case 'number':
      if (value === null) return domain.orNull
      if (typeof value === 'string') return value === domain.orText
      return (
        isNumber(value, domain.least) &&
        (domain.most === undefined || value <= domain.most) &&
        (!domain.whole || Number.isSafeInteger(value))
      )
    case 'text':
      return typeof value === 'string'
    case 'texts':
      return Array.isArray(value) && value.every((one) => typeof one === 'string')
    case 'numbers':
      return Array.isArray(value) && value.length === domain.count && value.every((one) => isNumber(one, 0))
    case 'record':
      return (
        isRecord(value) &&
        Object.values(value).every((one) => isNumber(one, 0)) &&
        (domain.keys === undefined ||
          (Object.keys(value).length === domain.keys.length && domain.keys.every((key) => key in value)))
      )
    case 'climbPrice': {
      if (!isRecord(value)) return false
      const [entry, ...more] = Object.entries(value)
      if (entry === undefined || more.length > 0) return false
      const [name, price] = entry
      return (name === 'total' || name === 'extra') && isNumber(price, 0) && Number.isSafeInteger(price)
    }
  }
}

/** The domain in words, for an error message or a help text. */
export function describe(domain: Domain): string {
  switch (domain.kind) {
    case 'flag':
      return 'true or false'
    case 'fixed':
      return `${domain.value} only`
    case 'choice':
      return `one of ${domain.of.join(', ')}`
    case 'choices':
      return `a list of ${domain.of.join(', ')}`
    case 'number': {
      const bounds =
        domain.most === undefined ? `of at least ${domain.least}` : `from ${domain.least} to ${domain.most}`
      const text = domain.orText === undefined ? '' : ` or ${domain.orText}`
      return `a ${domain.whole ? 'whole ' : ''}number ${bounds}${text}${domain.orNull ? ' or null' : ''}`
    }
    case 'text':
      return 'a text'
    case 'texts':
      return 'a list of texts'
    case 'numbers':
      return `a list of ${domain.count} numbers`
    case 'record':
      return domain.keys === undefined ? 'a number for each name' : `a number for each of ${domain.keys.join(', ')}`
    case 'climbPrice':
      return '{ total: AT } or { extra: AT }'
  }
}
