/** The values that a field of the RuleSet may take, so that options and files can be checked. */
export type Domain =
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly of: readonly (string | number)[]; readonly orNull: boolean }
  | { readonly kind: 'choices'; readonly of: readonly string[] }
  | {
      readonly kind: 'number'
      readonly least: number
      readonly most: number
      readonly whole: boolean
      readonly orNull: boolean
      readonly orText?: string
    }
  | { readonly kind: 'numbers'; readonly count: number }
  | { readonly kind: 'record'; readonly keys: readonly string[] }
  | { readonly kind: 'climbPrice' }

/** A domain with the value that the base of the editions has. */
export interface Value<V> {
  readonly domain: Domain
  readonly base: V
}

export const flag = (base: boolean): Value<boolean> => ({ domain: { kind: 'flag' }, base })

export const choice = <const V extends string | number>(of: readonly V[], base: NoInfer<V>): Value<V> => ({
  domain: { kind: 'choice', of, orNull: false },
  base,
})

export const choiceOrNull = <const V extends string>(of: readonly V[], base: NoInfer<V> | null): Value<V | null> => ({
  domain: { kind: 'choice', of, orNull: true },
  base,
})

export const choices = <const V extends string>(
  of: readonly V[],
  base: readonly NoInfer<V>[],
): Value<readonly V[]> => ({ domain: { kind: 'choices', of }, base })

interface Bounds {
  readonly least?: number
  readonly most?: number
}

/** No sheet prints a number near it; more could only make a game that never moves on. */
const MOST = 10_000

const number = (
  whole: boolean,
  { least = 0, most = MOST }: Bounds,
  more: { readonly orNull?: boolean; readonly orText?: string },
): Domain => ({ kind: 'number', least, most, whole, orNull: false, ...more })

/** A length in u, or another number that need not be whole. */
export const length = (base: number, bounds: Bounds = {}): Value<number> => ({
  domain: number(false, bounds, {}),
  base,
})
export const count = (base: number, bounds: Bounds = {}): Value<number> => ({ domain: number(true, bounds, {}), base })

export const lengthOrNull = (base: number | null): Value<number | null> => ({
  domain: number(false, {}, { orNull: true }),
  base,
})

export const countOrNull = (base: number | null, bounds: Bounds = {}): Value<number | null> => ({
  domain: number(true, bounds, { orNull: true }),
  base,
})

export const lengthOr = <const T extends string>(text: T, base: number | NoInfer<T>): Value<number | T> => ({
  domain: number(false, {}, { orText: text }),
  base,
})

export const countOr = <const T extends string>(
  text: T,
  base: number | NoInfer<T>,
  bounds: Bounds = {},
): Value<number | T> => ({ domain: number(true, bounds, { orText: text }), base })

/** One number for each of the keys. */
export const record = <const K extends string>(
  keys: readonly K[],
  base: { readonly [key in NoInfer<K>]: number },
): Value<{ readonly [key in K]: number }> => ({ domain: { kind: 'record', keys }, base })

const isNumber = (value: unknown, least: number, most = MOST): value is number =>
  typeof value === 'number' && value >= least && value <= most

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Is `value` one of the domain's values? Total over anything that a file may hold. */
export function admits(domain: Domain, value: unknown): boolean {
  switch (domain.kind) {
    case 'flag':
      return typeof value === 'boolean'
    case 'choice':
      if (value === null) return domain.orNull
      return (typeof value === 'string' || typeof value === 'number') && domain.of.includes(value)
    case 'choices':
      return (
        Array.isArray(value) &&
        value.length === new Set(value).size &&
        value.every((one) => typeof one === 'string' && domain.of.includes(one))
      )
    case 'number':
      if (value === null) return domain.orNull
      if (typeof value === 'string') return value === domain.orText
      return isNumber(value, domain.least, domain.most) && (!domain.whole || Number.isInteger(value))
    case 'numbers':
      return Array.isArray(value) && value.length === domain.count && value.every((one) => isNumber(one, 0))
    case 'record':
      return (
        isRecord(value) &&
        Object.values(value).every((one) => isNumber(one, 0)) &&
        Object.keys(value).length === domain.keys.length &&
        domain.keys.every((key) => Object.hasOwn(value, key))
      )
    case 'climbPrice': {
      if (!isRecord(value)) return false
      const [entry, ...more] = Object.entries(value)
      if (entry === undefined || more.length > 0) return false
      const [name, price] = entry
      return (name === 'total' || name === 'extra') && isNumber(price, 0) && Number.isInteger(price)
    }
  }
}

/** The domain in words, for an error message or a help text. */
export function describe(domain: Domain): string {
  switch (domain.kind) {
    case 'flag':
      return 'true or false'
    case 'choice':
      return `one of ${domain.of.join(', ')}${domain.orNull ? ' or null' : ''}`
    case 'choices':
      return `a list of ${domain.of.join(', ')}`
    case 'number': {
      if (domain.least === domain.most) return `${domain.least}${domain.orNull ? ' or null' : ''}`
      const bounds = domain.most === MOST ? `of at least ${domain.least}` : `from ${domain.least} to ${domain.most}`
      const text = domain.orText === undefined ? '' : ` or ${domain.orText}`
      return `a ${domain.whole ? 'whole ' : ''}number ${bounds}${text}${domain.orNull ? ' or null' : ''}`
    }
    case 'numbers':
      return `a list of ${domain.count} numbers`
    case 'record':
      return `a number for each of ${domain.keys.join(', ')}`
    case 'climbPrice':
      return '{ total: AT } or { extra: AT }'
  }
}
