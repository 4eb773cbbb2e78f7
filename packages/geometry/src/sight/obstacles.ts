import { entryOfGoal, exitOfFrom, type Frame, type Line } from './frame.ts'

/** A disc obstacle overlaps the observer. */
export const MEETS_FROM = 1
/** A disc obstacle overlaps the target. */
export const MEETS_TO = 2
/** The observer lies wholly inside the disc. */
export const FROM_INSIDE = 4
/** The target lies wholly inside the disc. */
export const TO_INSIDE = 8
/** The disc is an area: it also blocks a segment that never leaves it. */
export const AREA = 16
/** LOS-13: no more of the target pokes out of the disc than is too thin to count. */
export const HOLDS_TARGET = 32

/** Stands for "no key": keys lie between −1 and 1. */
export const NO_KEY = 2

/** What stands between the two bases, in the coordinates of the frame. */
export interface Obstacles {
  /** A single obstacle closes the corridor, or swallows one of the bases. */
  closed: boolean
  /** An outline passes through the target. */
  cutsTarget: boolean

  discs: number
  discX: Float64Array
  discY: Float64Array
  /** Thickened by E_GAP. */
  discR: Float64Array
  discState: Uint8Array
  /** The keys at which a disc that touches a base passes from in front of it to behind it. */
  discTurn1: Float64Array
  discTurn2: Float64Array

  vertices: number
  vertexX: Float64Array
  vertexY: Float64Array
  /** How far a vertex lies outside the upper and the lower outer tangent. */
  vertexAbove: Float64Array
  vertexBelow: Float64Array
  isPivot: Uint8Array

  edges: number
  edgeStart: Int32Array
  edgeEnd: Int32Array
  edgeTurn1: Float64Array
  edgeTurn2: Float64Array

  /** Where the rim of a disc crosses the rim of a base that it overlaps. */
  crossings: number
  crossingX: Float64Array
  crossingY: Float64Array
  crossingDisc: Int32Array

  /** Polygons that are areas and overlap both bases, as ranges of vertices. */
  areas: number
  areaStart: Int32Array
  areaEnd: Int32Array
}

/** No obstacles, and room for none: `clearObstacles` makes it. */
export function createObstacles(): Obstacles {
  return {
    closed: false,
    cutsTarget: false,
    discs: 0,
    discX: new Float64Array(0),
    discY: new Float64Array(0),
    discR: new Float64Array(0),
    discState: new Uint8Array(0),
    discTurn1: new Float64Array(0),
    discTurn2: new Float64Array(0),
    vertices: 0,
    vertexX: new Float64Array(0),
    vertexY: new Float64Array(0),
    vertexAbove: new Float64Array(0),
    vertexBelow: new Float64Array(0),
    isPivot: new Uint8Array(0),
    edges: 0,
    edgeStart: new Int32Array(0),
    edgeEnd: new Int32Array(0),
    edgeTurn1: new Float64Array(0),
    edgeTurn2: new Float64Array(0),
    crossings: 0,
    crossingX: new Float64Array(0),
    crossingY: new Float64Array(0),
    crossingDisc: new Int32Array(0),
    areas: 0,
    areaStart: new Int32Array(0),
    areaEnd: new Int32Array(0),
  }
}

/**
 * Empties the list and makes room for so many discs and polygons with so many vertices. Nothing that adds an obstacle
 * checks bounds again: without this room its writes to typed arrays would be lost in silence.
 */
export function clearObstacles(obstacles: Obstacles, discs: number, polygons: number, vertices: number): void {
  obstacles.closed = false
  obstacles.cutsTarget = false
  obstacles.discs = 0
  obstacles.vertices = 0
  obstacles.edges = 0
  obstacles.crossings = 0
  obstacles.areas = 0
  if (discs > obstacles.discX.length) growDiscs(obstacles, 2 * discs)
  if (vertices > obstacles.edgeStart.length / 3) growEdges(obstacles, 2 * vertices)
  if (polygons > obstacles.areaStart.length) {
    obstacles.areaStart = new Int32Array(2 * polygons)
    obstacles.areaEnd = new Int32Array(2 * polygons)
  }
}

function growDiscs(obstacles: Obstacles, room: number): void {
  obstacles.discX = new Float64Array(room)
  obstacles.discY = new Float64Array(room)
  obstacles.discR = new Float64Array(room)
  obstacles.discState = new Uint8Array(room)
  obstacles.discTurn1 = new Float64Array(room)
  obstacles.discTurn2 = new Float64Array(room)
  // The two sides of a rim cross the rims of two bases in at most eight points.
  obstacles.crossingX = new Float64Array(8 * room)
  obstacles.crossingY = new Float64Array(8 * room)
  obstacles.crossingDisc = new Int32Array(8 * room)
}

function growEdges(obstacles: Obstacles, room: number): void {
  // Two bases cut an edge into at most three parts with four new ends.
  obstacles.edgeStart = new Int32Array(3 * room)
  obstacles.edgeEnd = new Int32Array(3 * room)
  obstacles.edgeTurn1 = new Float64Array(3 * room)
  obstacles.edgeTurn2 = new Float64Array(3 * room)
  obstacles.vertexX = new Float64Array(5 * room)
  obstacles.vertexY = new Float64Array(5 * room)
  obstacles.vertexAbove = new Float64Array(5 * room)
  obstacles.vertexBelow = new Float64Array(5 * room)
  obstacles.isPivot = new Uint8Array(5 * room)
}

/**
 * The key of the direction perpendicular to (x, y) when that point lies within `reach` of its base: there an obstacle
 * that touches the base passes from in front of it to behind it.
 */
export function turnKey(x: number, y: number, square: number, reach: number): number {
  if (square >= reach * reach || y === 0) return NO_KEY
  const distance = Math.sqrt(square)
  return y < 0 ? x / distance : -x / distance
}

/**
 * A free line meets no edge between the bases, so it runs there either wholly inside a polygon or wholly outside it:
 * an area that overlaps both bases blocks it when its middle lies inside.
 */
export function runsInsideArea(obstacles: Obstacles, frame: Frame, line: Line): boolean {
  const { ux, uy, offset } = line
  const along = (exitOfFrom(frame, line) + entryOfGoal(frame, line)) * 0.5
  const x = along * ux - offset * uy
  const y = along * uy + offset * ux
  for (let area = 0; area < obstacles.areas; area += 1) {
    const start = obstacles.areaStart[area] as number
    const end = obstacles.areaEnd[area] as number
    let inside = false
    let before = end - 1
    for (let v = start; v < end; v += 1) {
      const y1 = obstacles.vertexY[before] as number
      const y2 = obstacles.vertexY[v] as number
      if (y1 > y !== y2 > y) {
        const x1 = obstacles.vertexX[before] as number
        const x2 = obstacles.vertexX[v] as number
        if (x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) inside = !inside
      }
      before = v
    }
    if (inside) return true
  }
  return false
}
