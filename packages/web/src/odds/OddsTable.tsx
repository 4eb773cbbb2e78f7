import { clsx } from 'clsx'
import type { ReactElement, ReactNode } from 'react'
import { Figure } from '../board/Figure.tsx'
import { FRAME } from '../paint/frame.ts'
import { FieldThumb } from '../setup/field/FieldThumb.tsx'
import css from './Odds.module.css'
import { BASE, MIDDLE, ODDS_TABLES, SIZE, type Standing } from './tables.ts'

const RIM = FRAME * 1000
/** A sentence of the table is as large as the words beside it. */
const TYPE = 620

interface OddsTableProps {
  readonly cover?: keyof typeof ODDS_TABLES
  readonly figures: readonly Standing[]
  /** From one to the other, with what is said of it. */
  readonly path?: { readonly from: number; readonly to: number; readonly says?: string }
  /** Areas and vehicles, under the figures. */
  readonly children?: ReactNode
  /** Markers that nobody may cover. */
  readonly over?: ReactNode
}

/** What is rolled, as it would stand on the table; what is asked stands in words beside it. */
export function OddsTable({ cover = 'open', figures, path, children, over }: OddsTableProps): ReactElement {
  const { width, height } = SIZE
  return (
    <div className={clsx('whole', css.ground)} data-part="odds-table">
      <FieldThumb name={`odds ${cover}`} table={ODDS_TABLES[cover]} size="sharp" />
      <svg aria-hidden="true" viewBox={`${-RIM} ${-RIM} ${width + 2 * RIM} ${height + 2 * RIM}`}>
        {path && <path className={css.path} d={`M${path.from + BASE * 1.3} ${MIDDLE}H${path.to - BASE * 1.3}`} />}
        {path?.says !== undefined && (
          <text x={(path.from + Math.min(path.to, 11_000)) / 2} y={MIDDLE - 500} fontSize={TYPE}>
            {path.says}
          </text>
        )}
        {children}
        {figures.map(({ x, y = MIDDLE, r = BASE, ...look }) => (
          <Figure key={`${x} ${y}`} x={x} y={y} r={r} {...look} />
        ))}
        {over}
      </svg>
    </div>
  )
}
