import type { GivenParam, RefusalCode } from '@tactic48/rules'

/** What is said beside the codes, with the values that it may name. */
interface Beside {
  /** MOVE-01: `tooFar` along a path. */
  readonly tooFarAlong: 'length' | 'limit'
  /** A spec or a file that cannot be believed. */
  readonly wrongField: 'field'
}

type Key = RefusalCode | keyof Beside
type Named<K> = K extends RefusalCode ? GivenParam<K> : K extends keyof Beside ? Beside[K] : never
type Holes<T> = T extends `${string}{{${infer Hole}}}${infer Rest}` ? Hole | Holes<Rest> : never

type Sayable<T> = {
  readonly [K in keyof T]: K extends Key
    ? [Holes<T[K]>] extends [Named<K>]
      ? string
      : { readonly notGiven: Exclude<Holes<T[K]>, Named<K>> }
    : never
}

/** A missing text, one too many, or one that names a value that does not come with the code, does not compile. */
export const whyTexts = <const T extends { readonly [K in Key]: string }>(texts: T & Sayable<T>): T => texts
