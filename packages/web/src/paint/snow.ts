import { chanceOf } from './chance.ts'
import { fillSpots } from './foliage.ts'
import { mottle, roughen } from './passes.ts'
import { beamOf, boxOf, grow, onBeam, type Shape } from './shape.ts'
import { fillDisc, type Sheet, stamp, trace } from './sheet.ts'

/** Snow that lies on something, thicker on the side of the lamp; what is below still shows. */
export function dustWithSnow(sheet: Sheet, shape: Shape, id: string): void {
  const chance = chanceOf(`snow ${id}`)
  const beam = beamOf(shape)
  const r = Math.max(0.05, Math.min(0.15, beam.breadth * 0.16))
  stamp(sheet, grow(boxOf(shape), 0.2), [roughen(0.05, 4), mottle(0.05, 3)], (brush) => {
    for (const spot of fillSpots(shape, r * 1.35, r * 0.4, chance)) {
      if (chance.next() < 0.34) continue
      brush.fillStyle = chance.next() < 0.7 ? 'rgb(246 249 252 / .86)' : 'rgb(214 224 234 / .8)'
      fillDisc(brush, spot.x - r * 0.4, spot.y - r * 0.5, r * chance.between(0.5, 1.05))
    }
  })
}

/** A roof under snow: both slopes white, the ridge and the eaves bare. */
export function snowRoof(sheet: Sheet, shape: Shape, id: string): void {
  const beam = beamOf(shape)
  stamp(sheet, grow(boxOf(shape), 0.1), [roughen(0.12, 1.8), mottle(0.05, 1.5)], (brush) => {
    for (const side of [-1, 1]) {
      const facing = -(0.62 * -beam.uy * side + 0.78 * beam.ux * side)
      brush.fillStyle = facing > 0 ? 'rgb(248 250 252 / .92)' : 'rgb(198 210 224 / .9)'
      const [near, far] = [0.1 * side, side * (beam.breadth / 2 - 0.16)]
      const half = beam.length / 2 - 0.14
      trace(brush, [
        onBeam(beam, -half, near),
        onBeam(beam, half, near),
        onBeam(beam, half, far),
        onBeam(beam, -half, far),
      ])
      brush.fill()
    }
  })
  dustWithSnow(sheet, shape, id)
}
