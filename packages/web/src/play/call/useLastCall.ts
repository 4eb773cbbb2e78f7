import { type EventOf, type FigureId, liveEntries } from '@tactic48/rules'
import { useMemo } from 'react'
import { useGame } from '../../game/gameStore.ts'

/** The dice of the call that is being settled. */
export function useLastCall(caller: FigureId): EventOf<'callTried'> | undefined {
  const log = useGame((store) => store.game?.log)
  return useMemo(() => {
    const entries = log ? liveEntries(log.entries) : []
    for (let i = entries.length - 1; i >= 0; i--) {
      const tried = entries[i]?.events.findLast((event) => event.type === 'callTried' && event.caller === caller)
      if (tried?.type === 'callTried') return tried
    }
    return undefined
  }, [log, caller])
}
