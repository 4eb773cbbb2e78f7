import { chanceOf } from './chance.ts'
import { bevel, mottle, roughen } from './passes.ts'
import { boxOf, curve, depthIn, grow, type Shape } from './shape.ts'
import { line, type Sheet, stamp, trace } from './sheet.ts'

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
