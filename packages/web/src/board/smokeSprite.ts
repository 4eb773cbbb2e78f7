import { chanceOf } from '../paint/chance.ts'

/** Clouds are puffs in a disc of this radius; the picture leaves room for their soft edge. */
const DISC = 100
export const SPREAD = 1.12

/** More would not be told apart. */
const SHAPES = 8

const known = new Map<number, string>()

/** The address of a cloud's picture, one of a few; the same smoke looks the same on every visit. */
export function smokeSprite(id: string): string {
  const shape = Math.floor(chanceOf(id).next() * SHAPES)
  const address = known.get(shape) ?? `data:image/svg+xml,${encodeURIComponent(drawingOf(shape))}`
  known.set(shape, address)
  return address
}

function drawingOf(shape: number): string {
  const chance = chanceOf(`smoke ${shape}`)
  const puff = (far: number, least: number, most: number, paint: string): string => {
    const angle = chance.between(0, 2 * Math.PI)
    const r = chance.between(least, most)
    const away = Math.min(far * Math.sqrt(chance.next()), DISC * 1.04 - r)
    const x = Math.cos(angle) * away
    const y = Math.sin(angle) * away
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="url(#${paint})" />`
  }
  const many = (count: number, far: number, least: number, most: number, paint: string): string =>
    Array.from({ length: count }, () => puff(far, least, most, paint)).join('')
  const half = DISC * SPREAD
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${4 * half}" height="${4 * half}" viewBox="${-half} ${-half} ${2 * half} ${2 * half}">
    <radialGradient id="body"><stop offset="0" stop-color="#d8d6cb" stop-opacity="0.78" /><stop offset="0.7" stop-color="#c3c1b5" stop-opacity="0.5" /><stop offset="1" stop-color="#b9b7aa" stop-opacity="0" /></radialGradient>
    <radialGradient id="dark"><stop offset="0" stop-color="#6d6c62" stop-opacity="0.42" /><stop offset="1" stop-color="#6d6c62" stop-opacity="0" /></radialGradient>
    <radialGradient id="lit" cx="0.38" cy="0.34"><stop offset="0" stop-color="#fffdf4" stop-opacity="0.85" /><stop offset="0.6" stop-color="#f2efe3" stop-opacity="0.34" /><stop offset="1" stop-color="#f2efe3" stop-opacity="0" /></radialGradient>
    <radialGradient id="fill"><stop offset="0.55" stop-color="#cfcdc1" stop-opacity="0.74" /><stop offset="0.93" stop-color="#c5c3b6" stop-opacity="0.5" /><stop offset="1" stop-color="#c5c3b6" stop-opacity="0" /></radialGradient>
    <circle r="${DISC}" fill="url(#fill)" />
    ${many(9, DISC * 0.8, 22, 36, 'dark')}${many(16, DISC * 0.86, 20, 40, 'body')}${many(13, DISC * 0.76, 13, 28, 'lit')}
  </svg>`.replace(/\s*\n\s*/g, '')
}
