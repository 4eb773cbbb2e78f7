import type { ReactElement } from 'react'
import { Figure } from '../board/Figure.tsx'
import type { FigureLook } from '../board/figureState.ts'
import { FRAME } from '../paint/frame.ts'
import { FieldThumb } from '../setup/field/FieldThumb.tsx'
import { MIDDLE, ODDS_TABLES, SIZE } from './tables.ts'

const RIM = FRAME * 1000
const BASE = 700
/** A sentence of the table is as large as the words beside it. */
const TYPE = 620

interface OddsTableProps {
  readonly cover: keyof typeof ODDS_TABLES
  readonly blue: Omit<FigureLook, 'side'>
  readonly ember: Omit<FigureLook, 'side'>
  /** Between them; without one they fight hand to hand. */
  readonly distance?: string
}

/** Who rolls against whom, as it would stand on the table; what is asked stands in words beside it. */
export function OddsTable({ cover, blue, ember, distance }: OddsTableProps): ReactElement {
  const { width, height } = SIZE
  const from = distance === undefined ? width / 2 - BASE : 2600
  const to = distance === undefined ? width / 2 + BASE : 13_000
  return (
    <div className="odds-ground">
      <FieldThumb name={`odds ${cover}`} table={ODDS_TABLES[cover]} size="sharp" />
      <svg aria-hidden="true" viewBox={`${-RIM} ${-RIM} ${width + 2 * RIM} ${height + 2 * RIM}`}>
        {distance !== undefined && (
          <>
            <path className="odds-way" d={`M${from + BASE * 1.3} ${MIDDLE}H${to - BASE * 1.3}`} />
            <text x={(from + 11_000) / 2} y={MIDDLE - 500} fontSize={TYPE}>
              {distance}
            </text>
          </>
        )}
        <Figure x={from} y={MIDDLE} r={BASE} side="blue" {...blue} />
        <Figure x={to} y={MIDDLE} r={BASE} side="ember" {...ember} />
      </svg>
    </div>
  )
}
