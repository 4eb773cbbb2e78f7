import type { Point } from '@tactic48/geometry'
import {
  aidStationOf,
  baseRadius,
  type Edge,
  type Figure,
  type GameState,
  goalProgress,
  type LeftWeapon,
  type Marker,
  mannedBy,
  markerRadius,
  onTable,
  opponentOf,
  type RuleSet,
  type Scheduled,
  SIDES,
  SUPPORT_PROFILES,
  type SupportId,
  watchIdleness,
} from '@tactic48/rules'
import type { BoardMarker, MarkerOf, Strip } from '../board/model.ts'
import { middleOf } from '../board/outline.ts'
import { countdownAt, entryEdge } from './countdowns.ts'

/** From the ground up, as they are drawn. */
export const markersOf = (state: GameState): readonly BoardMarker[] => [
  ...objectives(state),
  ...exits(state),
  ...stations(state),
  ...state.figures.filter(isBeyondHelp).map(fallen),
  ...leftWeapons(state),
  ...state.smoke.map(
    ({ id, side, at, radius }): MarkerOf<'smoke'> => ({ kind: 'smoke', id, side, ...at, r: radius * 1000 }),
  ),
  ...state.markers.map((marker) => area(state, marker)),
  ...state.schedule.map((entry) => awaited(state, entry)),
]

/** Each in the colour of those who have to guard it. */
function objectives(state: GameState): readonly MarkerOf<'objective'>[] {
  const guarded = SIDES.flatMap((side) => {
    const named = state.table.objectives?.[side]
    const touched = { heldBy: undefined, until: undefined, reached: false }
    const goals = goalProgress(state, side).flatMap(({ goal, have, until, reached }) => {
      if (goal.kind === 'touch') return { ...touched, element: goal.element, side: opponentOf(side), reached }
      if (goal.kind !== 'hold') return []
      return { element: goal.element, side, heldBy: have > 0 ? side : undefined, until, reached }
    })
    return [...(named ? [{ ...touched, element: named, side }] : []), ...goals]
  })
  return guarded.flatMap(({ element: id, side, ...rest }) => {
    const element = state.table.elements.find((one) => one.id === id)
    if (!element) return []
    const { outline } = element
    return { kind: 'objective', id: `${side} ${id}`, side, element: id, outline, at: middleOf(outline), ...rest }
  })
}

/** Not at its middle, where those who come in are counted down. */
const ALONG = 0.75

const TAKEN_OUT = { leave: 'men', message: 'messages', evacuate: 'casualties' } as const

/** HOUSE-20, RUNNER-02, EVAC-10: over the edge that is named, else over the own one; casualties first to an aid station. */
function exits(state: GameState): readonly MarkerOf<'exit'>[] {
  return SIDES.flatMap((side) =>
    goalProgress(state, side).flatMap(({ goal, have, need }): readonly MarkerOf<'exit'>[] => {
      if (goal.kind !== 'leave' && goal.kind !== 'message' && goal.kind !== 'evacuate') return []
      const marker = {
        kind: 'exit',
        id: `${side} ${goal.kind}`,
        side,
        takes: TAKEN_OUT[goal.kind],
        have,
        need,
      } as const
      const station = goal.kind === 'evacuate' ? aidStationOf(state, side) : undefined
      if (station) return [{ ...marker, at: middleOf(station.outline), edge: undefined }]
      const named = goal.kind === 'evacuate' ? undefined : goal.edge
      const edge = edgeLine(state, named ?? entryEdge(state, side))
      const [from, to] = edge
      return [{ ...marker, at: { x: from.x + ALONG * (to.x - from.x), y: from.y + ALONG * (to.y - from.y) }, edge }]
    }),
  )
}

function edgeLine({ table: { width, height } }: GameState, edge: Edge): readonly [Point, Point] {
  const [x, y] = [edge === 'east' ? width : 0, edge === 'south' ? height : 0]
  return edge === 'north' || edge === 'south'
    ? [
        { x: 0, y },
        { x: width, y },
      ]
    : [
        { x, y: 0 },
        { x, y: height },
      ]
}

function stations(state: GameState): readonly MarkerOf<'station'>[] {
  if (!state.rules.company) return []
  return state.table.elements.flatMap(({ id, aidStation, hqLine, outline }) => {
    if (!aidStation && !hqLine) return []
    const owner = aidStation ? SIDES.find((side) => aidStationOf(state, side)?.id === id) : undefined
    return [{ kind: 'station', id, element: id, serves: aidStation ? 'aid' : 'line', owner, at: middleOf(outline) }]
  })
}

const isBeyondHelp = ({ place }: Figure): boolean => place.at === 'gone' && place.casualty === undefined

const fallen = ({ id, side, position }: Figure): MarkerOf<'fallen'> => ({ kind: 'fallen', id, side, at: position })

function leftWeapons(state: GameState): readonly MarkerOf<'leftWeapon'>[] {
  const crewOf = (left: LeftWeapon): Figure | undefined =>
    onTable(state).find((figure) => mannedBy(state, figure).includes(left))
  return state.leftWeapons.map((left) => ({
    kind: 'leftWeapon',
    id: `${left.weapon} ${left.position.x} ${left.position.y}`,
    side: left.side,
    at: left.position,
    r: baseRadius(state.rules),
    weapon: left.weapon,
    mannedBy: crewOf(left)?.id,
  }))
}

function area(state: GameState, marker: Marker): MarkerOf<Marker['kind']> {
  const { kind, id, side, at, radius } = marker
  const owners = marker.kind === 'opportunityFire' ? [marker.owner] : marker.participants.map(({ figure }) => figure)
  const idle = marker.kind === 'suppressionFire' ? marker.waiting : watchIdleness(state, marker) !== undefined
  return { kind, id, side, at, idle, owners, ...reachOf(state.rules, radius) }
}

/** GEN-04: measured from the edge of the disc; `radius` as printed, in u. */
export function reachOf(rules: RuleSet, radius: number): Pick<MarkerOf<Marker['kind']>, 'disc' | 'reach'> {
  const disc = markerRadius(rules)
  return { disc, reach: rules.premeasure ? Math.round(radius * 1000) + disc : undefined }
}

/** HOUSE-08: the ground that a strafing attack rakes. */
export function stripOf(profile: SupportId, at: Point, line: Point | undefined): Strip | undefined {
  const { strip } = SUPPORT_PROFILES[profile]
  return strip && line && { at, line, length: strip.length * 1000, width: strip.width * 1000 }
}

/** What is on its way, where it will come down or in. */
function awaited(state: GameState, entry: Scheduled): BoardMarker {
  const { id, side, due, what } = entry
  switch (what.kind) {
    case 'supportFire': {
      const { profile, target: at, line } = what.barrage
      const { radius, drift } = SUPPORT_PROFILES[profile]
      const strip = stripOf(profile, at, line)
      return strip
        ? { kind: 'strafe', id, side, ...strip }
        : { kind: 'barrage', id, side, at, reach: (radius + Math.max(...drift)) * 1000 }
    }
    case 'platoonMortar':
      return { kind: 'bombs', id, side, places: what.bombs.at }
    default: {
      const at = countdownAt(state, { kind: 'arrival', side, due, entry })
      return { kind: 'arrival', id, side, at, edge: entryEdge(state, side), r: baseRadius(state.rules) }
    }
  }
}
