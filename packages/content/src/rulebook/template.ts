import type { CardLanguage, CcEdition, ParameterName, Parameters, QsEdition } from '@tactic48/rules'
import type { ValueName } from './values.ts'

export type Language = CardLanguage

/** A text in the three languages of the sheets, side by side. */
export type InLanguages = { readonly [language in Language]: string }

/** What a text may hold in braces: a value of the rules in force, or a fixed length such as `{12u}`. */
type Hole = ValueName | `${number}u`

type HolesOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | HolesOf<Rest> : never

/** `never` for a text with a hole that nothing fills, so that it does not compile. */
type Whole<Text extends string> = HolesOf<Text> extends Hole ? unknown : never

/** What a condition may ask of a parameter: one of its values, any of several, or what a list of its values has in it. */
type Wanted<V> = [V] extends [readonly (infer One)[]] ? One : [V] extends [object] ? never : V | readonly V[]

/** MOVE-04: a climb has a price with its move, one beside it, or none. */
export type Climbing = 'total' | 'extra' | 'free'

/** All of it must hold. A name or a value that the rules do not know does not compile. */
export type Condition = { readonly [N in ParameterName]?: Wanted<Parameters[N]> } & {
  readonly qs?: QsEdition
  readonly cc?: CcEdition
  /** Is a company edition played at all. */
  readonly company?: boolean
  /** MOVE-04. */
  readonly climbing?: Wanted<Climbing>
}

/** One or more sentences that are said together; `when` it holds, `unless` it does. */
export interface Line {
  readonly text: InLanguages
  readonly when?: Condition
  readonly unless?: Condition
}

export interface RuleText {
  readonly title: InLanguages
  readonly lines: readonly Line[]
}

/** Always said. The languages come in the order English, Italian, Spanish. */
export const say = <E extends string, I extends string, S extends string>(
  en: E & Whole<E>,
  it: I & Whole<I>,
  es: S & Whole<S>,
): Line => ({ text: { en, it, es } })

/** Said where the rules in force are so. */
export const when = <E extends string, I extends string, S extends string>(
  condition: Condition,
  en: E & Whole<E>,
  it: I & Whole<I>,
  es: S & Whole<S>,
): Line => ({ when: condition, text: { en, it, es } })

/** Said where the rules in force are not so. */
export const unless = <E extends string, I extends string, S extends string>(
  condition: Condition,
  en: E & Whole<E>,
  it: I & Whole<I>,
  es: S & Whole<S>,
): Line => ({ unless: condition, text: { en, it, es } })

export const rule = (title: readonly [en: string, it: string, es: string], ...lines: readonly Line[]): RuleText => ({
  title: { en: title[0], it: title[1], es: title[2] },
  lines,
})
