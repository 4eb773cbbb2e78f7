import { createTrack, firstBlocked, type Point, shortestPath, type Track, trackPoint } from '@tactic48/geometry'
import { baseRadius, cutAt, type Figure, type FigureId, type GameState, groundOf, strideOf } from '@tactic48/rules'
import { DECIDES, errandOf } from '../errand.ts'
import { COMPASS, cut, lengthOf, nearestEnemies, placeAt, pointShort, stepTo } from './places.ts'

/** Where a figure may go with its next Move, and how likely it is to go there rather than elsewhere. */
export interface Intent {
  readonly track: Track
  readonly share: number
  /** It goes for what it wants: its nearest enemy, or the objective where there is one. */
  readonly purpose: boolean
  /** VICT-02: from there it may touch the objective in the same turn. */
  readonly wins: boolean
}

/** Of its moves, how many go for what it wants. */
const PURPOSE = 0.5
/** Planning horizon in Moves. */
const HORIZON = 6
const MOVES_A_TURN = 2

const intentCache = new WeakMap<GameState, Map<FigureId, readonly Intent[]>>()

export function intentsOf(state: GameState, figure: Figure): readonly Intent[] {
  const made = intentCache.get(state) ?? new Map<FigureId, readonly Intent[]>()
  intentCache.set(state, made)
  const before = made.get(figure.id)
  if (before) return before
  const intents = guess(state, figure)
  made.set(figure.id, intents)
  return intents
}

function guess(state: GameState, figure: Figure): readonly Intent[] {
  const stride = strideOf(state, figure, 'move')
  if (stride === 0) return []
  const goals = goalsOf(state, figure)
  const intents: Intent[] = goals.map(({ at, objective }) => {
    const { path, length } = routeTo(state, figure, at, stride)
    const wins = objective && length <= MOVES_A_TURN * stride
    return { track: createTrack(path), share: PURPOSE / goals.length, purpose: true, wins }
  })
  const share = (goals.length > 0 ? 1 - PURPOSE : 1) / (COMPASS.length / 2)
  for (let i = 0; i < COMPASS.length; i += 2) {
    const direction = COMPASS[i]
    const track = direction && walkable(state, figure, stepTo(figure.position, direction, stride))
    if (track) intents.push({ track, share, purpose: false, wins: false })
  }
  return intents
}

interface Goal {
  readonly at: Point
  readonly objective: boolean
}

/** Places beside what it wants. */
function goalsOf(state: GameState, figure: Figure): readonly Goal[] {
  const r = baseRadius(state.rules)
  const goals: Goal[] = []
  const [foe] = nearestEnemies(state, figure, 1)
  const touch = foe && pointShort(figure.position, foe.position, 2 * r)
  if (touch) goals.push({ at: touch, objective: false })
  const errand = errandOf(state, figure)
  const beside = errand && placeAt(state, figure, errand.to)
  if (beside) goals.push({ at: beside, objective: errand.worth >= DECIDES })
  return goals
}

interface Route {
  /** As far as one Move goes. */
  readonly path: readonly Point[]
  /** Of the whole of it. */
  readonly length: number
}

/** Round what is in the way where there is a way. */
function routeTo(state: GameState, figure: Figure, goal: Point, stride: number): Route {
  const r = baseRadius(state.rules)
  const found = shortestPath(groundOf(state), r, figure.position, goal, HORIZON * stride, [])
  if (found) return { path: [figure.position, ...cutAt(found, stride).slice(1)], length: lengthOf(found) }
  const { points } = walkable(state, figure, cut(figure.position, goal, stride))
  return { path: points, length: Number.POSITIVE_INFINITY }
}

/** The straight way, as far as the ground lets it. */
function walkable(state: GameState, figure: Figure, to: Point): Track {
  const { width, height } = state.table
  const end = { x: Math.min(Math.max(to.x, 0), width), y: Math.min(Math.max(to.y, 0), height) }
  const track = createTrack([figure.position, end])
  const blocked = firstBlocked(groundOf(state), track, baseRadius(state.rules), 1, track.steps)
  return blocked < 0 ? track : createTrack([figure.position, trackPoint(track, Math.max(0, blocked - 1))])
}
