/** What the window shows: the spot of the table in its middle, in u, and pixels per u. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Viewport {
  readonly width: number
  readonly height: number
}

export interface Extent {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const CLOSEST = 120

export function fit(extent: Extent, viewport: Viewport, padding = 0): Camera {
  const width = extent.right - extent.left
  const height = extent.bottom - extent.top
  const scale = Math.min((viewport.width - 2 * padding) / width, (viewport.height - 2 * padding) / height)
  return {
    x: (extent.left + extent.right) / 2,
    y: (extent.top + extent.bottom) / 2,
    scale: Math.max(1, Math.min(CLOSEST, scale)),
  }
}

/** Never further out than the whole table, never past its edge. */
export function keepInside(camera: Camera, extent: Extent, viewport: Viewport): Camera {
  const farthest = fit(extent, viewport).scale
  const scale = Math.max(farthest, Math.min(CLOSEST, camera.scale))
  const axis = (at: number, low: number, high: number, pixels: number): number => {
    const half = pixels / scale / 2
    return high - low <= 2 * half ? (low + high) / 2 : Math.max(low + half, Math.min(high - half, at))
  }
  return {
    x: axis(camera.x, extent.left, extent.right, viewport.width),
    y: axis(camera.y, extent.top, extent.bottom, viewport.height),
    scale,
  }
}

export const toTable = (camera: Camera, viewport: Viewport, px: number, py: number): { x: number; y: number } => ({
  x: camera.x + (px - viewport.width / 2) / camera.scale,
  y: camera.y + (py - viewport.height / 2) / camera.scale,
})

export const toScreen = (camera: Camera, viewport: Viewport, x: number, y: number): { x: number; y: number } => ({
  x: (x - camera.x) * camera.scale + viewport.width / 2,
  y: (y - camera.y) * camera.scale + viewport.height / 2,
})

/** Zooms so that the spot under the pointer stays under it. */
export function zoomAt(camera: Camera, viewport: Viewport, px: number, py: number, factor: number): Camera {
  const scale = Math.max(1, Math.min(CLOSEST, camera.scale * factor))
  const spot = toTable(camera, viewport, px, py)
  return {
    x: spot.x - (px - viewport.width / 2) / scale,
    y: spot.y - (py - viewport.height / 2) / scale,
    scale,
  }
}

export const panBy = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
})
