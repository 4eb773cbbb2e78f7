import { line } from './line.ts'
import { MEETS_FROM, MEETS_TO, obstacles } from './obstacles.ts'
import { entryOfGoal, exitOfFrom } from './section.ts'
import { E_GAP } from './tolerance.ts'

/** The part of `line` between the bases. */
interface Section {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** How far the part of the free `line` between the bases keeps away from all obstacles. */
export function clearanceOfLine(): number {
  const section = sectionOfLine()
  let least = Number.POSITIVE_INFINITY
  for (let j = 0; j < obstacles.discs; j += 1) least = Math.min(least, clearanceOfDisc(section, j))
  for (let j = 0; j < obstacles.edges; j += 1) least = Math.min(least, clearanceOfEdge(section, j))
  return least
}

function sectionOfLine(): Section {
  const { ux, uy, offset } = line
  const leaves = exitOfFrom()
  const enters = entryOfGoal()
  return {
    x1: leaves * ux - offset * uy,
    y1: leaves * uy + offset * ux,
    x2: enters * ux - offset * uy,
    y2: enters * uy + offset * ux,
  }
}

function clearanceOfDisc({ x1, y1, x2, y2 }: Section, j: number): number {
  const x = obstacles.discX[j] as number
  const y = obstacles.discY[j] as number
  const r = (obstacles.discR[j] as number) - E_GAP
  const outside = toSegment(x, y, x1, y1, x2, y2) - r
  const bothEnds = MEETS_FROM | MEETS_TO
  if (outside >= 0 || ((obstacles.discState[j] as number) & bothEnds) !== bothEnds) return outside
  const farthest = Math.max((x1 - x) * (x1 - x) + (y1 - y) * (y1 - y), (x2 - x) * (x2 - x) + (y2 - y) * (y2 - y))
  return Math.max(outside, r - Math.sqrt(farthest))
}

function clearanceOfEdge({ x1, y1, x2, y2 }: Section, j: number): number {
  const start = obstacles.edgeStart[j] as number
  const end = obstacles.edgeEnd[j] as number
  const x3 = obstacles.vertexX[start] as number
  const y3 = obstacles.vertexY[start] as number
  const x4 = obstacles.vertexX[end] as number
  const y4 = obstacles.vertexY[end] as number
  return Math.min(
    toSegment(x3, y3, x1, y1, x2, y2),
    toSegment(x4, y4, x1, y1, x2, y2),
    toSegment(x1, y1, x3, y3, x4, y4),
    toSegment(x2, y2, x3, y3, x4, y4),
  )
}

function toSegment(x: number, y: number, x1: number, y1: number, x2: number, y2: number): number {
  const dx = x2 - x1
  const dy = y2 - y1
  const square = dx * dx + dy * dy
  const t = square > 0 ? ((x - x1) * dx + (y - y1) * dy) / square : 0
  const share = Math.min(Math.max(t, 0), 1)
  const awayX = x - x1 - share * dx
  const awayY = y - y1 - share * dy
  return Math.sqrt(awayX * awayX + awayY * awayY)
}
