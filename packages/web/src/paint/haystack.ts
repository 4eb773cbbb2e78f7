import { chanceOf } from './chance.ts'
import { bevel, mottle, roughen } from './passes.ts'
import { boxOf, centreOf, grow, type Shape } from './shape.ts'
import { line, type Sheet, stamp, traceShape } from './sheet.ts'

/** Straw laid from the middle outward. */
export function paintHaystack(sheet: Sheet, shape: Shape, id: string): void {
  const chance = chanceOf(id)
  const centre = centreOf(shape)
  const box = boxOf(shape)
  const r = (box.right - box.left) / 2
  stamp(sheet, grow(box, 0.15), [roughen(0.05, 5), bevel(r * 0.55, 0.9, 1.02), mottle(0.12, 3)], (brush) => {
    traceShape(brush, shape)
    brush.fillStyle = '#b4964f'
    brush.fill()
    brush.globalCompositeOperation = 'source-atop'
    for (let i = 0; i < 260; i++) {
      const angle = chance.between(0, 6.283)
      const from = r * chance.between(0, 0.8)
      const to = from + r * chance.between(0.14, 0.4)
      brush.strokeStyle = chance.pick(['#d9bf7c', '#94783a', '#c7a961', '#ead79d'])
      brush.lineWidth = chance.between(0.02, 0.05)
      const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
      line(brush, centre.x + ux * from, centre.y + uy * from, centre.x + ux * to, centre.y + uy * to)
    }
  })
}
