import { chanceOf, seedOf } from './chance.ts'
import { clouds } from './noise.ts'
import { css, mix, type Rgb, shade } from './palette.ts'
import type { Scene } from './scene.ts'
import { line, type Sheet } from './sheet.ts'

const MEADOW: Rgb = [147, 152, 98]
const MOSS: Rgb = [104, 119, 68]
const STRAW: Rgb = [181, 173, 118]
const EARTH: Rgb = [138, 121, 82]

const step = (low: number, high: number, value: number): number =>
  Math.max(0, Math.min(1, (value - low) / (high - low)))

/** The colour of the bare ground at a spot: meadow, drifting into moss, straw and a little earth. */
function groundColour(x: number, y: number, seed: number): Rgb {
  const moss = step(0.44, 0.7, clouds(x * 0.16, y * 0.21, 4, seed))
  const straw = step(0.5, 0.74, clouds(x * 0.22, y * 0.17, 4, seed + 5000))
  const earth = step(0.62, 0.8, clouds(x * 0.42, y * 0.42, 3, seed + 9000))
  return mix(mix(mix(MEADOW, MOSS, moss * 0.85), STRAW, straw * 0.75), EARTH, earth * 0.5)
}

const COARSE = 10

/** Flat colour with slow noise and low relief, made small and stretched. */
function paintWash(sheet: Sheet, seed: number): void {
  const width = Math.ceil(sheet.width * COARSE)
  const height = Math.ceil(sheet.height * COARSE)
  const wash = new OffscreenCanvas(width, height)
  const brush = wash.getContext('2d')
  if (!brush) return
  const image = brush.createImageData(width, height)
  const relief = (x: number, y: number): number => clouds(x * 0.5, y * 0.5, 4, seed + 700)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const x = column / COARSE
      const y = row / COARSE
      const slope = relief(x - 0.22, y - 0.28) - relief(x + 0.22, y + 0.28)
      const [r, g, b] = shade(groundColour(x, y, seed), 1 - slope * 0.75)
      const at = (row * width + column) * 4
      image.data[at] = r
      image.data[at + 1] = g
      image.data[at + 2] = b
      image.data[at + 3] = 255
    }
  brush.putImageData(image, 0, 0)
  sheet.brush.imageSmoothingQuality = 'high'
  sheet.brush.drawImage(wash, 0, 0, sheet.width, sheet.height)
}

interface Dab {
  readonly perSquare: number
  readonly width: readonly [number, number]
  readonly length: readonly [number, number]
  readonly alpha: number
  readonly tones: readonly [number, number]
}

const DABS: readonly Dab[] = [
  { perSquare: 2.6, width: [0.26, 0.46], length: [0.3, 0.9], alpha: 0.3, tones: [0.86, 1.12] },
  { perSquare: 6, width: [0.1, 0.2], length: [0.18, 0.5], alpha: 0.36, tones: [0.8, 1.2] },
  { perSquare: 16, width: [0.025, 0.05], length: [0.1, 0.26], alpha: 0.5, tones: [0.7, 1.34] },
]

/** Brush dabs in the colour of the ground below, a little off, laid along a slow wind. */
function paintDabs(sheet: Sheet, seed: number): void {
  const { brush, width, height, k } = sheet
  DABS.forEach((dab, layer) => {
    if (dab.width[1] * k < 0.7) return
    const chance = chanceOf(`dab ${layer} ${seed}`)
    brush.globalAlpha = dab.alpha
    const count = Math.round(width * height * dab.perSquare)
    for (let i = 0; i < count; i++) {
      const x = chance.between(0, width)
      const y = chance.between(0, height)
      const wind = -0.5 + (clouds(x * 0.12, y * 0.12, 2, seed + 300) - 0.5) * 3 + chance.between(-0.4, 0.4)
      const length = chance.between(dab.length[0], dab.length[1])
      brush.lineWidth = chance.between(dab.width[0], dab.width[1])
      brush.strokeStyle = css(shade(groundColour(x, y, seed), chance.between(dab.tones[0], dab.tones[1])))
      line(brush, x, y, x + Math.cos(wind) * length, y + Math.sin(wind) * length)
    }
  })
  brush.globalAlpha = 1
}

export function paintGrass(sheet: Sheet, scene: Scene): void {
  const seed = seedOf(scene.id) & 0xffff
  paintWash(sheet, seed)
  paintDabs(sheet, seed)
}

/** Tufts and a few flowers where nothing else lies. */
export function paintTufts(sheet: Sheet, scene: Scene, free: (x: number, y: number) => boolean): void {
  const { brush, width, height } = sheet
  const chance = chanceOf(`tufts ${scene.id}`)
  const count = Math.round(width * height * 0.75)
  for (let i = 0; i < count; i++) {
    const x = chance.between(0.1, width - 0.1)
    const y = chance.between(0.15, height - 0.1)
    const pale = chance.next() < 0.42
    const flower = chance.next() < 0.07
    const size = chance.between(0.7, 1.25)
    if (!free(x, y)) continue
    brush.strokeStyle = pale ? 'rgb(201 199 140 / .75)' : 'rgb(74 86 44 / .62)'
    brush.lineWidth = 0.034
    for (const [dx, dy] of [
      [-0.07, -0.1],
      [-0.01, -0.15],
      [0.06, -0.11],
    ] as const)
      line(brush, x + dx * 0.3, y, x + dx * size, y + dy * size)
    if (!flower) continue
    brush.fillStyle = chance.pick(['#f1ead0', '#d8b9c8', '#e6cf6d'])
    for (let j = 0; j < 4; j++) {
      brush.beginPath()
      brush.arc(x + chance.between(-0.2, 0.2), y + chance.between(-0.2, 0.1), 0.028, 0, 7)
      brush.fill()
    }
  }
}
