import { checkOnTable, checkPoint, checkRadius, type TableSize } from './check.ts'
import type { Disc } from './disc.ts'

/** A figure's base or a marker (r may be 0), wholly on the table if one is given. */
export function base(x: number, y: number, r: number, table?: TableSize): Disc {
  const disc: Disc = { x, y, r }
  checkPoint(disc, 'base')
  checkRadius(r, 'base.r')
  if (table) checkOnTable(x, y, r, 'base', table)
  return disc
}
