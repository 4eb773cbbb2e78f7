import type { TFunction } from 'i18next'

/** For keys that the catalogue's types have checked already, with values that a table supplies. */
export type Say = (key: string, values: { readonly [name: string]: string | number }) => string

export const sayWith =
  (t: TFunction<['prose', 'play']>): Say =>
  (key, values) =>
    (t as (key: string, values: object) => string)(key, values)
