import { blur } from './passes.ts'
import { edgesOf, type Shape } from './shape.ts'
import { type Brush, createSheet, fillDisc, line, type Sheet, trace, traceShape } from './sheet.ts'

/** The lamp stands at the top left: what is h high throws its shadow this far, down and to the right. */
const FALL = { x: 0.66, y: 0.86 }

/** Shadows are soft, so they are painted small and stretched. */
const COARSE = 20

/** Everything that the shape covers while it slides along its shadow. */
function sweep(brush: Brush, shape: Shape, height: number): void {
  const dx = FALL.x * height
  const dy = FALL.y * height
  if (shape.kind === 'disc') {
    brush.lineWidth = 2 * shape.r
    line(brush, shape.x, shape.y, shape.x + dx, shape.y + dy)
    fillDisc(brush, shape.x, shape.y, shape.r)
    return
  }
  traceShape(brush, shape)
  brush.fill()
  for (const [a, b] of edgesOf(shape.points)) {
    trace(brush, [a, b, { x: b.x + dx, y: b.y + dy }, { x: a.x + dx, y: a.y + dy }])
    brush.fill()
  }
  trace(
    brush,
    shape.points.map((point) => ({ x: point.x + dx, y: point.y + dy })),
  )
  brush.fill()
}

export interface Caster {
  readonly shape: Shape
  readonly height: number
}

function layShadow(sheet: Sheet, casters: readonly Caster[], share: number, softness: number, strength: number): void {
  const small = createSheet(sheet.width, sheet.height, sheet.margin, Math.min(COARSE, sheet.k))
  for (const { shape, height } of casters) sweep(small.brush, shape, height * share)
  const { width, height } = small.canvas
  const image = small.brush.getImageData(0, 0, width, height)
  const dark = new Float32Array(width * height)
  for (let i = 0; i < dark.length; i++) dark[i] = image.data[i * 4 + 3] ?? 0
  blur(dark, width, height, Math.max(1, (softness * small.k) / 2))
  for (let i = 0; i < dark.length; i++) {
    image.data[i * 4] = 24
    image.data[i * 4 + 1] = 28
    image.data[i * 4 + 2] = 14
    image.data[i * 4 + 3] = (dark[i] ?? 0) * strength
  }
  small.brush.putImageData(image, 0, 0)
  const { margin } = sheet
  sheet.brush.imageSmoothingQuality = 'high'
  sheet.brush.drawImage(small.canvas, -margin, -margin, width / small.k, height / small.k)
}

/** One soft shadow for all casters together, so that neighbours do not darken each other's ground twice. */
export function castShadows(sheet: Sheet, casters: readonly Caster[]): void {
  if (casters.length === 0) return
  layShadow(sheet, casters, 0.4, 0.36, 0.26)
  layShadow(sheet, casters, 1, 0.12, 0.5)
}
