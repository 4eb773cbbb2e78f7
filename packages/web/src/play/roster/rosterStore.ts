import type { FigureId, GameState } from '@tactic48/rules'
import { create } from 'zustand'
import { prefer, preferred } from '../../app/preference.ts'
import { useGame } from '../../game/gameStore.ts'
import type { Filter } from './roster.ts'
import { NAMES, type NamesShown } from './tableNames.ts'

const NOBODY: ReadonlySet<FigureId> = new Set()
const KEPT = 'tactic48.names'

/** Those who shall do nothing more in one turn of one game: nothing of it is in the game. */
interface Held {
  readonly game: string | undefined
  readonly turn: number
  readonly men: ReadonlySet<FigureId>
}

interface RosterStore {
  readonly filter: Filter | undefined
  /** The platoon or squad that is looked at. */
  readonly unit: string | undefined
  readonly names: NamesShown
  readonly folded: boolean
  readonly held: Held | undefined
  /** As it was when the table last came to rest. */
  readonly unseen: ReadonlySet<FigureId>
  /** Whom a key or a tap on the strip went to: the camera brings him into the window. */
  readonly sought: { readonly id: FigureId } | undefined
  readonly change: (part: Partial<Pick<RosterStore, 'filter' | 'unit' | 'folded' | 'sought' | 'unseen'>>) => void
  readonly showNames: (names: NamesShown) => void
  readonly hold: (turn: number, men: readonly FigureId[]) => void
}

export const useRosterStore = create<RosterStore>()((set) => ({
  filter: undefined,
  unit: undefined,
  names: NAMES.find((one) => one === preferred(KEPT)) ?? 'none',
  folded: false,
  held: undefined,
  unseen: NOBODY,
  sought: undefined,
  change: (part) => set(part),
  showNames: (names) => {
    prefer(KEPT, names)
    set({ names })
  },
  hold: (turn, men) => set({ held: { game: useGame.getState().game?.id, turn, men: new Set(men) } }),
}))

/** Holding lasts for the turn in which it was said. */
export const heldIn = ({ turn }: GameState, held: Held | undefined): ReadonlySet<FigureId> =>
  held && held.turn === turn.number && held.game === useGame.getState().game?.id ? held.men : NOBODY

/** Esc: everybody is lit again; false where everybody was. */
export function lightAll(): boolean {
  const { filter, unit, change } = useRosterStore.getState()
  if (filter === undefined && unit === undefined) return false
  change({ filter: undefined, unit: undefined })
  return true
}
