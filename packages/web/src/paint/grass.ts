import { chanceOf, seedOf } from './chance.ts'
import { clouds } from './noise.ts'
import { css, mix, type Rgb, shade } from './palette.ts'
import type { GroundKind, Scene } from './scene.ts'
import { line, type Sheet } from './sheet.ts'

/** Bare ground, and what it drifts into: dark patches, pale patches, a little earth. */
interface Colours {
  readonly bare: Rgb
  readonly dark: Rgb
  readonly pale: Rgb
  readonly earth: Rgb
  /** Colours of tufts, and how many for each square u. */
  readonly tufts: readonly [pale: string, dark: string]
  readonly tuftsPerSquare: number
  readonly flowers: boolean
}

const COLOURS: { readonly [ground in GroundKind]: Colours } = {
  meadow: {
    bare: [147, 152, 98],
    dark: [104, 119, 68],
    pale: [181, 173, 118],
    earth: [138, 121, 82],
    tufts: ['rgb(201 199 140 / .75)', 'rgb(74 86 44 / .62)'],
    tuftsPerSquare: 0.75,
    flowers: true,
  },
  steppe: {
    bare: [184, 170, 112],
    dark: [150, 142, 88],
    pale: [208, 194, 136],
    earth: [158, 132, 88],
    tufts: ['rgb(226 212 156 / .8)', 'rgb(116 104 58 / .6)'],
    tuftsPerSquare: 1.3,
    flowers: false,
  },
  sand: {
    bare: [214, 193, 150],
    dark: [192, 168, 122],
    pale: [230, 214, 178],
    earth: [178, 152, 108],
    tufts: ['rgb(190 184 122 / .8)', 'rgb(126 130 76 / .65)'],
    tuftsPerSquare: 0.2,
    flowers: false,
  },
  jungle: {
    bare: [92, 106, 62],
    dark: [62, 82, 46],
    pale: [124, 128, 76],
    earth: [112, 88, 58],
    tufts: ['rgb(150 166 92 / .75)', 'rgb(40 60 30 / .7)'],
    tuftsPerSquare: 1.6,
    flowers: false,
  },
  snow: {
    bare: [226, 231, 236],
    dark: [200, 209, 220],
    pale: [243, 245, 247],
    earth: [186, 182, 170],
    tufts: ['rgb(176 164 124 / .6)', 'rgb(120 112 84 / .5)'],
    tuftsPerSquare: 0.22,
    flowers: false,
  },
  cinders: {
    bare: [140, 131, 113],
    dark: [108, 103, 92],
    pale: [166, 156, 134],
    earth: [124, 102, 80],
    tufts: ['rgb(160 156 104 / .6)', 'rgb(84 88 52 / .55)'],
    tuftsPerSquare: 0.35,
    flowers: false,
  },
}

const step = (low: number, high: number, value: number): number =>
  Math.max(0, Math.min(1, (value - low) / (high - low)))

/** The colour of the ground at a spot. */
function groundColour({ bare, dark, pale, earth }: Colours, x: number, y: number, seed: number): Rgb {
  const shaded = step(0.44, 0.7, clouds(x * 0.16, y * 0.21, 4, seed))
  const bright = step(0.5, 0.74, clouds(x * 0.22, y * 0.17, 4, seed + 5000))
  const worn = step(0.62, 0.8, clouds(x * 0.42, y * 0.42, 3, seed + 9000))
  return mix(mix(mix(bare, dark, shaded * 0.85), pale, bright * 0.75), earth, worn * 0.5)
}

const COARSE = 10

/** Flat colour with slow noise and low relief, made small and stretched. */
function paintWash(sheet: Sheet, colours: Colours, seed: number): void {
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
      const [r, g, b] = shade(groundColour(colours, x, y, seed), 1 - slope * 0.75)
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
function paintDabs(sheet: Sheet, colours: Colours, seed: number): void {
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
      brush.strokeStyle = css(shade(groundColour(colours, x, y, seed), chance.between(dab.tones[0], dab.tones[1])))
      line(brush, x, y, x + Math.cos(wind) * length, y + Math.sin(wind) * length)
    }
  })
  brush.globalAlpha = 1
}

export function paintGrass(sheet: Sheet, scene: Scene): void {
  const seed = seedOf(scene.id) & 0xffff
  paintWash(sheet, COLOURS[scene.ground], seed)
  paintDabs(sheet, COLOURS[scene.ground], seed)
}

/** Tufts and a few flowers where nothing else lies. */
export function paintTufts(sheet: Sheet, scene: Scene, free: (x: number, y: number) => boolean): void {
  const { brush, width, height } = sheet
  const chance = chanceOf(`tufts ${scene.id}`)
  const { tufts, tuftsPerSquare, flowers } = COLOURS[scene.ground]
  const count = Math.round(width * height * tuftsPerSquare)
  for (let i = 0; i < count; i++) {
    const x = chance.between(0.1, width - 0.1)
    const y = chance.between(0.15, height - 0.1)
    const pale = chance.next() < 0.42
    const flower = chance.next() < 0.07 && flowers
    const size = chance.between(0.7, 1.25)
    if (!free(x, y)) continue
    brush.strokeStyle = tufts[pale ? 0 : 1]
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
