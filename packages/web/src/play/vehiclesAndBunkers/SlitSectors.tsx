import { approximateVisibleRegion } from '@tactic48/geometry'
import {
  baseOf,
  type Figure,
  figureOf,
  type GameState,
  type Shelter,
  shelterOf,
  sheltersOf,
  slitGround,
} from '@tactic48/rules'
import { memo, type ReactElement, useMemo } from 'react'
import { outlinePath, ringPath } from '../../board/outline.ts'
import { usePlay } from '../playContext.ts'
import { useParts } from '../tableStore.ts'

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
    <g className="slit-sectors" data-bunker={shelter.element.id}>
      {state.rules.premeasure && <Sectors state={state} shelter={shelter} from={home ? figure : undefined} />}
      {shelter.slits.map(({ outline, middle }, i) => (
        <g key={`${middle.x} ${middle.y}`}>
          <path className="slit-gap" d={outlinePath(outline)} />
          {shelter.slits.length > 1 && (
            <text className="slit-number" x={middle.x} y={middle.y}>
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
  readonly from: Figure | undefined
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
          className="slit-sector"
          d={d}
          fillRule="evenodd"
          clipPath="url(#outside-bunker)"
          data-sector={key}
        />
      ))}
    </>
  )
})
