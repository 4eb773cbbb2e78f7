import type { Disc } from '../disc.ts'
import type { Ground } from '../ground.ts'
import { EPSILON } from '../point.ts'
import { firstBlocked, firstBlockedOnLeg } from '../sweep/blocked.ts'
import { takeLine } from '../sweep/leg.ts'
import { firstTouchOnLeg } from '../sweep/touch.ts'
import { createTrack } from '../track.ts'

/** Whether a base may go straight from a to b: never blocked, never touching what it avoids. */
export function legFree(
  ground: Ground,
  r: number,
  avoid: readonly Disc[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const steps = takeLine(ax, ay, bx, by)
  if (firstTouchOnLeg(r, avoid, 0, steps) >= 0) return false
  if (r > EPSILON) return firstBlockedOnLeg(ground, r, 0, steps) < 0
  const track = createTrack([
    { x: ax, y: ay },
    { x: bx, y: by },
  ])
  return firstBlocked(ground, track, r, 0, steps) < 0
}
