import { type Disc, EPSILON, type Point } from '@tactic48/geometry'
import type { Figure } from '../state/figure.ts'
import { type FigureId, figureId, type SideId, sheetId } from '../state/ids.ts'
import type { Arrival, Scheduled } from '../state/lasting.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import type { Sheet } from '../state/sheet.ts'
import type { GameState } from '../state/state.ts'
import type { Edge } from '../state/table.ts'
import { enlistedAs } from './assigned.ts'
import { baseRadius } from './figures.ts'
import { kitsOn, recruit, sheetFrom } from './muster.ts'
import { edgeLength, edgeOf, toEdge, whyNotDeploy, zoneGrid, zonePoint } from './zone.ts'

type Reinforcements = Extract<Arrival, { readonly kind: 'reinforcements' }>

/** REINF-04, RUNNER-05: may the next of this arrival come in here? */
export function checkEntry(state: GameState, entry: Scheduled, at: readonly Point[]): Refusal | undefined {
  const { what, side } = entry
  const men = what.kind === 'reinforcements' ? (what.teams[0]?.figures ?? 0) : 1
  const rule = what.kind === 'runner' ? 'RUNNER-05' : 'REINF-04'
  if (at.length !== men) return refuse(rule, 'wrongNumber', { need: men, have: at.length })
  for (const [i, one] of at.entries()) {
    const refusal = whyNotDeploy(state, { side }, one, rule)
    if (refusal) return refusal
    if (at.slice(0, i).some((other) => isCrowded(state, one, other))) return refuse(rule, 'blocked', one)
  }
  return what.kind === 'runner' ? checkReturn(state, side, what.exit, at[0]) : undefined
}

function isCrowded({ rules }: GameState, a: Point, b: Point): boolean {
  const least = 2 * baseRadius(rules) - EPSILON
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) < least * least
}

/** RUNNER-05. */
function checkReturn(state: GameState, side: SideId, exit: Point, at: Point | undefined): Refusal | undefined {
  if (!at || !touchesEdge(state, side, { ...at, r: baseRadius(state.rules) })) return refuse('RUNNER-05', 'notAtEdge')
  if (state.rules.company?.runnerReturnPlace !== 'exitPoint') return undefined
  const edge = edgeOf(state.table, side)
  const away = (one: Point): number => (edge ? Math.abs(alongEdge(edge, one) - alongEdge(edge, exit)) : 0)
  // GEN-04: who touches the one in his place stands no farther off than who overlaps him by the tolerance.
  const allowed = nearestEntries(state, side, exit).some((nearest) => away(at) <= away(nearest) + EPSILON)
  return allowed ? undefined : refuse('RUNNER-05', 'notAtExit')
}

const alongEdge = (edge: Edge, { x, y }: Point): number => (edge === 'north' || edge === 'south' ? x : y)

/** RUNNER-02: the base touches the own table edge. */
export function touchesEdge({ table }: GameState, side: SideId, { x, y, r }: Disc): boolean {
  const edge = edgeOf(table, side)
  return edge !== undefined && toEdge(table, edge, { x, y }) <= r + EPSILON
}

/** RUNNER-05: the free points of the edge nearest to where he left; two if they are equally near. */
export function nearestEntries(state: GameState, side: SideId, exit: Point): readonly Point[] {
  const edge = edgeOf(state.table, side)
  if (!edge) return []
  const r = baseRadius(state.rules)
  const length = edgeLength(state.table, edge)
  const along = alongEdge(edge, exit)
  const free = (place: number): readonly Point[] => {
    const at = zonePoint(state.table, edge, place, r)
    return place < r || place > length - r || whyNotDeploy(state, { side }, at) ? [] : [at]
  }
  for (let away = 0; away <= length; away++) {
    const found = away === 0 ? free(along) : [...free(along - away), ...free(along + away)]
    if (found.length > 0) return found
  }
  return []
}

/** D31, D34: where the next of this arrival comes in if nobody says; nothing where there is no room. */
export function spotsFor(state: GameState, { what, side }: Scheduled): readonly Point[] | undefined {
  if (what.kind === 'runner') {
    const [nearest] = nearestEntries(state, side, what.exit)
    return nearest && [nearest]
  }
  const men = what.kind === 'reinforcements' ? (what.teams[0]?.figures ?? 0) : 0
  const spots: Point[] = []
  for (const at of zoneByMiddle(state, side)) {
    if (spots.length === men) break
    if (spots.some((other) => isCrowded(state, at, other)) || whyNotDeploy(state, { side }, at)) continue
    spots.push(at)
  }
  return spots.length === men ? spots : undefined
}

/** The zone on a grid, nearest to the middle of the own edge first. */
function zoneByMiddle(state: GameState, side: SideId): readonly Point[] {
  const edge = edgeOf(state.table, side)
  if (!edge) return []
  const middle = zonePoint(state.table, edge, Math.round(edgeLength(state.table, edge) / 2), 0)
  const away = ({ x, y }: Point): number => (x - middle.x) * (x - middle.x) + (y - middle.y) * (y - middle.y)
  return [...zoneGrid(state, side, baseRadius(state.rules))].sort((a, b) => away(a) - away(b))
}

/** REINF-03, REINF-04: the next team as it comes in, on one card or on a copy each. */
export function teamFigures(
  state: GameState,
  side: SideId,
  { teams }: Reinforcements,
  at: readonly Point[],
): { readonly figures: readonly Figure[]; readonly sheets: readonly Sheet[] } {
  const [team] = teams
  if (!team) return { figures: [], sheets: [] }
  const copies = state.rules.company?.teamShares === 'separate' ? team.figures : 1
  const sheets = Array.from({ length: copies }, (_, i) =>
    sheetFrom({
      id: sheetId(state.sheets.length + i),
      ...enlistedAs(team),
      kits: kitsOn(state.cards, team),
      reinforcement: team.ap / copies,
    }),
  )
  const name = freshTeamName(state, side)
  const figures = at.map((position, i): Figure => {
    const sheet = sheetId(state.sheets.length + (copies > 1 ? i : 0))
    return { ...recruit(state.cards, side, team, memberOf(name, i), sheet), place: { at: 'table' }, position }
  })
  return { figures, sheets }
}

const memberOf = (name: string, index: number): FigureId => figureId(index === 0 ? name : `${name}${'abc'[index]}`)

function freshTeamName({ figures }: GameState, side: SideId): string {
  let count = 1
  while (figures.some(({ id }) => id === `${side}-r${count}`)) count++
  return `${side}-r${count}`
}
