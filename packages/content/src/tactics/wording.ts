import type { CardLanguage, EnemyAction, Lasts, TacticEffectKind, TacticWindow, Who } from '@tactic48/rules'
import { type LengthUnit, lengthText } from '../rulebook/lengths.ts'

type Turn = Extract<TacticWindow, string>

/** How a language prints a card: every sentence of it, without its full stop. */
export interface Wording {
  readonly turns: { readonly [T in Turn]: string }
  readonly after: { readonly [A in EnemyAction]: string }
  readonly cost: (tokens: number) => string
  readonly who: { readonly [W in Who]: string }
  readonly lasts: { readonly [L in Lasts]: string }
  /** `n` is the amount as it stands in the data; `many`: it is said of several Characters; lengths in `unit`. */
  readonly effects: { readonly [K in TacticEffectKind]: (n: number, many: boolean, unit: LengthUnit) => string }
  readonly copies: (most: number) => string
  readonly limited: string
  readonly sample: string
}

/** +2, −1. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** +2 u, −2.5 cm. */
export const signedLength = (u: number, language: CardLanguage, unit: LengthUnit): string =>
  `${u < 0 ? '−' : '+'}${lengthText(Math.abs(u), language, unit)}`

export const counted = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`
