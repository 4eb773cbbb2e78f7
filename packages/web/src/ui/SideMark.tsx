import type { ReactElement } from 'react'
import type { Side } from '../board/figureState.ts'

/** The ring of a side beside its name: smooth on pale, notched on dark. */
export function SideMark({ side }: { side: Side }): ReactElement {
  return (
    <svg className="side-mark" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9.4" fill={side === 'blue' ? '#fffdf2' : '#241407'} />
      <circle cx="10" cy="10" r="5.6" fill={side === 'blue' ? '#ddd5b9' : '#35322b'} />
      <circle
        cx="10"
        cy="10"
        r="7.1"
        fill="none"
        stroke={`var(--${side}-ring)`}
        strokeWidth="3.4"
        {...(side === 'ember' ? { strokeDasharray: '4 1.576', strokeDashoffset: -0.7 } : {})}
      />
    </svg>
  )
}
