import { latticeHash } from './chance.ts'

const ease = (t: number): number => t * t * (3 - 2 * t)

/** Value noise in [0, 1]. */
function noise(x: number, y: number, seed: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const tx = ease(x - column)
  const ty = ease(y - row)
  const a = latticeHash(column, row, seed)
  const b = latticeHash(column + 1, row, seed)
  const c = latticeHash(column, row + 1, seed)
  const d = latticeHash(column + 1, row + 1, seed)
  const top = a + (b - a) * tx
  const bottom = c + (d - c) * tx
  return (top + (bottom - top) * ty) / 4294967296
}

/** Octaves of value noise in [0, 1]. */
export function clouds(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  let frequency = 1
  for (let i = 0; i < octaves; i++) {
    sum += noise(x * frequency, y * frequency, seed + i * 101) * weight
    total += weight
    weight *= 0.5
    frequency *= 2.03
  }
  return sum / total
}

const CELLS = 32
const SIDE = 256

function paintTile(seed: number): Float32Array {
  const tile = new Float32Array(SIDE * SIDE)
  const wrapped = (x: number, y: number, period: number, octave: number): number => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const tx = ease(x - column)
    const ty = ease(y - row)
    const at = (i: number, j: number): number => latticeHash(i % period, j % period, seed + octave) / 4294967296
    const top = at(column, row) + (at(column + 1, row) - at(column, row)) * tx
    const bottom = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * tx
    return top + (bottom - top) * ty
  }
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const u = (x / SIDE) * CELLS
      const v = (y / SIDE) * CELLS
      const broad = wrapped(u, v, CELLS, 0)
      const fine = wrapped(u * 2, v * 2, CELLS * 2, 7)
      tile[y * SIDE + x] = (broad * 2 + fine) / 3 - 0.5
    }
  return tile
}

const tiles = new Map<number, Float32Array>()

/** Tileable two-octave noise in [−0.5, 0.5], made once; one cell of the noise is one unit of x and y. */
export function tileNoise(seed: number): (x: number, y: number) => number {
  const tile = tiles.get(seed) ?? paintTile(seed)
  tiles.set(seed, tile)
  const step = SIDE / CELLS
  return (x, y) => {
    const u = x * step
    const v = y * step
    const column = Math.floor(u)
    const row = Math.floor(v)
    const tx = u - column
    const ty = v - row
    const left = column & (SIDE - 1)
    const right = (column + 1) & (SIDE - 1)
    const upper = (row & (SIDE - 1)) * SIDE
    const lower = ((row + 1) & (SIDE - 1)) * SIDE
    const a = tile[upper + left] ?? 0
    const b = tile[upper + right] ?? 0
    const c = tile[lower + left] ?? 0
    const d = tile[lower + right] ?? 0
    const top = a + (b - a) * tx
    return top + (c + (d - c) * tx - top) * ty
  }
}
