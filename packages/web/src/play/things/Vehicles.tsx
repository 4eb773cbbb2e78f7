import { type GameState, loadedIn, occupantsOf, type Vehicle as Ride } from '@tactic48/rules'
import { memo, type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Vehicle } from '../../figure/Vehicle.tsx'
import { vehicleLook } from '../../figure/vehicle.ts'
import { useWalk, type Walk } from '../FigurePiece.tsx'
import { usePlay } from '../playContext.ts'
import { useBeat } from '../playStage.ts'
import { useParts } from '../tableStore.ts'
import { isSameThing, parked } from './thing.ts'
import { useThingWords } from './useThingWords.ts'

/** Mounts and vehicles, with or without anybody on them. */
export const Vehicles = memo(function Vehicles({ state }: { state: GameState }): ReactElement {
  const { moment, thing, vehicle, armour } = useParts('moment', 'thing', 'vehicle', 'armour')
  const beat = useBeat()
  return (
    <>
      {parked(state).map((one) => {
        const target = { vehicle: one.id }
        const chosen = vehicle === one.id || isSameThing(thing, target) || isSameThing(armour, target)
        const walk =
          moment === undefined
            ? beat?.marks.find((mark) => mark.kind === 'walk' && mark.figure === one.driver)
            : undefined
        return <VehiclePiece key={one.id} state={state} ride={one} chosen={chosen} walk={walk as Walk | undefined} />
      })}
    </>
  )
})

interface PieceProps {
  readonly state: GameState
  readonly ride: Ride
  readonly chosen: boolean
  readonly walk: Walk | undefined
}

function VehiclePiece({ state, ride, chosen, walk }: PieceProps): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const words = useThingWords(state)
  const walker = useRef<SVGGElement>(null)
  useWalk(walker, ride.position, walk)
  const { id, side, position, radius: r } = ride
  const { x, y } = position
  const load = loadedIn(state, id).length
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside the table's drawing
    <g
      className={`piece vehicle ${side}${chosen ? ' selected' : ''}`}
      data-part="piece"
      data-side={side}
      data-vehicle={id}
      data-aboard={occupantsOf(state, id).length}
      role="button"
      tabIndex={0}
      aria-pressed={chosen}
      aria-label={t('figure', {
        name: names.vehicle(id),
        side: names.side(side),
        square: names.square(position),
        state: words(ride),
      })}
    >
      <g ref={walker}>
        {chosen && (
          <>
            <circle className="piece-chosen-key" cx={x} cy={y} r={r + 150} />
            <circle className="piece-chosen" cx={x} cy={y} r={r + 150} />
          </>
        )}
        <circle className="piece-focus" data-part="focus-ring" cx={x} cy={y} r={r + 220} />
        <Vehicle x={x} y={y} r={r} {...vehicleLook(state, ride)} />
        {load > 0 && <Load x={x + r * 0.74} y={y + r * 0.74} count={load} />}
      </g>
    </g>
  )
}

/** EVAC-09: a stretcher for each casualty on board. */
function Load({ x, y, count }: { x: number; y: number; count: number }): ReactElement {
  return (
    <g className="vehicle-load" transform={`translate(${x} ${y})`} data-load={count}>
      <circle className="load-disc" r="330" />
      <path d="M-210 -110H210M-210 110H210M-110 -110V110M110 -110V110" />
      {count > 1 && <text y="330">{count}</text>}
    </g>
  )
}
