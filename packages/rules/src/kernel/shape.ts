import type { Point } from '@tactic48/geometry'

/** A field of hostile input that has the wrong shape. Thrown and caught inside `parse` only. */
export class Malformed extends Error {
  readonly field: string
  constructor(field: string) {
    super(field)
    this.field = field
  }
}

type Field =
  | 'verb'
  | 'seat'
  | 'figure'
  | 'target'
  | 'weapon'
  | 'marker'
  | 'path'
  | 'stepInto'
  | 'shoot'
  | 'at'
  | 'to'
  | 'joiners'
  | 'participant'
  | 'go'
  | 'take'
  | 'accept'
  | 'value'
  | 'edge'
  | 'element'
  | 'elements'
  | 'dressing'
  | 'force'
  | 'faction'
  | 'characters'
  | 'card'
  | 'assigned'
  | 'name'
  | 'id'
  | 'look'
  | 'outline'
  | 'cover'
  | 'passable'
  | 'elevated'
  | 'obstacle'
  | 'scenicBase'
  | 'kind'
  | 'points'
  | 'convex'
  | 'width'
  | 'x'
  | 'y'
  | 'r'

export type Raw = { readonly [F in Field]?: unknown }

const TEXT_LIMIT = 200
const COORDINATE_LIMIT = 1_000_000

export function record(value: unknown, field: string): Raw {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Malformed(field)
  return value as Raw
}

export function text(value: unknown, field: string): string {
  if (typeof value !== 'string' || value.length === 0 || value.length > TEXT_LIMIT) throw new Malformed(field)
  return value
}

export function truth(value: unknown, field: string): boolean {
  if (typeof value !== 'boolean') throw new Malformed(field)
  return value
}

/** A whole number in a range; minus zero becomes zero, so that it survives JSON. */
export function whole(value: unknown, field: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) throw new Malformed(field)
  return value + 0
}

export function oneOf<T extends string>(value: unknown, field: string, choices: readonly T[]): T {
  for (const choice of choices) if (choice === value) return choice
  throw new Malformed(field)
}

export function list(value: unknown, field: string, limit: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > limit) throw new Malformed(field)
  return value
}

export function point(value: unknown, field: string): Point {
  const { x, y } = record(value, field)
  return {
    x: whole(x, `${field}.x`, -COORDINATE_LIMIT, COORDINATE_LIMIT),
    y: whole(y, `${field}.y`, -COORDINATE_LIMIT, COORDINATE_LIMIT),
  }
}
