import type { Dressing } from '@tactic48/rules'
import type { Laid } from './laid.ts'

/** The scenery of a table that is still being laid out: a reload does not sweep it away. */
export interface KeptLayout {
  readonly pieces: readonly Laid[]
  readonly dressing: readonly Dressing[]
}

const NOTHING: KeptLayout = { pieces: [], dressing: [] }
const KEPT = 'tactic48.layout'

interface Kept extends KeptLayout {
  readonly game: string
}

/** Only the layout of the game that was last laid out is kept, for as long as the window is open. */
export function keptLayout(game: string): KeptLayout {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Kept | null
    return kept?.game === game ? kept : NOTHING
  } catch {
    return NOTHING
  }
}

export function keepLayout(game: string, { pieces, dressing }: KeptLayout): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ game, pieces, dressing } satisfies Kept))
  } catch {
    // Without storage the layout lasts as long as the page.
  }
}
