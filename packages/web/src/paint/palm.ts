import { chanceOf } from './chance.ts'
import { FOLIAGE } from './palette.ts'
import { bevel, mottle } from './passes.ts'
import { fillDisc, type Sheet, stamp } from './sheet.ts'

/** Fronds around a heart, the lower ones dark; each a bent rib with leaflets on both sides. */
export function paintPalm(sheet: Sheet, x: number, y: number, r: number, id: string): void {
  const chance = chanceOf(id)
  const tones = FOLIAGE.palm
  const box = { left: x - r * 1.1, top: y - r * 1.1, right: x + r * 1.1, bottom: y + r * 1.1 }
  stamp(sheet, box, [bevel(r * 0.16, 0.7, 1.04), mottle(0.12, 3)], (brush) => {
    for (const [ring, count, tone] of [
      [1, 9, 0],
      [0.94, 8, 1],
      [0.78, 7, 2],
      [0.56, 6, 3],
    ] as const) {
      const turn = chance.between(0, 6.283)
      for (let i = 0; i < count; i++) {
        const angle = turn + (i * 6.283) / count + chance.between(-0.16, 0.16)
        const bend = chance.between(-0.35, 0.35)
        const long = ring * r * chance.between(0.88, 1)
        brush.strokeStyle = tones[tone + (chance.next() < 0.3 ? 1 : 0)] ?? tones[2]
        for (let j = 1; j <= 12; j++) {
          const share = j / 12
          const at = angle + bend * share
          const px = x + Math.cos(at) * long * share
          const py = y + Math.sin(at) * long * share
          const leaf = r * 0.24 * Math.sin(Math.PI * (0.12 + share * 0.86))
          brush.lineWidth = r * 0.07
          brush.beginPath()
          for (const side of [-1, 1]) {
            brush.moveTo(px, py)
            brush.lineTo(px + Math.cos(at + side * 1.05) * leaf, py + Math.sin(at + side * 1.05) * leaf)
          }
          brush.stroke()
        }
      }
    }
    brush.fillStyle = '#6b5330'
    fillDisc(brush, x, y, r * 0.1)
    brush.fillStyle = tones[4]
    for (let i = 0; i < 6; i++)
      fillDisc(brush, x + chance.between(-0.1, 0.1) * r, y + chance.between(-0.12, 0.08) * r, r * 0.05)
  })
}
