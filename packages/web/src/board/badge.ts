import type { Duty, Harm, Rank, Stance } from './figureState.ts'

const PAPER = '#fffdf2'
const INK = '#1c2013'

/** Every badge has an outline of its own, so none needs its colour. */
export const STANDING: { readonly [stance in Stance]: string } = {
  takeCover: `
    <g stroke-linejoin="round" stroke-linecap="round">
      <path d="M-6.8 -6.6H6.8V0.6Q6.8 5.2 0 8Q-6.8 5.2 -6.8 0.6Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.6" />
      <path d="M-3.6 -2.2H3.6M-3.6 1.4H3.6" stroke="${INK}" stroke-width="2" />
    </g>`,
  opportunityFire: `
    <g fill="none" stroke="${INK}" stroke-width="1.6">
      <circle r="7.1" fill="${PAPER}" />
      <circle r="3" />
      <path d="M0 -6.2V-3.2M0 6.2V3.2M-6.2 0H-3.2M6.2 0H3.2" />
    </g>`,
  suppressionFire: `
    <g stroke-linejoin="round" stroke-linecap="round">
      <path d="M-7.6 6.2L0 -7.8L7.6 6.2Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.6" />
      <path d="M0 -2.8V3.6M-2.5 0.6L-3.7 3.8M2.5 0.6L3.7 3.8" stroke="${INK}" stroke-width="1.7" />
    </g>`,
  aim: `
    <g stroke-linejoin="round" stroke-linecap="round">
      <path d="M0 -8L8 0L0 8L-8 0Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.6" />
      <path d="M0 -3.4V3.4M-3.4 0H3.4" stroke="${INK}" stroke-width="2" />
    </g>`,
}

export const HARMED: { readonly [harm in Harm]: string } = {
  shock: `<path d="M0 -8.4L2 -3.7L6.6 -5.6L4.3 -1.2L8.4 1.4L3.7 2.5L4.5 7.2L0.4 4.3L-3.1 8L-3.3 3.1L-8 3.1L-4.5 -0.4L-7.4 -4.7L-2.5 -3.5Z" fill="#f2c230" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round" />`,
  suppressed: `
    <g stroke-linejoin="round" stroke-linecap="round" fill="none" stroke="${INK}" stroke-width="1.6">
      <path d="M-7.6 -5.6H7.6L0 8Z" fill="${PAPER}" />
      <path d="M-2.7 -2.5L0 0.2L2.7 -2.5M-1.7 1.5L0 3.2L1.7 1.5" />
    </g>`,
}

const antenna = (waves: string): string => `
  <g stroke-linecap="round" stroke-linejoin="round" fill="none" stroke="${INK}" stroke-width="1.5">
    <rect x="-6.6" y="-6.6" width="13.2" height="13.2" rx="2.6" fill="${waves ? '#dbe8d6' : PAPER}" />
    <path d="M-2.6 4.4V-4.2M-5 4.4H-0.2" stroke-width="1.8" />
    ${waves}
  </g>`

/** At 4 o'clock. */
export const ON_DUTY: { readonly [duty in Duty]: string } = {
  medic: `
    <rect x="-6.4" y="-6.4" width="12.8" height="12.8" rx="2.4" fill="#2f6b3c" stroke="${PAPER}" stroke-width="1.4" />
    <path d="M0 -3.8V3.8M-3.8 0H3.8" stroke="${PAPER}" stroke-width="2.6" />`,
  radio: antenna(''),
  contact: antenna('<path d="M-0.4 -3.4Q1.6 -0.6 -0.4 2.2M2.2 -4.8Q5.2 -0.6 2.2 3.6" />'),
  message: `
    <g stroke-linejoin="round" fill="none" stroke="${INK}" stroke-width="1.5">
      <rect x="-7.4" y="-5.2" width="14.8" height="10.4" rx="1.6" fill="${PAPER}" />
      <path d="M-7 -4.6L0 1L7 -4.6" />
    </g>`,
}

/** At 8 o'clock. */
export const LOCKED = `
  <g stroke-linejoin="round" fill="none" stroke="${INK}" stroke-width="1.6">
    <path d="M-3 -1V-3.6A3 3 0 0 1 3 -3.6V-1" />
    <rect x="-5.2" y="-1.4" width="10.4" height="7.6" rx="1.6" fill="${PAPER}" />
    <path d="M0 1.4V3.4" stroke-linecap="round" />
  </g>`

const chevrons = (d: string): string => `
  <g fill="none" stroke-linejoin="round" stroke-linecap="round">
    <path d="${d}" stroke="${INK}" stroke-width="4.2" />
    <path d="${d}" stroke="#f4dfa0" stroke-width="2.1" />
  </g>`

export const RANKED: { readonly [rank in Rank]: string } = {
  corporal: chevrons('M-5 1.2L0 -2.7L5 1.2'),
  sergeant: chevrons('M-5 2.5L0 -1.4L5 2.5M-5 -1L0 -4.9L5 -1'),
  officer: `<path d="M0 -6.8L1.8 -2.2L6.6 -2L2.9 1L4.2 5.7L0 3L-4.2 5.7L-2.9 1L-6.6 -2L-1.8 -2.2Z" fill="#f4dfa0" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round" />`,
}
