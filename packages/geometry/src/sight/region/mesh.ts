import type { Disc } from '../../disc.ts'
import type { Ground } from '../../ground.ts'

/** Half the diagonal of a square is less than the 0.05 u that the region is good to. */
export const MESH = 70

/** A lattice of points over the part of the table in question, with a margin of one mesh. */
export interface Mesh {
  readonly left: number
  readonly low: number
  readonly columns: number
  readonly rows: number
  /** 1 where the point of the lattice is seen. */
  readonly seen: Uint8Array
}

export function createMesh({ width, height }: Ground, from: Disc, limit: number): Mesh {
  const left = Math.floor(Math.max(0, from.x - limit)) - MESH
  const low = Math.floor(Math.max(0, from.y - limit)) - MESH
  const right = Math.min(width, from.x + limit)
  const high = Math.min(height, from.y + limit)
  const columns = Math.max(2, Math.ceil((right - left) / MESH) + 2)
  const rows = Math.max(2, Math.ceil((high - low) / MESH) + 2)
  return { left, low, columns, rows, seen: new Uint8Array(columns * rows) }
}
