import type { ElementFile } from '../battlefieldFile.ts'
import { fieldsAround } from './farmland.ts'
import { blob, disc, facing, isLucky, oneOf, shape, within } from './piece.ts'
import { layPinwheel } from './pinwheel.ts'
import { direction, exact, type Frame, opposite, rectangle, type Spot, turned } from './plane.ts'
import { bothSides, type Edging, enclose, type Interval, rowsAlong } from './plots.ts'
import type { Leg } from './roads.ts'
import type { Maker, Screens } from './screen.ts'
import type { Site } from './site.ts'
import { house } from './village.ts'

type Range = readonly [least: number, most: number]
const FENCE: Edging = { looks: ['fence', 'fence'], thick: 0.3 }

const around =
  (look: string, a: Range, b: Range, tags = {}): Maker['make'] =>
  (spot, site) => {
    const frame = turned(site.grain(spot), site.chance.int(5) - 2)
    const [long, deep] = [within(site.chance, ...a) / 2, within(site.chance, ...b) / 2]
    return isLucky(site.chance, 50)
      ? blob(look, frame, long, deep, site.chance, tags)
      : blob(look, frame, deep, long, site.chance, tags)
  }

const round =
  (look: string, r: Range): Maker['make'] =>
  (spot, site) =>
    disc(look, spot, within(site.chance, ...r))

/** A strip so thick that nobody sees through it, but it can be crossed (MOVE-04). */
const belt = (look: string) => ({ look, thick: 1.9, tags: { obstacle: true } }) as const

const TIGHT = { apart: 0.08 } as const

/** A forest track between stands of firs, clearings with open wood, a hut where wood is cut. */
export function layWoods(site: Site): void {
  const { road } = layPinwheel(site, {
    width: 1.5,
    off: [3.2, 3.9],
    ...belt('firs'),
    verge: 0.14,
    stray: 1.6,
    lanes: 30,
  })
  for (let i = 0; i < 2; i++) hut(site, road, [2.4, 3])
  site.later(() => {
    stands(site, around('firs', [3.6, 6], [2.4, 3.4]), 1.1)
    stands(site, around('wood', [3.4, 5.2], [2.8, 4]), 0.6)
    grove(site, 'tree', [0.65, 0.9], ['firs', 'wood'], 1.3)
  })
}

export const WOODS_SCREENS: Screens = {
  makers: [{ make: around('firs', [3.4, 5.4], [2.4, 3.4]) }, { make: round('rock', [0.9, 1.3]) }],
  fillers: [{ make: around('firs', [1.9, 3.2], [1.4, 1.9], { obstacle: true }), wish: TIGHT }],
}

/** A path through growth, huts in a clearing beside it, palms. */
export function layJungle(site: Site): void {
  const { road } = layPinwheel(site, {
    width: 1.4,
    off: [3.2, 3.9],
    ...belt('jungle'),
    verge: 0.14,
    stray: 1.6,
    lanes: 30,
  })
  for (let i = 0; i < 3; i++) hut(site, road, [1.8, 2.3])
  site.later(() => {
    stands(site, around('jungle', [3.2, 5.4], [2.2, 3.4]), 1.5)
    grove(site, 'palm', [0.75, 1], ['jungle', 'building'], 1.5)
  })
}

export const JUNGLE_SCREENS: Screens = {
  makers: [
    { make: around('jungle', [3.8, 5.6], [2.4, 3.6]) },
    { make: around('jungle', [3.8, 5.6], [2.4, 3.6]) },
    { make: round('rock', [0.9, 1.3]) },
  ],
  fillers: [{ make: around('jungle', [1.9, 3.2], [1.4, 1.9], { obstacle: true }), wish: TIGHT }],
}

/** A small house beside the road, its wall along it, on trodden ground. */
function hut(site: Site, legs: readonly Leg[], side: Range): void {
  const { chance } = site
  for (let i = 0; i < 40; i++) {
    const leg = oneOf(chance, bothSides(legs))
    const { frame } = leg
    const [wide, deep] = [within(chance, ...side), within(chance, ...side) * 0.85]
    const from = within(chance, 1, Math.max(1, leg.length - wide - 1))
    const near = leg.width / 2 + within(chance, 0.4, 1.2)
    const ground = rectangle(frame, from, from + wide, near, near + deep)
    if (!site.isFree(ground, 1.3) || !site.pair(shape('building', ground))) continue
    site.reserve(ground)
    const yard = rectangle(frame, from - 0.8, from + wide + 0.8, leg.width / 2, near + deep + 0.7)
    site.paint('yard', yard)
    site.paint('yard', site.opposite(yard))
    return
  }
}

/** Thick growth in what ground is left; so many for each 100 square u. */
function stands(site: Site, make: Maker['make'], density: number): void {
  const { chance, size } = site
  let left = Math.round((density * size.width * size.height) / 200)
  for (let i = 0; i < left * 25 && left > 0; i++) {
    const file = make({ x: within(chance, 1.5, size.width - 1.5), y: within(chance, 1.5, size.height - 1.5) }, site)
    if (file && site.pair(file)) left--
  }
}

/** Single trees at the edge of stands, as if the wood thinned out there. */
function grove(site: Site, look: string, r: Range, beside: readonly string[], density: number): void {
  const { chance, size } = site
  const stands = site.pieces.filter(({ file }) => beside.includes(file.look))
  let left = Math.round((density * size.width * size.height) / 200)
  for (let i = 0; i < left * 10 && left > 0 && stands.length > 0; i++) {
    const { middle, reach } = oneOf(chance, stands)
    const { ux, uy } = direction(chance.int(24))
    const out = reach + within(chance, 0.5, 1.6)
    const spot = { x: middle.x + ux * out, y: middle.y + uy * out }
    const made = (at: Spot) =>
      isLucky(chance, 75) ? disc(look, at, within(chance, ...r)) : disc('bush', at, within(chance, 0.55, 0.75))
    if (site.contains(spot, 1) && site.pair(made(spot), { twin: made(opposite(spot, size)) })) left--
  }
}

/** A wide track over open land, windbreaks, low ridges, corn without hedges, a few houses in a row. */
export function laySteppe(site: Site): void {
  const { chance } = site
  const { road } = layPinwheel(site, {
    width: 1.9,
    off: [3.2, 3.9],
    look: 'bocage',
    thick: 1.2,
    verge: 0.14,
    stray: 1.2,
    lanes: 40,
  })
  const rows = rowsAlong(site, oneOf(chance, bothSides(road)), { depths: [5, 4.2, 3.6], widths: [4.4, 5.4] })
  for (const row of rows) {
    const open = row.map((plot): Interval => house(site, plot))
    enclose(site, row, { back: FENCE, sides: FENCE, gates: 70, open })
  }
  site.later(() => {
    stands(site, around('knoll', [4.4, 7], [2, 3]), 0.6)
    fieldsAround(site, { kinds: ['wheat', 'wheat', 'pasture'], hedges: [], scale: 1.2 })
    stooks(site)
  })
}

/** Haystacks in the corn, in line. */
function stooks(site: Site): void {
  const { chance, size } = site
  const corn = site.dressing.filter(({ kind }) => kind === 'wheat')
  for (const { points } of corn) {
    const [a, b, c] = [points[0], points[1], points[2]]
    if (!a || !b || !c || !isLucky(chance, 45)) continue
    for (const share of [0.25, 0.5, 0.75]) {
      const spot = {
        x: a[0] + (c[0] - a[0]) * 0.5 + (b[0] - a[0]) * (share - 0.5),
        y: a[1] + (c[1] - a[1]) * 0.5 + (b[1] - a[1]) * (share - 0.5),
      }
      site.pair(disc('haystack', spot, 0.75), { twin: disc('bush', opposite(spot, size), 0.7) })
    }
  }
}

export const STEPPE_SCREENS: Screens = {
  makers: [
    { make: around('knoll', [5, 7.5], [2.2, 3.2]) },
    { make: around('knoll', [5, 7.5], [2.2, 3.2]) },
    { make: around('knoll', [3, 5], [1.8, 2.6]) },
  ],
  fillers: [{ make: around('knoll', [1.8, 3.2], [1.2, 1.8]), wish: TIGHT }],
}

/** Water along one side with a stone mole, obstacles in rows before it, ridges of dunes, a coast road behind them. */
export function layBeach(site: Site): void {
  const { size, chance } = site
  const { width, height } = size
  const isEast = isLucky(chance, 50)
  const depth = within(chance, 2.2, 3)
  const steps = 8
  const shore = Array.from({ length: steps + 1 }, (_, i): Spot => {
    const out = depth + within(chance, -0.5, 0.5)
    return { x: isEast ? width - out : out, y: (height * i) / steps }
  })
  const side = isEast ? width : 0
  site.dressing.push({
    kind: 'sea',
    points: [[side, 0], ...shore.map(({ x, y }): [number, number] => [exact(x), exact(y)]), [side, height]],
  })
  // The road comes from the north and leaves to the south: never into the water.
  const isUpright = height > width
  layPinwheel(site, {
    width: 1.7,
    off: [3.2, 3.9],
    look: 'dune',
    thick: 1.8,
    verge: 0.14,
    stray: 1.4,
    isUpright,
    courses: isUpright ? ['straight', 'winding'] : ['corner'],
  })
  site.all.forEach((_, index) => {
    site.change(index, (file) => (site.isInCrop(file) ? { ...file, look: 'heap' } : file))
  })
  const inland = (far: number, along: number): Spot => ({ x: isEast ? width - far : far, y: along })
  site.later(() => {
    let wrecks = Math.max(1, Math.round((width * height) / 900))
    for (let i = 0; i < 60 && wrecks > 0; i++) {
      const spot = inland(depth + within(chance, 0.5, 3), within(chance, 3, height - 3))
      if (site.pair(wreck(spot, site), { twin: ridge(opposite(spot, size), site) })) wrecks--
    }
    for (const [far, phase] of [
      [depth + 1.6, 0],
      [depth + 3.6, 1.3],
    ] as const)
      for (let along = 1.4 + phase; along < height - 1; along += 2.6) {
        const spot = inland(far + within(chance, -0.15, 0.15), along)
        site.pair(disc('hedgehog', spot, within(chance, 0.5, 0.6)), { twin: tuft(opposite(spot, size), site) })
      }
    stands(site, alongShore('dune', [4.6, 7], [1.7, 2.4]), 0.9)
    grove(site, 'palm', [0.75, 1], ['dune', 'building'], 0.5)
  })
}

/** A landing craft that was left on the sand, its bow inland. */
function wreck(spot: Spot, { chance }: Site): ElementFile {
  const frame = turned({ ...spot, ux: 1, uy: 0 }, chance.int(3) - 1)
  const [a, b] = [within(chance, 3.2, 4) / 2, within(chance, 1.6, 1.9) / 2]
  return shape('wreck', rectangle(frame, -a, a, -b, b))
}

/** As much cover as a wreck. */
const ridge = (spot: Spot, { chance }: Site): ElementFile => blob('dune', { ...spot, ux: 0, uy: 1 }, 2.1, 1.1, chance)

const tuft = (spot: Spot, { chance }: Site): ElementFile =>
  isLucky(chance, 60) ? disc('bush', spot, within(chance, 0.55, 0.65)) : disc('palm', spot, within(chance, 0.7, 0.85))

/** A dune whose ridge follows the shore. */
const alongShore =
  (look: string, a: Range, b: Range): Maker['make'] =>
  (spot, site) => {
    const frame: Frame = turned({ ...spot, ux: 0, uy: 1 }, site.chance.int(3) - 1)
    const file = blob(look, frame, within(site.chance, ...a) / 2, within(site.chance, ...b) / 2, site.chance)
    return site.isInCrop(file) || site.isInCrop(facing(file, site.size)) ? undefined : file
  }

export const BEACH_SCREENS: Screens = {
  makers: [{ make: alongShore('dune', [4.6, 7.4], [1.9, 2.8]) }, { make: alongShore('dune', [3, 4.4], [1.7, 2.4]) }],
  fillers: [
    { make: around('dune', [1.8, 3.2], [1.2, 1.8]), wish: TIGHT },
    { make: around('heap', [1.8, 3.2], [1.2, 1.8]), wish: TIGHT },
  ],
}
