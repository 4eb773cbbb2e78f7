import { blockedAt, type Disc, overlaps, type Point } from '@tactic48/geometry'
import { FARM_GROUND } from './farmGround.ts'
import { BASE_RADIUS } from './figures.ts'
import { HEIGHT, WIDTH } from './orchardFarm.ts'

const onTable = (value: number, size: number): number =>
  Math.max(BASE_RADIUS, Math.min(size - BASE_RADIUS, Math.round(value)))

function free(x: number, y: number, others: readonly Disc[]): boolean {
  const base: Disc = { x, y, r: BASE_RADIUS }
  return !blockedAt(FARM_GROUND, x, y, BASE_RADIUS) && !others.some((other) => overlaps(base, other))
}

/**
 * Where a base that is pulled from one place to another comes to lie: there if it may stand there (MOVE-07, MOVE-09),
 * else as near as it gets by sliding along what is in the way.
 */
export function placeBase(from: Point, wanted: Point, others: readonly Disc[]): Point {
  const x = onTable(wanted.x, WIDTH)
  const y = onTable(wanted.y, HEIGHT)
  if (free(x, y, others)) return { x, y }
  for (const reach of [60, 150, 300, 500, 800, 1200])
    for (let i = 0; i < 24; i++) {
      const angle = (i * Math.PI) / 12
      const near = { x: onTable(x + Math.cos(angle) * reach, WIDTH), y: onTable(y + Math.sin(angle) * reach, HEIGHT) }
      if (free(near.x, near.y, others)) return near
    }
  return from
}
