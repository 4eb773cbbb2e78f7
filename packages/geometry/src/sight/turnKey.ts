import { NO_KEY } from './obstacles.ts'

/**
 * The key of the direction perpendicular to (x, y) when that point lies within `reach` of its base: there an obstacle
 * that touches the base passes from the front of it to the back.
 */
export function turnKey(x: number, y: number, square: number, reach: number): number {
  if (square >= reach * reach || y === 0) return NO_KEY
  const distance = Math.sqrt(square)
  return y < 0 ? x / distance : -x / distance
}
