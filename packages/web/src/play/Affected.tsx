import { baseRadius, type Figure, grenadeOdds, isFigureInside, onTable, sideOf } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import type { Draft } from './draft.ts'
import { usePlay } from './playContext.ts'
import { useTable } from './tableStore.ts'

export interface Hit {
  readonly figure: Figure
  /** Caught by it, held by it, or in the area without being harmed. */
  readonly kind: 'caught' | 'held' | 'safe'
  /** Chance of a wound or worse, where dice are rolled at once. */
  readonly chance?: number
}

/** Who is affected by the marker that is about to be put down. */
export function useAffected(draft: Draft | undefined): readonly Hit[] {
  const { state } = usePlay()
  const verb = useTable((table) => table.verb)
  const goal = useTable((table) => table.goal)
  return useMemo(() => {
    if (!draft || !goal) return []
    const { figure, weapon } = draft
    const inside = (radius: number): readonly Figure[] =>
      onTable(state).filter((one) => isFigureInside(state, { at: goal, radius }, one))
    if (verb === 'startSuppression') {
      return inside(sideOf(state, figure).sfRadius ?? 2).map((one) => ({ figure: one, kind: 'held' }))
    }
    if (verb === 'placeOpportunityFire') {
      return inside(sideOf(state, figure).ofRadius ?? 0)
        .filter(({ side }) => side !== figure.side)
        .map((one) => ({ figure: one, kind: 'safe' }))
    }
    if (verb !== 'throwGrenade' || !weapon) return []
    const odds = grenadeOdds(state, { thrower: figure.id, weapon: weapon.id, at: goal })
    return inside(weapon.radius ?? 0).map((one): Hit => {
      const caught = odds?.caught.find(({ figure: id }) => id === one.id)
      return caught ? { figure: one, kind: 'caught', chance: 1 - caught.miss } : { figure: one, kind: 'safe' }
    })
  }, [state, draft, goal, verb])
}

/** A ring round each of them, above the figures: crossed for harm, dotted for whom it does not touch. */
export function Affected({ hits }: { hits: readonly Hit[] }): ReactElement {
  const { state } = usePlay()
  const r = baseRadius(state.rules) + 190
  return (
    <g className="affected">
      {hits.map(({ figure: { id, position }, kind }) => (
        <g key={id} className={kind} data-affected={id} transform={`translate(${position.x} ${position.y})`}>
          <circle className="affected-key" r={r} />
          <circle className="affected-ring" r={r} />
        </g>
      ))}
    </g>
  )
}
