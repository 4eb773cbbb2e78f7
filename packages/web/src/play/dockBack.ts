import { leaveBid, useBid } from './bid/bidStore.ts'
import { useHand } from './hand/handStore.ts'

/** Escape on the paper at the edge of the table: one step back; false when there was nothing to leave. */
export function dockBack(): boolean {
  if (!useBid.getState().officer) return useHand.getState().back()
  leaveBid()
  return true
}
