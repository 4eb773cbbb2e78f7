import { baseRadius, type Casualty, type Figure, type GameState } from '@tactic48/rules'
import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlay } from '../playContext.ts'

/** WOUND-07: what lies on the table for medics; a carried one lies on its stretcher. */
function casualtyOf({ place }: Figure): Casualty | 'carried' | undefined {
  if (place.at === 'carried') return place.on === undefined ? 'carried' : undefined
  return place.at === 'gone' ? place.casualty : undefined
}

/** The fallen whom a medic may still help: tokens that can be pointed at. */
export const Casualties = memo(function Casualties({
  state,
  chosen,
}: {
  state: GameState
  chosen: readonly (string | undefined)[]
}): ReactElement {
  const { t } = useTranslation('play')
  const { names } = usePlay()
  const r = baseRadius(state.rules)
  return (
    <>
      {state.figures.map((figure) => {
        const { id, side, position } = figure
        const kind = casualtyOf(figure)
        const { x, y } = position
        if (kind === undefined) return undefined
        const label = t('figure', {
          name: names.full(id),
          side: names.side(side),
          square: names.square(position),
          state: t(`care.lies.${kind}`),
        })
        const on = chosen.includes(id)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside the table's drawing
          <g
            key={id}
            className={`piece casualty ${side} ${kind}${on ? ' selected' : ''}`}
            data-part="piece"
            data-side={side}
            data-figure={id}
            data-casualty={kind}
            role="button"
            tabIndex={0}
            aria-pressed={on}
            aria-label={label}
          >
            <circle className="piece-hit" cx={x} cy={y} />
            {on && (
              <>
                <circle className="piece-chosen-key" cx={x} cy={y} r={r + 150} />
                <circle className="piece-chosen" cx={x} cy={y} r={r + 150} />
              </>
            )}
            <circle className="piece-focus" data-part="focus-ring" cx={x} cy={y} r={r + 220} />
            <Lying kind={kind} x={x} y={y} scale={r / 17} />
          </g>
        )
      })}
    </>
  )
})

/** Drawn in the units of the figures: a man on his back, on a stretcher once he is carried. */
function Lying({
  kind,
  x,
  y,
  scale,
}: {
  kind: Casualty | 'carried'
  x: number
  y: number
  scale: number
}): ReactElement {
  return (
    <g className="lying" transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse className="lying-shadow" cx="2.400" cy="3.400" rx="19" ry="10.500" />
      <rect className="lying-key" x="-18.500" y="-10" width="37" height="20" rx="8" />
      <rect className="lying-base" x="-17" y="-8.500" width="34" height="17" rx="6.500" />
      {kind === 'carried' && <path className="lying-poles" d="M-21 -6.500H21M-21 6.500H21" />}
      <path className="lying-legs" d="M-13.500 -2.300H-3M-13.500 2.300H-3" />
      <rect className="lying-coat" x="-5" y="-5" width="12" height="10" rx="3.400" />
      <path className="lying-arm" d="M5 -4.500L-2 -6.800M5 4.500L-3 6.600" />
      <circle className="lying-head" cx="11" cy="0" r="3.900" />
      <path className="lying-rim" d="M11 -3.900A3.900 3.900 0 0 1 11 3.900" />
      {kind === 'evacuable' && (
        <g className="lying-badge good" transform="translate(-15 -9)">
          <circle r="6.600" />
          <path d="M-3 0.200L-0.800 2.600L3.200 -2.400" />
        </g>
      )}
      {kind === 'unchecked' && (
        <g className="lying-badge" transform="translate(-15 -9)">
          <circle r="6.600" />
          <path d="M-4.600 0.300H-2.300L-0.900 -3L0.900 3L2.300 0.300H4.600" />
        </g>
      )}
    </g>
  )
}
