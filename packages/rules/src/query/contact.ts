import {
  type Disc,
  EPSILON,
  firstInside,
  firstOutside,
  inContact,
  type Point,
  type Track,
  trackX,
  trackY,
} from '@tactic48/geometry'
import type { Figure } from '../state/figure.ts'
import type { FigureId } from '../state/ids.ts'
import { opponentOf } from '../state/ids.ts'
import type { GameState } from '../state/state.ts'
import type { Element } from '../state/table.ts'
import { isClearOf } from './crowd.ts'
import { baseOf, isOnTable, radiusOf, roundOf, widestRadius } from './figures.ts'
import { goalElements, winsWithOneMore } from './goals.ts'
import { isShielded } from './vehicles.ts'

const NOBODY: readonly FigureId[] = []

/** Enemies that a base on its way meets at step k, all at once (H2H-08). */
export interface Contact {
  readonly k: number
  readonly opponents: readonly FigureId[]
}

/** MOVE-06, H2H-01: the next step in from + 1 … to that brings an enemy into contact which is apart just before. */
export function nextContact(
  state: GameState,
  mover: Figure,
  track: Track,
  from: number,
  to: number,
  ignored: readonly FigureId[] = NOBODY,
): Contact | undefined {
  const own = radiusOf(state, mover)
  const x = trackX(track, from)
  const y = trackY(track, from)
  let k = -1
  let opponents: FigureId[] = []
  let last = to
  // A step carries the base by at most 1/1000 u, but for its rounding: farther ones are out of its way altogether.
  const far = own + widestRadius(state) + EPSILON + to - from + 2
  // Sides first: where half of them stand is then never looked up.
  const { side } = mover
  if (isClearOf(state, opponentOf(side), x - far, x + far, y - far, y + far)) return undefined
  for (const enemy of state.figures) {
    if (enemy.side === side) continue
    const dx = enemy.position.x - x
    const dy = enemy.position.y - y
    if (dx > far || dx < -far || dy > far || dy < -far) continue
    if (!isOnTable(enemy) || isShielded(state, enemy) || ignored.includes(enemy.id)) continue
    const reach = own + radiusOf(state, enemy) + EPSILON
    const away = dx * dx + dy * dy
    const span = reach + last - from + 2
    if (away > span * span) continue
    const apart = away > reach * reach ? from : leavesContact(track, enemy.position, reach, from, last)
    const touched = apart < 0 ? -1 : firstInside(track, enemy.position.x, enemy.position.y, reach, apart + 1, last)
    if (touched < 0) continue
    if (touched === k) opponents.push(enemy.id)
    else {
      k = touched
      opponents = [enemy.id]
      last = touched
    }
  }
  return k < 0 ? undefined : { k, opponents }
}

const leavesContact = (track: Track, enemy: Point, reach: number, from: number, to: number): number =>
  firstOutside(track, enemy.x, enemy.y, reach, from, to)

/** Enemies in contact at step k that were apart one step before. */
export function contactAt(state: GameState, mover: Figure, track: Track, k: number): readonly FigureId[] {
  if (k < 1) return []
  const r = radiusOf(state, mover)
  const here: Disc = { x: trackX(track, k), y: trackY(track, k), r }
  const before: Disc = { x: trackX(track, k - 1), y: trackY(track, k - 1), r }
  const met: FigureId[] = []
  const far = r + widestRadius(state) + EPSILON
  if (isClearOf(state, opponentOf(mover.side), here.x - far, here.x + far, here.y - far, here.y + far)) return met
  for (const enemy of state.figures) {
    if (enemy.side === mover.side || !isNear(enemy.position, here, far)) continue
    if (!isOnTable(enemy) || isShielded(state, enemy)) continue
    const base = baseOf(state, enemy)
    if (inContact(here, base) && !inContact(before, base)) met.push(enemy.id)
  }
  return met
}

/** Cheaper than a distance: whether it is worth measuring. */
const isNear = (a: Point, b: Point, far: number): boolean => Math.abs(a.x - b.x) <= far && Math.abs(a.y - b.y) <= far

/** VICT-02, HOUSE-20: what this figure would win the game by touching now. */
export const objectiveFor = (state: GameState, mover: Figure): Element | undefined =>
  missionObjective(state, mover) ??
  (winsWithOneMore(state, mover.side) ? goalElements(state, mover.side)[0] : undefined)

/** VICT-02, HOUSE-20: whether there can be anything worth touching. */
export const hasObjectives = ({ setup, goals }: GameState): boolean =>
  setup.gameType === 'mission' || goals !== undefined

/** VICT-02, HOUSE-20: all that is worth touching, whether or not the game ends with it. */
export function objectivesFor(state: GameState, mover: Figure): readonly Element[] {
  const objective = missionObjective(state, mover)
  if (!state.goals) return objective ? [objective] : NO_ELEMENTS
  const goals = goalElements(state, mover.side)
  return objective ? [objective, ...goals] : goals
}

const NO_ELEMENTS: readonly Element[] = []

function missionObjective(state: GameState, mover: Figure): Element | undefined {
  if (state.setup.gameType !== 'mission' || roundOf(state) < state.rules.objectiveFromRound) return undefined
  const id = state.table.objectives?.[opponentOf(mover.side)]
  return id === undefined ? undefined : state.table.elements.find((element) => element.id === id)
}
