import { memo, type ReactElement } from 'react'
import { Badges } from './Badges.tsx'
import { Soldiers } from './Soldiers.tsx'

/** Everything that figures refer to, once a page. A base has r = 17 in these drawings. */
export const FigureDefs = memo(function FigureDefs(): ReactElement {
  return (
    <defs>
      <radialGradient id="fig-shadow">
        <stop offset="0.6" stopColor="#141809" stopOpacity="0.62" />
        <stop offset="0.82" stopColor="#141809" stopOpacity="0.4" />
        <stop offset="1" stopColor="#141809" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="fig-rim" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.9" />
        <stop offset="0.45" stopColor="#fff" stopOpacity="0.12" />
        <stop offset="0.6" stopColor="#000" stopOpacity="0.1" />
        <stop offset="1" stopColor="#000" stopOpacity="0.5" />
      </linearGradient>
      <radialGradient id="fig-dome" cx="0.34" cy="0.3" r="0.8">
        <stop offset="0" stopColor="#fff" stopOpacity="0.62" />
        <stop offset="0.35" stopColor="#fff" stopOpacity="0.16" />
        <stop offset="0.62" stopColor="#000" stopOpacity="0.04" />
        <stop offset="1" stopColor="#000" stopOpacity="0.5" />
      </radialGradient>
      <radialGradient id="fig-plate-blue" cx="0.36" cy="0.32" r="0.8">
        <stop offset="0" stopColor="#f1ebd5" />
        <stop offset="1" stopColor="#cfc6a5" />
      </radialGradient>
      <radialGradient id="fig-plate-ember" cx="0.36" cy="0.32" r="0.8">
        <stop offset="0" stopColor="#4c483e" />
        <stop offset="1" stopColor="#272420" />
      </radialGradient>
      <pattern id="fig-hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="4" height="4" fill="#b3123f" />
        <path d="M0 0V4" stroke="#ffe6ea" strokeWidth="1.5" />
      </pattern>
      <Base id="blue" notch="" thin={3.9} />
      <Base id="ember" notch="8.7 3.003" thin={3.9} />
      <Base id="blue-far" notch="" thin={6.4} />
      <Base id="ember-far" notch="10.1 4.35" thin={6.4} />
      <path id="fig-wound" d="M9 -9A12.7 12.7 0 0 1 -9 9Z" fill="url(#fig-hatch)" stroke="#fff4ef" strokeWidth="0.8" />
      <Soldiers />
      <Badges />
    </defs>
  )
})

/** Chalk keyline, side ring, lit rim, plate. The ring is smooth for Blue and notched for Ember. */
function Base({ id, notch, thin }: { id: string; notch: string; thin: number }): ReactElement {
  const side = id.startsWith('blue') ? 'blue' : 'ember'
  const plate = 16.8 - thin
  return (
    <g id={`fig-base-${id}`}>
      <circle r="18.1" fill="#fffdf2" fillOpacity="0.94" />
      <circle r="17" fill={side === 'blue' ? '#122537' : '#1e1006'} />
      <circle
        r={16.85 - thin / 2}
        fill="none"
        stroke={`var(--${side}-ring)`}
        strokeWidth={thin}
        {...(notch ? { strokeDasharray: notch, strokeDashoffset: -1.5 } : {})}
      />
      <circle r="16.2" fill="none" stroke="url(#fig-rim)" strokeWidth="1.5" />
      <circle r={plate} fill={`url(#fig-plate-${side})`} stroke="#0d0f08" strokeOpacity="0.35" strokeWidth="0.8" />
    </g>
  )
}
