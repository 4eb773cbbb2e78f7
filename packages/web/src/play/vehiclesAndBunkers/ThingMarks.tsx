import { baseRadius, besideVehicle, rideOf, vehicleOf } from '@tactic48/rules'
import { type ReactElement, useMemo } from 'react'
import { Figure } from '../../board/Figure.tsx'
import { lookOf } from '../../boardModel/lookOf.ts'
import { usePlanned, usePlay } from '../playContext.ts'
import { TargetMark } from '../Targets.tsx'
import { usePart, useVerb } from '../tableStore.ts'
import { placeOfThing, placesBeside } from './thing.ts'

/** Over the figures: where somebody can get off, and where he would stand. */
export function ThingMarks(): ReactElement | undefined {
  const { state, seat } = usePlay()
  const { actor, prospect } = usePlanned()
  const verb = useVerb()
  const goal = usePart('goal')
  const armour = usePart('armour')
  const getsOff = verb === 'dismount' && actor && seat && state.rules.premeasure
  const places = useMemo(() => (getsOff ? placesBeside(state, seat, actor) : []), [getsOff, state, seat, actor])
  const ride = actor && rideOf(state, actor)
  const at = actor && verb && armour && state.rules.premeasure ? placeOfThing(state, armour) : undefined
  if (actor && at && armour) {
    const r = 'vehicle' in armour ? (vehicleOf(state, armour.vehicle)?.radius ?? 0) : 900
    return (
      <g data-armour-aim>
        {verb === 'fireAtArmour' && (
          <path className="armour-lane" d={`M${actor.position.x} ${actor.position.y}L${at.x} ${at.y}`} />
        )}
        <TargetMark at={at} r={r} harm />
      </g>
    )
  }
  if (!getsOff || !ride) return undefined
  const r = baseRadius(state.rules)
  const end = goal && besideVehicle(state, ride, goal)
  return (
    <g className="beside-places">
      {places.map(({ at: { x, y }, refusal }) => (
        <g key={`${x} ${y}`} className={refusal ? 'no' : 'yes'} transform={`translate(${x} ${y})`}>
          <circle className="place-key" r={r * 0.34} />
          <circle className="place-dot" r={r * 0.34} />
          {refusal && <path className="place-cross" d="M-90 -90L90 90M90 -90L-90 90" />}
        </g>
      ))}
      {end && (
        <g className={`ghost${prospect?.refusal ? ' refused' : ''}`} data-ghost>
          <circle className="ghost-ring-key" cx={end.x} cy={end.y} r={r + 110} />
          <circle className="ghost-ring" cx={end.x} cy={end.y} r={r + 110} />
          <g opacity="0.85">
            <Figure x={end.x} y={end.y} r={r} lifted {...lookOf(state, actor)} />
          </g>
        </g>
      )}
    </g>
  )
}
