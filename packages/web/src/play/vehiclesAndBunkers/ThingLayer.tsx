import { approximateVisibleRegion } from '@tactic48/geometry'
import {
  baseOf,
  baseRadius,
  besideVehicle,
  type Figure as Character,
  figureOf,
  type GameState,
  rideOf,
  type Shelter,
  shelterOf,
  sheltersOf,
  slitGround,
  vehicleOf,
} from '@tactic48/rules'
import { memo, type ReactElement, useMemo } from 'react'
import { Figure } from '../../board/Figure.tsx'
import { outlinePath, ringPath } from '../../board/outline.ts'
import { lookOf } from '../../boardModel/lookOf.ts'
import { Ghost, TargetMark } from '../Chalk.tsx'
import { usePlanned, usePlay } from '../playContext.ts'
import { usePart, useParts, useVerb } from '../tableStore.ts'
import css from './ThingLayer.module.css'
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
          <path className={css.lane} d={`M${actor.position.x} ${actor.position.y}L${at.x} ${at.y}`} />
        )}
        <TargetMark at={at} r={r} harm />
      </g>
    )
  }
  if (!getsOff || !ride) return undefined
  const r = baseRadius(state.rules)
  const end = goal && besideVehicle(state, ride, goal)
  return (
    <g>
      {places.map(({ at: { x, y }, refusal }) => (
        <g key={`${x} ${y}`} className={refusal && css.refused} transform={`translate(${x} ${y})`}>
          <circle className={css.key} r={r * 0.34} />
          <circle className={css.place} r={r * 0.34} />
          {refusal && <path className={css.cross} d="M-90 -90L90 90M90 -90L-90 90" />}
        </g>
      ))}
      {end && (
        <Ghost at={end} r={r} refused={prospect?.refusal !== undefined} faint={0.85} data-ghost>
          <Figure x={end.x} y={end.y} r={r} lifted {...lookOf(state, actor)} />
        </Ghost>
      )}
    </g>
  )
}

/** BUNKER-08: what the chosen man inside sees through each slit; of a bunker that is looked at, what the slits themselves look out on. */
export function SlitSectors(): ReactElement | undefined {
  const { state } = usePlay()
  const { selected, thing, tool } = useParts('selected', 'thing', 'tool')
  const figure = selected && figureOf(state, selected)
  const home = figure && shelterOf(state, figure)
  const looked =
    thing && 'element' in thing ? sheltersOf(state).find(({ element }) => element.id === thing.element) : undefined
  const shelter = home ?? looked
  if (!shelter || tool === 'fan') return undefined
  return (
    <g data-bunker={shelter.element.id}>
      {state.rules.premeasure && <Sectors state={state} shelter={shelter} from={home ? figure : undefined} />}
      {shelter.slits.map(({ outline, middle }, i) => (
        <g key={`${middle.x} ${middle.y}`}>
          <path className={css.gap} d={outlinePath(outline)} />
          {shelter.slits.length > 1 && (
            <text className={css.number} x={middle.x} y={middle.y}>
              {i + 1}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}

interface SectorsProps {
  readonly state: GameState
  readonly shelter: Shelter
  readonly from: Character | undefined
}

/** The true region, as the proofs have it. */
const Sectors = memo(function Sectors({ state, shelter, from }: SectorsProps): ReactElement {
  const sectors = useMemo(
    () =>
      shelter.slits.map(({ inner, middle }, i) => {
        const base = from ? baseOf(state, from) : { ...inner, r: 0 }
        const rings = approximateVisibleRegion(slitGround(state, shelter, i), base)
        return { key: `${middle.x} ${middle.y}`, d: rings.map(ringPath).join('') }
      }),
    [state, shelter, from],
  )
  const { width, height } = state.table
  return (
    <>
      <clipPath id="outside-bunker">
        <path clipRule="evenodd" d={`M0 0H${width}V${height}H0Z${outlinePath(shelter.outline)}`} />
      </clipPath>
      {sectors.map(({ key, d }) => (
        <path
          key={key}
          className={css.sector}
          d={d}
          fillRule="evenodd"
          clipPath="url(#outside-bunker)"
          data-sector={key}
        />
      ))}
    </>
  )
})
