import type { FigureId } from '@tactic48/rules'
import { type ComponentType, lazy, memo, type ReactElement, Suspense } from 'react'
import { Loading } from '../app/settled.ts'
import { Area } from './Areas.tsx'
import type { BoardMarker, MarkerKind, MarkerOf } from './model.ts'
import './board.css'

export interface MarkerProps<K extends MarkerKind> {
  readonly marker: MarkerOf<K>
  /** It stands out: its owner is chosen, or it is pointed at. */
  readonly lit: boolean
  /** Told to those who point at it. */
  readonly says: string | undefined
}

type Drawing<K extends MarkerKind> = ComponentType<MarkerProps<K>>
type RareKind = keyof typeof import('./rareMarkers.tsx').RARE_MARKERS

/** Few games have any; the front page has none. */
function rare<K extends RareKind>(kind: K): Drawing<K> {
  const Rare = lazy(async () => ({ default: (await import('./rareMarkers.tsx')).RARE_MARKERS[kind] as Drawing<K> }))
  const Fetched = Rare as ComponentType<object>
  return (props) => (
    <Suspense fallback={<Loading />}>
      <Fetched {...props} />
    </Suspense>
  )
}

const CROSS = 'M-260 -260L260 260M260 -260L-260 260'

/** Every kind of marker, each drawn by one entry. */
const MARKERS: { readonly [K in MarkerKind]: Drawing<K> } = {
  objective: rare('objective'),
  exit: rare('exit'),
  station: rare('station'),
  fallen: ({ marker: { id, side, at } }) => (
    <g className={`fallen-mark ${side}`} transform={`translate(${at.x} ${at.y})`} data-fallen={id}>
      <path className="fallen-key" d={CROSS} />
      <path className="fallen-line" d={CROSS} />
    </g>
  ),
  leftWeapon: rare('leftWeapon'),
  smoke: rare('smoke'),
  opportunityFire: (props) => <Watched {...props} />,
  suppressionFire: (props) => <Watched {...props} />,
  barrage: rare('barrage'),
  strafe: rare('strafe'),
  bombs: rare('bombs'),
  arrival: rare('arrival'),
}

const Watched = ({ marker, lit }: MarkerProps<'opportunityFire' | 'suppressionFire'>): ReactElement => (
  <g data-marker={marker.id}>
    <Area {...marker} lit={lit} />
  </g>
)

interface MarkersProps {
  readonly markers: readonly BoardMarker[]
  /** The figure whose areas stand out. */
  readonly of?: FigureId | undefined
  /** Markers that are pointed at, by id. */
  readonly lit?: readonly string[]
  readonly says?: ((marker: BoardMarker) => string | undefined) | undefined
}

const NONE: readonly string[] = []

/** All that is on the ground under the pieces. */
export const Markers = memo(function Markers({ markers, of, lit = NONE, says }: MarkersProps): ReactElement {
  return (
    <g className="board markers">
      {markers.map((marker) => (
        <Drawn
          key={`${marker.kind} ${marker.id}`}
          marker={marker}
          lit={lit.includes(marker.id) || ('owners' in marker && marker.owners.some((owner) => owner === of))}
          says={says?.(marker)}
        />
      ))}
    </g>
  )
})

function Drawn(props: MarkerProps<MarkerKind>): ReactElement {
  const One = MARKERS[props.marker.kind] as Drawing<MarkerKind>
  return <One {...props} />
}
