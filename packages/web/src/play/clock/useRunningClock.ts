import type { SideId } from '@tactic48/rules'
import { useEffect } from 'react'
import { useGame } from '../../game/gameStore.ts'
import { askedOpponent, askedPerson } from '../../game/seen.ts'
import { useScreen } from '../../session/useScreen.ts'
import { useToldSoFar, useWatching } from '../playStage.ts'
import { leftOf, useClock } from './clockStore.ts'

const attend = (side: SideId | undefined): void =>
  void useGame
    .getState()
    .attend(side)
    .catch(() => undefined)

/** A command may be on its way when the time is up: it is waited for this long. */
const AGAIN = 250

/**
 * HOUSE-17: says to the clock of the game before whom a question lies. What is told for the first time takes nobody's time; to watch
 * it again does. Where the time is up, the game is told.
 */
export function useRunningClock(): void {
  const game = useGame((store) => store.game)
  const telling = useToldSoFar() !== undefined
  const watching = useWatching() !== undefined
  const { wanted } = useScreen()
  const shown = useClock()
  const state = game?.state
  const clocked = state?.rules.house.clock === true && state.phase !== 'over' && !game?.heldElsewhere
  const waits = wanted !== undefined || (telling && !watching)
  const side = game && clocked && !waits ? (askedPerson(game) ?? askedOpponent(game)) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: every command may be followed by another question
  useEffect(() => {
    if (clocked) attend(side)
  }, [clocked, side, state])
  useEffect(() => {
    if (!shown) return
    let timer: ReturnType<typeof setTimeout>
    const ring = async (): Promise<void> => {
      const answer = await useGame.getState().timeUp()
      if (useGame.getState().game?.clock !== shown) return
      // Too early by the clock of the game, or a command was under way that was refused.
      if (answer === 'dropped') timer = setTimeout(() => void ring(), AGAIN)
      else attend(shown.side)
    }
    timer = setTimeout(() => void ring(), leftOf(shown) + 1)
    return () => clearTimeout(timer)
  }, [shown])
}
