import { type GameState, isGone } from '@tactic48/rules'
import { memo, type ReactElement } from 'react'

/** Where Characters fell: a mark that blocks nothing. */
export const Fallen = memo(function Fallen({ figures }: { figures: GameState['figures'] }): ReactElement {
  return (
    <g className="fallen-marks">
      {figures.filter(isGone).map(({ id, side, position: { x, y } }) => (
        <g key={id} className={side} transform={`translate(${x} ${y})`} data-fallen={id}>
          <path className="fallen-key" d="M-260 -260L260 260M260 -260L-260 260" />
          <path className="fallen-line" d="M-260 -260L260 260M260 -260L-260 260" />
        </g>
      ))}
    </g>
  )
})
