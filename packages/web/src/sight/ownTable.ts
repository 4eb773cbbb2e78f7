import { OPEN_TESTS, type OpenTest, type Point, polygonOutline } from '@tactic48/geometry'
import { Fault, LIMITS, list, object, oneOf, readAs, readJson, SIDES, type SideId, truth, whole } from '@tactic48/rules'
import { packed, unpacked } from '../files/link.ts'
import { isWrong } from '../files/wrong.ts'
import type { Scene } from '../paint/scene.ts'
import { elementOf, keptOn, type Laid, laidOf, reach } from '../setup/field/laid.ts'
import { freshPiece } from '../setup/field/palette.ts'
import { laidShape } from '../setup/field/useLayout.ts'
import { EDITIONS, type Edition } from './answer.ts'

/** GEN-05: from the smallest base to that of a vehicle, in mm across. */
export const SMALLEST_BASE = 10
export const LARGEST_BASE = 250
/** HOUSE-12. */
export const HIGHEST = 3
export const MOST_PIECES = 40
export const MOST_OTHERS = 8
/** As large as the table of a kitchen, in 1/1000 u. */
export const TABLE = { width: 48_000, height: 36_000 } as const
export const OWN_SCENE: Scene = { id: 'own-table', ...TABLE, ground: 'meadow', pieces: [], dressing: [] }

/** How the outline of a piece is measured at the table. */
export const FORMS = ['rectangle', 'line', 'disc', 'polygon'] as const
export type Form = (typeof FORMS)[number]

export interface OwnBase extends Point {
  /** Across, in mm. */
  readonly mm: number
  /** HOUSE-12. */
  readonly level: number
}

export interface OwnPiece {
  readonly form: Form
  readonly laid: Laid
}

/** What somebody has in front of him: two bases, who else stands there, what lies between, and by which sheet it is ruled. */
export interface OwnTable {
  readonly edition: Edition
  readonly openTest: OpenTest
  /** HOUSE-12 is in use. */
  readonly heights: boolean
  readonly shooter: SideId
  readonly bases: { readonly [side in SideId]: OwnBase }
  readonly others: readonly OwnBase[]
  readonly pieces: readonly OwnPiece[]
}

const standing = (x: number, y: number): OwnBase => ({ x, y, mm: 25, level: 0 })

export const FIRST_TABLE: OwnTable = {
  edition: 'qs-en',
  openTest: 'union',
  heights: false,
  shooter: 'blue',
  bases: { blue: standing(18_000, 22_000), ember: standing(26_000, 15_000) },
  others: [],
  pieces: [{ form: 'line', laid: { ...freshPiece('wall', 1, { x: 23_500, y: 17_500 }), angle: 20 } }],
}

const baseShape = object<OwnBase>({
  x: whole(0, TABLE.width),
  y: whole(0, TABLE.height),
  mm: whole(SMALLEST_BASE, LARGEST_BASE),
  level: whole(0, HIGHEST),
})

const tableShape = object<OwnTable>({
  edition: oneOf(EDITIONS),
  openTest: oneOf(OPEN_TESTS),
  heights: truth,
  shooter: oneOf(SIDES),
  bases: object<OwnTable['bases']>({ blue: baseShape, ember: baseShape }),
  others: list(baseShape, MOST_OTHERS),
  pieces: list(object<OwnPiece>({ form: oneOf(FORMS), laid: laidShape }), MOST_PIECES),
})

/** A piece as it may lie: a simple outline, wholly on the table. */
export function lies(laid: Laid): boolean {
  try {
    elementOf(laid)
  } catch {
    return false
  }
  const at = keptOn(laid, TABLE)
  return at.x === laid.x && at.y === laid.y
}

/** From a link or from what the browser keeps: judged like any file. */
export function tableIn(value: unknown): OwnTable | undefined {
  const table = readAs(tableShape, value)
  if (table instanceof Fault) return undefined
  const ids = new Set(table.pieces.map(({ laid }) => laid.element.id))
  const sound = table.pieces.every(({ laid, form }) => lies(laid) && (form === 'disc') === (laid.shape.kind === 'disc'))
  return ids.size === table.pieces.length && sound ? table : undefined
}

export const payloadOf = (table: OwnTable): Promise<string> => packed(JSON.stringify({ sight: 1, table }))

export async function tableFrom(payload: string): Promise<OwnTable | undefined> {
  const text = await unpacked(payload)
  if (isWrong(text)) return undefined
  const json = readJson(text)
  if (!('value' in json) || typeof json.value !== 'object' || json.value === null) return undefined
  const { sight, table } = json.value as { readonly sight?: unknown; readonly table?: unknown }
  return sight === 1 ? tableIn(table) : undefined
}

/** A line with its thickness, in 1/1000 u. */
export interface Line {
  readonly from: Point
  readonly to: Point
  readonly breadth: number
}

const beam = (length: number, depth: number): Laid['shape'] => {
  const [x, y] = [length / 2, depth / 2]
  return {
    kind: 'polygon',
    points: [
      { x: -x, y: -y },
      { x, y: -y },
      { x, y },
      { x: -x, y },
    ],
  }
}

/** Length and depth in its own frame. */
export function sidesOf(laid: Laid): { readonly length: number; readonly depth: number } {
  const { left, right, top, bottom } = reach({ ...laid, angle: 0 })
  return { length: Math.round(left + right), depth: Math.round(top + bottom) }
}

export const withSides = (laid: Laid, length: number, depth: number): Laid => ({ ...laid, shape: beam(length, depth) })

export function lineOf(laid: Laid): Line {
  const { length, depth } = sidesOf(laid)
  const turn = (laid.angle * Math.PI) / 180
  const x = Math.round((Math.cos(turn) * length) / 2)
  const y = Math.round((Math.sin(turn) * length) / 2)
  return { from: { x: laid.x - x, y: laid.y - y }, to: { x: laid.x + x, y: laid.y + y }, breadth: depth }
}

export const withLine = (laid: Laid, { from, to, breadth }: Line): Laid => ({
  ...laid,
  shape: beam(Math.round(Math.hypot(to.x - from.x, to.y - from.y)), breadth),
  x: Math.round((from.x + to.x) / 2),
  y: Math.round((from.y + to.y) / 2),
  angle: Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180_000) / Math.PI) / 1000,
})

/** The corners where they lie on the table. */
export function cornersOf(laid: Laid): readonly Point[] {
  const { outline } = elementOf(laid)
  return outline.kind === 'polygon' ? outline.points : []
}

/** Nothing where the outline crosses itself or has no area. */
export function withCorners(laid: Laid, corners: readonly Point[]): Laid | undefined {
  if (corners.length < 3 || corners.length > LIMITS.outlinePoints) return undefined
  try {
    return laidOf({ ...laid.element, outline: polygonOutline(corners) })
  } catch {
    return undefined
  }
}

/** The same piece, measured another way. */
export function inForm({ laid }: OwnPiece, form: Form): OwnPiece {
  if (form === 'polygon') {
    if (laid.shape.kind === 'polygon') return { form, laid }
    const { length } = sidesOf(laid)
    return { form, laid: withSides(laid, length, length) }
  }
  const { length, depth } = sidesOf(laid)
  if (form === 'disc')
    return { form, laid: { ...laid, shape: { kind: 'disc', r: Math.ceil(Math.max(length, depth) / 2) } } }
  return { form, laid: withSides(laid, length, depth) }
}
