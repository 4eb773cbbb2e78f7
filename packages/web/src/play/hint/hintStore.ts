import { trackWork } from '../../app/settled.ts'
import { useGame } from '../../game/gameStore.ts'
import { situationNow } from '../situation.ts'
import { NO_HINT, type Tier, useTable } from '../tableStore.ts'

const show = (hinted: ReturnType<typeof useTable.getState>['hinted']): void => useTable.setState({ hinted })

export const closeHint = (): void => show(NO_HINT)

/** Esc: a hint that is shown goes; false where there is none. */
export function putHintAway(): boolean {
  const { hint, status } = useTable.getState().hinted
  if (status === 'rests' && (hint === undefined || hint.state !== situationNow()?.state)) return false
  closeHint()
  return true
}

const further = (tier: Tier): Tier => (tier === 1 ? 2 : 3)

/** Never by itself: each press goes a tier further. The engine is sent what this seat may see, and nothing else. */
export function askHint(): void {
  const now = situationNow()
  const { hint, status } = useTable.getState().hinted
  if (!now?.side || status === 'thinks' || useGame.getState().game?.adviceOff) return
  const { state, side } = now
  if (hint?.state === state) {
    show({ status, hint: { ...hint, tier: further(hint.tier) } })
    return
  }
  show({ status: 'thinks', hint: undefined })
  trackWork(import('../../game/opponent.ts').then(({ advise }) => advise(state, side))).then(
    (command) => show({ status: 'rests', hint: { state, command, tier: 1 } }),
    () => show({ status: 'failed', hint: undefined }),
  )
}
