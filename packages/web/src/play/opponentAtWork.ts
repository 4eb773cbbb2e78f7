import { isRefusal } from '@tactic48/rules'
import { useEffect } from 'react'
import { create } from 'zustand'
import { useGame } from '../game/gameStore.ts'
import { askedOpponent } from '../game/seen.ts'
import { useToldSoFar, useWatching } from './playStage.ts'
import { useTable } from './tableStore.ts'

interface OpponentAtWork {
  /** `failed`: it could not be loaded, broke down or found nothing; the game waits until it is tried again. */
  readonly status: 'rests' | 'thinks' | 'failed'
  readonly attempt: number
  readonly retry: () => void
}

export const useOpponentAtWork = create<OpponentAtWork>()((set, get) => ({
  status: 'rests',
  attempt: 0,
  retry: () => set({ attempt: get().attempt + 1 }),
}))

/** Lets the opponent decide as soon as the last thing that it did is being told. */
export function usePlayingOpponent(): void {
  const game = useGame((store) => store.game)
  const elsewhere = useTable((table) => table.moment !== undefined)
  const telling = useToldSoFar() !== undefined
  const watching = useWatching() !== undefined
  const attempt = useOpponentAtWork((store) => store.attempt)
  const state = game?.state
  const plays = game && !game.heldElsewhere && game.saving !== 'failing' && state?.phase !== 'over'
  const side = plays ? askedOpponent(game) : undefined
  const waits = telling || watching || elsewhere
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    const be = (status: OpponentAtWork['status']): void => useOpponentAtWork.setState({ status })
    if (!state || !side || waits) {
      be('rests')
      return
    }
    let live = true
    be('thinks')
    useGame
      .getState()
      .letOpponentAct()
      .then(
        (answer) => live && isRefusal(answer) && be('failed'),
        () => live && be('failed'),
      )
    return () => {
      live = false
    }
  }, [state, side, waits, attempt])
}
