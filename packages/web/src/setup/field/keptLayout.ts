import type { Dressing } from '@tactic48/rules'
import { keep, kept } from '../kept.ts'
import type { Laid } from './laid.ts'

/** The scenery of a table that is still being laid out: a reload does not sweep it away. */
export interface KeptLayout {
  readonly pieces: readonly Laid[]
  readonly dressing: readonly Dressing[]
}

const NOTHING: KeptLayout = { pieces: [], dressing: [] }
const KEPT = 'layout'

interface Kept extends KeptLayout {
  readonly game: string
}

/** Only the layout of the game that was last laid out is kept. */
export function keptLayout(game: string): KeptLayout {
  const before = kept(KEPT) as Kept | undefined
  return before?.game === game ? before : NOTHING
}

export function keepLayout(game: string, { pieces, dressing }: KeptLayout): void {
  keep(KEPT, { game, pieces, dressing } satisfies Kept)
}
