import type { FigureId } from '@tactic48/rules'
import clsx from 'clsx'
import { type ComponentType, lazy, memo, type ReactElement, Suspense } from 'react'
import { Loading } from '../app/settled.ts'
import { Area } from './Areas.tsx'
import css from './Markers.module.css'
import type { BoardMarker, MarkerKind, MarkerOf } from './model.ts'

export interface MarkerProps<K extends MarkerKind> {
  readonly marker: MarkerOf<K>
  /** It stands out: its owner is chosen, or it is pointed at. */
  readonly lit: boolean
  /** Told to those who point at it. */
  readonly says: string | undefined
}

type Drawing<K extends MarkerKind> = ComponentType<MarkerProps<K>>

const CROSS = 'M-260 -260L260 260M260 -260L-260 260'

/** Kinds that every game has; all others are drawn by an entry of `rareMarkers.tsx`, which the front page never loads. */
const COMMON = {
  fallen: ({ marker: { id, side, at } }: MarkerProps<'fallen'>) => (
    <g className={clsx(css.fallen, css[side])} transform={`translate(${at.x} ${at.y})`} data-fallen={id}>
      <path d={CROSS} />
      <path className={css.line} d={CROSS} />
    </g>
  ),
  opportunityFire: (props: MarkerProps<'opportunityFire'>) => <Watched {...props} />,
  suppressionFire: (props: MarkerProps<'suppressionFire'>) => <Watched {...props} />,
} as const satisfies { readonly [K in MarkerKind]?: Drawing<K> }

export type RareKind = Exclude<MarkerKind, keyof typeof COMMON>

const Rare = lazy(async () => ({ default: (await import('./rareMarkers.tsx')).RareMarker }))

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
    <g className={css.board}>
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
  const One = (COMMON as { readonly [K in MarkerKind]?: Drawing<K> })[props.marker.kind] as
    | Drawing<MarkerKind>
    | undefined
  if (One) return <One {...props} />
  return (
    <Suspense fallback={<Loading />}>
      <Rare {...(props as MarkerProps<RareKind>)} />
    </Suspense>
  )
}
