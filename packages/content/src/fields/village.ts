import type { Chance } from '@tactic48/rules'
import { fieldsAround } from './farmland.ts'
import { disc, isLucky, oneOf, post, within } from './piece.ts'
import { layPinwheel } from './pinwheel.ts'
import { frameAt, onFrame, opposite, type Polygon, rectangle, type Spot } from './plane.ts'
import { bothSides, building, type Edging, enclose, grid, type Interval, type Plot, rowsAlong } from './plots.ts'
import type { Screens } from './screen.ts'
import type { Site } from './site.ts'

const HEDGE: Edging = { looks: ['hedge', 'hedge'], thick: 0.7 }
const WALL: Edging = { looks: ['wall', 'wall'], thick: 0.5 }
const MIXED: Edging = { looks: ['hedge', 'wall'], thick: 0.6 }
const FENCE: Edging = { looks: ['fence', 'fence'], thick: 0.3 }

const ROW = { depths: [5.8, 5, 4.2, 3.6], widths: [4.4, 6.4] } as const

/** A street with a double bend in its middle and a lane to each side; houses along both, fields behind. */
export function layVillage(site: Site): void {
  const { road, lane } = layPinwheel(site, {
    width: 2.1,
    off: [3.2, 3.8],
    look: 'bocage',
    thick: 0.8,
    verge: 0.14,
    stray: 1.2,
    lanes: 70,
  })
  for (const leg of bothSides(road)) for (const row of rowsAlong(site, leg, ROW)) settle(site, row)
  for (const leg of bothSides(lane)) for (const row of rowsAlong(site, leg, { ...ROW, ends: [1, 0] })) settle(site, row)
  site.later(() =>
    fieldsAround(site, {
      kinds: ['wheat', 'plough', 'wheat', 'orchard', 'pasture'],
      hedges: [HEDGE, FENCE, MIXED, HEDGE],
    }),
  )
}

/** What each plot of a row becomes, and what is around it. */
function settle(site: Site, row: readonly Plot[]): void {
  const { chance } = site
  const open: Interval[] = []
  for (const plot of row) {
    const wide = plot.to - plot.from
    const kind = chance.int(10)
    if (kind < 7) open.push(house(site, plot))
    else if (kind < 9 && wide > 5) open.push(farm(site, plot))
    else orchard(site, plot)
  }
  const edging = oneOf(chance, [HEDGE, WALL, MIXED, FENCE])
  enclose(site, row, {
    back: oneOf(chance, [HEDGE, HEDGE, MIXED]),
    sides: edging,
    front: isLucky(chance, 70) ? oneOf(chance, [WALL, FENCE, edging]) : undefined,
    gates: 60,
    open,
  })
}

const between = (chance: Chance, least: number, most: number): number =>
  most <= least ? least : within(chance, least, most)

/** A house at the street with a garden behind it. */
export function house(site: Site, { frame, from, to, near, far }: Plot): Interval {
  const { chance } = site
  const room = to - from - 1.4
  const wide = Math.min(room, within(chance, 2.8, 4.6))
  const start = from + 0.7 + between(chance, 0, room - wide)
  const front = near + within(chance, 0.05, 0.5)
  const deep = within(chance, 2.4, 3)
  site.pair(building(frame, start, start + wide, front, front + deep))
  const left = far - front - deep
  if (left > 1.8 && isLucky(chance, 70)) {
    const beds: Polygon = rectangle(frame, from + 0.8, to - 0.8, front + deep + 0.5, far - 1)
    site.later(() => {
      if (!site.isBare(beds, 0.1)) return
      if (isLucky(chance, 45)) site.paint('plough', beds)
      if (isLucky(chance, 45)) site.paint('plough', site.opposite(beds))
    })
  }
  site.later(() => {
    for (let i = 0; i < 2; i++)
      growing(site, onFrame(frame, between(chance, from + 1.2, to - 1.2), between(chance, front + deep + 1, far - 1.5)))
  })
  return { from: start - 0.35, to: start + wide + 0.35 }
}

function growing(site: Site, spot: Spot): void {
  const { chance, size } = site
  const made = (at: Spot) =>
    isLucky(chance, 60) ? disc('tree', at, within(chance, 0.7, 0.9)) : disc('bush', at, within(chance, 0.6, 0.75))
  site.pair(made(spot), { twin: made(opposite(spot, size)) })
}

/** A house and a barn around a yard. */
export function farm(site: Site, { frame, from, to, near, far }: Plot): Interval {
  const { chance, size } = site
  const wide = Math.min(to - from - 1.4, within(chance, 3, 3.8))
  const start = from + 0.7
  site.pair(building(frame, start, start + wide, near + 0.1, near + 2.5))
  const barn = Math.min(to - from - 1.6, within(chance, 3.6, 4.8))
  site.pair(building(frame, to - 0.8 - barn, to - 0.8, far - 3, far - 0.9))
  const yard = rectangle(frame, from + 0.5, to - 0.5, near + 0.2, far - 0.8)
  site.paint('yard', yard)
  site.paint('yard', site.opposite(yard))
  const spot = onFrame(frame, from + 1.7, far - 2.1)
  site.later(() => {
    site.pair(disc('haystack', spot, within(chance, 0.7, 0.9)), { twin: post(opposite(spot, size), 'logs') })
  })
  return { from: start - 0.35, to: to - 0.4 }
}

export function orchard(site: Site, plot: Plot): void {
  site.later(() => {
    for (const spot of grid(plot, 2.2, 1.4)) site.pair(disc('tree', spot, within(site.chance, 0.65, 0.8)))
  })
}

/** A line of a lattice that follows the nearest road, near to a spot. */
export function latticeLine(look: string, spot: Spot, site: Site, long: readonly [number, number], thick: number) {
  const { chance } = site
  const leg = site.nearestLeg(spot)
  const [dx, dy] = [spot.x - leg.x, spot.y - leg.y]
  const [s, d] = [dx * leg.ux + dy * leg.uy, dy * leg.ux - dx * leg.uy]
  const a = within(chance, ...long) / 2
  const onLattice = (length: number): number => Math.round(length / 2) * 2
  return isLucky(chance, 50)
    ? building(leg, s - a, s + a, onLattice(d) - thick / 2, onLattice(d) + thick / 2, look)
    : building(leg, onLattice(s) - thick / 2, onLattice(s) + thick / 2, d - a, d + a, look)
}

export const VILLAGE_SCREENS: Screens = {
  upgrades: { hedge: 'bocage', wall: 'bocage' },
  makers: [
    {
      make: (spot, site) => {
        if (site.toRoad(spot) > 4) return undefined
        const frame = frameAt(spot, site.grain(spot))
        const [a, b] = [within(site.chance, 3.2, 5) / 2, within(site.chance, 2.4, 3) / 2]
        return isLucky(site.chance, 60) ? building(frame, -a, a, -b, b) : building(frame, -b, b, -a, a)
      },
    },
    { make: (spot, site) => latticeLine('bocage', spot, site, [3, 3.9], 0.8) },
    { make: (spot, site) => latticeLine('bocage', spot, site, [3, 3.9], 0.8) },
    { make: (spot, site) => disc('haystack', spot, within(site.chance, 0.8, 1.1)) },
  ],
  fillers: [
    {
      wish: { apart: 0.08 },
      make: (spot, site) => {
        const frame = frameAt(spot, site.grain(spot))
        const a = within(site.chance, 1.2, 3.8) / 2
        return isLucky(site.chance, 50)
          ? building(frame, -a, a, -0.35, 0.35, 'bocage')
          : building(frame, -0.35, 0.35, -a, a, 'bocage')
      },
    },
  ],
}
