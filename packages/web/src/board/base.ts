import type { Side } from './figureState.ts'

/** Of the base, in these drawings. */
export const BASE = 17

/** Smooth for Blue, notched for Ember. */
const SIDES_OF = {
  blue: { under: '#122537', ring: '#2f86d6', notch: '', plate: ['#f1ebd5', '#cfc6a5'] },
  ember: {
    under: '#1e1006',
    ring: '#f0802f',
    notch: 'stroke-dasharray="8.7 3.003" stroke-dashoffset="-1.5"',
    plate: ['#4c483e', '#272420'],
  },
} as const

/** Chalk keyline, side ring, lit rim, plate. */
export function baseOf(side: Side): string {
  const { under, ring, notch, plate } = SIDES_OF[side]
  return `
    <radialGradient id="plate" cx="0.36" cy="0.32" r="0.8">
      <stop offset="0" stop-color="${plate[0]}" />
      <stop offset="1" stop-color="${plate[1]}" />
    </radialGradient>
    <linearGradient id="rim" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity="0.9" />
      <stop offset="0.45" stop-color="#fff" stop-opacity="0.12" />
      <stop offset="0.6" stop-color="#000" stop-opacity="0.1" />
      <stop offset="1" stop-color="#000" stop-opacity="0.5" />
    </linearGradient>
    <circle r="18.1" fill="#fffdf2" fill-opacity="0.94" />
    <circle r="${BASE}" fill="${under}" />
    <circle r="14.9" fill="none" stroke="${ring}" stroke-width="3.9" ${notch} />
    <circle r="16.2" fill="none" stroke="url(#rim)" stroke-width="1.5" />
    <circle r="12.9" fill="url(#plate)" stroke="#0d0f08" stroke-opacity="0.35" stroke-width="0.8" />`
}

/** A figure in hand throws it further. */
export const shadowOf = (lifted: boolean): string => `
  <radialGradient id="shadow">
    <stop offset="0.6" stop-color="#141809" stop-opacity="0.62" />
    <stop offset="0.82" stop-color="#141809" stop-opacity="0.4" />
    <stop offset="1" stop-color="#141809" stop-opacity="0" />
  </radialGradient>
  ${lifted ? '<circle cx="6.12" cy="8.16" r="21.1" fill="url(#shadow)" />' : '<circle cx="3.6" cy="4.8" r="20.4" fill="url(#shadow)" />'}`

export const WOUND = `
  <pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="4" height="4" fill="#b3123f" />
    <path d="M0 0V4" stroke="#ffe6ea" stroke-width="1.5" />
  </pattern>
  <path d="M9 -9A12.7 12.7 0 0 1 -9 9Z" fill="url(#hatch)" stroke="#fff4ef" stroke-width="0.8" />`
