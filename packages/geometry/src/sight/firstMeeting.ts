import { contains } from '../containment.ts'
import type { Disc } from '../disc.ts'
import { isPolygon } from '../distance.ts'
import type { Outline } from '../outline.ts'

/** How far from the shooter's centre the line of centres first met the body asked for last. */
export const meeting = { along: 0.5 }

/** Whether the segment between the centres meets the body; the first point of it is then in `meeting`. */
export function firstMeeting(body: Disc | Outline, from: Disc, to: Disc): boolean {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  meeting.along = Number.POSITIVE_INFINITY
  if (isPolygon(body)) {
    if (contains(body, from)) {
      meeting.along = 0
      return true
    }
    const { points } = body
    let before = points[points.length - 1]
    for (const point of points) {
      if (before) noteEdge(before.x - from.x, before.y - from.y, point.x - from.x, point.y - from.y, dx, dy, length)
      before = point
    }
  } else {
    const px = body.x - from.x
    const py = body.y - from.y
    if (px * px + py * py <= body.r * body.r) {
      meeting.along = 0
      return true
    }
    const along = (px * dx + py * dy) / length
    const aside = (px * dy - py * dx) / length
    if (Math.abs(aside) <= body.r) noteAlong(along - Math.sqrt(body.r * body.r - aside * aside), length)
  }
  return meeting.along <= length
}

/** The edge from (x1, y1) to (x2, y2), seen from the shooter's centre. */
function noteEdge(x1: number, y1: number, x2: number, y2: number, dx: number, dy: number, length: number): void {
  const side1 = dx * y1 - dy * x1
  const side2 = dx * y2 - dy * x2
  if ((side1 > 0 && side2 > 0) || (side1 < 0 && side2 < 0)) return
  if (side1 === side2) {
    noteAlong((x1 * dx + y1 * dy) / length, length)
    noteAlong((x2 * dx + y2 * dy) / length, length)
    return
  }
  const t = side1 / (side1 - side2)
  noteAlong(((x1 + t * (x2 - x1)) * dx + (y1 + t * (y2 - y1)) * dy) / length, length)
}

function noteAlong(along: number, length: number): void {
  if (along >= 0 && along <= length && along < meeting.along) meeting.along = along
}
