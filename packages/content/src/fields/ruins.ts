import { blob, disc, isLucky, within } from './piece.ts'
import { layPinwheel } from './pinwheel.ts'
import { onFrame, opposite, rectangle } from './plane.ts'
import { bothSides, building, type Edging, enclose, groundOfPlot, type Plot, rowsAlong } from './plots.ts'
import type { Maker, Screens } from './screen.ts'
import type { Site } from './site.ts'

const SHELL: Edging = { looks: ['ruin', 'ruin'], thick: 0.6 }
const YARD: Edging = { looks: ['wall', 'wall'], thick: 0.5 }

/** Terraces along two streets, burnt out: fronts in line, rooms with doors, banks of rubble behind. */
export function layRuins(site: Site): void {
  const { road, lane } = layPinwheel(site, {
    width: 2.4,
    off: [3.4, 3.9],
    look: 'heap',
    thick: 1.3,
    verge: 0.14,
    stray: 0.8,
    lanes: 100,
  })
  for (const leg of bothSides([...road, ...lane]))
    for (const row of rowsAlong(site, leg, { depths: [5, 4.4, 3.8], widths: [4.4, 6], verge: 0.3 })) terrace(site, row)
  site.later(() => backHouses(site))
}

function terrace(site: Site, row: readonly Plot[]): void {
  const { chance } = site
  let shells: Plot[] = []
  const close = (): void => {
    if (shells.length > 0) enclose(site, shells, { back: SHELL, sides: SHELL, front: SHELL, gates: 100, broken: 16 })
    shells = []
  }
  for (const plot of row) {
    const kind = chance.int(10)
    if (kind < 8) {
      shells.push(plot)
      room(site, plot)
      continue
    }
    close()
    if (kind < 9) site.pair(building(plot.frame, plot.from + 0.7, plot.to - 0.7, plot.near + 0.1, plot.near + 3))
    else {
      enclose(site, [plot], { back: YARD, sides: YARD, gates: 60, broken: 20 })
      site.later(() => debris(site, plot))
    }
  }
  close()
}

/** What is left of the houses behind the streets, in line with them. */
function backHouses(site: Site): void {
  const { chance, size } = site
  for (let i = 0; i < (size.width * size.height) / 6; i++) {
    const spot = { x: within(chance, 2, size.width - 2), y: within(chance, 2, size.height - 2) }
    const [wide, deep] = [within(chance, 4.4, 6.4), within(chance, 4, 5)]
    const plot: Plot = { frame: site.grain(spot), from: -wide / 2, to: wide / 2, near: -deep / 2, far: deep / 2 }
    const ground = groundOfPlot(plot)
    if (!ground.every((corner) => site.contains(corner, 0.4))) continue
    if (!site.isFree(ground, 1.4, 0.4) || !site.isBare(ground, 0.6)) continue
    site.reserve(ground)
    enclose(site, [plot], { back: SHELL, sides: SHELL, front: SHELL, gates: 100, broken: 25 })
    const floor = rectangle(plot.frame, plot.from + 0.35, plot.to - 0.35, plot.near + 0.35, plot.far - 0.35)
    for (const half of [floor, site.opposite(floor)]) site.paint('flagstones', half)
    debris(site, plot)
  }
}

/** A floor within its walls, with what has fallen on it. */
function room(site: Site, plot: Plot): void {
  const { frame, from, to, near, far } = plot
  const floor = rectangle(frame, from + 0.35, to - 0.35, near + 0.35, far - 0.35)
  site.paint('flagstones', floor)
  site.paint('flagstones', site.opposite(floor))
  site.later(() => {
    if (isLucky(site.chance, 55)) debris(site, plot)
  })
}

function debris(site: Site, { frame, from, to, near, far }: Plot): void {
  const { chance, size } = site
  const spot = onFrame(frame, within(chance, from + 1.6, to - 1.6), within(chance, near + 1.6, far - 1.6))
  const made = (at: typeof spot) =>
    isLucky(chance, 60)
      ? blob(
          'rubble',
          { ...at, ux: frame.ux, uy: frame.uy },
          within(chance, 0.8, 1.1),
          within(chance, 0.6, 0.8),
          chance,
        )
      : disc('crater', at, within(chance, 0.7, 0.9))
  site.pair(made(spot), { twin: made(opposite(spot, size)) })
}

const heap =
  (a: readonly [number, number], b: readonly [number, number]): Maker['make'] =>
  (spot, site) =>
    blob('heap', site.grain(spot), within(site.chance, ...a) / 2, within(site.chance, ...b) / 2, site.chance)

export const RUIN_SCREENS: Screens = {
  upgrades: { wall: 'ruin' },
  makers: [{ make: heap([2.4, 3.6], [1.5, 2.2]) }],
  fillers: [{ make: heap([1.6, 3.2], [1, 1.8]), wish: { apart: 0.08, onRoad: true } }],
}
