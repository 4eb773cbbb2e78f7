import type { CardFace } from '@tactic48/rules'
import { useNumbers } from '../i18n/useNumbers.ts'

/** The values of a stat card, in the order of their columns (§32). */
export const CARD_VALUES = ['move', 'moveFire', 'aim', 'ofRadius', 'sfRadius', 'h2h', 'command', 'maxActions'] as const
export type CardValue = (typeof CARD_VALUES)[number]

/** Lengths, which are shown in what the reader measures in (GEN-03). */
const LENGTHS: readonly string[] = ['move', 'moveFire', 'ofRadius', 'sfRadius'] satisfies readonly CardValue[]

/** A number of a field, as its reader writes and measures it. */
export function useFieldNumber(): (field: string, value: number) => string {
  const { number, measure } = useNumbers()
  return (field, value) => (LENGTHS.includes(field) ? measure(value) : number(value))
}

/** A value as the card prints it: a dash where there is none, Aim as dice that are added. */
export function usePrintedValue(): (side: CardFace | undefined, value: CardValue) => string {
  const written = useFieldNumber()
  return (side, value) => {
    const printed = side?.[value]
    if (printed === undefined) return '–'
    return `${value === 'aim' ? '+' : ''}${written(value, printed)}`
  }
}
