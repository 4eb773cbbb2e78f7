import { create } from 'zustand'
import { useGame } from '../../game/gameStore.ts'
import type { Reading } from '../../session/clock.ts'

/** What the clock showed when it was read, and when that was on the clock of this page. */
interface Shown extends Reading {
  readonly read: number
}

export const useClock = create<{ readonly shown: Shown | undefined }>()(() => ({ shown: undefined }))

/** Milliseconds. */
export const leftOf = ({ left, read }: Shown): number => Math.max(0, left - (performance.now() - read))

let asked = 0

/** The question lies before this side now, or before nobody. */
export async function attend(side: Parameters<ReturnType<typeof useGame.getState>['attend']>[0]): Promise<void> {
  const mine = ++asked
  const reading = await useGame
    .getState()
    .attend(side)
    .catch(() => undefined)
  if (mine === asked) useClock.setState({ shown: reading && { ...reading, read: performance.now() } })
}
