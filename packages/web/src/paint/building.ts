import { type Chance, chanceOf } from './chance.ts'
import { CLAY_TILES, HOUSE_STONES, SLATES } from './palette.ts'
import { bevel, mottle } from './passes.ts'
import { type Beam, beamOf, boxOf, grow, onBeam, type Shape } from './shape.ts'
import { type Brush, line, type Sheet, stamp, trace, traceShape } from './sheet.ts'

/** One slope of a gable roof, in rows of tiles from the ridge down to the eaves. `side` is −1 or +1 across the beam. */
function paintSlope(
  brush: Brush,
  beam: Beam,
  side: number,
  tiles: readonly [string, ...string[]],
  chance: Chance,
): void {
  const row = 0.21
  const tile = 0.2
  let odd = false
  for (let across = beam.breadth / 2 - row; across > -row; across -= row) {
    odd = !odd
    for (let along = -beam.length / 2 - (odd ? tile / 2 : 0); along < beam.length / 2; along += tile) {
      const from = Math.max(0, across)
      const corners = [
        onBeam(beam, along + 0.012, side * from),
        onBeam(beam, along + tile - 0.012, side * from),
        onBeam(beam, along + tile - 0.012, side * (across + row * 0.8)),
        onBeam(beam, along + tile / 2, side * (across + row * 1.04)),
        onBeam(beam, along + 0.012, side * (across + row * 0.8)),
      ]
      brush.fillStyle = chance.pick(tiles)
      trace(brush, corners)
      brush.fill()
    }
  }
  // The slope that looks to the lamp is bright, the other one lies in its own shade.
  const facing = -(0.62 * -beam.uy * side + 0.78 * beam.ux * side)
  brush.fillStyle = facing > 0 ? `rgb(255 236 200 / ${0.16 * facing})` : `rgb(26 14 8 / ${-0.42 * facing})`
  trace(brush, [
    onBeam(beam, -beam.length / 2, 0),
    onBeam(beam, beam.length / 2, 0),
    onBeam(beam, beam.length / 2, (side * beam.breadth) / 2),
    onBeam(beam, -beam.length / 2, (side * beam.breadth) / 2),
  ])
  brush.fill()
}

/** A roofed house seen from above: the eaves are the outline. */
export function paintBuilding(sheet: Sheet, shape: Shape, id: string): void {
  const chance = chanceOf(id)
  const beam = beamOf(shape)
  const slate = chance.next() < 0.35
  const tiles = slate ? SLATES : CLAY_TILES
  const box = grow(boxOf(shape), 0.1)
  stamp(sheet, box, [bevel(0.1, 0.5, 1), mottle(0.16, 0.7), mottle(0.09, 4)], (brush) => {
    traceShape(brush, shape)
    brush.fillStyle = slate ? '#3a4043' : '#5f2c1c'
    brush.fill()
    brush.globalCompositeOperation = 'source-atop'
    paintSlope(brush, beam, -1, tiles, chance)
    paintSlope(brush, beam, 1, tiles, chance)
    const a = onBeam(beam, -beam.length / 2, 0)
    const b = onBeam(beam, beam.length / 2, 0)
    brush.lineCap = 'butt'
    brush.strokeStyle = 'rgb(20 10 5 / .5)'
    brush.lineWidth = 0.2
    line(brush, a.x + 0.05, a.y + 0.07, b.x + 0.05, b.y + 0.07)
    brush.strokeStyle = slate ? '#99a09d' : '#d2895f'
    brush.lineWidth = 0.17
    line(brush, a.x, a.y, b.x, b.y)
    brush.strokeStyle = 'rgb(40 18 8 / .55)'
    brush.lineWidth = 0.02
    for (let along = -beam.length / 2; along < beam.length / 2; along += 0.26) {
      const upper = onBeam(beam, along, -0.085)
      const lower = onBeam(beam, along, 0.085)
      line(brush, upper.x, upper.y, lower.x, lower.y)
    }
    // Weather: stains run from the ridge to the eaves.
    for (let i = 0; i < beam.length * 2; i++) {
      const along = chance.between(-0.5, 0.5) * beam.length
      const side = chance.next() < 0.5 ? -1 : 1
      const reach = chance.between(0.1, 0.48) * beam.breadth * side
      const top = onBeam(beam, along, 0.12 * side)
      const foot = onBeam(beam, along, reach)
      brush.strokeStyle = chance.next() < 0.3 ? 'rgb(112 122 66 / .28)' : 'rgb(30 18 10 / .13)'
      brush.lineWidth = chance.between(0.08, 0.3)
      line(brush, top.x, top.y, foot.x, foot.y)
    }
  })
  const chimneys = beam.length > 4 ? [-0.32, 0.3] : [0.28]
  for (const at of chimneys) paintChimney(sheet, onBeam(beam, at * beam.length, 0.12 * beam.breadth), beam, chance)
}

function paintChimney(sheet: Sheet, at: { x: number; y: number }, along: Beam, chance: Chance): void {
  const beam: Beam = { ...along, ...at, length: 0.56, breadth: 0.46 }
  const corner = (grown: number, drop: number): { x: number; y: number }[] =>
    (
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const
    ).map(([i, j]) => {
      const spot = onBeam(beam, i * (beam.length / 2 + grown), j * (beam.breadth / 2 + grown))
      return { x: spot.x + drop * 0.66, y: spot.y + drop * 0.86 }
    })
  sheet.brush.fillStyle = 'rgb(20 14 8 / .3)'
  for (const drop of [0.12, 0.24, 0.36]) {
    trace(sheet.brush, corner(0, drop))
    sheet.brush.fill()
  }
  stamp(sheet, grow(boxOf({ kind: 'polygon', points: corner(0, 0) }), 0.1), [bevel(0.06, 1)], (brush) => {
    brush.fillStyle = chance.pick(HOUSE_STONES)
    trace(brush, corner(0, 0))
    brush.fill()
  })
  sheet.brush.fillStyle = '#1d160f'
  for (const shift of [-0.13, 0.13]) {
    const pot = onBeam(beam, shift, 0)
    sheet.brush.beginPath()
    sheet.brush.arc(pot.x, pot.y, 0.09, 0, 7)
    sheet.brush.fill()
  }
}
