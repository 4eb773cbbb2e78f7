import { useEffect, useRef, useState } from 'react'
import { askedOpponent, type Happening, useGame } from '../game/gameStore.ts'
import { opponentMove } from '../game/opponent.ts'
import { tellEvents } from '../prose/tell.ts'
import { prefersStillness, READING, useSettings } from './settings.ts'
import { useTable } from './tableStore.ts'

export interface OpponentAtWork {
  readonly thinking: boolean
  /** It found no answer: the game waits. */
  readonly stuck: boolean
  /** Do not wait for the reader any more, until a person is asked. */
  readonly skip: () => void
}

/** Long enough to read what was just told; losses take longer. */
function readingTime(happening: Happening | undefined): number {
  const { pace } = useSettings.getState()
  if (!happening || READING[pace] === 0) return 0
  const told = tellEvents(happening.before, happening.events).filter(({ telling }) => telling !== 'tokensGained')
  if (told.length === 0) return READING[pace] / 3
  const still = prefersStillness() ? 0.6 : 1
  return READING[pace] * still * Math.min(2.5, 0.7 + told.length * 0.3 + (told.some(({ grave }) => grave) ? 0.6 : 0))
}

/** Plays the opponent's side at a pace that can be followed. */
export function useOpponent(): OpponentAtWork {
  const game = useGame((store) => store.game)
  const submit = useGame((store) => store.submit)
  const watching = useTable((table) => table.moment !== undefined)
  const [thinking, setThinking] = useState(false)
  const [stuck, setStuck] = useState(false)
  const hurry = useRef(false)
  const wake = useRef<() => void>(undefined)
  const state = game?.state
  const side = game && state?.phase !== 'over' ? askedOpponent(game) : undefined
  useEffect(() => {
    if (!state || !side || watching) {
      hurry.current = false
      setThinking(false)
      return
    }
    let live = true
    setThinking(true)
    const read = rest(hurry.current ? 0 : readingTime(useGame.getState().happening), wake)
    Promise.all([opponentMove(state, side), read]).then(([command]) => {
      if (!live) return
      if (!command || submit(command)) setStuck(true)
    })
    return () => {
      live = false
      wake.current?.()
    }
  }, [state, side, watching, submit])
  return {
    thinking,
    stuck,
    skip: () => {
      hurry.current = true
      wake.current?.()
    },
  }
}

function rest(time: number, wake: { current: (() => void) | undefined }): Promise<void> {
  if (time === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time)
    wake.current = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}
