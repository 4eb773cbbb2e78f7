import { type Chance, chanceOf } from './chance.ts'
import { mottle, roughen } from './passes.ts'
import type { Field } from './scene.ts'
import { beamOf, boxOf, curve, depthIn, grow, onBeam, type Shape, type Spot } from './shape.ts'
import { type Brush, line, type Sheet, stamp, trace } from './sheet.ts'

type PaintField = (sheet: Sheet, points: readonly Spot[], chance: Chance) => void

function scatter(shape: Shape, chance: Chance, perSquare: number, draw: (x: number, y: number) => void): void {
  const box = boxOf(shape)
  const count = Math.round((box.right - box.left) * (box.bottom - box.top) * perSquare)
  for (let i = 0; i < count; i++) {
    const x = chance.between(box.left, box.right)
    const y = chance.between(box.top, box.bottom)
    if (depthIn(shape, x, y) > 0) draw(x, y)
  }
}

function strokes(
  brush: Brush,
  shape: Shape,
  chance: Chance,
  style: { perSquare: number; colour: string; width: number; length: number; angle: number; spread: number },
): void {
  brush.strokeStyle = style.colour
  brush.lineWidth = style.width
  scatter(shape, chance, style.perSquare, (x, y) => {
    const angle = style.angle + chance.between(-style.spread, style.spread)
    const length = chance.between(0.45, 1) * style.length
    line(brush, x, y, x + Math.cos(angle) * length, y + Math.sin(angle) * length)
  })
}

const wheat: PaintField = (sheet, points, chance) => {
  const rounded = curve(points, true)
  const shape: Shape = { kind: 'polygon', points: rounded }
  const box = grow(boxOf(shape), 0.6)
  const beam = beamOf({ kind: 'polygon', points })
  stamp(sheet, box, [roughen(0.16, 1.1)], (brush) => {
    brush.translate(0.12, 0.18)
    brush.fillStyle = 'rgb(42 44 20 / .42)'
    trace(brush, rounded)
    brush.fill()
  })
  stamp(sheet, box, [roughen(0.16, 1.1), mottle(0.16, 0.5), mottle(0.1, 3)], (brush) => {
    trace(brush, rounded)
    brush.fillStyle = '#b79d59'
    brush.fill()
    brush.globalCompositeOperation = 'source-atop'
    brush.strokeStyle = 'rgb(140 120 56 / .55)'
    brush.lineWidth = 0.13
    for (let across = -beam.breadth / 2; across < beam.breadth / 2; across += 0.3) {
      const a = onBeam(beam, -beam.length / 2 - 1, across)
      const b = onBeam(beam, beam.length / 2 + 1, across + chance.between(-0.05, 0.05))
      line(brush, a.x, a.y, b.x, b.y)
    }
    strokes(brush, shape, chance, {
      perSquare: 26,
      colour: 'rgb(213 190 124 / .62)',
      width: 0.06,
      length: 0.22,
      angle: -1.25,
      spread: 0.35,
    })
    strokes(brush, shape, chance, {
      perSquare: 18,
      colour: 'rgb(128 107 47 / .6)',
      width: 0.05,
      length: 0.18,
      angle: -1.25,
      spread: 0.35,
    })
    strokes(brush, shape, chance, {
      perSquare: 9,
      colour: 'rgb(240 222 164 / .72)',
      width: 0.05,
      length: 0.16,
      angle: -1.25,
      spread: 0.3,
    })
  })
}

const plough: PaintField = (sheet, points, chance) => {
  const rounded = curve(points, true)
  const shape: Shape = { kind: 'polygon', points: rounded }
  const beam = beamOf({ kind: 'polygon', points })
  stamp(sheet, grow(boxOf(shape), 0.6), [roughen(0.15, 1.3), mottle(0.14, 0.6), mottle(0.12, 4)], (brush) => {
    trace(brush, rounded)
    brush.strokeStyle = 'rgb(112 118 70 / .6)'
    brush.lineWidth = 0.3
    brush.stroke()
    brush.fillStyle = '#816b46'
    brush.fill()
    brush.globalCompositeOperation = 'source-atop'
    for (let along = -beam.length / 2 - 1; along < beam.length / 2 + 1; along += 0.5) {
      const a = onBeam(beam, along + chance.between(-0.03, 0.03), -beam.breadth / 2 - 0.5)
      const b = onBeam(beam, along + 0.35 + chance.between(-0.03, 0.03), beam.breadth / 2 + 0.5)
      brush.strokeStyle = 'rgb(78 61 36 / .75)'
      brush.lineWidth = 0.2
      line(brush, a.x, a.y, b.x, b.y)
      brush.strokeStyle = 'rgb(176 150 104 / .72)'
      brush.lineWidth = 0.1
      line(brush, a.x - 0.15, a.y, b.x - 0.15, b.y)
    }
    const angle = Math.atan2(beam.ux, -beam.uy)
    strokes(brush, shape, chance, {
      perSquare: 5,
      colour: 'rgb(198 172 124 / .55)',
      width: 0.06,
      length: 0.22,
      angle,
      spread: 0.3,
    })
    strokes(brush, shape, chance, {
      perSquare: 10,
      colour: 'rgb(62 47 27 / .5)',
      width: 0.07,
      length: 0.12,
      angle,
      spread: 0.6,
    })
  })
}

const yard: PaintField = (sheet, points, chance) => {
  const rounded = curve(points, true)
  const shape: Shape = { kind: 'polygon', points: rounded }
  stamp(sheet, grow(boxOf(shape), 0.8), [roughen(0.3, 1), mottle(0.12, 0.8), mottle(0.08, 5)], (brush) => {
    trace(brush, rounded)
    brush.fillStyle = 'rgb(163 143 104 / .35)'
    brush.strokeStyle = 'rgb(163 143 104 / .35)'
    brush.lineWidth = 0.7
    brush.stroke()
    brush.fill()
    brush.fillStyle = 'rgb(172 153 114 / .6)'
    brush.fill()
    brush.globalCompositeOperation = 'source-atop'
    strokes(brush, shape, chance, {
      perSquare: 8,
      colour: 'rgb(125 106 70 / .45)',
      width: 0.06,
      length: 0.14,
      angle: 0.2,
      spread: 1.5,
    })
    strokes(brush, shape, chance, {
      perSquare: 6,
      colour: 'rgb(217 200 160 / .5)',
      width: 0.05,
      length: 0.1,
      angle: 0.2,
      spread: 1.5,
    })
  })
}

const planks: PaintField = (sheet, points, chance) => {
  const shape: Shape = { kind: 'polygon', points }
  const beam = beamOf(shape)
  stamp(sheet, grow(boxOf(shape), 0.1), [mottle(0.12, 2.5)], (brush) => {
    trace(brush, points)
    brush.fillStyle = '#85694a'
    brush.fill()
    brush.globalCompositeOperation = 'source-atop'
    brush.lineCap = 'butt'
    for (let across = -beam.breadth / 2; across < beam.breadth / 2; across += 0.26) {
      let along = -beam.length / 2 - chance.between(0, 1)
      while (along < beam.length / 2) {
        const run = chance.between(0.7, 1.9)
        const a = onBeam(beam, along, across + 0.13)
        const b = onBeam(beam, along + run - 0.03, across + 0.13)
        brush.strokeStyle = chance.pick(['#8d7250', '#816646', '#977b57', '#765c3f'])
        brush.lineWidth = 0.225
        line(brush, a.x, a.y, b.x, b.y)
        brush.strokeStyle = 'rgb(255 232 190 / .14)'
        brush.lineWidth = 0.03
        line(brush, a.x, a.y - 0.09, b.x, b.y - 0.09)
        along += run
      }
    }
  })
}

const flagstones: PaintField = (sheet, points, chance) => {
  const shape: Shape = { kind: 'polygon', points }
  const beam = beamOf(shape)
  stamp(sheet, grow(boxOf(shape), 0.1), [mottle(0.14, 2)], (brush) => {
    trace(brush, points)
    brush.fillStyle = '#665c49'
    brush.fill()
    brush.globalCompositeOperation = 'source-atop'
    let odd = false
    for (let across = -beam.breadth / 2; across < beam.breadth / 2; across += 0.56) {
      odd = !odd
      for (let along = -beam.length / 2 - (odd ? 0.3 : 0); along < beam.length / 2; along += 0.62) {
        const corners = [
          onBeam(beam, along + 0.02, across + 0.02),
          onBeam(beam, along + 0.6, across + 0.02),
          onBeam(beam, along + 0.6, across + 0.54),
          onBeam(beam, along + 0.02, across + 0.54),
        ]
        brush.fillStyle = chance.pick(['#a1957d', '#94886f', '#ab9f86', '#8b8069'])
        trace(brush, corners)
        brush.fill()
      }
    }
  })
}

/** Water off a beach: deep far out, foam in lines along the wet sand. */
const sea: PaintField = (sheet, points, chance) => {
  const shape: Shape = { kind: 'polygon', points }
  const box = grow(boxOf(shape), 1.2)
  const wet = (brush: Brush, colour: string, width: number): void => {
    trace(brush, points)
    brush.strokeStyle = colour
    brush.lineWidth = width
    brush.stroke()
  }
  stamp(sheet, box, [roughen(0.2, 0.9), mottle(0.06, 1)], (brush) => {
    wet(brush, 'rgb(150 126 88 / .45)', 1.5)
    wet(brush, 'rgb(236 240 232 / .75)', 0.36)
    trace(brush, points)
    brush.fillStyle = '#6f9a9c'
    brush.fill()
    brush.globalCompositeOperation = 'source-atop'
    strokes(brush, shape, chance, {
      perSquare: 5,
      colour: 'rgb(52 96 108 / .4)',
      width: 0.16,
      length: 0.7,
      angle: 1.5,
      spread: 0.25,
    })
    strokes(brush, shape, chance, {
      perSquare: 3,
      colour: 'rgb(206 226 222 / .5)',
      width: 0.06,
      length: 0.5,
      angle: 1.5,
      spread: 0.3,
    })
    wet(brush, 'rgb(226 238 232 / .65)', 0.24)
  })
}

/** A frozen pond: grey-blue, scratched, snow blown over its rim. */
const ice: PaintField = (sheet, points, chance) => {
  const rounded = curve(points, true)
  const shape: Shape = { kind: 'polygon', points: rounded }
  stamp(sheet, grow(boxOf(shape), 0.6), [roughen(0.2, 1), mottle(0.05, 1.4)], (brush) => {
    trace(brush, rounded)
    brush.fillStyle = '#a9bccb'
    brush.fill()
    brush.globalCompositeOperation = 'source-atop'
    strokes(brush, shape, chance, {
      perSquare: 2,
      colour: 'rgb(232 240 246 / .7)',
      width: 0.05,
      length: 1.3,
      angle: 0.6,
      spread: 0.8,
    })
    strokes(brush, shape, chance, {
      perSquare: 1.4,
      colour: 'rgb(110 134 154 / .45)',
      width: 0.04,
      length: 1,
      angle: -0.5,
      spread: 1.2,
    })
    trace(brush, rounded)
    brush.strokeStyle = 'rgb(240 244 248 / .85)'
    brush.lineWidth = 0.5
    brush.stroke()
  })
}

const PAINTERS: Record<Field, PaintField> = { wheat, plough, yard, planks, flagstones, sea, ice }

export const paintField = (sheet: Sheet, kind: Field, points: readonly Spot[], id: string): void =>
  PAINTERS[kind](sheet, points, chanceOf(id))
