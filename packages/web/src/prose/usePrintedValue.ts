import type { CardFace } from '@tactic48/rules'
import { useNumbers } from '../i18n/useNumbers.ts'

/** The values of a stat card, in the order of their columns (§32). */
export const CARD_VALUES = ['move', 'moveFire', 'aim', 'ofRadius', 'sfRadius', 'h2h', 'command', 'maxActions'] as const
export type CardValue = (typeof CARD_VALUES)[number]

/** Lengths, which are shown in what the reader measures in (GEN-03). */
const LENGTHS: readonly CardValue[] = ['move', 'moveFire', 'ofRadius', 'sfRadius']

/** A value as the card prints it: a dash where there is none, Aim as dice that are added. */
export function usePrintedValue(): (side: CardFace | undefined, value: CardValue) => string {
  const { number, measure } = useNumbers()
  return (side, value) => {
    const printed = side?.[value]
    if (printed === undefined) return '–'
    if (LENGTHS.includes(value)) return measure(printed)
    return `${value === 'aim' ? '+' : ''}${number(printed)}`
  }
}
