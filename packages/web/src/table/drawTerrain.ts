import type { Baker } from '../paint/bake.ts'
import { stepFor } from '../paint/bake.ts'
import { FRAME } from '../paint/frame.ts'
import type { Scene } from '../paint/scene.ts'
import { shapeOf } from '../paint/shape.ts'
import { traceShape } from '../paint/sheet.ts'
import { drawPlan } from './drawPlan.ts'
import type { Lens } from './lens.ts'

/** Night is one multiplied sheet over ground and scenery, and a warm lamp; nothing above it dims. */
const NIGHT_FRAME = 'rgb(40 44 58 / .34)'
export const NIGHT_GROUND = 'rgb(26 34 54 / .48)'

/** Of a piece in the dark: on every ground one of the two stands out from it (3 : 1). */
export const NIGHT_RIM = { key: '#0b0d08', line: '#c3cbad' } as const

/** The ground is drawn this far beyond the window on every side, in px: so far it can be shifted as it is. */
export const MARGIN = 128

export function drawTerrain(
  canvas: HTMLCanvasElement,
  lens: Lens,
  scene: Scene,
  baker: Baker,
  night: boolean,
  resting: boolean,
): 'drawn' | 'bare' {
  const brush = canvas.getContext('2d', { alpha: false })
  if (!brush) return 'bare'
  const { x, y, scale } = lens.camera()
  const viewport = lens.viewport()
  if (viewport.width === 0) return 'bare'
  const dpr = canvas.width / (viewport.width + 2 * MARGIN)
  const k = stepFor(scene, scale * dpr)
  if (resting) baker.want(k)
  const baked = baker.best(k)
  const room = getComputedStyle(canvas).backgroundColor
  brush.setTransform(1, 0, 0, 1, 0, 0)
  brush.fillStyle = room
  brush.fillRect(0, 0, canvas.width, canvas.height)
  if (!baked && baker.awaited()) return 'bare'
  const s = scale * dpr
  brush.setTransform(s, 0, 0, s, canvas.width / 2 - x * s, canvas.height / 2 - y * s)
  const width = scene.width / 1000
  const height = scene.height / 1000
  brush.shadowColor = night ? 'rgb(0 0 0 / .7)' : 'rgb(50 44 24 / .5)'
  brush.shadowBlur = 18 * dpr
  brush.shadowOffsetX = 5 * dpr
  brush.shadowOffsetY = 8 * dpr
  brush.fillStyle = '#5f4830'
  brush.fillRect(-FRAME, -FRAME, width + 2 * FRAME, height + 2 * FRAME)
  brush.shadowColor = 'transparent'
  if (baked) {
    brush.imageSmoothingEnabled = true
    brush.imageSmoothingQuality = resting ? 'high' : 'low'
    brush.drawImage(baked.bitmap, -FRAME, -FRAME, baked.bitmap.width / baked.k, baked.bitmap.height / baked.k)
  } else drawPlan(brush, scene)
  if (night) {
    drawNight(brush, width, height)
    drawRims(brush, scene, dpr / s)
  }
  return 'drawn'
}

function drawNight(brush: CanvasRenderingContext2D, width: number, height: number): void {
  brush.globalCompositeOperation = 'multiply'
  brush.fillStyle = NIGHT_FRAME
  brush.fillRect(-FRAME, -FRAME, width + 2 * FRAME, height + 2 * FRAME)
  brush.fillStyle = NIGHT_GROUND
  brush.fillRect(0, 0, width, height)
  brush.globalCompositeOperation = 'source-over'
  const lamp = brush.createRadialGradient(width * 0.38, height * 0.34, 0, width * 0.4, height * 0.36, width * 0.7)
  lamp.addColorStop(0, 'rgb(255 216 150 / .15)')
  lamp.addColorStop(1, 'rgb(255 216 150 / 0)')
  brush.fillStyle = lamp
  brush.fillRect(-FRAME, -FRAME, width + 2 * FRAME, height + 2 * FRAME)
}

/** In the dark a wall is known by its edge. */
function drawRims(brush: CanvasRenderingContext2D, { pieces }: Scene, pixel: number): void {
  brush.lineJoin = 'round'
  for (const { outline } of pieces) {
    traceShape(brush, shapeOf(outline))
    for (const [colour, pixels] of [
      [NIGHT_RIM.key, 3.2],
      [NIGHT_RIM.line, 1.3],
    ] as const) {
      brush.strokeStyle = colour
      brush.lineWidth = pixels * pixel
      brush.stroke()
    }
  }
}
