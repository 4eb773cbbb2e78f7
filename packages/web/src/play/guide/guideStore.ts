import { create } from 'zustand'
import { prefer, preferred } from '../../app/preference.ts'

const KEPT = 'tactic48.guided'
const OFF = 'off'

/** The newcomer's first game; `off` where he wants no pointers. */
interface GuideStore {
  readonly game: string | undefined
  readonly switchOff: () => void
}

export const useGuide = create<GuideStore>()((set) => ({
  game: preferred(KEPT),
  switchOff: () => {
    prefer(KEPT, OFF)
    set({ game: OFF })
  },
}))

/** Only one game in a browser is the first. */
export function guideThrough(game: string): void {
  if (useGuide.getState().game !== undefined) return
  prefer(KEPT, game)
  useGuide.setState({ game })
}

/** Three turns of each side. */
export const GUIDED_TURNS = 6
