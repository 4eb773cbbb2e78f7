import { chanceOf } from './chance.ts'
import { SANDBAGS, TIMBER } from './palette.ts'
import { bevel, mottle, roughen } from './passes.ts'
import type { Gaps } from './scene.ts'
import { beamOf, boxOf, edgesOf, grow, onBeam, type Shape, type Spot } from './shape.ts'
import { type Brush, fillDisc, line, type Sheet, stamp, trace, traceShape } from './sheet.ts'

/** As thick as the rules have the walls of a bunker, in u. */
const WALL = 0.2

const CONCRETE = '#aaa696'
const STEEL = '#7b8286'

/** A place along a wall, from its first corner. */
function alongWall([a, b]: readonly [Spot, Spot], at: number): Spot {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const share = Math.min(1, at / length)
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}

function cutGaps(brush: Brush, points: readonly Spot[], gaps: Gaps['slits'], colour: string, breadth: number): void {
  const walls = edgesOf(points)
  brush.strokeStyle = colour
  brush.lineWidth = breadth
  for (const { wall, from, to } of gaps) {
    const edge = walls[wall]
    if (!edge) continue
    const p = alongWall(edge, from / 1000)
    const q = alongWall(edge, to / 1000)
    line(brush, p.x, p.y, q.x, q.y)
  }
}

/** A bunker with its roof lifted off: walls along the outline, what they leave open, and the floor on which men stand. */
export function paintBunker(sheet: Sheet, shape: Shape, id: string, gaps: Gaps | undefined): void {
  const chance = chanceOf(id)
  const corners = shape.kind === 'polygon' ? shape.points : []
  const { slits = [], doors = [], armoured = false } = gaps ?? {}
  stamp(sheet, grow(boxOf(shape), 0.15), [bevel(0.09, 0.5, 1), mottle(0.1, 1.4), mottle(0.09, 6)], (brush) => {
    traceShape(brush, shape)
    brush.fillStyle = '#7d7869'
    brush.fill()
    brush.globalCompositeOperation = 'source-atop'
    brush.lineCap = 'butt'
    brush.lineJoin = 'miter'
    for (let i = 0; i < 26; i++) {
      const { left, right, top, bottom } = boxOf(shape)
      brush.fillStyle = chance.next() < 0.5 ? 'rgb(40 36 26 / .1)' : 'rgb(214 204 176 / .1)'
      fillDisc(brush, chance.between(left, right), chance.between(top, bottom), chance.between(0.1, 0.4))
    }
    // The walls towards the lamp throw their shade on the floor.
    brush.strokeStyle = 'rgb(20 18 12 / .3)'
    brush.lineWidth = 2 * WALL + 0.34
    trace(
      brush,
      corners.map(({ x, y }) => ({ x: x + 0.12, y: y + 0.15 })),
    )
    brush.stroke()
    brush.strokeStyle = 'rgb(24 22 16 / .55)'
    brush.lineWidth = 2 * WALL + 0.07
    traceShape(brush, shape)
    brush.stroke()
    brush.strokeStyle = armoured ? STEEL : CONCRETE
    brush.lineWidth = 2 * WALL
    traceShape(brush, shape)
    brush.stroke()
    if (armoured) rivet(brush, corners)
    cutGaps(brush, corners, doors, '#8a8064', 2 * WALL + 0.08)
    cutGaps(brush, corners, slits, '#17150f', 2 * WALL + 0.08)
    // The sill of a slit is wider outside than inside.
    cutGaps(brush, corners, slits, '#d3cdb8', 0.07)
  })
}

/** BUNKER-06: plates instead of concrete are seen at a glance. */
function rivet(brush: Brush, corners: readonly Spot[]): void {
  brush.fillStyle = '#41474b'
  for (const edge of edgesOf(corners)) {
    const [a, b] = edge
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    for (let at = 0.3; at < length; at += 0.45) {
      const { x, y } = alongWall(edge, at)
      fillDisc(brush, x - ((b.y - a.y) / length) * 0.1, y + ((b.x - a.x) / length) * 0.1, 0.045)
    }
  }
}

/** A trench: dug earth between two rows of sandbags, duckboards at its bottom. */
export function paintTrench(sheet: Sheet, shape: Shape, id: string): void {
  const chance = chanceOf(id)
  const beam = beamOf(shape)
  const inner = beam.breadth * 0.31
  stamp(sheet, grow(boxOf(shape), 0.2), [roughen(0.03, 3), mottle(0.14, 2.5)], (brush) => {
    traceShape(brush, shape)
    brush.fillStyle = '#8d7850'
    brush.fill()
    brush.globalCompositeOperation = 'source-atop'
    const sides = [-inner, inner].map((across) => onBeam(beam, 0, across)) as [Spot, Spot]
    const dug = brush.createLinearGradient(sides[0].x, sides[0].y, sides[1].x, sides[1].y)
    const lit = beam.ux * 0.86 - beam.uy * 0.66 > 0
    dug.addColorStop(lit ? 0 : 1, '#241b0f')
    dug.addColorStop(0.5, '#4a3b23')
    dug.addColorStop(lit ? 1 : 0, '#77623c')
    brush.fillStyle = dug
    const half = beam.length / 2 + 0.1
    trace(brush, [
      onBeam(beam, -half, -inner),
      onBeam(beam, half, -inner),
      onBeam(beam, half, inner),
      onBeam(beam, -half, inner),
    ])
    brush.fill()
    brush.lineCap = 'butt'
    brush.lineWidth = 0.15
    for (let along = -beam.length / 2 + 0.12; along < beam.length / 2; along += 0.26) {
      brush.strokeStyle = chance.pick(TIMBER)
      const shake = chance.between(-0.03, 0.03)
      const p = onBeam(beam, along + shake, -inner * 0.55)
      const q = onBeam(beam, along - shake, inner * 0.55)
      line(brush, p.x, p.y, q.x, q.y)
    }
  })
  const bag = 0.36
  stamp(sheet, grow(boxOf(shape), 0.2), [bevel(0.06, 0.6, 1), mottle(0.1, 5)], (brush) => {
    for (const side of [-1, 1])
      for (let along = -beam.length / 2 + bag / 2; along <= beam.length / 2 - bag / 2 + 0.01; along += bag) {
        const { x, y } = onBeam(beam, along, side * (beam.breadth / 2 - 0.14))
        brush.fillStyle = chance.pick(SANDBAGS)
        brush.beginPath()
        brush.ellipse(x, y, bag * 0.48, 0.13, Math.atan2(beam.uy, beam.ux) + chance.between(-0.1, 0.1), 0, 7)
        brush.fill()
      }
  })
}
