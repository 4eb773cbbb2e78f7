import type { FigureId, GameState, SideId } from '@tactic48/rules'
import { useEffect, useState } from 'react'
import { unseenOf } from './roster.ts'
import { useRosterStore } from './rosterStore.ts'

const REST = 120
const NOBODY: ReadonlySet<FigureId> = new Set()

/** Whom no enemy sees while a game goes on: reckoned when the table has come to rest. */
export function useUnseen(state: GameState, side: SideId): ReadonlySet<FigureId> {
  const unseen = useRosterStore((store) => store.unseen)
  const [witnesses] = useState(() => new Map<FigureId, FigureId>())
  // GEN-04: where nothing may be measured, nothing is told.
  const may = state.rules.premeasure && state.phase === 'play'
  useEffect(() => {
    const { change } = useRosterStore.getState()
    if (!may) {
      change({ unseen: NOBODY })
      return undefined
    }
    const timer = setTimeout(() => change({ unseen: unseenOf(state, side, witnesses) }), REST)
    return () => clearTimeout(timer)
  }, [state, side, may, witnesses])
  return unseen
}
