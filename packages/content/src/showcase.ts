// What the front page shows before anybody has chosen anything: an entry point of its own, so that it is loaded without the
// cards, fields and checks that it was made from. `npm run showcase` writes the file.
import type { CardBook, Force, PerSide, RuleSet, Table } from '@tactic48/rules'
import file from '../data/showcase.gen.json' with { type: 'json' }
import type { Named } from './named.ts'

export interface Showcase {
  readonly table: Pick<Table, 'width' | 'height' | 'elements' | 'dressing'>
  readonly rules: RuleSet
  readonly cards: CardBook
  readonly forces: PerSide<Force>
  readonly fieldNames: { readonly [battlefield: string]: Named }
}

// The types of JSON are wider than what stands in it; a test compares the file with what it was made from.
const written: unknown = file
export const SHOWCASE = written as Showcase
