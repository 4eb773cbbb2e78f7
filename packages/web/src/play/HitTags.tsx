import type { Point } from '@tactic48/geometry'
import type { FigureId } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { place } from './PlanTags.tsx'
import { usePercent } from './usePercent.ts'
import type { Hit } from './verbs/verb.ts'

/** The chance of each who is caught, on paper beside him. */
export function HitTags({ hits }: { hits: readonly Hit[] }): ReactElement {
  const percent = usePercent()
  return (
    <>
      {hits.map(
        ({ figure: { id, position }, chance }) =>
          chance !== undefined && (
            <div
              key={id}
              className="tag chance-tag"
              style={place(position, '-50%', isBelow(hits, id, position) ? '22px' : 'calc(-100% - 22px)')}
            >
              {percent(chance)}
            </div>
          ),
      )}
    </>
  )
}

const CLOSE = 1800

/** Of two that stand close, the lower one has its chance below. */
const isBelow = (hits: readonly Hit[], id: FigureId, { x, y }: Point): boolean =>
  hits.some(({ figure }) => {
    const { position } = figure
    return figure.id !== id && position.y < y && Math.hypot(position.x - x, position.y - y) < CLOSE
  })
