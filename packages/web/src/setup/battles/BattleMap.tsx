import type { Battle } from '@tactic48/content/battles'
import { type Edge, type ElementId, SIDES } from '@tactic48/rules'
import type { ReactElement } from 'react'
import { middleOf } from '../../board/outline.ts'
import { FRAME } from '../../paint/frame.ts'
import { useNames } from '../../prose/useNames.ts'
import { FieldThumb } from '../field/FieldThumb.tsx'
import { NO_CARDS } from './useGoalWords.ts'

/** In 1/1000 u. */
const RIM = FRAME * 1000
const BAND = 700

type Size = Pick<Battle['battlefield']['table'], 'width' | 'height'>

/** Where a side comes from, as a band along its edge. */
const BANDS: {
  readonly [edge in Edge]: (size: Size) => readonly [x: number, y: number, width: number, height: number]
} = {
  north: ({ width }) => [0, 0, width, BAND],
  south: ({ width, height }) => [0, height - BAND, width, BAND],
  west: ({ height }) => [0, 0, BAND, height],
  east: ({ width, height }) => [width - BAND, 0, BAND, height],
}

/** The scenery that the goals of a battle speak of. */
const spokenOf = ({ goals }: Battle): readonly ElementId[] => [
  ...new Set(
    SIDES.flatMap((side) => goals.sides[side]?.list ?? []).flatMap((goal) => ('element' in goal ? [goal.element] : [])),
  ),
]

/** The battlefield with what one must know of it before choosing a side: who comes from where, and what it is about. */
export function BattleMap({ battle }: { battle: Battle }): ReactElement {
  const { table, id } = battle.battlefield
  const { width, height } = table
  const names = useNames({ figures: [], sheets: [], cards: NO_CARDS, table })
  return (
    <div className="field-large battle-map" data-part="field-large">
      <FieldThumb name={id} table={table} size="sharp" />
      <svg aria-hidden="true" viewBox={`${-RIM} ${-RIM} ${width + 2 * RIM} ${height + 2 * RIM}`}>
        {SIDES.map((side) => {
          const [x, y, wide, high] = BANDS[battle.edges[side]](table)
          return <rect key={side} className={`battle-edge ${side}`} x={x} y={y} width={wide} height={high} />
        })}
        {spokenOf(battle).map((element) => {
          const outline = table.elements.find((one) => one.id === element)?.outline
          const at = outline && middleOf(outline)
          if (!at) return undefined
          const below = at.y < height / 2
          return (
            <g key={element} className="battle-goal">
              <circle cx={at.x} cy={at.y} r={2400} />
              <text x={at.x} y={at.y + (below ? 4200 : -3000)}>
                {names.element(element)}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
