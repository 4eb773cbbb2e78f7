import { chanceOf } from './chance.ts'
import { mottle, roughen } from './passes.ts'
import { grow, type Shape } from './shape.ts'
import { fillDisc, line, type Sheet, stamp } from './sheet.ts'

/** A shell hole: thrown earth, a lit far lip, a dark near wall. */
export function paintCrater(sheet: Sheet, disc: Extract<Shape, { kind: 'disc' }>, id: string): void {
  const { x, y, r } = disc
  const chance = chanceOf(id)
  const box = { left: x - r, top: y - r, right: x + r, bottom: y + r }
  stamp(sheet, grow(box, r * 0.9), [roughen(r * 0.14, 1.7 / r), mottle(0.18, 2.5)], (brush) => {
    brush.strokeStyle = 'rgb(132 110 70 / .42)'
    for (let i = 0; i < 26; i++) {
      const angle = (i * 6.283) / 26 + chance.between(-0.12, 0.12)
      const from = r * 0.8
      const to = r * chance.between(1.05, 1.65)
      brush.lineWidth = r * chance.between(0.1, 0.2)
      line(
        brush,
        x + Math.cos(angle) * from,
        y + Math.sin(angle) * from,
        x + Math.cos(angle) * to,
        y + Math.sin(angle) * to,
      )
    }
    brush.fillStyle = '#968056'
    fillDisc(brush, x, y, r)
    brush.strokeStyle = 'rgb(214 194 148 / .55)'
    brush.lineWidth = r * 0.16
    brush.beginPath()
    brush.arc(x, y, r * 0.88, Math.PI * 0.86, Math.PI * 1.66)
    brush.stroke()
    brush.strokeStyle = 'rgb(66 51 29 / .32)'
    brush.beginPath()
    brush.arc(x, y, r * 0.9, -Math.PI * 0.14, Math.PI * 0.66)
    brush.stroke()
    const bowl = brush.createLinearGradient(x - r * 0.5, y - r * 0.6, x + r * 0.55, y + r * 0.65)
    bowl.addColorStop(0, '#251d10')
    bowl.addColorStop(0.4, '#43361f')
    bowl.addColorStop(0.75, '#72603c')
    bowl.addColorStop(1, '#ab9566')
    brush.fillStyle = bowl
    fillDisc(brush, x, y, r * 0.74)
    brush.fillStyle = 'rgb(20 15 8 / .45)'
    fillDisc(brush, x - r * 0.1, y - r * 0.12, r * 0.32)
  })
  sheet.brush.fillStyle = 'rgb(84 67 40 / .75)'
  for (let i = 0; i < 26; i++) {
    const angle = chance.between(0, 6.283)
    const out = r * chance.between(0.8, 1.5)
    fillDisc(sheet.brush, x + Math.cos(angle) * out, y + Math.sin(angle) * out, chance.between(0.02, 0.055))
  }
}
