import { checkOutline, isPolygon, type Outline, type Point } from '@tactic48/geometry'
import { u } from '../query/figures.ts'
import { elementId } from '../state/ids.ts'
import { type Refusal, refuse } from '../state/refusal.ts'
import { SIDES } from '../state/side.ts'
import type { BareTable, GameSpec, ReadyTable } from '../state/spec.ts'
import { type Dressing, EDGES, type Element } from '../state/table.ts'
import { badSpec, list, Malformed, oneOf, point, type Raw, record, text, truth, whole } from './shape.ts'

const TABLE_LIMIT = 96
const ELEMENT_LIMIT = 2000
const POINT_LIMIT = 500
const EXTENT_LIMIT = 1_000_000
const COVER = ['total', 'partial', 'none'] as const

export const parseElements = (value: unknown): readonly Element[] =>
  list(value, 'elements', ELEMENT_LIMIT).map((one, i) => element(one, `elements[${i}]`))

export const parseDressing = (value: unknown): readonly Dressing[] =>
  list(value, 'dressing', ELEMENT_LIMIT).map((one, i) => dressing(one, `dressing[${i}]`))

function element(value: unknown, field: string): Element {
  const raw = record(value, field)
  return {
    id: elementId(text(raw.id, `${field}.id`)),
    name: text(raw.name, `${field}.name`),
    look: text(raw.look, `${field}.look`),
    outline: outline(raw.outline, `${field}.outline`),
    cover: oneOf(raw.cover, `${field}.cover`, COVER),
    ...flag(raw, 'passable', field),
    ...flag(raw, 'elevated', field),
    ...flag(raw, 'obstacle', field),
    ...flag(raw, 'scenicBase', field),
    ...(raw.dressing === undefined ? undefined : { dressing: text(raw.dressing, `${field}.dressing`) }),
  }
}

function flag<F extends 'passable' | 'elevated' | 'obstacle' | 'scenicBase'>(
  raw: Raw,
  name: F,
  field: string,
): { readonly [N in F]?: boolean } | undefined {
  if (raw[name] === undefined) return undefined
  return { [name]: truth(raw[name], `${field}.${name}`) } as { readonly [N in F]: boolean }
}

function outline(value: unknown, field: string): Outline {
  const raw = record(value, field)
  const copy: Outline = raw.kind === 'disc' ? disc(raw, field) : polygon(raw, field)
  try {
    checkOutline(copy, field)
  } catch {
    throw new Malformed(field)
  }
  return copy
}

function disc(raw: Raw, field: string): Outline {
  return { kind: 'disc', ...point(raw, field), r: whole(raw.r, `${field}.r`, 1, EXTENT_LIMIT) }
}

function polygon(raw: Raw, field: string): Outline {
  return {
    kind: oneOf(raw.kind, `${field}.kind`, ['polygon']),
    points: list(raw.points, `${field}.points`, POINT_LIMIT).map((one, i) => point(one, `${field}.points[${i}]`)),
    convex: truth(raw.convex, `${field}.convex`),
  }
}

function dressing(value: unknown, field: string): Dressing {
  const raw = record(value, field)
  return {
    kind: text(raw.kind, `${field}.kind`),
    points: list(raw.points, `${field}.points`, POINT_LIMIT).map((one, i) => point(one, `${field}.points[${i}]`)),
    ...(raw.width === undefined ? undefined : { width: whole(raw.width, `${field}.width`, 0, EXTENT_LIMIT) }),
  }
}

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
