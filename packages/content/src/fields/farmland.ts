import { disc, isLucky, oneOf, straight, within } from './piece.ts'
import { across, type Frame, onFrame, type Polygon, rectangle, type Spot } from './plane.ts'
import { type Edging, grid, type Interval, lay, leftOf, type Plot } from './plots.ts'
import type { Site } from './site.ts'

/** A shorter piece of hedge would look lost. */
const SHORTEST = 1.6

export interface FieldPlan {
  readonly kinds: readonly ('wheat' | 'plough' | 'orchard' | 'pasture')[]
  readonly hedges: readonly Edging[]
  /** Lengths are multiplied by it on large tables. */
  readonly scale?: number
}

/** Fields along the roads and behind the plots, the largest first; the edge of the table may cut them. */
export function fieldsAround(site: Site, { kinds, hedges, scale = 1 }: FieldPlan): void {
  const { chance, size } = site
  for (const [long, deep] of [
    [11, 7],
    [8.5, 6],
    [6.5, 5],
    [5, 4],
    [4, 3],
  ] as const) {
    const tries = Math.round((size.width * size.height) / 4)
    for (let i = 0; i < tries; i++) {
      const spot: Spot = { x: within(chance, 0, size.width), y: within(chance, 0, size.height) }
      const grain = { ...site.grain(spot), ...spot }
      const frame = isLucky(chance, 70) ? grain : across(grain)
      const [a, b] = [(long * scale) / 2, (deep * scale) / 2]
      const ground = rectangle(frame, -a, a, -b, b)
      if (!ground.every(({ x, y }) => x > -2 && y > -2 && x < size.width + 2 && y < size.height + 2)) continue
      if (!site.isFree(ground, 0.9, 0.7) || !site.isBare(ground, 0.35)) continue
      site.reserve(ground)
      layField(site, { frame, from: -a, to: a, near: -b, far: b }, kinds, hedges)
    }
  }
}

function layField(site: Site, plot: Plot, kinds: FieldPlan['kinds'], hedges: readonly Edging[]): void {
  const { chance } = site
  const { frame, from, to, near, far } = plot
  const ground: Polygon = rectangle(frame, from, to, near, far)
  const kind = oneOf(chance, kinds)
  if (kind === 'orchard') {
    for (const spot of grid(plot, 2.4, 1.2)) site.pair(disc('tree', spot, within(chance, 0.65, 0.85)))
  } else
    for (const half of [ground, site.opposite(ground)]) {
      const crop = oneOf(
        chance,
        kinds.filter((each) => each !== 'orchard'),
      )
      if (crop !== 'pasture') site.paint(crop, half)
    }
  if (hedges.length === 0) return
  const edging = oneOf(chance, hedges)
  const off = 0.15 + edging.thick / 2
  const group = site.newGroup()
  const sides: readonly (readonly [Frame, number, number, number])[] = [
    [frame, from, to, near - off],
    [frame, from, to, far + off],
    [across(frame), near, far, -to - off],
    [across(frame), near, far, -from + off],
  ]
  for (const [line, start, end, at] of sides) {
    if (!isLucky(chance, 65)) continue
    const room = end - start - 1.6
    const gate: Interval[] =
      room > 2 && isLucky(chance, 70) ? [{ from: start + (room * chance.int(100)) / 100, to: 0 }] : []
    const gates = gate.map(({ from: g }) => ({ from: g, to: g + 1.6 }))
    for (const part of leftOf(onTable(site, line, { from: start, to: end }, at), gates, SHORTEST))
      lay(site, straight('hedge', line, part.from, part.to, at, edging.thick), edging.looks, { group })
  }
}

/** The part of a line that is on the table. */
function onTable(site: Site, frame: Frame, { from, to }: Interval, at: number): Interval {
  let [a, b] = [from, to]
  const isOn = (along: number): boolean => site.contains(onFrame(frame, along, at), 0.4)
  while (a < b && !isOn(a)) a += 0.1
  while (b > a && !isOn(b)) b -= 0.1
  return { from: a, to: b }
}
