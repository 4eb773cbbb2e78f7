/** GEN-03: what lengths are shown in; 1 u is an inch or 2.5 cm. */
export const LENGTH_UNITS = ['u', 'inch', 'cm'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

const CM_PER_U = 2.5

/** So many u as a number of the unit. */
export const lengthIn = (u: number, unit: LengthUnit): number => (unit === 'cm' ? u * CM_PER_U : u)

/** What was measured in the unit, in u. */
export const inU = (length: number, unit: LengthUnit): number => (unit === 'cm' ? length / CM_PER_U : length)

export const numberText = (value: number, language: string, places?: number): string => {
  const text = places === undefined ? String(Math.round(value * 1000) / 1000) : value.toFixed(places)
  return language === 'en' ? text : text.replace('.', ',')
}

/** A number as it is written, with the sign of its unit. */
export const withUnit = (number: string, unit: LengthUnit): string =>
  unit === 'inch' ? `${number}″` : `${number} ${unit}`

/** So many u as the reader measures and writes them; `places` after the point, else as many as it takes. */
export const lengthText = (u: number, language: string, unit: LengthUnit, places?: number): string =>
  withUnit(numberText(lengthIn(u, unit), language, places), unit)
