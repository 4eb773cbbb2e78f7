import { type Chance, chanceOf } from './chance.ts'
import { paintCrater } from './crater.ts'
import { paintThicket } from './foliage.ts'
import { SANDBAGS, TIMBER } from './palette.ts'
import { bevel, mottle, roughen } from './passes.ts'
import { SCENIC_BASE_DRESSINGS, type ScenicBaseDressing } from './scene.ts'
import { grow, type Shape } from './shape.ts'
import { fillDisc, line, type Sheet, stamp } from './sheet.ts'
import { paintHeap } from './stone.ts'

type Disc = Extract<Shape, { kind: 'disc' }>
type Dress = (sheet: Sheet, disc: Disc, chance: Chance, id: string) => void

const around = ({ x, y, r }: Disc): { left: number; top: number; right: number; bottom: number } =>
  grow({ left: x - r, top: y - r, right: x + r, bottom: y + r }, 0.1)

const sandbags: Dress = (sheet, disc, chance) => {
  const { x, y, r } = disc
  for (const [ring, count, from, to] of [
    [0.72, 12, 2.35, 6.85],
    [0.6, 9, 2.7, 6.5],
  ] as const)
    stamp(sheet, around(disc), [roughen(0.02, 5), bevel(0.12, 0.7), mottle(0.1, 6)], (brush) => {
      for (let i = 0; i < count; i++) {
        const angle = from + ((to - from) * i) / (count - 1)
        brush.save()
        brush.translate(x + Math.cos(angle) * ring * r, y + Math.sin(angle) * ring * r)
        brush.rotate(angle + Math.PI / 2 + chance.between(-0.12, 0.12))
        brush.fillStyle = chance.pick(SANDBAGS)
        brush.beginPath()
        brush.roundRect(-0.18 * r, -0.115 * r, 0.34 * r, 0.225 * r, 0.1 * r)
        brush.fill()
        brush.strokeStyle = '#5d5133'
        brush.lineWidth = 0.032
        brush.stroke()
        brush.strokeStyle = 'rgb(255 244 210 / .5)'
        brush.lineWidth = 0.025
        line(brush, -0.1 * r, -0.05 * r, 0.06 * r, -0.06 * r)
        brush.restore()
      }
    })
}

const crates: Dress = (sheet, disc, chance) => {
  const { x, y, r } = disc
  for (const [dx, dy, width, height, turn] of [
    [-0.42, -0.28, 0.62, 0.5, -0.14],
    [0.26, -0.42, 0.5, 0.44, 0.1],
    [0.06, 0.26, 0.7, 0.46, 0.05],
    [-0.56, 0.34, 0.4, 0.36, 0.24],
  ] as const) {
    sheet.brush.fillStyle = 'rgb(24 20 10 / .45)'
    const place = (brush: Sheet['brush'], drop: number): void => {
      brush.translate(x + dx * r + drop, y + dy * r + drop * 1.3)
      brush.rotate(turn)
    }
    sheet.brush.save()
    place(sheet.brush, 0.08)
    sheet.brush.fillRect((-width / 2) * r, (-height / 2) * r, width * r, height * r)
    sheet.brush.restore()
    stamp(sheet, around(disc), [bevel(0.06, 0.9), mottle(0.12, 6)], (brush) => {
      place(brush, 0)
      const [w, h] = [width * r, height * r]
      brush.fillStyle = chance.pick(['#96784e', '#8a6d45', '#a08256'])
      brush.fillRect(-w / 2, -h / 2, w, h)
      brush.strokeStyle = '#63492b'
      brush.lineWidth = 0.03
      for (const share of [-0.17, 0.17]) line(brush, -w / 2, h * share, w / 2, h * share)
      brush.strokeStyle = '#b59566'
      brush.lineWidth = 0.065
      for (const side of [-1, 1]) line(brush, side * (w / 2 - 0.07), -h / 2, side * (w / 2 - 0.07), h / 2)
    })
  }
}

const logs: Dress = (sheet, disc, chance) => {
  const { x, y, r } = disc
  stamp(sheet, around(disc), [bevel(0.11, 1), mottle(0.14, 4)], (brush) => {
    ;[-0.5, -0.25, 0, 0.25, 0.5].forEach((row, i) => {
      brush.save()
      brush.translate(x + chance.between(-0.06, 0.06), y + row * r)
      brush.rotate(-0.13 + chance.between(-0.03, 0.03))
      brush.fillStyle = chance.pick(TIMBER)
      brush.beginPath()
      brush.roundRect(-0.62 * r, -0.115 * r, 1.24 * r, 0.23 * r, 0.06)
      brush.fill()
      brush.fillStyle = '#c8a97a'
      brush.beginPath()
      brush.ellipse((i % 2 === 0 ? 0.6 : -0.6) * r, 0, 0.07, 0.1 * r, 0, 0, 7)
      brush.fill()
      brush.restore()
    })
  })
}

const rubble: Dress = (sheet, disc, _chance, id) => paintHeap(sheet, { ...disc, r: disc.r * 0.78 }, `${id} heap`)

const bushes: Dress = (sheet, disc, chance, id) => {
  for (const [dx, dy, size] of [
    [-0.36, -0.3, 0.46],
    [0.36, -0.14, 0.42],
    [-0.06, 0.4, 0.44],
  ] as const) {
    sheet.brush.fillStyle = 'rgb(24 28 14 / .4)'
    fillDisc(sheet.brush, disc.x + dx * disc.r + 0.1, disc.y + dy * disc.r + 0.14, size * disc.r)
    paintThicket(
      sheet,
      { kind: 'disc', x: disc.x + dx * disc.r, y: disc.y + dy * disc.r, r: size * disc.r * chance.between(0.92, 1.05) },
      'bush',
      `${id} ${dx}`,
    )
  }
}

const foxhole: Dress = (sheet, disc, _chance, id) => {
  paintCrater(sheet, { ...disc, r: disc.r * 0.6 }, `${id} hole`)
  paintThicket(
    sheet,
    { kind: 'disc', x: disc.x - disc.r * 0.3, y: disc.y + disc.r * 0.66, r: disc.r * 0.22 },
    'bush',
    id,
  )
}

const DRESSINGS: Record<ScenicBaseDressing, Dress> = { sandbags, crates, logs, rubble, bushes, foxhole }

/** LOS-09: a round 60 mm plinth with its own little scene. */
export function paintScenicBase(sheet: Sheet, disc: Disc, id: string, dressing?: ScenicBaseDressing): void {
  const chance = chanceOf(id)
  const { x, y, r } = disc
  const chosen = dressing ?? chance.pick(SCENIC_BASE_DRESSINGS)
  stamp(sheet, around(disc), [bevel(0.07, 1)], (brush) => {
    brush.fillStyle = '#6a583c'
    fillDisc(brush, x, y, r)
  })
  stamp(sheet, around(disc), [roughen(0.05, 3.5), mottle(0.16, 1.6), mottle(0.1, 6)], (brush) => {
    const soil = brush.createRadialGradient(x - r * 0.3, y - r * 0.35, 0, x, y, r)
    soil.addColorStop(0, '#aba074')
    soil.addColorStop(0.7, '#8a8059')
    soil.addColorStop(1, '#6f6645')
    brush.fillStyle = soil
    fillDisc(brush, x, y, r - 0.1)
  })
  DRESSINGS[chosen](sheet, disc, chance, id)
}
