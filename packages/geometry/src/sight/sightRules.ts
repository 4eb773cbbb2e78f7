import { contains, reachesOutline } from '../containment.ts'
import { within } from '../distance.ts'
import type { Ground } from '../ground.ts'
import { type Disc, EPSILON, isPolygon, type Outline } from '../shapes.ts'
import { E_GAP } from './frame.ts'

/** LOS-06: the values of `OpenTest`. */
export const OPEN_TESTS = ['union', 'singlePoint'] as const

/** LOS-06: what must see the whole of the target, all points of the shooter together or one of them alone. */
export type OpenTest = (typeof OPEN_TESTS)[number]

/** LOS-07: how an element is found too near to the shooter to give cover. */
export type NearCover = 'nearestPoint' | 'attackDistance' | 'crossingPoint' | 'never'

/** LOS-08: when another Character's base gives cover. */
export type CharacterTest = 'centreLine' | 'wholeBase'

/** LOS-14: how one base sees another: not at all, with partial cover, or in the open. */
export type SightClass = 'none' | 'partial' | 'open'

/** What the editions and options leave open in LOS-14. */
export interface SightRules {
  /** LOS-06: what must see the whole target for it to be in the open. */
  readonly openTest: OpenTest
  /** LOS-07: how an element is found too near to give cover. */
  readonly nearCover: NearCover
  /** LOS-07: how near that is, in 1/1000 u, inclusive. */
  readonly nearDistance: number
  /** LOS-08: whether the bases of other Characters give cover. */
  readonly charactersGiveCover: boolean
  /** LOS-08: when such a base gives cover. */
  readonly characterTest: CharacterTest
  /** LOS-07: whether Characters too can be too near to give cover. */
  readonly nearIgnoresCharacters: boolean
  /** §7: whether a Partial area that both bases overlap covers the target; if not, one that contains both counts for nothing. */
  readonly sharedAreaCovers: boolean
  /** Pieces marked 1 give this observer no cover, as if they were too near; what they hide stays hidden. */
  readonly waived?: Uint8Array
}

/** LOS-07: whether the piece is too near to the shooter to give Partial Cover. */
export function isNearPiece(ground: Ground, piece: number, from: Disc, to: Disc, rules: SightRules): boolean {
  if (rules.waived?.[piece] === 1) return true
  if (rules.nearCover === 'never') return false
  if (rules.nearCover === 'attackDistance') return within(from, to, rules.nearDistance)
  const { index } = ground
  const dx = (index.centreX[piece] as number) - from.x
  const dy = (index.centreY[piece] as number) - from.y
  const radius = index.radius[piece] as number
  const reach = from.r + rules.nearDistance + EPSILON
  const isReached = dx * dx + dy * dy <= (radius + reach) * (radius + reach)
  if (rules.nearCover === 'nearestPoint' && (!isReached || index.isDisc[piece] === 1)) return isReached
  const outline = ground.pieces[piece]?.outline
  if (outline === undefined) return false
  if (rules.nearCover === 'crossingPoint') {
    const along = firstMeeting(outline, from, to)
    if (along !== NO_MEETING) return along <= reach
  }
  return isReached && reachesOutline(outline, from.x, from.y, reach)
}

/** LOS-07: whether another Character is too near to the shooter to give cover. */
export function isNearCharacter(other: Disc, from: Disc, to: Disc, rules: SightRules): boolean {
  if (!rules.nearIgnoresCharacters || rules.nearCover === 'never') return false
  if (rules.nearCover === 'attackDistance') return within(from, to, rules.nearDistance)
  if (rules.nearCover === 'crossingPoint') {
    const along = firstMeeting(other, from, to)
    if (along !== NO_MEETING) return along <= from.r + rules.nearDistance + EPSILON
  }
  return within(from, other, rules.nearDistance)
}

/** LOS-08: the first Character from `start` on whose base crosses the segment between the two centres, or −1. */
export function characterOnCentreLine(
  from: Disc,
  to: Disc,
  rules: SightRules,
  others: readonly Disc[],
  start: number,
): number {
  const { x, y } = from
  const dx = to.x - x
  const dy = to.y - y
  const length = Math.sqrt(dx * dx + dy * dy)
  const ux = dx / length
  const uy = dy / length
  for (let i = start; i < others.length; i += 1) {
    const other = others[i]
    if (other === undefined) continue
    const px = other.x - x
    const py = other.y - y
    const reach = other.r + E_GAP
    if (Math.abs(py * ux - px * uy) > reach) continue
    const along = px * ux + py * uy
    if (along < -reach || along > length + reach) continue
    if (along < 0 && px * px + py * py > reach * reach) continue
    if (along > length && (px - dx) * (px - dx) + (py - dy) * (py - dy) > reach * reach) continue
    if (isOneOf(other, from, to) || isNearCharacter(other, from, to, rules)) continue
    return i
  }
  return -1
}

/** LOS-08: whether the Character is one of the two bases themselves, which are on the list of all bases too. */
export function isOneOf(other: Disc, a: Disc, b: Disc): boolean {
  return (other.x === a.x && other.y === a.y) || (other.x === b.x && other.y === b.y)
}

const NO_MEETING = Number.POSITIVE_INFINITY

/** How far from the shooter's centre the segment between the centres first meets the body, NO_MEETING if it does not. */
function firstMeeting(body: Disc | Outline, from: Disc, to: Disc): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (isPolygon(body)) {
    if (contains(body, from)) return 0
    const { points } = body
    let first = NO_MEETING
    let before = points[points.length - 1]
    for (const point of points) {
      if (before) {
        const x1 = before.x - from.x
        const y1 = before.y - from.y
        first = Math.min(first, meetingWithEdge(x1, y1, point.x - from.x, point.y - from.y, dx, dy, length))
      }
      before = point
    }
    return first
  }
  const px = body.x - from.x
  const py = body.y - from.y
  if (px * px + py * py <= body.r * body.r) return 0
  const along = (px * dx + py * dy) / length
  const aside = (px * dy - py * dx) / length
  if (Math.abs(aside) > body.r) return NO_MEETING
  return onSegment(along - Math.sqrt(body.r * body.r - aside * aside), length)
}

/** The edge from (x1, y1) to (x2, y2), seen from the shooter's centre. */
function meetingWithEdge(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  dx: number,
  dy: number,
  length: number,
): number {
  const side1 = dx * y1 - dy * x1
  const side2 = dx * y2 - dy * x2
  if ((side1 > 0 && side2 > 0) || (side1 < 0 && side2 < 0)) return NO_MEETING
  if (side1 === side2) {
    return Math.min(onSegment((x1 * dx + y1 * dy) / length, length), onSegment((x2 * dx + y2 * dy) / length, length))
  }
  const t = side1 / (side1 - side2)
  return onSegment(((x1 + t * (x2 - x1)) * dx + (y1 + t * (y2 - y1)) * dy) / length, length)
}

function onSegment(along: number, length: number): number {
  return along >= 0 && along <= length ? along : NO_MEETING
}
