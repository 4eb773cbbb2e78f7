import type { Point } from '@tactic48/geometry'
import {
  baseRadius,
  type Figure,
  type FigureId,
  faceOf,
  type GameState,
  grenadeOdds,
  isFigureInside,
  onTable,
  topTask,
  type WeaponId,
} from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import type { Draft } from './draft.ts'
import { driftTo } from './drift.ts'
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
  const { state, question } = usePlay()
  const verb = useTable((table) => table.verb)
  const goal = useTable((table) => table.goal)
  return useMemo(() => {
    if (question?.kind === 'drift') {
      const task = topTask(state)
      return task?.kind === 'grenade' ? blastAt(state, task, goal ? driftTo(question, goal) : question.from) : []
    }
    if (!draft || !goal || draft.blind) return []
    const { figure, weapon } = draft
    const inside = (radius: number): readonly Figure[] => insideOf(state, goal, radius)
    if (verb === 'startSuppression') {
      // SF-04: where only entering suppresses, those who stand there are not held.
      const kind = state.rules.sfAffectsWhen === 'enters' ? 'safe' : 'held'
      return inside(faceOf(state, figure).sfRadius ?? 2).map((one) => ({ figure: one, kind }))
    }
    if (verb === 'placeOpportunityFire') {
      return inside(faceOf(state, figure).ofRadius ?? 0)
        .filter(({ side }) => side !== figure.side)
        .map((one) => ({ figure: one, kind: 'safe' }))
    }
    if (verb !== 'throwGrenade' || !weapon) return []
    return blastAt(state, { thrower: figure.id, weapon: weapon.id, radius: weapon.radius ?? 0 }, goal)
  }, [state, question, draft, goal, verb])
}

const insideOf = (state: GameState, at: Point, radius: number): readonly Figure[] =>
  onTable(state).filter((one) => isFigureInside(state, { at, radius }, one))

interface Thrown {
  readonly thrower: FigureId
  readonly weapon: WeaponId
  readonly radius: number
}

/** GREN-07, GREN-08: everybody in the blast, harmed or safe. */
function blastAt(state: GameState, { thrower, weapon, radius }: Thrown, at: Point): readonly Hit[] {
  const odds = grenadeOdds(state, { thrower, weapon, at })
  return insideOf(state, at, radius).map((one): Hit => {
    const caught = odds?.caught.find(({ figure: id }) => id === one.id)
    return caught ? { figure: one, kind: 'caught', chance: 1 - caught.miss } : { figure: one, kind: 'safe' }
  })
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
