import type { ElementFile } from '../battlefieldFile.ts'
import { bent, isLucky, oneOf, pieceOf, shape, type Tags, within } from './piece.ts'
import { onFrame, opposite, type Spot } from './plane.ts'
import { type Corner, type Leg, roadThrough, throughMiddle } from './roads.ts'
import type { Site } from './site.ts'

export interface PinwheelPlan {
  readonly width: number
  /** How far the outer parts of the road are from the middle line. */
  readonly off: readonly [least: number, most: number]
  readonly look: string
  readonly thick: number
  readonly tags?: Tags
  /** Between the road and the walls along its middle part. */
  readonly verge: number
  readonly bend?: number
  /** How far an arm may stray from a straight line. */
  readonly stray?: number
  /** Of 100 tables, how many have a lane that leaves the road. */
  readonly lanes?: number
  /** Whether the road runs from north to south; along the longer side, and now and then across it, unless given. */
  readonly isUpright?: boolean
  /** Each as likely as the others where the table is large enough for it. */
  readonly courses?: readonly Course[]
}

/** Straight parts of roads on one half of the table, each towards the middle or away from it: what is built follows them. */
export interface Streets {
  readonly road: readonly Leg[]
  readonly lane: readonly Leg[]
}

/** How the road comes from the edge to its double bend: straight, with one more bend, aslant, or from the side and round a corner. */
const COURSES = ['straight', 'winding', 'slanting', 'corner'] as const
type Course = (typeof COURSES)[number]

/** The road runs straight for this length before its double bend: a house and the hedges around it need the room. */
const APPROACH = 6.5
/** Of 100 tables, on how many the road runs along the longer side. */
const ALONG = 65
const LANE = 1.7

/**
 * A road that bends twice in the middle of the table, and four arms of Total Cover around the bend, each to an edge: together they part
 * the table so that the only gap is the middle part of the road.
 */
export function layPinwheel(site: Site, plan: PinwheelPlan): Streets {
  const { size, chance } = site
  const { width, look, thick, verge, stray = 0 } = plan
  const isAlong = isLucky(chance, size.height === size.width ? 50 : ALONG)
  const { isUpright = size.height > size.width === isAlong } = plan
  const isFlipped = isLucky(chance, 50)
  const long = isUpright ? size.height : size.width
  const wide = isUpright ? size.width : size.height
  const spot = (along: number, aside: number): Spot => {
    const a = isFlipped ? wide - aside : aside
    return isUpright ? { x: a, y: along } : { x: along, y: a }
  }
  const off = within(chance, ...plan.off)
  const clear = width / 2 + verge + thick / 2
  const [near, far] = [wide / 2 - off, wide / 2 + off]
  const middle = long / 2
  const course = oneOf(chance, plan.courses ?? (middle - APPROACH < 6 ? (['straight'] as const) : COURSES))
  const approach = within(chance, 5, Math.max(5, middle - APPROACH))
  const corner = spot(approach, near)
  const isLane = isLucky(chance, plan.lanes ?? 0)
  const starts = {
    straight: [spot(0, near)],
    winding: [spot(0, near + within(chance, -3, 2)), { ...corner, bend: 3 }],
    slanting: [spot(0, within(chance, 2.5, Math.max(2.5, near - 3))), { ...corner, bend: 4 }],
    corner: [spot(approach, 0), { ...corner, bend: isLane ? 1 : 3 }],
  }
  const half: readonly Corner[] = [...starts[course], spot(middle, near)]
  const road = throughMiddle(half, width, size, plan.bend ?? 1)
  site.addRoad(road)
  const legs = road.legs.slice(0, half.length - 1)
  const lane = isLane
    ? layLane(site, course === 'corner' ? [corner, spot(0, near)] : sideways(site, legs[0] as Leg))
    : []
  const group = site.newGroup()
  const lay = (files: readonly ElementFile[]): void => {
    for (const file of files) site.pair({ ...file, ...plan.tags }, { group, apart: 0.1 })
  }
  const jog = (): number => within(chance, -stray, stray)
  // From the edge beside the bend along the far side of the middle part; the arm from it to the far edge joins it opposite the road.
  const [right, step] = [middle + clear, jog()]
  const turn = near - width / 2 - 4.5
  const low =
    turn > 2.5 && stray > 0
      ? [spot(right + step, 0), spot(right + step, turn - 1.5), spot(right, turn)]
      : [spot(right, 0)]
  // As far along the road as its bend leaves room.
  for (let end = far - width / 2 - verge; end > near; end -= 0.15) {
    const files = bent(look, [...low, spot(right, end)], thick)
    const last = files.at(-1)
    const piece = last && pieceOf(last, size)
    if (!piece || !site.fits(piece)) continue
    lay(files)
    break
  }
  const start = right + thick / 2 - 0.002
  const [a, b] = [start + (long - start) * 0.35, start + (long - start) * 0.6]
  const shift = jog()
  const arm = [spot(start, near), spot(a, near), spot(b, near + shift), spot(long, near + shift)]
  lay(bent(look, stray > 0 ? arm : [spot(start, near), spot(long, near)], thick))
  // A house that looks down the middle part of the road, with the hedge at its wall: nothing is seen between them.
  const [side, front] = [right - thick / 2 + 0.002, near - width / 2 - 0.25]
  const [face, deep] = [within(chance, 4.4, 5.2), within(chance, 2.4, 2.9)]
  const house = [spot(side - face, front), spot(side, front), spot(side, front - deep), spot(side - face, front - deep)]
  if (site.pair(shape('building', house), { group, apart: 0.1 })) site.reserve(house)
  return { road: legs, lane }
}

/** From a road to the nearer edge beside it. */
function sideways({ size, chance }: Site, { frame, length }: Leg): readonly [Spot, Spot] {
  const from = onFrame(frame, length * (0.35 + chance.int(21) / 100), 0)
  const isUpright = Math.abs(frame.uy) > 0.5
  const out = isUpright
    ? { x: from.x < size.width / 2 ? 0 : size.width, y: from.y }
    : { x: from.x, y: from.y < size.height / 2 ? 0 : size.height }
  return [from, out]
}

/** A lane, and the one opposite. */
function layLane(site: Site, [from, out]: readonly [Spot, Spot]): readonly Leg[] {
  const lane = roadThrough([from, out], LANE)
  site.addRoad(lane)
  site.addRoad(roadThrough([opposite(from, site.size), opposite(out, site.size)], LANE))
  return lane.legs
}
