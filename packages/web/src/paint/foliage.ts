import { type Chance, chanceOf } from './chance.ts'
import { FOLIAGE, type Foliage } from './palette.ts'
import { bevel, mottle, roughen } from './passes.ts'
import { boxOf, depthIn, grow, type Shape, type Spot } from './shape.ts'
import { type Brush, fillDisc, type Sheet, stamp } from './sheet.ts'

const SIZES = [1, 0.8, 0.6, 0.4, 0.24] as const
const SHIFTS = [0, 0.12, 0.24, 0.38, 0.5] as const
const KEEP = [1, 0.95, 0.8, 0.58, 0.4] as const

/** Spots that fill the shape, none nearer to its edge than `inset`. */
export function fillSpots(shape: Shape, spacing: number, inset: number, chance: Chance): readonly Spot[] {
  const box = boxOf(shape)
  const spots: Spot[] = []
  let odd = false
  for (let y = box.top; y <= box.bottom; y += spacing * 0.87) {
    odd = !odd
    for (let x = box.left + (odd ? spacing / 2 : 0); x <= box.right; x += spacing) {
      const spot = { x: x + chance.between(-0.3, 0.3) * spacing, y: y + chance.between(-0.3, 0.3) * spacing }
      if (depthIn(shape, spot.x, spot.y) >= inset) spots.push(spot)
    }
  }
  return spots
}

/** Five tones of dots, each smaller and nearer to the light. */
function leaves(brush: Brush, spots: readonly Spot[], r: number, tone: Foliage, chance: Chance): void {
  FOLIAGE[tone].forEach((colour, i) => {
    brush.fillStyle = colour
    const [size, shift, keep] = [SIZES[i] ?? 1, SHIFTS[i] ?? 0, KEEP[i] ?? 1]
    const jitter = r * (i === 0 ? 0.12 : 0.42)
    for (const spot of spots) {
      if (chance.next() > keep) continue
      fillDisc(
        brush,
        spot.x + chance.between(-jitter, jitter) - shift * r * 0.72,
        spot.y + chance.between(-jitter, jitter) - shift * r * 0.9,
        r * size * chance.between(0.85, 1.1),
      )
    }
  })
}

const LEAF = roughen(0.07, 6)

/** A hedge or a clump that keeps to its outline: the edge that is seen is the edge that counts. */
export function paintThicket(sheet: Sheet, shape: Shape, tone: Foliage, id: string): void {
  const chance = chanceOf(id)
  const box = boxOf(shape)
  const breadth = shape.kind === 'disc' ? 2 * shape.r : thickness(shape)
  const r = Math.max(0.12, Math.min(0.3, breadth * 0.34))
  const spots = fillSpots(shape, r * 0.78, Math.min(r * 0.72, breadth * 0.34), chance)
  const core = fillSpots(shape, 0.12, 0.05, chance)
  stamp(sheet, grow(box, 0.3), [LEAF, bevel(0.3, 0.5, 1), mottle(0.12, 1.5)], (brush) => {
    brush.fillStyle = FOLIAGE[tone][0]
    for (const spot of core) fillDisc(brush, spot.x, spot.y, 0.09)
    leaves(brush, spots, r, tone, chance)
  })
}

/** The smaller side of a long thin polygon. */
function thickness(shape: Shape): number {
  if (shape.kind === 'disc') return 2 * shape.r
  const box = boxOf(shape)
  let deepest = 0
  for (let i = 0; i <= 12; i++)
    for (let j = 0; j <= 12; j++) {
      const x = box.left + ((box.right - box.left) * i) / 12
      const y = box.top + ((box.bottom - box.top) * j) / 12
      deepest = Math.max(deepest, depthIn(shape, x, y))
    }
  return 2 * deepest
}

export function paintTree(sheet: Sheet, x: number, y: number, r: number, tone: Foliage, id: string): void {
  const chance = chanceOf(id)
  const tones = FOLIAGE[tone]
  const rim: Spot[] = []
  for (const [ring, count] of [
    [0.74, 15],
    [0.42, 9],
    [0.1, 3],
  ] as const) {
    const turn = chance.between(0, 6.28)
    for (let i = 0; i < count; i++) {
      const angle = turn + (i * 6.283) / count + chance.between(-0.14, 0.14)
      const out = ring * r * chance.between(0.92, 1.05)
      rim.push({ x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out })
    }
  }
  const box = { left: x - r, top: y - r, right: x + r, bottom: y + r }
  stamp(sheet, grow(box, 0.3), [LEAF, bevel(r * 0.5, 0.6, 1.03), mottle(0.1, 1.5)], (brush) => {
    brush.fillStyle = tones[0]
    fillDisc(brush, x, y, r * 0.88)
    for (const spot of rim) fillDisc(brush, spot.x, spot.y, r * chance.between(0.22, 0.29))
    const crown = (colour: string, size: number, shift: number, cut: number, count: number, spread: number): void => {
      brush.fillStyle = colour
      for (let i = 0; i < count; i++) {
        const angle = chance.between(0, 6.283)
        const out = Math.sqrt(chance.next()) * spread * r
        const dx = Math.cos(angle) * out
        const dy = Math.sin(angle) * out
        const grain = size * r * 0.5 * chance.between(0.75, 1.2)
        if (-(dx * 0.62 + dy * 0.78) / r < cut) continue
        fillDisc(brush, x + dx - shift * r * 0.6, y + dy - shift * r * 0.78, grain)
      }
    }
    crown(tones[1], 0.46, 0.05, -0.66, 40, 0.8)
    crown(tones[2], 0.34, 0.09, -0.34, 52, 0.76)
    crown(tones[3], 0.22, 0.11, 0, 60, 0.74)
    crown(tones[4], 0.12, 0.13, 0.22, 62, 0.7)
  })
}

export interface Crown extends Spot {
  readonly r: number
  readonly tone: Foliage
}

/** Where the trees of a wood stand: crowns fill the area and stay inside its edge. */
export function crownsOf(
  shape: Shape,
  id: string,
  tones: readonly [Foliage, Foliage] = ['oak', 'pine'],
): readonly Crown[] {
  const chance = chanceOf(`crowns ${id}`)
  const crowns: Crown[] = []
  const box = boxOf(shape)
  const tries = Math.round((box.right - box.left) * (box.bottom - box.top) * 60)
  for (const [low, high] of [
    [0.95, 1.25],
    [0.7, 0.95],
    [0.42, 0.7],
  ] as const)
    for (let i = 0; i < tries; i++) {
      const x = chance.between(box.left, box.right)
      const y = chance.between(box.top, box.bottom)
      const r = chance.between(low, high)
      const tone = tones[chance.next() < 0.3 ? 1 : 0]
      if (depthIn(shape, x, y) < r * 0.94) continue
      if (crowns.some((other) => Math.hypot(other.x - x, other.y - y) < (other.r + r) * 0.7)) continue
      crowns.push({ x, y, r, tone })
    }
  return crowns
}

/** A hedge that grows on a bank of earth: the bank is the outline. */
export function paintBocage(sheet: Sheet, shape: Shape, id: string): void {
  const chance = chanceOf(`bank ${id}`)
  stamp(sheet, grow(boxOf(shape), 0.2), [roughen(0.06, 3), bevel(0.2, 0.8, 1), mottle(0.16, 2)], (brush) => {
    brush.fillStyle = '#6c5a38'
    for (const spot of fillSpots(shape, 0.1, 0.03, chance)) fillDisc(brush, spot.x, spot.y, 0.1)
  })
  paintThicket(sheet, shape, 'hedge', id)
  for (const spot of fillSpots(shape, 1.1, 0.34, chance))
    paintTree(sheet, spot.x, spot.y, 0.42, 'oak', `${id} ${spot.x}`)
}

/** A fir from above: star after star, each smaller and nearer to the light. */
export function paintFir(sheet: Sheet, x: number, y: number, r: number, tone: Foliage, id: string): void {
  const chance = chanceOf(id)
  const tones = FOLIAGE[tone]
  const box = { left: x - r, top: y - r, right: x + r, bottom: y + r }
  stamp(sheet, grow(box, 0.2), [bevel(r * 0.3, 0.8, 1.03), mottle(0.1, 3)], (brush) => {
    tones.forEach((colour, i) => {
      const size = r * (1 - i * 0.19)
      const turn = chance.between(0, 6.283)
      const points = 11
      brush.fillStyle = colour
      brush.beginPath()
      for (let j = 0; j < points * 2; j++) {
        const angle = turn + (j * Math.PI) / points
        const out = size * (j % 2 === 0 ? chance.between(0.9, 1) : 0.66)
        brush.lineTo(x - i * r * 0.03 + Math.cos(angle) * out, y - i * r * 0.04 + Math.sin(angle) * out)
      }
      brush.fill()
    })
  })
}

/** Shade, litter and roots below the crowns; its edge is the edge of the wood. */
export function paintForestFloor(sheet: Sheet, shape: Shape, id: string): void {
  const chance = chanceOf(`floor ${id}`)
  stamp(sheet, grow(boxOf(shape), 0.3), [roughen(0.06, 3), mottle(0.2, 1)], (brush) => {
    brush.fillStyle = '#555834'
    for (const spot of fillSpots(shape, 0.14, 0.12, chance)) fillDisc(brush, spot.x, spot.y, 0.16)
    for (const [colour, size] of [
      ['rgb(40 44 24 / .5)', 0.1],
      ['rgb(134 112 66 / .6)', 0.05],
      ['rgb(104 116 62 / .6)', 0.06],
    ] as const) {
      brush.fillStyle = colour
      for (const spot of fillSpots(shape, 0.42, 0.12, chance)) fillDisc(brush, spot.x, spot.y, size)
    }
  })
}
