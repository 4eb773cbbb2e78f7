import type { FigureId } from '@tactic48/rules'
import { memo, type ReactElement } from 'react'
import type { BoardCrew } from './model.ts'
import './crewLinks.css'

interface CrewLinksProps {
  readonly crews: readonly BoardCrew[]
  /** The man whose comrades are ringed. */
  readonly selected?: FigureId | undefined
}

/** REINF-03, HOUSE-16: a band joins the men who play one card. */
export const CrewLinks = memo(function CrewLinks({ crews, selected }: CrewLinksProps): ReactElement {
  return (
    <g className="crew-links">
      {crews.map(({ side, men, from, to }) => {
        const lit = men.some((one) => one === selected)
        const d = `M${from.x} ${from.y}L${to.x} ${to.y}`
        return (
          <g key={men.join(' ')} className={`crew-link ${side}${lit ? ' lit' : ''}`} data-crew={men.join(' ')}>
            <path className="crew-key" d={d} />
            <path className="crew-band" d={d} />
            {lit &&
              [from, to].map(({ x, y, r }) => (
                <circle key={`${x} ${y}`} className="crew-ring" cx={x} cy={y} r={r * 1.24} />
              ))}
          </g>
        )
      })}
    </g>
  )
})
