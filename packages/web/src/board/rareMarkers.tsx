import clsx from 'clsx'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { MarkerProps, RareKind } from './Markers.tsx'
import { outlinePath } from './outline.ts'
import css from './rareMarkers.module.css'
import { StationGlyph, SupportMark, SupportStrip } from './signs.tsx'
import { SPREAD, smokeSprite } from './smokeSprite.ts'

const Objective = ({ marker, lit }: MarkerProps<'objective'>): ReactElement => (
  <path
    className={clsx(css.objective, css[marker.side], lit && css.lit)}
    d={outlinePath(marker.outline)}
    data-objective={marker.element}
    data-side={marker.side}
    data-touched={lit || undefined}
  />
)

const Exit = ({ marker: { id, side, edge } }: MarkerProps<'exit'>): ReactElement => (
  <path
    className={clsx(css.exit, css[side])}
    d={edge ? `M${edge.map(({ x, y }) => `${x} ${y}`).join('L')}` : ''}
    data-exit={id}
    data-side={side}
  />
)

const Station = ({ marker: { at, serves, owner, element }, says }: MarkerProps<'station'>): ReactElement => (
  <StationGlyph x={at.x} y={at.y} kind={serves} owner={owner} element={element} says={says} />
)

const LeftWeapon = ({ marker, says }: MarkerProps<'leftWeapon'>): ReactElement => {
  const { side, at, r, weapon, mannedBy } = marker
  return (
    <g
      className={clsx(css.weapon, css[side], mannedBy && css.manned)}
      transform={`translate(${at.x} ${at.y})`}
      data-left-weapon={weapon}
    >
      {says && <title>{says}</title>}
      <circle className={css.weaponKey} r={r} />
      <circle className={css.ring} r={r} />
      <path d="M0 60L-260 330M0 60L260 330M0 60V360" />
      <path d="M0 120V-330M-90 -60H90M-110 60H110" />
    </g>
  )
}

/** The cloud, and the disc that blocks sight; its edge says whose it is. */
const Smoke = ({ marker: { id, side, x, y, r }, lit }: MarkerProps<'smoke'>): ReactElement => {
  const half = r * SPREAD
  return (
    <g className={clsx(css.smoke, css[side])} data-smoke={id}>
      <image href={smokeSprite(id)} x={x - half} y={y - half} width={2 * half} height={2 * half} />
      <circle className={css.smokeKey} cx={x} cy={y} r={r} />
      <circle className={css.edge} cx={x} cy={y} r={r} />
      {lit && <circle className={css.litReach} cx={x} cy={y} r={r + 160} />}
    </g>
  )
}

type AwaitedProps = Pick<MarkerProps<'barrage' | 'strafe' | 'bombs' | 'arrival'>, 'marker' | 'lit'> & {
  readonly children: ReactNode
}

const Awaited = ({ marker: { id }, lit, children }: AwaitedProps): ReactElement => (
  <g className={clsx(css.awaited, lit && css.lit)} data-awaited={id}>
    {children}
  </g>
)

const Barrage = ({ marker, lit }: MarkerProps<'barrage'>): ReactElement => (
  <Awaited marker={marker} lit={lit}>
    <circle className={css.reach} cx={marker.at.x} cy={marker.at.y} r={marker.reach} />
    <SupportMark at={marker.at} />
  </Awaited>
)

const Strafe = ({ marker, lit }: MarkerProps<'strafe'>): ReactElement => (
  <Awaited marker={marker} lit={lit}>
    <SupportStrip {...marker} />
  </Awaited>
)

const Bombs = ({ marker, lit }: MarkerProps<'bombs'>): ReactElement => (
  <Awaited marker={marker} lit={lit}>
    {marker.places.map((at) => (
      <SupportMark key={`${at.x} ${at.y}`} at={at} />
    ))}
  </Awaited>
)

/** The arrow points into the table. */
const TURNED = { south: 0, west: 90, north: 180, east: 270 } as const

const Arrival = ({ marker, lit }: MarkerProps<'arrival'>): ReactElement => {
  const { at, edge, r } = marker
  return (
    <Awaited marker={marker} lit={lit}>
      <g className={css.way} transform={`translate(${at.x} ${at.y}) rotate(${TURNED[edge]}) scale(${r / 500})`}>
        <circle r="520" />
        <path d="M0 330V-300M-240 -60L0 -320L240 -60" />
      </g>
    </Awaited>
  )
}

/** Each kind that few games have; one that is missing does not compile. */
const RARE_MARKERS: { readonly [K in RareKind]: ComponentType<MarkerProps<K>> } = {
  objective: Objective,
  exit: Exit,
  station: Station,
  leftWeapon: LeftWeapon,
  smoke: Smoke,
  barrage: Barrage,
  strafe: Strafe,
  bombs: Bombs,
  arrival: Arrival,
}

export function RareMarker(props: MarkerProps<RareKind>): ReactElement {
  const One = RARE_MARKERS[props.marker.kind] as ComponentType<MarkerProps<RareKind>>
  return <One {...props} />
}
