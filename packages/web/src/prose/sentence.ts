import type { Point } from '@tactic48/geometry'
import type { CardId, Edge, ElementId, FigureId, SideId, VehicleId, WeaponId } from '@tactic48/rules'
import type { TFunction } from 'i18next'
import type { Texts } from '../i18n/texts.ts'

export type Telling = keyof Texts['prose']['tell']

/** A value that each language writes in its own way. */
export type Said =
  | string
  | number
  | { readonly figure: FigureId }
  | { readonly figures: readonly FigureId[] }
  | { readonly side: SideId }
  | { readonly tactic: CardId }
  | { readonly element: ElementId }
  | { readonly vehicle: VehicleId }
  | { readonly weapon: WeaponId }
  | { readonly edge: Edge }
  | { readonly length: number }
  | { readonly at: Point }
  | { readonly dice: readonly number[] }
  | { readonly unanswered: keyof Texts['play']['clock']['unanswered'] }

/** One sentence of the log, before it is put into words. */
export interface Sentence {
  readonly telling: Telling
  readonly said: { readonly [name: string]: Said }
  readonly rules: readonly string[]
  /** Losses are told louder. */
  readonly grave: boolean
}

const GRAVE: ReadonlySet<Telling> = new Set([
  'wounded',
  'eliminated',
  'headshot',
  'won',
  'turnSeized',
  'armourDestroyed',
  'armourPenetrated',
])

export const sentence = (
  telling: Telling,
  rule: string | readonly string[],
  said: Sentence['said'] = {},
): Sentence => ({
  telling,
  said,
  rules: typeof rule === 'string' ? [rule] : rule,
  grave: GRAVE.has(telling),
})

/** For keys that the catalogue's types have checked already, with values that a table supplies. */
export type Say = (key: string, values: { readonly [name: string]: string | number }) => string

export const sayWith =
  (t: TFunction<['prose', 'play']>): Say =>
  (key, values) =>
    (t as (key: string, values: object) => string)(key, values)
