import { chanceOf } from './chance.ts'
import { bevel, mottle, roughen } from './passes.ts'
import { beamOf, boxOf, centreOf, grow, onBeam, type Shape } from './shape.ts'
import { fillDisc, line, type Sheet, stamp, trace, traceShape } from './sheet.ts'

/** A burnt-out hull: rust, soot, an open hold, ribs across it. */
export function paintWreck(sheet: Sheet, shape: Shape, id: string): void {
  const chance = chanceOf(id)
  const beam = beamOf(shape)
  const corner = (along: number, across: number) => onBeam(beam, along * beam.length, across * beam.breadth)
  stamp(
    sheet,
    grow(boxOf(shape), 0.2),
    [roughen(0.03, 5), bevel(0.14, 0.8, 1), mottle(0.2, 1.6), mottle(0.12, 6)],
    (brush) => {
      traceShape(brush, shape)
      brush.fillStyle = '#6d5a4c'
      brush.fill()
      brush.globalCompositeOperation = 'source-atop'
      trace(brush, [corner(-0.42, -0.34), corner(0.16, -0.34), corner(0.16, 0.34), corner(-0.42, 0.34)])
      brush.fillStyle = '#2c2621'
      brush.fill()
      brush.strokeStyle = '#7d6552'
      brush.lineWidth = 0.08
      for (let along = -0.36; along < 0.14; along += 0.12) {
        const [a, b] = [corner(along, -0.34), corner(along, 0.34)]
        line(brush, a.x, a.y, b.x, b.y)
      }
      trace(brush, [corner(0.22, -0.3), corner(0.42, -0.3), corner(0.42, 0.3), corner(0.22, 0.3)])
      brush.fillStyle = '#54473d'
      brush.fill()
      for (let i = 0; i < beam.length * 16; i++) {
        const spot = corner(chance.between(-0.5, 0.5), chance.between(-0.5, 0.5))
        brush.fillStyle = chance.pick([
          'rgb(150 84 44 / .6)',
          'rgb(176 104 58 / .5)',
          'rgb(24 20 18 / .45)',
          'rgb(120 112 104 / .4)',
        ])
        fillDisc(brush, spot.x, spot.y, chance.between(0.03, 0.14))
      }
    },
  )
}

/** Three steel beams that cross: an obstacle against landing craft and tanks. */
export function paintHedgehog(sheet: Sheet, shape: Shape, id: string): void {
  const chance = chanceOf(id)
  const { x, y } = centreOf(shape)
  const box = boxOf(shape)
  const r = (box.right - box.left) / 2
  const turn = chance.between(0, 3.14)
  stamp(sheet, grow(box, 0.1), [bevel(0.07, 1.1, 1.04), mottle(0.16, 5)], (brush) => {
    brush.lineCap = 'butt'
    for (let i = 0; i < 3; i++) {
      const angle = turn + (i * Math.PI) / 3
      const [dx, dy] = [Math.cos(angle) * r * 0.96, Math.sin(angle) * r * 0.96]
      brush.strokeStyle = chance.pick(['#5b4a3f', '#6e5445', '#4e4641'])
      brush.lineWidth = r * 0.3
      line(brush, x - dx, y - dy, x + dx, y + dy)
      brush.strokeStyle = 'rgb(186 122 76 / .6)'
      brush.lineWidth = r * 0.07
      line(brush, x - dx, y - dy, x + dx, y + dy)
    }
    brush.fillStyle = '#7a5d49'
    fillDisc(brush, x, y, r * 0.22)
  })
}
