import type { Side } from './figureState.ts'

/** Its radius in these drawings, and from its middle to the edge of the picture. */
export const DISC = 40
export const VEHICLE_HALF = 46

const INK = '#14130c'

/** What it looks like follows from what its card says. */
const SHAPES = [
  'horse',
  'bicycle',
  'motorbike',
  'car',
  'ambulance',
  'truck',
  'halfTrack',
  'turret',
  'emplaced',
] as const
export type VehicleShape = (typeof SHAPES)[number]

export interface VehicleLook {
  readonly side: Side
  readonly shape: VehicleShape
  /** HOUSE-02: penetrations so far; the second destroys it. */
  readonly damage: number
}

const RING = {
  blue: { ring: '#2f86d6', notch: '', plate: '#e9e2c8' },
  ember: { ring: '#f0802f', notch: 'stroke-dasharray="13 4.5"', plate: '#3a372f' },
} as const

const PAINT = {
  blue: '--body:#6f7650;--dark:#4c5236;--light:#8e9568;--cloth:#a59c72',
  ember: '--body:#8b8d80;--dark:#63655b;--light:#a8aa9d;--cloth:#b3ad97',
} as const

/** A disc as it plays (HOUSE-13), with the side's edge. */
function disc(side: Side): string {
  const { ring, notch, plate } = RING[side]
  return `
    <circle cx="2.4" cy="3.4" r="42.5" fill="#141809" fill-opacity="0.35" />
    <circle r="41.6" fill="#fffdf2" fill-opacity="0.94" />
    <circle r="${DISC}" fill="#14180f" />
    <circle r="37.9" fill="none" stroke="${ring}" stroke-width="3.6" ${notch} />
    <circle r="35.9" fill="${plate}" />`
}

const wheels = (places: readonly (readonly [number, number])[]): string =>
  places
    .map(([x, y]) => `<rect x="${x - 3.4}" y="${y - 7}" width="6.8" height="14" rx="2.6" fill="#24231d" />`)
    .join('')

const solid = (d: string, fill = 'var(--body)'): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round" />`

const line = (d: string, width = 1.2): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" />`

const cross = (x: number, y: number): string => `
  <rect x="${x - 6.4}" y="${y - 6.4}" width="12.8" height="12.8" rx="2.2" fill="#2f6b3c" stroke="#fffdf2" stroke-width="1.3" />
  <path d="M${x} ${y - 3.9}V${y + 3.9}M${x - 3.9} ${y}H${x + 3.9}" stroke="#fffdf2" stroke-width="2.6" />`

const CAR = `
  ${wheels([
    [-15.5, -18],
    [15.5, -18],
    [-15.5, 20],
    [15.5, 20],
  ])}
  ${solid('M-11 -31H11L13.500 -8V30H-13.500V-8Z')}
  ${line('M-9.500 -28L-11 -11H11L9.500 -28M0 -29V-12', 1)}
  ${solid('M-14.500 -8.500H14.500V-5.200H-14.500Z', 'var(--light)')}
  ${solid('M-11 -3H11V27H-11Z', '#3b3d2b')}`

/** Seen from above, nose to the north: there is no facing. */
const DRAWN: { readonly [shape in VehicleShape]: string } = {
  horse: `
    ${line('M-6 -14L-9 -24M6 -14L9 -24M-6 16L-9 27M6 16L9 27', 4)}
    <path d="M0 24Q5 31 1 36" fill="none" stroke="#2c1c10" stroke-width="4.600" stroke-linecap="round" />
    ${solid('M0 -20C8 -20 10.500 -8 10 4C9.500 16 8 25 0 25S-9.500 16 -10 4C-10.500 -8 -8 -20 0 -20Z', '#7a5230')}
    ${solid('M-4 -16L-3.600 -28C-3.400 -33.500 3.400 -33.500 3.600 -28L4 -16Z', '#7a5230')}
    ${line('M0 -32V-10', 2.4)}
    ${solid('M-8 -4H8L9 9H-9Z', '#3a2a1c')}`,
  bicycle: `
    ${solid('M-1.800 -33H1.800V-8H-1.800Z', '#2b2a24')}
    ${solid('M-1.800 10H1.800V34H-1.800Z', '#2b2a24')}
    ${line('M0 -20V22', 3)}
    ${line('M-12 -13Q0 -19 12 -13', 3)}
    ${line('M-8 3H8', 3)}
    ${solid('M-4.500 12Q0 6 4.500 12L3 19H-3Z', '#5b3a20')}`,
  motorbike: `
    ${solid('M-3.400 -34H3.400V-16H-3.400Z', '#24231d')}
    ${solid('M-3.400 20H3.400V35H-3.400Z', '#24231d')}
    ${line('M-15 -16Q0 -21 15 -16', 3.4)}
    ${solid('M-6 -16H6L7.500 -1H-7.500Z')}
    ${solid('M-7 -1H7V9H-7Z', '#55554a')}
    ${solid('M-5.500 9Q0 5.500 5.500 9L6.500 26H-6.500Z', '#4a3524')}`,
  car: CAR,
  ambulance: `${CAR}${cross(0, -20)}`,
  truck: `
    ${wheels([
      [-16, -23],
      [16, -23],
      [-16, 12],
      [16, 12],
      [-16, 25],
      [16, 25],
    ])}
    ${solid('M-11 -34H11L13.500 -20V-12H-13.500V-20Z')}
    ${solid('M-12 -17H12V-12H-12Z', '#8fa3a8')}
    ${solid('M-15.500 -11H15.500V33H-15.500Z', 'var(--cloth)')}
    ${line('M-15.500 0H15.500M-15.500 11H15.500M-15.500 22H15.500', 1)}`,
  halfTrack: `
    ${wheels([
      [-15.5, -22],
      [15.5, -22],
    ])}
    ${solid('M-19 -4H-12V33H-19ZM12 -4H19V33H12Z', '#2b2a24')}
    ${line('M-19 2H-12M-19 8H-12M-19 14H-12M-19 20H-12M-19 26H-12M12 2H19M12 8H19M12 14H19M12 20H19M12 26H19', 1)}
    ${solid('M-8.500 -34H8.500L13.500 -10V33H-13.500V-10Z')}
    ${line('M-7 -30L-9.500 -13H9.500L7 -30', 1)}
    ${solid('M-10.500 -8H10.500V30H-10.500Z', '#34361f')}`,
  turret: `
    ${wheels([
      [-17, -20],
      [17, -20],
      [-17, 20],
      [17, 20],
    ])}
    ${solid('M-9 -34H9L16 -20V26L9 33H-9L-16 26V-20Z')}
    ${line('M-9 -34L-7 -24H7L9 -34M-16 -20L-7 -24M16 -20L7 -24', 1)}
    ${solid('M-1.800 -33H1.800V-6H-1.800Z', 'var(--dark)')}
    ${solid('M-8 -8L-11.500 2L-8 13H8L11.500 2L8 -8Z', 'var(--light)')}
    ${solid('M-4 1A4 4 0 1 1 4 1A4 4 0 1 1 -4 1Z', 'var(--dark)')}`,
  emplaced: `
    ${line('M0 6L-19 27M0 6L19 27M0 6V30', 4)}
    ${solid('M-2.600 -33H2.600V-6H-2.600Z', '#33342c')}
    ${solid('M-6 -8H6V14H-6Z')}
    ${line('M-9 14H9', 3.4)}
    ${solid('M6 -4H14V6H6Z', 'var(--dark)')}`,
}

const HOLE = solid('M-26 -25L-19 -27L-20 -21L-13 -17L-20 -15L-19 -8L-25 -13L-31 -10L-28 -17L-34 -21Z', '#f2c230')

const WRECK = `
  <path d="M-26 -26L26 26M26 -26L-26 26" stroke="#fffdf2" stroke-width="9" stroke-linecap="round" />
  <path d="M-26 -26L26 26M26 -26L-26 26" stroke="#b3123f" stroke-width="5" stroke-linecap="round" />`

const known = new Map<string, string>()

/** The address of a vehicle's picture. */
export function vehicleSprite({ side, shape, damage }: VehicleLook): string {
  const name = [side, shape, damage].join()
  const found = known.get(name)
  if (found) return found
  const state = damage > 1 ? WRECK : damage > 0 ? HOLE : ''
  const box = `width="${2 * VEHICLE_HALF}" height="${2 * VEHICLE_HALF}" viewBox="${-VEHICLE_HALF} ${-VEHICLE_HALF} ${2 * VEHICLE_HALF} ${2 * VEHICLE_HALF}"`
  const drawing = `${disc(side)}<g style="${PAINT[side]}"${damage > 1 ? ' opacity="0.45"' : ''}>${DRAWN[shape]}</g>${state}`
  const address = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawing}</svg>`.replace(/\s*\n\s*/g, ''))}`
  known.set(name, address)
  return address
}
