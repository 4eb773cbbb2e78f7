import type { Point } from '@tactic48/geometry'
import {
  aidStationOf,
  baseRadius,
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
    const goals = goalProgress(state, side).flatMap(({ goal, have }) => {
      if (goal.kind === 'touch') return { element: goal.element, side: opponentOf(side), heldBy: undefined }
      return goal.kind === 'hold' ? { element: goal.element, side, heldBy: have > 0 ? side : undefined } : []
    })
    return [...(named ? [{ element: named, side, heldBy: undefined }] : []), ...goals]
  })
  return guarded.flatMap(({ element: id, side, heldBy }) => {
    const element = state.table.elements.find((one) => one.id === id)
    if (!element) return []
    const { outline } = element
    return { kind: 'objective', id: `${side} ${id}`, side, element: id, outline, at: middleOf(outline), heldBy }
  })
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
