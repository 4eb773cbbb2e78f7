import { type GameState, opponentOf, SIDES, type SideId, tallyOf } from '@tactic48/rules'

interface BreakPoint {
  readonly byFigures: boolean
  readonly lost: number
  readonly total: number
  /** So many lost are the game; `undefined` where a battle is not decided by losses. */
  readonly breaks: number | undefined
}

/** VICT-03, VICT-05: what a side has lost of what this game counts, and where it has lost the game. */
export function breakPointOf(state: GameState, side: SideId): BreakPoint {
  const { lostAp, totalAp, lostFigures, totalFigures } = tallyOf(state, side)
  const byFigures = state.setup.gameType === 'mission' && state.rules.missionAltVictory === 'characters'
  const total = byFigures ? totalFigures : totalAp
  const percent = percentLostWith(state, side)
  return {
    byFigures,
    lost: byFigures ? lostFigures : lostAp,
    total,
    breaks: percent === undefined ? undefined : Math.ceil((total * percent) / 100),
  }
}

/** VICT-01, HOUSE-20: half of the force, unless the battle ignores it; or the share that the enemy has to eliminate. */
function percentLostWith({ goals, rules }: GameState, side: SideId): number | undefined {
  const enemy = goals?.sides[opponentOf(side)]
  const enough = enemy && (enemy.needs === 'any' || enemy.list.length === 1) ? enemy.list : []
  const shares = enough.flatMap((goal) => (goal.kind === 'eliminate' ? [goal.share] : []))
  const all = goals?.losses === 'ignore' ? shares : [...shares, rules.victoryShare * 100]
  return all.length > 0 ? Math.min(...all) : undefined
}

/** A bar of losses: how far it is filled, and its mark, which lies beyond the end where there is none. */
export const lossStyle = ({
  lost,
  total,
  breaks,
}: BreakPoint): { readonly '--lost': number; readonly '--breaks': number } => ({
  '--lost': total > 0 ? lost / total : 0,
  '--breaks': breaks === undefined ? 2 : total > 0 ? breaks / total : 0.5,
})

/** VICT-10, HOUSE-20: the round after which the game is over, or the last one that a goal names; absent where none is counted. */
export function lastRoundOf({ goals, rules }: Pick<GameState, 'goals' | 'rules'>): number | undefined {
  const named = SIDES.flatMap((side) => goals?.sides[side]?.list ?? []).flatMap((goal) =>
    'until' in goal ? goal.until : [],
  )
  const ends = [goals?.limit?.rounds, rules.turnLimit].filter((rounds) => typeof rounds === 'number')
  if (ends.length > 0) return Math.min(...ends)
  return named.length > 0 ? Math.max(...named) : undefined
}
