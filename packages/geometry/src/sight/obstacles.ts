/** A disc obstacle overlaps the base that looks. */
export const MEETS_FROM = 1
/** A disc obstacle overlaps the base looked at. */
export const MEETS_TO = 2
/** The base that looks lies wholly inside the disc. */
export const FROM_INSIDE = 4
/** The base looked at lies wholly inside the disc. */
export const TO_INSIDE = 8
/** The disc is an area: it also blocks a segment that never leaves it. */
export const AREA = 16
/** LOS-13: of the base looked at at most a rim too thin to count pokes out of the disc. */
export const HOLDS_TARGET = 32

/** Stands for "no key": keys lie between −1 and 1. */
export const NO_KEY = 2

/** What stands in the corridor between the two bases, in the coordinates of the frame. */
export const obstacles = {
  /** Some single obstacle closes the corridor, or swallows one of the bases. */
  closed: false,
  /** An outline passes through the base looked at. */
  cutsTarget: false,

  discs: 0,
  discX: new Float64Array(0),
  discY: new Float64Array(0),
  /** Inflated by E_GAP. */
  discR: new Float64Array(0),
  discState: new Uint8Array(0),
  /** The keys at which a disc that touches a base changes its order with it. */
  discTurn1: new Float64Array(0),
  discTurn2: new Float64Array(0),

  vertices: 0,
  vertexX: new Float64Array(0),
  vertexY: new Float64Array(0),
  /** How far a vertex lies outside the upper and the lower outer tangent. */
  vertexAbove: new Float64Array(0),
  vertexBelow: new Float64Array(0),
  isPivot: new Uint8Array(0),

  edges: 0,
  edgeStart: new Int32Array(0),
  edgeEnd: new Int32Array(0),
  edgeTurn1: new Float64Array(0),
  edgeTurn2: new Float64Array(0),

  /** Where the rim of a disc crosses the rim of a base that it overlaps. */
  crossings: 0,
  crossingX: new Float64Array(0),
  crossingY: new Float64Array(0),
  crossingDisc: new Int32Array(0),

  /** Polygons that are areas and overlap both bases, as ranges of vertices. */
  areas: 0,
  areaStart: new Int32Array(0),
  areaEnd: new Int32Array(0),
}

export function clearObstacles(): void {
  obstacles.closed = false
  obstacles.cutsTarget = false
  obstacles.discs = 0
  obstacles.vertices = 0
  obstacles.edges = 0
  obstacles.crossings = 0
  obstacles.areas = 0
}

/** Makes room for so many discs and polygons with so many vertices; nothing below checks bounds again. */
export function reserveObstacles(discs: number, polygons: number, vertices: number): void {
  if (discs > obstacles.discX.length) growDiscs(2 * discs)
  if (vertices > obstacles.edgeStart.length / 3) growEdges(2 * vertices)
  if (polygons > obstacles.areaStart.length) {
    obstacles.areaStart = new Int32Array(2 * polygons)
    obstacles.areaEnd = new Int32Array(2 * polygons)
  }
}

function growDiscs(room: number): void {
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

function growEdges(room: number): void {
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
