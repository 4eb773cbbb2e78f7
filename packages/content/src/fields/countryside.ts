import { fieldsAround } from './farmland.ts'
import { blob, disc, isLucky, oneOf, within } from './piece.ts'
import { layPinwheel } from './pinwheel.ts'
import { frameAt, onFrame, opposite, rectangle } from './plane.ts'
import { bothSides, type Edging, enclose, type Interval, type Plot, rowsAlong } from './plots.ts'
import type { Maker, Screens } from './screen.ts'
import type { Site } from './site.ts'
import { farm, house, latticeLine, orchard } from './village.ts'

const BANK: Edging = { looks: ['bocage', 'bocage'], thick: 0.9 }
const FENCE: Edging = { looks: ['fence', 'fence'], thick: 0.3 }
const WALL: Edging = { looks: ['wall', 'wall'], thick: 0.5 }
const HEDGE: Edging = { looks: ['hedge', 'hedge'], thick: 0.7 }

/** A sunken lane between banks, small fields with a bank around each, orchards, and a farm on each side. */
export function layBocage(site: Site): void {
  const { road, lane } = layPinwheel(site, {
    width: 1.7,
    off: [3.1, 3.7],
    look: 'bocage',
    thick: 1,
    verge: 0.14,
    stray: 1.4,
    lanes: 45,
  })
  let farms = 0
  for (const leg of bothSides([...road, ...lane]))
    for (const row of rowsAlong(site, leg, { depths: [6.4, 5.4, 4.4], widths: [5.6, 8.4], verge: 0.2 })) {
      const open: Interval[] = []
      for (const plot of row) {
        if (farms < 1 && plot.to - plot.from > 5.4) {
          farms += 1
          open.push(farm(site, plot))
        } else croft(site, plot)
      }
      enclose(site, row, { back: BANK, sides: BANK, front: BANK, gates: 55, open })
    }
  site.later(() =>
    fieldsAround(site, {
      kinds: ['wheat', 'pasture', 'plough', 'orchard', 'pasture'],
      hedges: [BANK, BANK, HEDGE],
      scale: 0.75,
    }),
  )
}

/** A small field: corn, plough, an orchard or grass with a haystack. */
function croft(site: Site, plot: Plot): void {
  const { chance, size } = site
  const { frame, from, to, near, far } = plot
  const kind = chance.int(10)
  if (kind < 3) {
    orchard(site, plot)
    return
  }
  const ground = rectangle(frame, from + 0.9, to - 0.9, near + 1.1, far - 1.1)
  site.later(() => {
    if (!site.isBare(ground, 0)) return
    if (kind < 8)
      for (const half of [ground, site.opposite(ground)]) site.paint(oneOf(chance, ['wheat', 'plough', 'wheat']), half)
    const spot = onFrame(frame, within(chance, from + 2, to - 2), within(chance, near + 2, far - 2))
    if (kind > 5)
      site.pair(disc('haystack', spot, within(chance, 0.7, 0.9)), { twin: disc('bush', opposite(spot, size), 0.75) })
  })
}

const fieldHedge = (look: string, thick: number): Maker => ({
  make: (spot, site) => latticeLine(look, spot, site, [2.4, 3.9], thick),
})

const bank: Maker = {
  wish: { apart: 0.08 },
  make: (spot, site) => latticeLine('bocage', spot, site, [1.2, 3.6], 0.8),
}

export const BOCAGE_SCREENS: Screens = {
  upgrades: { hedge: 'bocage' },
  makers: [fieldHedge('bocage', 0.9)],
  fillers: [bank],
}

/** Farmsteads of logs along a road between belts of firs, fences, a frozen pond. */
export function layWinter(site: Site): void {
  const { chance } = site
  const belt = { look: 'firs', thick: 1.5, tags: { obstacle: true } } as const
  const { road, lane } = layPinwheel(site, { width: 2, off: [3.3, 3.9], ...belt, verge: 0.14, stray: 1.2, lanes: 40 })
  for (const leg of bothSides([...road, ...lane]))
    for (const row of rowsAlong(site, leg, { depths: [6, 5, 4.2, 3.6], widths: [5.4, 8] })) {
      const open = row.flatMap((plot): Interval[] => {
        const kind = chance.int(10)
        if (kind < 5) return [house(site, plot)]
        if (kind < 7 && plot.to - plot.from > 5.4) return [farm(site, plot)]
        drifts(site, plot)
        return []
      })
      const edging = oneOf(chance, [FENCE, FENCE, WALL])
      enclose(site, row, {
        back: edging,
        sides: edging,
        front: isLucky(chance, 60) ? edging : undefined,
        gates: 60,
        open,
      })
    }
  site.later(() => {
    pond(site)
    fieldsAround(site, { kinds: ['pasture'], hedges: [FENCE, FENCE, WALL] })
    windrows(site)
  })
}

function drifts(site: Site, { frame, from, to, far }: Plot): void {
  site.later(() => {
    const spot = onFrame(frame, (from + to) / 2, far - 1.9)
    site.pair(blob('drift', frameAt(spot, frame), Math.min(1.7, (to - from) / 2 - 0.9), 0.7, site.chance))
  })
}

/** Snow that has drifted against fences and walls. */
function windrows(site: Site): void {
  const { chance } = site
  const fences = site.pieces.filter(({ file }) => file.look === 'fence' || file.look === 'wall')
  for (const piece of fences) {
    if (!isLucky(chance, 30)) continue
    const grain = site.grain(piece.middle)
    const polygon = piece.file.polygon ?? []
    const [a, b] = [polygon[0] ?? [0, 0], polygon[1] ?? [1, 0]]
    const along =
      Math.abs((b[0] - a[0]) * grain.ux + (b[1] - a[1]) * grain.uy) >
      0.8 * Math.abs((b[1] - a[1]) * grain.ux - (b[0] - a[0]) * grain.uy)
    const frame = along ? grain : { ...grain, ux: -grain.uy, uy: grain.ux }
    const spot = onFrame(frame, 0, isLucky(chance, 50) ? 1.15 : -1.15)
    site.pair(blob('drift', frameAt(spot, frame), within(chance, 1.1, 1.6), 0.6, chance), { apart: 0.15 })
  }
}

function pond(site: Site): void {
  const { chance, size } = site
  for (let i = 0; i < 60; i++) {
    const spot = { x: within(chance, 4, size.width - 4), y: within(chance, 3, size.height - 3) }
    const file = blob(
      'drift',
      frameAt(spot, site.grain(spot)),
      within(chance, 2.4, 3.4),
      within(chance, 1.6, 2.2),
      chance,
    )
    const ground = (file.polygon ?? []).map(([x, y]) => ({ x, y }))
    if (!site.isFree(ground, 0.3, 0.4) || !site.isBare(ground, 0.3)) continue
    site.reserve(ground)
    site.paint('ice', ground)
    return
  }
}

const firs = (a: readonly [number, number], b: readonly [number, number], tags = {}): Maker => ({
  make: (spot, site) =>
    blob('firs', site.grain(spot), within(site.chance, ...a) / 2, within(site.chance, ...b) / 2, site.chance, tags),
})

export const WINTER_SCREENS: Screens = {
  makers: [firs([3.4, 5], [2.2, 3])],
  fillers: [{ ...firs([1.8, 3], [1.4, 1.8], { obstacle: true }), wish: { apart: 0.08 } }],
}
