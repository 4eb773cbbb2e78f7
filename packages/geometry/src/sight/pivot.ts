import { frame } from './frame.ts'
import { obstacles } from './obstacles.ts'
import { E_GAP } from './tolerance.ts'

/** On which side of the pivot the lines pass. */
export const ABOVE = 1
export const BELOW = -1

/** One family of lines: all lines at the signed distance `offset` from a fixed point. */
export const pivot = {
  x: 0.5,
  y: 0.5,
  offset: 0.5,
  /** The vertex or the disc that the lines turn around, or −1. */
  vertex: -1,
  disc: -1,
}

export function turnAroundFrom(side: number): void {
  pivot.x = 0
  pivot.y = 0
  pivot.offset = side * frame.fromRadius
  pivot.vertex = -1
  pivot.disc = -1
}

export function turnAroundTo(side: number): void {
  pivot.x = frame.length
  pivot.y = 0
  pivot.offset = side * frame.toRadius
  pivot.vertex = -1
  pivot.disc = -1
}

export function turnAroundDisc(j: number, side: number): void {
  pivot.x = obstacles.discX[j] as number
  pivot.y = obstacles.discY[j] as number
  pivot.offset = side * (obstacles.discR[j] as number)
  pivot.vertex = -1
  pivot.disc = j
}

export function turnAroundVertex(v: number, side: number): void {
  pivot.x = obstacles.vertexX[v] as number
  pivot.y = obstacles.vertexY[v] as number
  pivot.offset = side * E_GAP
  pivot.vertex = v
  pivot.disc = -1
}

/** All lines through a crossing of two rims. */
export function turnAroundCrossing(i: number): void {
  turnAroundPoint(obstacles.crossingX[i] as number, obstacles.crossingY[i] as number)
}

/** All lines through a point. */
export function turnAroundPoint(x: number, y: number): void {
  pivot.x = x
  pivot.y = y
  pivot.offset = 0
  pivot.vertex = -1
  pivot.disc = -1
}
