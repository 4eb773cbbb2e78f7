import type { Box, Shape, Spot } from './shape.ts'

export type Brush = OffscreenCanvasRenderingContext2D

/** The bitmap of one zoom step: `k` pixels per u, the frame around the table included. */
export interface Sheet {
  readonly canvas: OffscreenCanvas
  readonly brush: Brush
  readonly k: number
  readonly margin: number
  readonly width: number
  readonly height: number
}

function brushOf(canvas: OffscreenCanvas): Brush {
  // Every layer goes through a pixel pass: reading back from a graphics card would cost more than painting in memory.
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (!brush) throw new Error('This browser offers no 2D canvas.')
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  return brush
}

export function createSheet(width: number, height: number, margin: number, k: number): Sheet {
  const canvas = new OffscreenCanvas(Math.ceil((width + 2 * margin) * k), Math.ceil((height + 2 * margin) * k))
  const brush = brushOf(canvas)
  brush.setTransform(k, 0, 0, k, margin * k, margin * k)
  return { canvas, brush, k, margin, width, height }
}

/** Raw pixels of a stamp. `left` and `top` are its corner in pixels from the table's corner, so noise stays anchored. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
  readonly k: number
}

export type Pass = (pixels: Pixels) => void

/** Paints on a scratch bitmap as large as the box, runs the passes over it, and lays it on the sheet. */
export function stamp(sheet: Sheet, box: Box, passes: readonly Pass[], paint: (brush: Brush) => void): void {
  const edge = sheet.margin * sheet.k
  const left = Math.max(0, Math.floor(box.left * sheet.k + edge))
  const top = Math.max(0, Math.floor(box.top * sheet.k + edge))
  const right = Math.min(sheet.canvas.width, Math.ceil(box.right * sheet.k + edge))
  const bottom = Math.min(sheet.canvas.height, Math.ceil(box.bottom * sheet.k + edge))
  if (right <= left || bottom <= top) return
  const width = right - left
  const height = bottom - top
  const scratch = new OffscreenCanvas(width, height)
  const brush = brushOf(scratch)
  brush.setTransform(sheet.k, 0, 0, sheet.k, edge - left, edge - top)
  paint(brush)
  if (passes.length > 0) {
    const image = brush.getImageData(0, 0, width, height)
    for (const pass of passes) pass({ data: image.data, width, height, left: left - edge, top: top - edge, k: sheet.k })
    brush.putImageData(image, 0, 0)
  }
  sheet.brush.save()
  sheet.brush.setTransform(1, 0, 0, 1, 0, 0)
  sheet.brush.drawImage(scratch, left, top)
  sheet.brush.restore()
}

/** A canvas of the page or of the painter. */
type Pen = CanvasPath & Pick<CanvasDrawPath, 'beginPath'>

export function trace(brush: Pen, points: readonly Spot[], close = true): void {
  brush.beginPath()
  points.forEach((point, i) => {
    if (i === 0) brush.moveTo(point.x, point.y)
    else brush.lineTo(point.x, point.y)
  })
  if (close) brush.closePath()
}

export function traceShape(brush: Pen, shape: Shape): void {
  if (shape.kind === 'polygon') {
    trace(brush, shape.points)
    return
  }
  brush.beginPath()
  brush.arc(shape.x, shape.y, shape.r, 0, 2 * Math.PI)
}

export function fillDisc(brush: Brush, x: number, y: number, r: number): void {
  brush.beginPath()
  brush.arc(x, y, r, 0, 2 * Math.PI)
  brush.fill()
}

export function line(brush: Brush, x1: number, y1: number, x2: number, y2: number): void {
  brush.beginPath()
  brush.moveTo(x1, y1)
  brush.lineTo(x2, y2)
  brush.stroke()
}
