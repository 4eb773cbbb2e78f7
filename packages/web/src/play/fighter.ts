import { cardOf, type Fighter, type Figure, type GameState, isWounded } from '@tactic48/rules'

/** H2H-02: what a figure brings to a fight. */
export function fighterOf(state: GameState, figure: Figure): Fighter {
  const { healthy, wounded } = cardOf(state, figure)
  return {
    healthy: healthy.h2h,
    wounded: isWounded(state, figure),
    ...(wounded ? { woundedSide: wounded.h2h } : {}),
  }
}
