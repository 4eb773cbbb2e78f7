import type { Domain, Value } from './domain.ts'

export const QS_EDITIONS = ['qs-en', 'qs-it', 'qs-es'] as const
export type QsEdition = (typeof QS_EDITIONS)[number]

export const CC_EDITIONS = ['cc-en', 'cc-it'] as const
export type CcEdition = (typeof CC_EDITIONS)[number]

export type Edition = QsEdition | CcEdition

/** GEN-01: the options at their recommended values, or each sheet at its most literal. */
export const RULINGS = ['recommended', 'printed'] as const
export type Rulings = (typeof RULINGS)[number]

/** §29.1: where the recommended value of an option is not what the words of a sheet say. */
export interface Departure<V> {
  readonly printed: V
  readonly in: readonly Edition[]
  /** What the words say, and why the recommended value is another; in our own words. */
  readonly says: string
  readonly why: string
}

/** A parameter of §31 or an option of §29: what it may be, its value in the base, the rule that reads it. */
export interface Row<V> extends Value<V> {
  readonly domain: Domain
  readonly atom: string
  /** §29: the players may change it before set-up. Without it only a scenario may (HOUSE-20). */
  readonly option: boolean
  readonly departure?: Departure<V>
  /** GREN-04: as an option, `null` leaves a number that the sheet prints as it is. */
  readonly nullKeepsPrinted?: true
}

export interface Parameter<V> extends Row<V> {
  readonly option: false
}

export interface Option<V> extends Row<V> {
  readonly option: true
}

export const parameter = <V>(value: Value<V>, atom: string): Parameter<V> => ({ ...value, atom, option: false })

/** An option whose recommended value departs from the words of some sheet. */
export interface Departing<V> extends Option<V> {
  readonly departure: Departure<V>
}

export const option = <V>(value: Value<V>, atom: string): Option<V> => ({ ...value, atom, option: true })

export const departing = <V>(value: Value<V>, atom: string, departure: Departure<NoInfer<V>>): Departing<V> => ({
  ...option(value, atom),
  departure,
})

export type Rows = { readonly [name: string]: Row<unknown> }
export type ValuesOf<T extends Rows> = { readonly [name in keyof T]: T[name]['base'] }
export type OptionsOf<T extends Rows> = {
  readonly [name in keyof T as T[name]['option'] extends true ? name : never]: T[name]['base']
}

export type DepartingOf<T extends Rows> = {
  [name in keyof T]: T[name] extends { readonly departure: object } ? name : never
}[keyof T]

export const baseOf = <T extends Rows>(rows: T): ValuesOf<T> =>
  Object.fromEntries(Object.entries(rows).map(([name, { base }]) => [name, base])) as ValuesOf<T>

/** A printed wording from which nothing in play follows; kept so that the sheets can be compared. */
export type Note = string | number | boolean | readonly string[] | { readonly [name: string]: number } | undefined

/** One rule sheet: what it has unlike the base of its layer, and where a Ruling had to decide. */
export interface Sheet<Values, NoteName extends string> {
  readonly title: string
  readonly differs: Partial<Values>
  readonly notes: { readonly [name in NoteName]?: Note }
  /** The † of §31: the sheet is silent or unclear. */
  readonly silent: readonly ((keyof Values & string) | NoteName)[]
  /** The "a (b†)" of §31 that no option takes back: what the words say. */
  readonly says: { readonly [name in (keyof Values & string) | NoteName]?: Note }
}

/** §32.1: the ranks that sheets and cards name. */
export const RANKS = [
  'private',
  'corporal',
  'nco',
  'sergeant',
  'secondLieutenant',
  'lieutenant',
  'captain',
  'higher',
] as const
export type Rank = (typeof RANKS)[number]
