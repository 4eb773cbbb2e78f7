/** An angle without trigonometry: the way along the diamond |x| + |y| = 1, from 0 to 4. */
export function diamondAngle(x: number, y: number): number {
  const size = Math.abs(x) + Math.abs(y)
  if (y >= 0) return x >= 0 ? y / size : 1 - x / size
  return x < 0 ? 2 - y / size : 3 + x / size
}

/** The point of the diamond at the angle. */
export function diamondX(angle: number): number {
  return angle < 2 ? 1 - angle : angle - 3
}

export function diamondY(angle: number): number {
  return angle < 1 ? angle : angle < 3 ? 2 - angle : angle - 4
}
