import { type Disc, UNIT } from '../shapes.ts'

/** LOS-13: for existence every obstacle is this much thicker, so that a gap must exceed twice as much. */
export const E_GAP = UNIT / 1048576

/** LOS-13: a piece that overlaps the target by less than this hides nothing of it. */
export const E_HIDE = UNIT / 4096

/** An obstacle this near to a base may pass from in front of it to behind it within one arc of directions. */
export const TOUCHING = 2 * E_GAP

/**
 * The table seen along the line of centres: the centre of the observer is the origin, that of the target (length, 0).
 *
 * A directed line is n·x = offset with direction u = (ux, uy), ux > 0, and normal n = (−uy, ux). The key of a direction
 * is uy: it grows with the angle, so directions are ordered without trigonometry.
 */
export interface Frame {
  originX: number
  originY: number
  axisX: number
  axisY: number
  length: number
  fromRadius: number
  toRadius: number
  /** The outer tangents of the bases have the normals (lean, ±rise) and the distance fromRadius from the origin. */
  lean: number
  rise: number
  /** The keys of all lines that hit both bases lie within ±steepest. */
  steepest: number
  /** The far end of the lines under test: the whole base looked at, or one point of it. */
  goalX: number
  goalY: number
  goalIsPoint: boolean
}

/** A line n·x = offset with direction (ux, uy), in the coordinates of the frame. */
export interface Line {
  ux: number
  uy: number
  offset: number
}

/** An empty frame, to be laid along two bases. */
export function createFrame(): Frame {
  return {
    originX: 0.5,
    originY: 0.5,
    axisX: 0.5,
    axisY: 0.5,
    length: 0.5,
    fromRadius: 0.5,
    toRadius: 0.5,
    lean: 0.5,
    rise: 0.5,
    steepest: 0.5,
    goalX: 0.5,
    goalY: 0.5,
    goalIsPoint: false,
  }
}

/** LOS-12: existence is always computed from the base that comes first, so that it is mutual to the last bit. */
export function comesFirst(a: Disc, b: Disc): boolean {
  if (a.x !== b.x) return a.x < b.x
  if (a.y !== b.y) return a.y < b.y
  return a.r <= b.r
}

/** Lays the frame along the line of centres from one base to the other; they must not touch. */
export function lookAlong(frame: Frame, from: Disc, to: Disc): void {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  frame.originX = from.x
  frame.originY = from.y
  frame.axisX = dx / length
  frame.axisY = dy / length
  frame.length = length
  frame.fromRadius = from.r
  frame.toRadius = to.r
  const lean = (from.r - to.r) / length
  frame.lean = lean
  frame.rise = Math.sqrt(1 - lean * lean)
  frame.steepest = (from.r + to.r) / length
  lookAtBase(frame)
}

/** From now on lines end at the rim of the whole target. */
export function lookAtBase(frame: Frame): void {
  frame.goalX = frame.length
  frame.goalY = 0
  frame.goalIsPoint = false
}

/** From now on lines end in the point (x, y) of the target. */
export function lookAtPoint(frame: Frame, x: number, y: number): void {
  frame.goalX = x
  frame.goalY = y
  frame.goalIsPoint = true
}

/** The x on the table of a point of the frame. */
export function tableX(frame: Frame, x: number, y: number): number {
  return frame.originX + x * frame.axisX - y * frame.axisY
}

/** The y on the table of a point of the frame. */
export function tableY(frame: Frame, x: number, y: number): number {
  return frame.originY + x * frame.axisY + y * frame.axisX
}

/** Overwrites the line. */
export function drawLine(line: Line, ux: number, uy: number, offset: number): void {
  line.ux = ux
  line.uy = uy
  line.offset = offset
}

/** How far along the line its exit from the observer lies. */
export function exitOfFrom(frame: Frame, line: Line): number {
  const rest = frame.fromRadius * frame.fromRadius - line.offset * line.offset
  return rest > 0 ? Math.sqrt(rest) : 0
}

/** How far along the line its entry into the goal lies. */
export function entryOfGoal(frame: Frame, line: Line): number {
  const { ux, uy, offset } = line
  const along = frame.goalX * ux + frame.goalY * uy
  if (frame.goalIsPoint) return along
  const aside = ux * frame.goalY - uy * frame.goalX - offset
  const rest = frame.toRadius * frame.toRadius - aside * aside
  return rest > 0 ? along - Math.sqrt(rest) : along
}
