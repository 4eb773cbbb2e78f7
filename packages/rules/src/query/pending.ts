import type { SideId } from '../state/ids.ts'
import type { Scheduled, Smoke } from '../state/lasting.ts'
import type { GameState } from '../state/state.ts'

/** Something that is counted down in turns of its side. */
export type Pending = { readonly side: SideId; readonly due: number } & (
  | { readonly kind: 'arrival'; readonly entry: Scheduled }
  | { readonly kind: 'smoke'; readonly smoke: Smoke }
)

/** All countdowns on the table, the next first. */
export function pending({ schedule, smoke }: GameState): readonly Pending[] {
  const all: readonly Pending[] = [
    ...schedule.map((entry): Pending => ({ kind: 'arrival', side: entry.side, due: entry.due, entry })),
    ...smoke.map((one): Pending => ({ kind: 'smoke', side: one.side, due: one.due, smoke: one })),
  ]
  return [...all].sort((a, b) => a.due - b.due)
}
