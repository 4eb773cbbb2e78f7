import { CONTROL } from '@tactic48/rules'

/** What is pasted, or what a file is called, may hold characters that no name has. */
export const printable = (text: string): string => text.replace(new RegExp(CONTROL, 'gu'), '')

const LONGEST = 80
const ITS_END = 20
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** The name of a file as it can stand in a sentence: not longer than it, and what is written from right to left by itself. */
export function shownName({ name }: Pick<File, 'name'>): string {
  const plain = printable(name)
  const short = plain.length > LONGEST ? `${plain.slice(0, LONGEST - ITS_END)}…${plain.slice(-ITS_END)}` : plain
  return RIGHT_TO_LEFT.test(short) ? `\u2068${short}\u2069` : short
}
