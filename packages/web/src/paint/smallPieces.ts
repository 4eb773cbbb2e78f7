import { chanceOf } from './chance.ts'
import { FOLIAGE } from './palette.ts'
import { bevel, mottle, roughen } from './passes.ts'
import { beamOf, boxOf, centreOf, curve, depthIn, grow, onBeam, type Shape } from './shape.ts'
import { fillDisc, line, type Sheet, stamp, trace, traceShape } from './sheet.ts'

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

/** Two rails on posts. */
export function paintFence(sheet: Sheet, shape: Shape, id: string): void {
  const chance = chanceOf(id)
  const beam = beamOf(shape)
  const { brush } = sheet
  const posts = Math.max(2, Math.round(beam.length / 0.85) + 1)
  const at = Array.from({ length: posts }, (_, i) =>
    onBeam(beam, (i / (posts - 1) - 0.5) * (beam.length - 0.12), chance.between(-0.03, 0.03)),
  )
  brush.lineCap = 'butt'
  for (const [shift, colour, width] of [
    [0.02, '#4e3d27', 0.13],
    [-0.02, '#a3865c', 0.05],
  ] as const)
    for (let i = 0; i + 1 < at.length; i++) {
      const [a, b] = [at[i], at[i + 1]]
      if (!a || !b) continue
      brush.strokeStyle = colour
      brush.lineWidth = width
      line(brush, a.x + shift, a.y + shift, b.x + shift, b.y + shift)
    }
  brush.lineCap = 'round'
  for (const post of at) {
    brush.fillStyle = 'rgb(28 33 18 / .45)'
    fillDisc(brush, post.x + 0.07, post.y + 0.09, 0.11)
    brush.fillStyle = '#6f583a'
    fillDisc(brush, post.x, post.y, 0.105)
    brush.fillStyle = '#c2a678'
    fillDisc(brush, post.x - 0.025, post.y - 0.03, 0.055)
  }
}

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

interface Soil {
  readonly foot: string
  readonly top: string
  readonly dark: string
  readonly pale: string
  /** Blades for each square u. */
  readonly blades: number
}

const SOILS = {
  knoll: { foot: '#7f8152', top: '#a7a56c', dark: 'rgb(70 76 38 / .6)', pale: 'rgb(206 200 138 / .7)', blades: 9 },
  dune: { foot: '#c1a878', top: '#e3d1a4', dark: 'rgb(126 128 74 / .7)', pale: 'rgb(240 228 190 / .8)', blades: 4 },
  drift: { foot: '#c4ccd4', top: '#f4f6f8', dark: 'rgb(150 166 186 / .35)', pale: 'rgb(255 255 255 / .9)', blades: 2 },
} as const satisfies Record<string, Soil>
export type Mound = keyof typeof SOILS

/** Ground that rises: its foot is the outline, its back catches the light. */
export function paintMound(sheet: Sheet, shape: Shape, mound: Mound, id: string): void {
  const chance = chanceOf(id)
  const { foot, top, dark, pale, blades } = SOILS[mound]
  const rim = shape.kind === 'polygon' ? curve(shape.points, true) : []
  const box = boxOf(shape)
  const high = Math.min(box.right - box.left, box.bottom - box.top) / 2
  stamp(
    sheet,
    grow(box, 0.25),
    [roughen(0.16, 1.3), bevel(high * 0.9, 0.8, 1), mottle(0.12, 0.9), mottle(0.08, 5)],
    (brush) => {
      if (shape.kind === 'disc') {
        brush.beginPath()
        brush.arc(shape.x, shape.y, shape.r, 0, 2 * Math.PI)
      } else trace(brush, rim)
      const light = brush.createLinearGradient(box.left, box.top, box.right, box.bottom)
      light.addColorStop(0, top)
      light.addColorStop(1, foot)
      brush.fillStyle = light
      brush.fill()
      brush.globalCompositeOperation = 'source-atop'
      const count = (box.right - box.left) * (box.bottom - box.top) * blades
      for (let i = 0; i < count; i++) {
        const x = chance.between(box.left, box.right)
        const y = chance.between(box.top, box.bottom)
        if (depthIn(shape, x, y) < 0.2) continue
        brush.strokeStyle = chance.next() < 0.5 ? dark : pale
        brush.lineWidth = mound === 'drift' ? 0.06 : 0.035
        const lean = chance.between(-0.06, 0.06)
        const long = chance.between(0.1, 0.22)
        if (mound === 'drift') line(brush, x, y, x + long * 3, y + lean)
        else for (const fan of [-0.05, 0, 0.05]) line(brush, x, y, x + fan + lean, y - long)
      }
    },
  )
}

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
