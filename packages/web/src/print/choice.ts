import { QS_EDITIONS, RULINGS } from '@tactic48/rules'
import { COMPANY_SHEETS, type Sheets } from '../setup/sheets.ts'
import { PAPERS, type Paper } from './paper.ts'
import type { Counts } from './things.ts'

export const PARTS = ['cards', 'bases', 'markers', 'forceSheet', 'reference', 'rulebook'] as const
export type Part = (typeof PARTS)[number]

export const INKS = ['colour', 'plain'] as const
export type Ink = (typeof INKS)[number]

/** What is printed, and on what. */
export interface PrintChoice {
  /** `side:blue`, `own:<name>`, `ready:<id>` or `faction:<id>`. */
  readonly from: string
  readonly parts: readonly Part[]
  readonly paper: Paper
  readonly ink: Ink
  /** Identical cards are printed once, with their number. */
  readonly once: boolean
  /** Absent: those of the game that is being prepared, its options included. */
  readonly sheets?: Sheets
  readonly counts: Counts
}

const FRESH: PrintChoice = {
  from: 'side:blue',
  parts: ['cards', 'markers', 'forceSheet', 'reference'],
  paper: 'a4',
  ink: 'colour',
  once: false,
  counts: {},
}

function isOneOf<T>(values: readonly T[], value: unknown): value is T {
  return values.some((one) => one === value)
}

/** What the browser keeps may be of another day: a choice that is none is forgotten. */
export function choiceIn(value: unknown): PrintChoice {
  if (typeof value !== 'object' || value === null) return FRESH
  const told: { readonly [name in keyof PrintChoice]?: unknown } = value
  const sheets = sheetsIn(told.sheets)
  return {
    from: typeof told.from === 'string' ? told.from : FRESH.from,
    parts: Array.isArray(told.parts) ? PARTS.filter((part) => isOneOf(told.parts as unknown[], part)) : FRESH.parts,
    paper: isOneOf(PAPERS, told.paper) ? told.paper : FRESH.paper,
    ink: isOneOf(INKS, told.ink) ? told.ink : FRESH.ink,
    once: told.once === true,
    ...(sheets && { sheets }),
    counts: countsIn(told.counts),
  }
}

function sheetsIn(value: unknown): Sheets | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { edition, company, rulings }: { readonly [name in keyof Sheets]?: unknown } = value
  return isOneOf(QS_EDITIONS, edition) && isOneOf(COMPANY_SHEETS, company) && isOneOf(RULINGS, rulings)
    ? { edition, company, rulings }
    : undefined
}

const countsIn = (value: unknown): Counts =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, count]) => Number.isInteger(count)))
    : {}

/** The part of the address after `#/print/`: a side of the prepared game, the rulebook, the quick reference. */
export function openedAt(at: string | undefined): Partial<PrintChoice> {
  if (at === 'rulebook') return { parts: ['rulebook'] }
  if (at === 'reference') return { parts: ['reference'] }
  if (at === 'blue' || at === 'ember')
    return { from: `side:${at}`, parts: ['cards', 'markers', 'forceSheet'], counts: {} }
  return {}
}
