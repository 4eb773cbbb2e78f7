import { tileNoise } from './noise.ts'
import type { Pass, Pixels } from './sheet.ts'

/** Roughens every edge: each pixel is fetched from up to `reach` u away, by noise of `cells` cells per u. */
export function roughen(reach: number, cells: number): Pass {
  const across = tileNoise(11)
  const down = tileNoise(29)
  return ({ data, width, height, left, top, k }) => {
    const source = data.slice()
    const amount = 2 * reach * k
    const scale = cells / k
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const u = (x + left) * scale
        const v = (y + top) * scale
        const sx = Math.max(0, Math.min(width - 1.001, x + across(u, v) * amount))
        const sy = Math.max(0, Math.min(height - 1.001, y + down(u, v) * amount))
        fetchPixel(source, width, sx, sy, data, (y * width + x) * 4)
      }
  }
}

function fetchPixel(
  source: Uint8ClampedArray,
  width: number,
  x: number,
  y: number,
  out: Uint8ClampedArray,
  at: number,
) {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const tx = x - column
  const ty = y - row
  const a = (row * width + column) * 4
  const c = a + width * 4
  const wa = (1 - tx) * (1 - ty) * (source[a + 3] ?? 0)
  const wb = tx * (1 - ty) * (source[a + 7] ?? 0)
  const wc = (1 - tx) * ty * (source[c + 3] ?? 0)
  const wd = tx * ty * (source[c + 7] ?? 0)
  const alpha = wa + wb + wc + wd
  if (alpha < 0.5) {
    out[at + 3] = 0
    return
  }
  const share = 1 / alpha
  for (let i = 0; i < 3; i++) {
    const sum =
      wa * (source[a + i] ?? 0) +
      wb * (source[a + 4 + i] ?? 0) +
      wc * (source[c + i] ?? 0) +
      wd * (source[c + 4 + i] ?? 0)
    out[at + i] = sum * share
  }
  out[at + 3] = alpha
}

/** Three box blurs, close to a Gaussian. */
export function blur(values: Float32Array, width: number, height: number, radius: number): void {
  const r = Math.round(radius)
  if (r < 1) return
  const spare = new Float32Array(values.length)
  for (let round = 0; round < 3; round++) {
    boxBlur(values, spare, width, height, 1, width, r)
    boxBlur(spare, values, height, width, width, 1, r)
  }
}

function boxBlur(
  from: Float32Array,
  to: Float32Array,
  count: number,
  lines: number,
  step: number,
  stride: number,
  r: number,
): void {
  const share = 1 / (2 * r + 1)
  for (let l = 0; l < lines; l++) {
    const start = l * stride
    let sum = 0
    for (let i = 0; i <= Math.min(r, count - 1); i++) sum += from[start + i * step] ?? 0
    for (let i = 0; i < count; i++) {
      to[start + i * step] = sum * share
      if (i + r + 1 < count) sum += from[start + (i + r + 1) * step] ?? 0
      if (i - r >= 0) sum -= from[start + (i - r) * step] ?? 0
    }
  }
}

function alphaOf({ data, width, height }: Pixels): Float32Array {
  const alpha = new Float32Array(width * height)
  for (let i = 0; i < alpha.length; i++) alpha[i] = (data[i * 4 + 3] ?? 0) / 255
  return alpha
}

/** Lights the shape as if it were raised and rounded over `radius` u; the lamp stands at the top left. */
export function bevel(radius: number, strength: number, lift = 1.04): Pass {
  return (pixels) => {
    const { data, width, height, k } = pixels
    const relief = alphaOf(pixels)
    const r = Math.max(1, radius * k)
    blur(relief, width, height, r / 2)
    const slope = strength * r
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x
        if ((data[i * 4 + 3] ?? 0) === 0) continue
        const east = relief[x + 1 < width ? i + 1 : i] ?? 0
        const west = relief[x > 0 ? i - 1 : i] ?? 0
        const south = relief[y + 1 < height ? i + width : i] ?? 0
        const north = relief[y > 0 ? i - width : i] ?? 0
        const nx = (west - east) * slope
        const ny = (north - south) * slope
        const lit = (1 - (0.62 * nx + 0.78 * ny)) / Math.sqrt(1 + nx * nx + ny * ny)
        const factor = lift * Math.max(0.42, Math.min(1.3, lit))
        data[i * 4] = (data[i * 4] ?? 0) * factor
        data[i * 4 + 1] = (data[i * 4 + 1] ?? 0) * factor
        data[i * 4 + 2] = (data[i * 4 + 2] ?? 0) * factor
      }
  }
}

/** Mottles the colour: paint is never flat. */
export function mottle(amount: number, cells: number, seed = 43): Pass {
  const value = tileNoise(seed)
  return ({ data, width, height, left, top, k }) => {
    const scale = cells / k
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const i = (y * width + x) * 4
        if ((data[i + 3] ?? 0) === 0) continue
        const factor = 1 + value((x + left) * scale, (y + top) * scale) * 2 * amount
        data[i] = (data[i] ?? 0) * factor
        data[i + 1] = (data[i + 1] ?? 0) * factor
        data[i + 2] = (data[i + 2] ?? 0) * factor
      }
  }
}
