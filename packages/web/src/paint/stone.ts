import { type Chance, chanceOf } from './chance.ts'
import { fillSpots } from './foliage.ts'
import { BRICKS, FIELD_STONES, HOUSE_STONES, TIMBER } from './palette.ts'
import { bevel, mottle, roughen } from './passes.ts'
import { type Beam, beamOf, boxOf, centreOf, grow, onBeam, type Shape, type Spot } from './shape.ts'
import { type Brush, fillDisc, line, type Sheet, stamp, trace, traceShape } from './sheet.ts'

type Stones = readonly [string, ...string[]]

/** Rows of stones along a beam, exactly as long and as broad as it is. */
function layStones(brush: Brush, beam: Beam, rows: number, stones: Stones, chance: Chance): void {
  const row = beam.breadth / rows
  for (let i = 0; i < rows; i++) {
    const upper = -beam.breadth / 2 + i * row
    let along = -beam.length / 2
    while (along < beam.length / 2 - 0.02) {
      const rest = beam.length / 2 - along
      const run = rest < 0.6 ? rest : chance.between(0.24, 0.5)
      const shake = (): number => chance.between(-0.018, 0.018)
      trace(brush, [
        onBeam(beam, along + 0.015, upper + 0.015 + shake()),
        onBeam(beam, along + run - 0.02 + shake(), upper + 0.015 + shake()),
        onBeam(beam, along + run - 0.02, upper + row - 0.015 + shake()),
        onBeam(beam, along + 0.015 + shake(), upper + row - 0.015 + shake()),
      ])
      brush.fillStyle = chance.pick(stones)
      brush.fill()
      along += run
    }
  }
}

const MASONRY = [roughen(0.018, 9), bevel(0.09, 0.55, 0.98), mottle(0.12, 5)]

function paintCourse(sheet: Sheet, beam: Beam, rows: number, stones: Stones, chance: Chance): void {
  const corners = [
    onBeam(beam, -beam.length / 2, -beam.breadth / 2),
    onBeam(beam, beam.length / 2, -beam.breadth / 2),
    onBeam(beam, beam.length / 2, beam.breadth / 2),
    onBeam(beam, -beam.length / 2, beam.breadth / 2),
  ]
  const box = grow(boxOf({ kind: 'polygon', points: corners }), 0.15)
  sheet.brush.fillStyle = '#463f31'
  trace(sheet.brush, corners)
  sheet.brush.fill()
  stamp(sheet, box, MASONRY, (brush) => layStones(brush, beam, rows, stones, chance))
}

/** A low field wall: two rows of stones, moss on some. */
export function paintWall(sheet: Sheet, shape: Shape, id: string): void {
  const chance = chanceOf(id)
  const beam = beamOf(shape)
  paintCourse(sheet, beam, beam.breadth > 0.34 ? 2 : 1, FIELD_STONES, chance)
  sheet.brush.globalAlpha = 0.5
  for (let i = 0; i < beam.length * 3; i++) {
    const spot = onBeam(beam, chance.between(-0.5, 0.5) * beam.length, chance.between(-0.45, 0.45) * beam.breadth)
    sheet.brush.fillStyle = chance.pick(['#7c8a4c', '#93a05c', '#66733f'])
    fillDisc(sheet.brush, spot.x, spot.y, chance.between(0.02, 0.06))
  }
  sheet.brush.globalAlpha = 1
}

/** A standing wall of a ruin, or a ruined house when the outline has room inside: bricks, which no low field wall has (SETUP-06). */
export function paintRuin(sheet: Sheet, shape: Shape, id: string): void {
  const chance = chanceOf(id)
  const beam = beamOf(shape)
  if (beam.breadth <= 1.2 || shape.kind === 'disc') {
    paintCourse(sheet, beam, beam.breadth > 0.4 ? 3 : 2, BRICKS, chance)
    return
  }
  stamp(sheet, grow(boxOf(shape), 0.1), [mottle(0.16, 1.2), mottle(0.1, 4)], (brush) => {
    traceShape(brush, shape)
    brush.fillStyle = '#86775a'
    brush.fill()
    brush.globalCompositeOperation = 'source-atop'
    brush.fillStyle = 'rgb(30 24 14 / .35)'
    const centre = centreOf(shape)
    fillDisc(brush, centre.x + 0.4, centre.y + 0.3, beam.breadth * 0.26)
    brush.strokeStyle = 'rgb(22 19 11 / .45)'
    brush.lineWidth = 1
    brush.translate(0.28, 0.36)
    traceShape(brush, shape)
    brush.stroke()
  })
  paintHeap(sheet, { kind: 'disc', ...centreOf(shape), r: beam.breadth * 0.3 }, `${id} heap`, HOUSE_STONES)
  const points = shape.points
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length]
    // Outlines run counter-clockwise in their own axes: the inside lies to the left of each edge.
    const middle = { x: (a.x + b.x) / 2 - uy * 0.25, y: (a.y + b.y) / 2 + ux * 0.25 }
    paintCourse(sheet, { ...middle, ux, uy, length, breadth: 0.5 }, 3, BRICKS, chance)
  })
}

function chip(brush: Brush, x: number, y: number, size: number, chance: Chance): void {
  const corners = 4 + chance.below(3)
  const turn = chance.between(0, 6.28)
  const points: Spot[] = []
  for (let i = 0; i < corners; i++) {
    const angle = turn + (i * 6.283) / corners
    points.push({
      x: x + Math.cos(angle) * size * chance.between(0.75, 1.1),
      y: y + Math.sin(angle) * size * chance.between(0.7, 1),
    })
  }
  trace(brush, points)
  brush.fill()
}

/** Fallen stones that fill a shape, with a beam or two across. */
export function paintHeap(sheet: Sheet, shape: Shape, id: string, stones: Stones = FIELD_STONES): void {
  const chance = chanceOf(id)
  const box = boxOf(shape)
  const size = Math.min(box.right - box.left, box.bottom - box.top)
  stamp(sheet, grow(box, 0.25), [roughen(0.09, 3), mottle(0.15, 3)], (brush) => {
    brush.fillStyle = 'rgb(122 108 78 / .85)'
    for (const spot of fillSpots(shape, 0.14, 0.06, chance)) fillDisc(brush, spot.x, spot.y, 0.13)
  })
  stamp(sheet, grow(box, 0.25), [bevel(0.08, 0.7, 0.98), mottle(0.1, 5)], (brush) => {
    for (const spot of fillSpots(shape, 0.21, 0.1, chance)) {
      brush.fillStyle = chance.pick(stones)
      chip(brush, spot.x, spot.y, chance.between(0.07, 0.2), chance)
    }
  })
  if (size < 1.2) return
  const centre = centreOf(shape)
  stamp(sheet, grow(box, 0.25), [bevel(0.07, 1)], (brush) => {
    brush.lineCap = 'butt'
    for (let i = 0; i < 3; i++) {
      const angle = chance.between(-0.9, 0.9) + (i % 2) * 1.1
      const half = size * chance.between(0.26, 0.4)
      const x = centre.x + chance.between(-0.18, 0.18) * size
      const y = centre.y + chance.between(-0.18, 0.18) * size
      brush.strokeStyle = chance.pick(TIMBER)
      brush.lineWidth = chance.between(0.11, 0.17)
      line(
        brush,
        x - Math.cos(angle) * half,
        y - Math.sin(angle) * half,
        x + Math.cos(angle) * half,
        y + Math.sin(angle) * half,
      )
    }
  })
}

/** A boulder: facets, cracks and lichen. */
export function paintRock(sheet: Sheet, shape: Shape, id: string): void {
  const chance = chanceOf(id)
  const box = grow(boxOf(shape), 0.12)
  const centre = centreOf(shape)
  const size = Math.min(box.right - box.left, box.bottom - box.top)
  stamp(sheet, box, [roughen(0.035, 4), bevel(size * 0.34, 1.1, 1), mottle(0.2, 1.6), mottle(0.1, 7)], (brush) => {
    traceShape(brush, shape)
    brush.fillStyle = '#9a9586'
    brush.fill()
    brush.globalCompositeOperation = 'source-atop'
    for (let i = 0; i < 9; i++) {
      brush.fillStyle = chance.pick(['rgb(190 184 168 / .5)', 'rgb(120 115 102 / .5)', 'rgb(160 154 138 / .5)'])
      chip(
        brush,
        centre.x + chance.between(-0.4, 0.4) * size,
        centre.y + chance.between(-0.4, 0.4) * size,
        size * 0.26,
        chance,
      )
    }
    brush.strokeStyle = 'rgb(52 48 38 / .6)'
    brush.lineWidth = 0.035
    for (let i = 0; i < 3; i++) {
      const x = centre.x + chance.between(-0.3, 0.3) * size
      const y = centre.y + chance.between(-0.3, 0.3) * size
      line(brush, x, y, x + chance.between(-0.3, 0.3) * size, y + chance.between(-0.3, 0.3) * size)
    }
    brush.fillStyle = 'rgb(150 160 96 / .55)'
    for (let i = 0; i < 10; i++)
      fillDisc(
        brush,
        centre.x + chance.between(-0.5, 0.5) * size,
        centre.y + chance.between(-0.5, 0.5) * size,
        chance.between(0.03, 0.09),
      )
  })
}
