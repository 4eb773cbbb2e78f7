import type { Command, GameState } from '@tactic48/rules'
import { create } from 'zustand'
import { trackWork } from '../../app/settled.ts'
import { situationNow } from '../situation.ts'

/** Where to look, the idea, the command with its odds. */
export type Tier = 1 | 2 | 3

/** What the opponent's engine would do in the player's place, told as far as it was asked for. */
interface Hint {
  readonly state: GameState
  readonly command: Command
  readonly tier: Tier
}

interface HintStore {
  readonly status: 'rests' | 'thinks' | 'failed'
  readonly hint: Hint | undefined
  readonly close: () => void
}

export const useHint = create<HintStore>()((set) => ({
  status: 'rests',
  hint: undefined,
  close: () => set({ hint: undefined, status: 'rests' }),
}))

/** Esc: a hint that is shown goes; false where there is none. */
export function putHintAway(): boolean {
  const { hint, status, close } = useHint.getState()
  if (status === 'rests' && (hint === undefined || hint.state !== situationNow()?.state)) return false
  close()
  return true
}

const further = (tier: Tier): Tier => (tier === 1 ? 2 : 3)

/** Never by itself: each press goes a tier further. The engine is sent what this seat may see, and nothing else. */
export function askHint(): void {
  const now = situationNow()
  const { hint, status } = useHint.getState()
  if (!now?.side || status === 'thinks') return
  const { state, side } = now
  if (hint?.state === state) {
    useHint.setState({ hint: { ...hint, tier: further(hint.tier) } })
    return
  }
  useHint.setState({ status: 'thinks', hint: undefined })
  trackWork(import('../../game/opponent.ts').then(({ advise }) => advise(state, side))).then(
    (command) => useHint.setState({ status: 'rests', hint: { state, command, tier: 1 } }),
    () => useHint.setState({ status: 'failed' }),
  )
}
