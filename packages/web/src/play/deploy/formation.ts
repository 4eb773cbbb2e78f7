import type { Point } from '@tactic48/geometry'
import {
  baseRadius,
  type Command,
  check,
  edgeOf,
  execute,
  type Figure,
  type FigureId,
  type GameState,
  isInReserve,
  isRefusal,
  type SeatId,
  type SideId,
  seatOf,
  seededChance,
  topQuestion,
  whyNotDeploy,
} from '@tactic48/rules'
import { groupKey } from '../roster/roster.ts'

export interface PlannedMan {
  readonly figure: FigureId
  readonly at: Point
}

/** FORCE-08: a squad or a headquarters, as far as it waits; a side without units is one. */
export interface Waiting {
  readonly key: string
  readonly unit: Figure['unit']
  readonly men: readonly Figure[]
}

export function waitingOf(state: GameState, side: SideId): readonly Waiting[] {
  const groups = new Map<string, Figure[]>()
  for (const figure of state.figures) {
    if (figure.side !== side || !isInReserve(figure)) continue
    const key = groupKey(figure)
    groups.set(key, [...(groups.get(key) ?? []), figure])
  }
  const waiting = [...groups].flatMap(([key, men]) => (men[0] ? [{ key, unit: men[0].unit, men }] : []))
  return waiting.sort((a, b) => a.key.localeCompare(b.key, undefined, { numeric: true }))
}

const rideOf = ({ place }: Figure): string | undefined => (place.at === 'reserve' ? place.on : undefined)

/** SETUP-08: those who share a card or a ride are one drop; its first stands for it. */
function drops(men: readonly Figure[]): readonly Figure[] {
  const seen = new Set<string>()
  return men.filter((man) => {
    const drop = rideOf(man) ?? `sheet ${man.sheet}`
    return !seen.has(drop) && seen.add(drop)
  })
}

const FILE = 1600
const RANK = 1500
/** From so many on they stand in two ranks. */
const LINE = 5

/** Where each would stand if there were nothing in the way: files along the own edge, the first in the middle of the front. */
function ideal(state: GameState, side: SideId, centre: Point, count: number): readonly Point[] {
  const edge = edgeOf(state.table, side) ?? 'south'
  const ranks = count > LINE ? 2 : 1
  const files = Math.ceil(count / ranks)
  const outwards = (i: number): number => (i % 2 === 0 ? -1 : 1) * Math.ceil(i / 2)
  const forwards = edge === 'south' || edge === 'east' ? -1 : 1
  const shift = files % 2 === 0 ? FILE / 2 : 0
  return Array.from({ length: count }, (_, i) => {
    const along = outwards(i % files) * FILE + shift * (files > 1 ? 1 : 0)
    const deep = (i < files ? (ranks - 1) / 2 : -0.5) * RANK * forwards
    return edge === 'north' || edge === 'south'
      ? { x: centre.x + along, y: centre.y + deep }
      : { x: centre.x + deep, y: centre.y + along }
  })
}

const STEP = 300
const FAR = 14
/** Every 30 degrees. */
const ROUND = Array.from({ length: 12 }, (_, i) => [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)] as const)

/** The nearest place round a point where he may stand. */
function freeNear(state: GameState, figure: Figure, { x, y }: Point): Point | undefined {
  const centre = { x: Math.round(x), y: Math.round(y) }
  if (!whyNotDeploy(state, figure, centre)) return centre
  for (let ring = 1; ring <= FAR; ring++) {
    for (const [dx, dy] of ROUND) {
      const at = { x: Math.round(x + dx * ring * STEP), y: Math.round(y + dy * ring * STEP) }
      if (!whyNotDeploy(state, figure, at)) return at
    }
  }
  return undefined
}

const standing = (state: GameState, places: readonly PlannedMan[]): GameState => ({
  ...state,
  figures: state.figures.map((figure) => {
    const place = places.find((one) => one.figure === figure.id)
    return place ? { ...figure, place: { at: 'table' }, position: place.at } : figure
  }),
})

/** A squad in formation round a point: each as near to his place in it as he may stand. */
export function formationAt(
  state: GameState,
  men: readonly Figure[],
  centre: Point,
  planned: readonly PlannedMan[] = [],
): readonly PlannedMan[] {
  const [first] = men
  if (!first) return []
  const all = drops(men)
  const r = baseRadius(state.rules)
  const { width, height } = state.table
  const inside = ({ x, y }: Point): Point => ({
    x: Math.min(Math.max(x, r), width - r),
    y: Math.min(Math.max(y, r), height - r),
  })
  const places: PlannedMan[] = [...planned]
  const spots = ideal(state, first.side, centre, all.length)
  for (const [i, man] of all.entries()) {
    const at = freeNear(standing(state, places), man, inside(spots[i] ?? centre))
    if (at) places.push({ figure: man.id, at })
  }
  return places.slice(planned.length)
}

/** What a side has said beforehand about its deployment. */
export interface DeployPlan {
  /** In the order in which they are put down. */
  readonly men: readonly PlannedMan[]
  /** Whoever is left when they all stand is placed by advice. */
  readonly rest: boolean
}

export type DeployPlans = { readonly [side in SideId]?: DeployPlan }

type Decide = (state: GameState, side: SideId, seat: SeatId) => Command | undefined | Promise<Command | undefined>

/** SETUP-08: one man each in turn, for as long as whoever is asked has an answer; on a copy of the game. */
export async function deploymentsFrom(state: GameState, decide: Decide): Promise<readonly Command[]> {
  const commands: Command[] = []
  // Nothing is rolled before the last man stands.
  const chance = seededChance('deployment')
  let now = state
  for (;;) {
    const question = topQuestion(now)
    const [side] = question?.awaiting ?? []
    const seat = side && seatOf(now, side)
    const command = seat && question?.kind === 'deploy' ? await decide(now, side, seat) : undefined
    const next = command && execute(now, command, chance)
    if (!command || !next || isRefusal(next)) return commands
    commands.push(command)
    now = next.state
  }
}

/** SETUP-08: all of a plan that can still be carried out, each at his place or beside it. */
export function allDeployments(state: GameState, seat: SeatId, plan: readonly PlannedMan[]): readonly Command[] {
  const placed: PlannedMan[] = []
  for (const { figure: id, at } of plan) {
    const figure = state.figures.find((one) => one.id === id)
    const spot = figure && isInReserve(figure) && freeNear(standing(state, placed), figure, at)
    if (spot) placed.push({ figure: id, at: spot })
  }
  return placed.map(({ figure, at }) => ({ verb: 'deploy', seat, figure, at }) as const)
}

/** SETUP-08: the next of a plan that can still be carried out, at his place or beside it. */
export function nextDeployment(state: GameState, seat: SeatId, plan: readonly PlannedMan[]) {
  for (const { figure: id, at } of plan) {
    const figure = state.figures.find((one) => one.id === id)
    if (!figure || !isInReserve(figure)) continue
    const spot = freeNear(state, figure, at)
    const command = spot && ({ verb: 'deploy', seat, figure: id, at: spot } as const)
    if (command && !isRefusal(check(state, command))) return command
  }
  return undefined
}
