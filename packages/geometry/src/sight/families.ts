import { FROM, NEITHER, TO } from './family.ts'
import { frame } from './frame.ts'
import { obstacles } from './obstacles.ts'
import { turnAroundCrossing, turnAroundDisc, turnAroundFrom, turnAroundTo, turnAroundVertex } from './pivot.ts'
import { TOUCHING } from './tolerance.ts'

/**
 * Everything that a line between the bases can come to rest on when it is moved to one side, numbered: the two bases,
 * the discs, the vertices, the crossings of rims.
 */
export function familyCount(): number {
  return 2 + obstacles.discs + obstacles.vertices + obstacles.crossings
}

/** No such family: no line around the vertex hits both bases. */
export const EMPTY = -1

/** Puts family i on that side into `pivot`; answers which base its lines hit anyway. */
export function turnAround(i: number, side: number): number {
  if (i === 0) {
    turnAroundFrom(side)
    return FROM
  }
  if (i === 1) {
    turnAroundTo(side)
    return TO
  }
  const disc = i - 2
  if (disc < obstacles.discs) {
    turnAroundDisc(disc, side)
    return NEITHER
  }
  const vertex = disc - obstacles.discs
  if (vertex < obstacles.vertices) {
    if (obstacles.isPivot[vertex] === 0 || !isInCorridor(vertex)) return EMPTY
    turnAroundVertex(vertex, side)
    return NEITHER
  }
  turnAroundCrossing(vertex - obstacles.vertices)
  return NEITHER
}

function isInCorridor(v: number): boolean {
  const x = obstacles.vertexX[v] as number
  const y = obstacles.vertexY[v] as number
  const { lean, rise, fromRadius, toRadius, length } = frame
  const reach = fromRadius + TOUCHING
  if (lean * x + rise * y >= reach || lean * x - rise * y >= reach) return false
  return x > -reach && x < length + toRadius + TOUCHING
}
