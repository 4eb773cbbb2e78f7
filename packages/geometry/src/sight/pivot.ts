/**
 * One family of lines: all lines at the signed distance `offset` from a fixed point. The pivot is a base, a point of
 * the base looked at, an obstacle disc, the end of an edge or a crossing of two rims.
 */
export const pivot = {
  x: 0.5,
  y: 0.5,
  offset: 0.5,
  /** The vertex or the disc that the lines turn around, or −1. */
  vertex: -1,
  disc: -1,
}

export function turnAround(x: number, y: number, offset: number, vertex: number, disc: number): void {
  pivot.x = x
  pivot.y = y
  pivot.offset = offset
  pivot.vertex = vertex
  pivot.disc = disc
}
