import { baseRadius, type Figure as Character, type GameState, onTable, SIDES, type SideId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { Figure } from '../board/Figure.tsx'
import { lookOf } from '../boardModel/lookOf.ts'

/** The one who leads what is left of a side. */
function leaderOf(state: GameState, side: SideId): Character | undefined {
  const left = onTable(state).filter((figure) => figure.side === side)
  const ranked = (figure: Character): number => (lookOf(state, figure).rank ? 1 : 0)
  return left.reduce<Character | undefined>(
    (best, figure) => (best && ranked(best) >= ranked(figure) ? best : figure),
    undefined,
  )
}

/** The winner's leader, or one of each side where nobody won. */
export function Hero({ state }: { state: GameState }): ReactElement {
  const winner = state.outcome?.winner
  const leaders = (winner ? [winner] : SIDES).flatMap((side) => leaderOf(state, side) ?? [])
  const r = baseRadius(state.rules)
  return (
    <div className="result-heroes" aria-hidden="true">
      {leaders.map((leader) => {
        const { stance: _, harm: __, actions: ___, ...look } = lookOf(state, leader)
        return (
          <svg key={leader.id} className="result-hero" viewBox={`${-r * 1.35} ${-r * 1.45} ${r * 2.7} ${r * 2.7}`}>
            <title>{leader.name}</title>
            <Figure x={0} y={0} r={r} {...look} />
          </svg>
        )
      })}
    </div>
  )
}
