import type { Point } from '@tactic48/geometry'
import type { ReactElement } from 'react'
import type { Strip } from './model.ts'
import './rareMarkers.css'

/** SUPP-01: where the fire is aimed; of several bombs each bears its number. */
export function SupportMark({ at, sign }: { at: Point; sign?: number }): ReactElement {
  return (
    <g className="support-mark" transform={`translate(${at.x} ${at.y})`}>
      <g className="support-size">
        <circle className="support-back" r="430" />
        <circle className="support-face" r="350" />
        {sign === undefined ? (
          <path className="support-cross" d="M0 -400V-130M0 400V130M-400 0H-130M400 0H130" />
        ) : (
          <text className="support-sign">{sign}</text>
        )}
      </g>
    </g>
  )
}

/** HOUSE-08: the strip of a strafing attack, with its line. */
export function SupportStrip({ at, line, length, width }: Strip): ReactElement {
  const turned = (Math.atan2(line.y - at.y, line.x - at.x) * 180) / Math.PI
  return (
    <g className="support-strip" transform={`translate(${at.x} ${at.y}) rotate(${turned})`}>
      <rect className="strip-area" x={-length / 2} y={-width / 2} width={length} height={width} />
      <path
        className="strip-line"
        d={`M${-length / 2} 0H${length / 2}M${length / 2 - 420} -260L${length / 2} 0L${length / 2 - 420} 260`}
      />
      <g transform={`rotate(${-turned})`}>
        <SupportMark at={{ x: 0, y: 0 }} />
      </g>
    </g>
  )
}
