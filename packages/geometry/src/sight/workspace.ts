import { type Arc, type Blocker, createBlocker, type Pivot } from './blocking.ts'
import { type Corridor, createCorridor, type TotalCover } from './cover.ts'
import { createDirections, type Directions } from './directions.ts'
import { createFrame, type Frame, type Line } from './frame.ts'
import { createObstacles, type Obstacles } from './obstacles.ts'
import { type Cone, createCone } from './wholeBaseFromPoint.ts'
import { createExtremeLines, type ExtremeLines, type HiddenPoint } from './wholeBaseFromUnion.ts'

/**
 * Everything that one question about sight is worked out in. It is made once, passed from function to function and
 * overwritten by the next question: with a new workspace for each question, canSee is 46 times slower (ADR 7).
 *
 * Some numbers are fields although they are results or arguments of one function: V8 puts each double that is passed to
 * or from a function too big to be inlined on the heap. Fields for doubles start as fractions, because a field that
 * starts as an integer changes its representation later and throws away the code compiled for it.
 */
export interface Workspace {
  /** The two bases. */
  readonly frame: Frame
  /** What one cover layer has between them. */
  readonly corridor: Corridor
  readonly totalCover: TotalCover
  /** What of it stands in the way. */
  readonly obstacles: Obstacles
  /** The family of lines under test, the directions of it that are still free, and the line taken from it. */
  readonly pivot: Pivot
  readonly directions: Directions
  readonly line: Line
  /** The arc of directions to be blocked next, and the obstacle that blocks it. */
  readonly arc: Arc
  readonly blocker: Blocker
  /** What one point of the observer sees of the target. */
  readonly cone: Cone
  /** What bounds the region that all its points see together, and a point outside it. */
  readonly extremeLines: ExtremeLines
  readonly hidden: HiddenPoint
}

function createWorkspace(): Workspace {
  return {
    frame: createFrame(),
    corridor: createCorridor(),
    totalCover: { count: 0, pieces: new Int32Array(64) },
    obstacles: createObstacles(),
    pivot: { x: 0.5, y: 0.5, offset: 0.5, vertex: -1, disc: -1 },
    directions: createDirections(),
    line: { ux: 0.5, uy: 0.5, offset: 0.5 },
    arc: { lowX: 0.5, lowY: 0.5, highX: 0.5, highY: 0.5 },
    blocker: createBlocker(),
    cone: createCone(),
    extremeLines: createExtremeLines(),
    hidden: { x: Number.NaN, y: 0.5 },
  }
}

/**
 * The one workspace. Only the questions that other modules ask (sightClass.ts, proof.ts) take it from here; they finish
 * before anything else runs, so that no question finds it half used by another.
 */
export const workspace = createWorkspace()
