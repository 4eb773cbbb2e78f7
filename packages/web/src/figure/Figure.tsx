import type { ReactElement } from 'react'
import type { FigureLook } from './figureState.ts'

const BASE = 17

interface FigureProps extends FigureLook {
  /** Table place and base radius, in 1/1000 u. */
  readonly x: number
  readonly y: number
  readonly r: number
  /** Company view: the ring doubles, only helmet and weapon remain. */
  readonly far?: boolean
  readonly lifted?: boolean
  /** Out of an order's reach. */
  readonly faded?: boolean
}

/** One Character on its round base. Clock places of the marks never change. */
export function Figure({ x, y, r, far = false, lifted = false, faded = false, ...look }: FigureProps): ReactElement {
  const drop = lifted ? 1.7 : 1
  return (
    <g
      className={`fig ${look.side}`}
      transform={`translate(${x} ${y}) scale(${r / BASE})`}
      {...(faded ? { opacity: 0.5 } : {})}
    >
      <circle cx={3.6 * drop} cy={4.8 * drop} r={19.4 + drop} fill="url(#fig-shadow)" />
      <g transform={lifted ? 'translate(-1.4 -2) scale(1.04)' : undefined}>
        <use href={`#fig-base-${look.side}${far ? '-far' : ''}`} />
        {look.wounded && <use href="#fig-wound" />}
        {far ? <FarSoldier {...look} /> : <Soldier {...look} />}
        {look.rank && <use href={`#fig-rank-${look.rank}`} transform="translate(0 -18)" />}
        {look.stance && <use href={`#fig-${look.stance}`} transform="translate(-14.4 -11.8)" />}
        {look.harm && <use href={`#fig-${look.harm}`} transform="translate(14.4 -11.8)" />}
        {look.actions && <ActionSlots {...look.actions} />}
      </g>
    </g>
  )
}

const headOf = ({ arms, side }: FigureLook): string => (arms === 'officer' ? '#fig-cap' : `#fig-helmet-${side}`)

function Soldier(look: FigureLook): ReactElement {
  return (
    <g transform="translate(0 .8) scale(1.12)">
      <use href="#fig-body" />
      <use href="#fig-arms" />
      <use href={`#fig-${look.arms}`} />
      <use href={headOf(look)} />
      {look.arms === 'sniper' && <use href="#fig-leaves" />}
    </g>
  )
}

function FarSoldier(look: FigureLook): ReactElement {
  return (
    <g transform="translate(0 -.4) scale(1.06)">
      <use href={`#fig-${look.arms}`} />
      <use href={headOf(look)} transform="translate(0 -.8) scale(1.2)" />
    </g>
  )
}

/** An empty slot is a free Action, brass a spent one. */
function ActionSlots({ slots, spent }: { slots: number; spent: number }): ReactElement {
  return (
    <>
      {Array.from({ length: slots }, (_, i) => {
        const angle = Math.PI / 2 - (i - (slots - 1) / 2) * 0.36
        const used = i < spent
        return (
          <circle
            key={`slot-${angle}`}
            cx={Math.cos(angle) * 22}
            cy={Math.sin(angle) * 22}
            r="3.2"
            fill={used ? '#f0c95c' : '#2a2e1e'}
            stroke={used ? '#2a1f05' : '#fffdf2'}
            strokeWidth="1.3"
          />
        )
      })}
    </>
  )
}
