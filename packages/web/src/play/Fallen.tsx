import type { Figure, GameState } from '@tactic48/rules'
import { memo, type ReactElement } from 'react'

const isBeyondHelp = ({ place }: Figure): boolean => place.at === 'gone' && place.casualty === undefined

/** Where Characters fell whom nobody can help any more: a mark that blocks nothing. */
export const Fallen = memo(function Fallen({ figures }: { figures: GameState['figures'] }): ReactElement {
  return (
    <g className="fallen-marks">
      {figures.filter(isBeyondHelp).map(({ id, side, position: { x, y } }) => (
        <g key={id} className={side} transform={`translate(${x} ${y})`} data-fallen={id}>
          <path className="fallen-key" d="M-260 -260L260 260M260 -260L-260 260" />
          <path className="fallen-line" d="M-260 -260L260 260M260 -260L-260 260" />
        </g>
      ))}
    </g>
  )
})
