import { type GameState, type SideId, tallyOf } from '@tactic48/rules'

/** VICT-03, VICT-05: what a side has lost of what this game counts, and where it has lost the game. */
export function breakPointOf(state: GameState, side: SideId) {
  const { lostAp, totalAp, lostFigures, totalFigures } = tallyOf(state, side)
  const byFigures = state.setup.gameType === 'mission' && state.rules.missionAltVictory === 'characters'
  const total = byFigures ? totalFigures : totalAp
  return {
    byFigures,
    lost: byFigures ? lostFigures : lostAp,
    total,
    breaks: Math.ceil(total * state.rules.victoryShare),
  }
}
