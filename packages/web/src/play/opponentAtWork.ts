import { isRefusal } from '@tactic48/rules'
import { useEffect } from 'react'
import { create } from 'zustand'
import { type Happening, useGame } from '../game/gameStore.ts'
import { askedOpponent } from '../game/seen.ts'
import { tellEvents } from '../prose/tell.ts'
import { prefersStillness, READING, useSettings } from './settings.ts'
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

/** The reader waits no more, until a person is asked. */
let hurried = false
let wake: () => void = () => undefined

export function skipReading(): void {
  hurried = true
  wake()
}

/** Plays the opponent's side at a pace that can be followed. */
export function usePlayingOpponent(): void {
  const game = useGame((store) => store.game)
  const watching = useTable((table) => table.moment !== undefined)
  const attempt = useOpponentAtWork((store) => store.attempt)
  const state = game?.state
  const side = game && state?.phase !== 'over' ? askedOpponent(game) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    const be = (status: OpponentAtWork['status']): void => useOpponentAtWork.setState({ status })
    if (!state || !side || watching) {
      hurried = false
      be('rests')
      return
    }
    let live = true
    be('thinks')
    reading(useGame.getState().happening)
      .then(() => (live ? useGame.getState().letOpponentAct() : undefined))
      .then(
        (answer) => live && answer && isRefusal(answer) && be('failed'),
        () => live && be('failed'),
      )
    return () => {
      live = false
      wake()
    }
  }, [state, side, watching, attempt])
}

/** Long enough to read what was just told; losses take longer. */
function readingTime(happening: Happening | undefined): number {
  const { pace } = useSettings.getState()
  if (hurried || !happening || READING[pace] === 0) return 0
  const told = tellEvents(happening.before, happening.events).filter(({ telling }) => telling !== 'tokensGained')
  if (told.length === 0) return READING[pace] / 3
  const still = prefersStillness() ? 0.6 : 1
  return READING[pace] * still * Math.min(2.5, 0.7 + told.length * 0.3 + (told.some(({ grave }) => grave) ? 0.6 : 0))
}

function reading(happening: Happening | undefined): Promise<void> {
  const time = readingTime(happening)
  if (time === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time)
    wake = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}
