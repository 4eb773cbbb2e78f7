import type { SideId } from './side.ts'

export interface Outcome {
  /** Absent = a draw. */
  readonly winner?: SideId
  /** The atom that decided. */
  readonly rule: string
}
