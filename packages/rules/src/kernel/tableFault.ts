import { isPolygon, type Point } from '@tactic48/geometry'
import { u } from '../query/figures.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import { SIDES } from '../state/side.ts'
import type { BareTable, GameSpec, ReadyTable } from '../state/spec.ts'
import { EDGES } from '../state/table.ts'
import { badSpec } from './badSpec.ts'
import { parseElements } from './parseTable.ts'
import { oneOf, record, whole } from './shape.ts'

const TABLE_LIMIT = 96

/** SETUP-02, and what else a table brings with it. */
export function tableFault(spec: GameSpec, table: BareTable | ReadyTable, field: string): Refusal | undefined {
  record(table, field)
  const { boardMin } = spec.rules
  whole(table.width, `${field}.width`, u(1), u(TABLE_LIMIT))
  whole(table.height, `${field}.height`, u(1), u(TABLE_LIMIT))
  if (table.width < u(boardMin.width) || table.height < u(boardMin.height)) {
    return refuse('SETUP-02', 'tableTooSmall', { field, width: boardMin.width, height: boardMin.height })
  }
  return 'elements' in table ? sceneryFault(table, field) : undefined
}

function sceneryFault(table: ReadyTable, field: string): Refusal | undefined {
  const elements = parseElements(table.elements)
  const ids = new Set(elements.map(({ id }) => id))
  if (ids.size < elements.length) return badSpec(`${field}.elements`, 'repeatedId')
  const outside = elements.findIndex(({ outline }) =>
    isPolygon(outline)
      ? outline.points.some((point) => !onTable(table, point, 0))
      : !onTable(table, outline, outline.r),
  )
  if (outside >= 0) return badSpec(`${field}.elements[${outside}]`, 'offTable')
  for (const side of SIDES) {
    if (table.edges) oneOf(table.edges[side], `${field}.edges.${side}`, EDGES)
    const objective = table.objectives?.[side]
    if (objective !== undefined && !ids.has(objective)) return badSpec(`${field}.objectives.${side}`, 'noSuchElement')
  }
  return undefined
}

export const onTable = ({ width, height }: BareTable, { x, y }: Point, r: number): boolean =>
  x >= r && y >= r && x <= width - r && y <= height - r
