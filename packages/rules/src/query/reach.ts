import {
  createGround,
  type Disc,
  type Ground,
  type Point,
  reachOutline,
  shortestPath,
  standsFree,
} from '@tactic48/geometry'
import type { Figure } from '../state/figure.ts'
import type { GameState } from '../state/state.ts'
import { addedBy } from './effects.ts'
import { baseOf, enemiesOf, faceOf, radiusOf, u } from './figures.ts'
import { groundOf } from './sight.ts'
import { moveOf } from './vehicles.ts'

export type Gait = 'move' | 'moveFire'

/** MOVE-01, MNF-01: how far one Action takes the figure, in u; 0 where the card prints no such value. */
export function paceOf(state: GameState, figure: Figure, gait: Gait): number {
  const printed = gait === 'move' ? moveOf(state, figure) : faceOf(state, figure)[gait]
  return printed === undefined ? 0 : Math.max(0, printed + addedBy(state, figure.id, 'move'))
}

/** The same in 1/1000 u. */
export const strideOf = (state: GameState, figure: Figure, gait: Gait): number => u(paceOf(state, figure, gait))

const enemyBases = (state: GameState, figure: Figure): readonly Disc[] =>
  enemiesOf(state, figure.side).map((enemy) => baseOf(state, enemy))

const withoutClimbs = new WeakMap<Ground, Ground>()

/** HOUSE-03: who rides goes round what is climbed; one who stands on it already must see for himself how he gets off. */
export function wayGroundOf(state: GameState, figure: Figure): Ground {
  const ground = groundOf(state)
  if (figure.place.at !== 'mounted') return ground
  const { elements } = state.table
  const round =
    withoutClimbs.get(ground) ??
    createGround({
      ...ground,
      pieces: ground.pieces.map((piece, i) => {
        const element = elements[i]
        const isClimbed = element && !element.scenicBase && (element.elevated || element.obstacle)
        return isClimbed ? { ...piece, passable: false } : piece
      }),
    })
  withoutClimbs.set(ground, round)
  return standsFree(round, radiusOf(state, figure), figure.position, []) ? round : ground
}

/** Everything the centre may come to with one Action, without a fight: rings for the screen. */
export const reachOf = (state: GameState, figure: Figure, gait: Gait): readonly (readonly Point[])[] =>
  reachOutline(
    wayGroundOf(state, figure),
    radiusOf(state, figure),
    figure.position,
    strideOf(state, figure, gait),
    enemyBases(state, figure),
  )

/** Farther than this nobody plans in one Action. */
const HORIZON = 4

/** The way toward a place round what is in the way, as far as one Action goes; for use as the path of a command. */
export function routeToward(
  state: GameState,
  figure: Figure,
  to: Point,
  stride: number,
  avoid: readonly Disc[] = enemyBases(state, figure),
): readonly Point[] | undefined {
  const r = radiusOf(state, figure)
  const found = shortestPath(wayGroundOf(state, figure), r, figure.position, to, stride * HORIZON, avoid)
  return found && found.length > 1 ? cutAt(found, stride).slice(1) : undefined
}

/** The first `length` of a way. */
export function cutAt(path: readonly Point[], length: number): readonly Point[] {
  const kept: Point[] = []
  let left = length
  let from: Point | undefined
  for (const to of path) {
    if (from) {
      const dx = to.x - from.x
      const dy = to.y - from.y
      const leg = Math.sqrt(dx * dx + dy * dy)
      if (leg > left) {
        const at = { x: from.x + Math.trunc((dx * left) / leg), y: from.y + Math.trunc((dy * left) / leg) }
        if (at.x !== from.x || at.y !== from.y) kept.push(at)
        return kept
      }
      left -= leg
    }
    kept.push(to)
    from = to
  }
  return kept
}
