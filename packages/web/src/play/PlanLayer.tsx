import { createTrack, type Point, type Track, trackPoint } from '@tactic48/geometry'
import { type GameState, occupantsOf, radiusOf, reachOf, rideOf } from '@tactic48/rules'
import { memo, type ReactElement, useMemo } from 'react'
import { Figure } from '../board/Figure.tsx'
import { Vehicle } from '../board/Vehicle.tsx'
import { lookOf, vehicleLook } from '../boardModel/lookOf.ts'
import { drawnAt } from '../boardModel/seats.ts'
import type { Prospect } from '../interactions/interaction.ts'
import { ReachRings } from '../sight/ReachRings.tsx'

const line = (points: readonly Point[]): string =>
  points.length < 2 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** The part of a track from one step to another. */
function part(track: Track, from: number, to: number): readonly Point[] {
  const bends = track.starts.filter((start) => start > from && start < to)
  return [from, ...bends, to].map((k) => trackPoint(track, k))
}

/** Everything one Action can reach. */
export const Reach = memo(function Reach({
  state,
  figure,
  gait,
}: {
  state: GameState
  figure: Prospect['figure']
  gait: 'move' | 'moveFire'
}): ReactElement {
  const rings = useMemo(() => reachOf(state, figure, gait), [state, figure, gait])
  return <ReachRings rings={rings} />
})

/** How bad it is from here on: 0 safe, 1 to 3 ever denser hatching. */
function density(chance: number): 1 | 2 | 3 {
  if (chance >= 0.5) return 3
  return chance >= 0.25 ? 2 : 1
}

interface PlanLayerProps {
  readonly state: GameState
  readonly prospect: Prospect
  readonly bends: readonly Point[]
  /** The pointer no longer moves it. */
  readonly fixed: boolean
}

/** The planned way: chalk while safe, hatched from the point where fire waits, and the figure at its end. */
export function PlanLayer({ state, prospect, bends, fixed }: PlanLayerProps): ReactElement | undefined {
  const { way, figure, end } = prospect
  const r = radiusOf(state, figure)
  if (!way || !end) return undefined
  const track = createTrack([figure.position, ...way.path, ...(way.stepInto ? [way.stepInto] : [])])
  const threats = prospect.dangers.flatMap((danger) => (danger.kind === 'contact' ? [] : [danger]))
  const contact = prospect.dangers.find(({ kind }) => kind === 'contact')
  const last = contact && state.rules.contactEndsMove ? contact.k : track.steps
  let missed = 1
  const lanes = threats.map((danger, i) => {
    if (danger.kind === 'opportunityFire' && !danger.second) missed *= danger.odds.miss
    const to = threats[i + 1]?.k ?? last
    return { k: danger.k, d: line(part(track, danger.k, Math.max(danger.k + 1, to))), dense: density(1 - missed) }
  })
  return (
    <g className={`plan${prospect.refusal ? ' refused' : ''}${fixed ? ' fixed' : ''}`}>
      <path className="lane-key" d={line(track.points)} strokeWidth={2 * r + 60} />
      <path className="lane" d={line(track.points)} strokeWidth={2 * r} />
      {lanes.map((lane) => (
        <path
          key={`${lane.k} ${lane.d.length}`}
          className="lane-harm"
          data-danger
          d={lane.d}
          strokeWidth={2 * r}
          stroke={`url(#harm-hatch-${lane.dense})`}
        />
      ))}
      <path className="way-key" d={line(track.points)} />
      <path className="way" data-part="way" d={line(track.points)} />
      {bends.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="bend" data-part="bend" cx={x} cy={y} r="130" />
      ))}
      {threats.map((danger) => (
        <g key={`${danger.kind} ${danger.marker} ${danger.k}`} transform={`translate(${danger.at.x} ${danger.at.y})`}>
          <circle className="trigger" r={r} />
          <path className="trigger-sign" d="M0 -300L290 220H-290Z" />
          <path className="trigger-stroke" d="M0 -120V60M0 130V150" />
        </g>
      ))}
      <g className="ghost" data-ghost>
        <circle className="ghost-ring-key" cx={end.x} cy={end.y} r={r + 110} />
        <circle className="ghost-ring" data-part="ghost-ring" cx={end.x} cy={end.y} r={r + 110} />
        <g opacity="0.85">
          <Ghost state={state} figure={figure} end={end} />
        </g>
      </g>
    </g>
  )
}

/** HOUSE-03: with all that goes along. */
function Ghost({ state, figure, end }: Pick<PlanLayerProps, 'state'> & Required<Pick<Prospect, 'figure' | 'end'>>) {
  const ride = rideOf(state, figure)
  if (!ride) return <Figure x={end.x} y={end.y} r={radiusOf(state, figure)} lifted {...lookOf(state, figure)} />
  const { x, y } = ride.position
  return (
    <g transform={`translate(${end.x - x} ${end.y - y})`}>
      <Vehicle x={x} y={y} r={ride.radius} {...vehicleLook(state, ride)} />
      {occupantsOf(state, ride.id).map((one) => (
        <Figure key={one.id} {...drawnAt(state, one)} {...lookOf(state, one)} />
      ))}
    </g>
  )
}
