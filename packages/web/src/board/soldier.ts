import type { Arms, FigureLook } from './figureState.ts'

const INK = '#14130c'

/** Cloth, helmet, wood, metal. */
const KIT = {
  blue: '--cloth:#8d845a;--helmet:#5f6540;--wood:#9a6b3c;--metal:#6a6961',
  ember: '--cloth:#a3ab98;--helmet:#79826f;--wood:#bd8854;--metal:#b4b3a6',
} as const

const BODY = `
  <ellipse cx="2.4" cy="5" rx="9.6" ry="6.4" fill="#000" fill-opacity="0.26" />
  <path d="M-9.2 3C-9.6 -1 -5.6 -3 0 -3S9.6 -1 9.2 3C8.9 6.4 5.4 7.2 0 7.2S-8.9 6.4 -9.2 3Z" fill="var(--cloth)" stroke="${INK}" stroke-width="1" />
  <path d="M-3.8 -2.4L-2 6.8M3.8 -2.4L2 6.8" stroke="${INK}" stroke-opacity="0.55" stroke-width="1.2" />
  <path d="M-7.8 0.6C-6.2 -1.5 -2.8 -2.1 0 -2.1" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="1.3" stroke-linecap="round" />`

const HANDS = `
  <g fill="none" stroke-linecap="round">
    <path d="M-7.6 1.6Q-8 -3.6 -4.8 -6M7.8 2.4Q7.8 -1 3.6 -0.6" stroke="${INK}" stroke-width="4.8" />
    <path d="M-7.6 1.6Q-8 -3.6 -4.8 -6M7.8 2.4Q7.8 -1 3.6 -0.6" stroke="var(--cloth)" stroke-width="3.2" />
    <path d="M-4.7 -6.2h.01M3.5 -0.7h.01" stroke="#dcae88" stroke-width="3.2" />
  </g>`

/** The pose never turns, since there is no facing (LOS-15); the weapon lies across the plate and tells what he carries. */
const WEAPONS: { readonly [arms in Arms]: string } = {
  rifle: `
    <g fill="none" stroke-linecap="round">
      <path d="M9 4L-9.2 -11.8" stroke="${INK}" stroke-width="3.6" />
      <path d="M9 4L-0.4 -4.2" stroke="var(--wood)" stroke-width="2.3" />
      <path d="M-0.4 -4.2L-9 -11.6" stroke="var(--metal)" stroke-width="1.5" />
      <path d="M2.4 -2.8L4.2 -4.8" stroke="${INK}" stroke-width="1.5" />
    </g>`,
  smg: `
    <g fill="none" stroke-linecap="round">
      <path d="M8.4 3.4L-5 -8.4" stroke="${INK}" stroke-width="4.4" />
      <path d="M8.4 3.4L4.2 -0.3" stroke="var(--wood)" stroke-width="2.6" />
      <path d="M3 -1.4L-4.8 -8.2" stroke="var(--metal)" stroke-width="2.2" />
      <path d="M-0.4 -4.4L4.2 -9.8" stroke="${INK}" stroke-width="3.8" />
      <path d="M0 -4.9L4 -9.6" stroke="var(--metal)" stroke-width="2" />
    </g>`,
  mg: `
    <g fill="none" stroke-linecap="round">
      <path d="M-7.4 -10.2L-12.2 -6.2M-7.4 -10.2L-3.6 -14.4" stroke="${INK}" stroke-width="2.2" />
      <path d="M9.8 4.8L-10.2 -12.7" stroke="${INK}" stroke-width="5" />
      <path d="M9.8 4.8L4 -0.3" stroke="var(--wood)" stroke-width="3.2" />
      <path d="M3.2 -1L-10 -12.5" stroke="var(--metal)" stroke-width="2.6" />
      <path d="M-0.6 -5.4L2.4 -8.8L6 -5.6L3 -2.2Z" fill="#57564a" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round" />
    </g>`,
  sniper: `
    <g fill="none" stroke-linecap="round">
      <path d="M9 4L-10.4 -12.9" stroke="${INK}" stroke-width="3.4" />
      <path d="M9 4L-1 -4.8" stroke="var(--wood)" stroke-width="2.1" />
      <path d="M-1 -4.8L-10.2 -12.7" stroke="var(--metal)" stroke-width="1.3" />
      <path d="M4 -3.8L-1.6 -8.7" stroke="${INK}" stroke-width="3.4" />
      <path d="M3.4 -4.4L-1 -8.2" stroke="#8fa7b4" stroke-width="1.3" />
    </g>`,
  officer: `
    <g fill="none" stroke-linecap="round">
      <path d="M-4.6 -6.2L-8.6 -10.6" stroke="${INK}" stroke-width="3.6" />
      <path d="M-4.9 -6.6L-8.3 -10.3" stroke="var(--metal)" stroke-width="1.6" />
      <path d="M3.2 -4.6L11 -2.6L9.6 3L1.9 1Z" fill="#f3ebd0" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round" />
      <path d="M4.4 -2.6L9.4 -1.3M3.8 -0.4L7.6 0.6" stroke="#8d7f58" stroke-width="0.9" />
    </g>`,
}

const HELMETS = {
  blue: `
    <circle cy="2.2" r="5.7" fill="var(--helmet)" stroke="${INK}" stroke-width="1" />
    <circle cy="2.2" r="5.3" fill="url(#dome)" />`,
  ember: `
    <path d="M0 -3.6C4 -3.6 5.4 -0.8 5.7 2.2C6.2 6 3.7 8.3 0 8.3S-6.2 6 -5.7 2.2C-5.4 -0.8 -4 -3.6 0 -3.6Z" fill="var(--helmet)" stroke="${INK}" stroke-width="1" />
    <circle cy="2.2" r="5.2" fill="url(#dome)" />`,
} as const

const CAP = `
  <ellipse cy="2.4" rx="5.9" ry="5.2" fill="var(--helmet)" stroke="${INK}" stroke-width="1" />
  <path d="M-4.8 -0.8Q0 -5 4.8 -0.8Q0 0.6 -4.8 -0.8Z" fill="#241a10" stroke="${INK}" stroke-width="0.8" />
  <ellipse cy="2.4" rx="5.4" ry="4.8" fill="url(#dome)" />`

const LEAVES = `
  <g fill="#6f7d45" stroke="#232b15" stroke-width="0.8">
    <circle cx="-5.6" cy="3.4" r="2.7" />
    <circle cx="5.8" cy="3.8" r="2.6" />
    <circle cx="-2.2" cy="6" r="2.4" fill="#8a9455" />
    <circle cx="2.6" cy="5.9" r="2.5" />
    <circle cx="3.6" cy="-0.6" r="2.2" fill="#8a9455" />
    <circle cx="-3.8" cy="-0.6" r="2.2" />
  </g>`

const DOME = `
  <radialGradient id="dome" cx="0.34" cy="0.3" r="0.8">
    <stop offset="0" stop-color="#fff" stop-opacity="0.62" />
    <stop offset="0.35" stop-color="#fff" stop-opacity="0.16" />
    <stop offset="0.62" stop-color="#000" stop-opacity="0.04" />
    <stop offset="1" stop-color="#000" stop-opacity="0.5" />
  </radialGradient>`

export function soldierOf({ side, arms }: FigureLook): string {
  const head = arms === 'officer' ? CAP : HELMETS[side]
  const drawing = [DOME, BODY, HANDS, WEAPONS[arms], head, arms === 'sniper' ? LEAVES : ''].join('')
  return `<g style="${KIT[side]}" transform="translate(0 .8) scale(1.12)">${drawing}</g>`
}
