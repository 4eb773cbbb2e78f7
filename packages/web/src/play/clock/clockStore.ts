import { useGame } from '../../game/gameStore.ts'
import type { ClockReading } from '../../session/session.ts'

/** What the clock of the game shows; absent while no time runs. */
export const useClock = (): ClockReading | undefined => useGame(({ game }) => game?.clock)

/** Milliseconds. */
export const leftOf = ({ left, read }: ClockReading): number => Math.max(0, left - (performance.now() - read))
