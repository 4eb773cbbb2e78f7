import { overlappingDiscMisses } from './discs.ts'
import { ABOVE, BELOW, EMPTY, familyCount, findFreeDirections, hasOpening, selectFamily } from './families.ts'
import { drawLine, E_GAP } from './frame.ts'
import { MEETS_FROM, MEETS_TO, runsInsideArea } from './obstacles.ts'
import type { Workspace } from './workspace.ts'

/**
 * LOS-03: whether any line between the bases is free of the obstacles. If so, `line` holds one.
 *
 * A free line that is moved down parallel to itself comes to rest on the lower rim of a base or on top of an obstacle,
 * so it is enough to look through the lines around each of these.
 */
export function someLineIsFree(work: Workspace): boolean {
  const { obstacles, line } = work
  if (obstacles.closed) return false
  drawLine(line, 1, 0, 0)
  if (obstacles.discs === 0 && obstacles.edges === 0 && obstacles.areas === 0) return true
  return anOuterLineIsFree(work) || someFamilyIsFree(work)
}

/** Most answers need no more than the line of centres and the two outer tangents. */
function anOuterLineIsFree(work: Workspace): boolean {
  const { frame, line } = work
  if (lineIsFree(work)) return true
  drawLine(line, frame.rise, -frame.lean, frame.fromRadius)
  if (lineIsFree(work)) return true
  drawLine(line, frame.rise, frame.lean, -frame.fromRadius)
  return lineIsFree(work)
}

function someFamilyIsFree(work: Workspace): boolean {
  const count = familyCount(work.obstacles)
  for (let i = 0; i < count; i += 1) {
    const hits = selectFamily(work, i, i < 2 ? BELOW : ABOVE)
    if (hits !== EMPTY && findFreeDirections(work, hits) && hasOpening(work)) return true
  }
  return false
}

/** Whether `line`, which hits both bases, is certainly free between them. */
export function lineIsFree(work: Workspace): boolean {
  return lineIsFreeOf(work, 0, 0)
}

/** As `lineIsFree`, but only of the obstacles from the given disc and edge on. */
export function lineIsFreeOf({ frame, obstacles, line }: Workspace, firstDisc: number, firstEdge: number): boolean {
  const { ux, uy, offset } = line
  const { discs, edges } = obstacles
  const end = frame.goalX * ux + frame.goalY * uy
  const { discX, discY, discR, discState } = obstacles
  for (let j = firstDisc; j < discs; j += 1) {
    if (((discState[j] as number) & (MEETS_FROM | MEETS_TO)) !== 0) {
      if (!overlappingDiscMisses(obstacles, frame, line, j)) return false
      continue
    }
    const x = discX[j] as number
    const y = discY[j] as number
    const r = discR[j] as number
    const aside = ux * y - uy * x - offset
    if (aside >= r || aside <= -r) continue
    const along = x * ux + y * uy
    if (along > 0 && along < end) return false
  }
  const { vertexX, vertexY, edgeStart, edgeEnd } = obstacles
  for (let j = firstEdge; j < edges; j += 1) {
    const start = edgeStart[j] as number
    const stop = edgeEnd[j] as number
    const x1 = vertexX[start] as number
    const y1 = vertexY[start] as number
    const x2 = vertexX[stop] as number
    const y2 = vertexY[stop] as number
    const side1 = ux * y1 - uy * x1 - offset
    const side2 = ux * y2 - uy * x2 - offset
    if ((side1 >= E_GAP && side2 >= E_GAP) || (side1 <= -E_GAP && side2 <= -E_GAP)) continue
    const difference = side1 - side2
    let t = difference === 0 ? 0.5 : side1 / difference
    t = t < 0 ? 0 : t > 1 ? 1 : t
    const along = (x1 + t * (x2 - x1)) * ux + (y1 + t * (y2 - y1)) * uy
    if (along > 0 && along < end) return false
  }
  return obstacles.areas === 0 || !runsInsideArea(obstacles, frame, line)
}
