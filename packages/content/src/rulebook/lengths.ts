/** GEN-03: what lengths are shown in; 1 u is an inch or 2.5 cm. */
export const LENGTH_UNITS = ['u', 'inch', 'cm'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

const CM_PER_U = 2.5

/** So many u as a number of the unit. */
export const lengthIn = (u: number, unit: LengthUnit): number => (unit === 'cm' ? u * CM_PER_U : u)

/** A number as it is written, with the sign of its unit. */
export const withUnit = (number: string, unit: LengthUnit): string =>
  unit === 'inch' ? `${number}″` : `${number} ${unit}`
