import { LENGTH_UNITS, type LengthUnit } from '@tactic48/content/lengths'
import { create } from 'zustand'
import { prefer, preferred } from '../app/preference.ts'

const KEPT = 'tactic48.lengths'

interface LengthStore {
  readonly unit: LengthUnit
  readonly choose: (unit: LengthUnit) => void
}

/** GEN-03: what this reader measures in, on every page. */
export const useLengthUnit = create<LengthStore>()((set) => ({
  unit: LENGTH_UNITS.find((unit) => unit === preferred(KEPT)) ?? 'u',
  choose: (unit) => {
    prefer(KEPT, unit)
    set({ unit })
  },
}))
