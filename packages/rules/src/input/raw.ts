import type { Point } from '@tactic48/geometry'
import { Fault } from './fault.ts'
import type { Shape } from './shape.ts'

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
  | 'touch'
  | 'shoot'
  | 'at'
  | 'to'
  | 'joiners'
  | 'participant'
  | 'patient'
  | 'casualty'
  | 'helper'
  | 'vehicle'
  | 'drives'
  | 'toward'
  | 'carries'
  | 'order'
  | 'kind'
  | 'credit'
  | 'profile'
  | 'ammo'
  | 'each'
  | 'line'
  | 'teams'
  | 'officer'
  | 'message'
  | 'leave'
  | 'leaves'
  | 'messages'
  | 'unit'
  | 'joins'
  | 'halts'
  | 'refuses'
  | 'sequence'
  | 'weapons'
  | 'go'
  | 'take'
  | 'accept'
  | 'value'
  | 'tokens'
  | 'edge'
  | 'element'
  | 'elements'
  | 'dressing'
  | 'props'
  | 'force'
  | 'faction'
  | 'characters'
  | 'card'
  | 'assigned'
  | 'upgrades'
  | 'name'
  | 'id'
  | 'look'
  | 'outline'
  | 'cover'
  | 'passable'
  | 'elevated'
  | 'obstacle'
  | 'scenicBase'
  | 'points'
  | 'convex'
  | 'width'
  | 'x'
  | 'y'
  | 'r'
  | 'with'
  | 'moves'
  | 'armour'
  | 'vehicle'

export type Raw = { readonly [F in Field]?: unknown }

const TEXT_LIMIT = 200
const COORDINATE_LIMIT = 1_000_000

const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

export function record(value: unknown, field: string): Raw {
  if (!isRecord(value)) throw new Malformed(field)
  return value
}

export function text(value: unknown, field: string): string {
  if (typeof value !== 'string' || value.length === 0 || value.length > TEXT_LIMIT) throw new Malformed(field)
  return value
}

export function truth(value: unknown, field: string): boolean {
  if (typeof value !== 'boolean') throw new Malformed(field)
  return value
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

/** A whole number in a range; minus zero becomes zero, so that it survives JSON. */
export function whole(value: unknown, field: string, least: number, most: number): number {
  if (!isWhole(value, least, most)) throw new Malformed(field)
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

const isCoordinate = (value: unknown): value is number => isWhole(value, -COORDINATE_LIMIT, COORDINATE_LIMIT)

/** One of a list carries its index; the name is put together only where something is wrong, for ways are read often. */
export function point(value: unknown, field: string, index?: number): Point {
  if (!isRecord(value)) throw new Malformed(nameOf(field, index))
  const { x, y } = value
  if (!isCoordinate(x)) throw new Malformed(`${nameOf(field, index)}.x`)
  if (!isCoordinate(y)) throw new Malformed(`${nameOf(field, index)}.y`)
  return { x: x + 0, y: y + 0 }
}

const nameOf = (field: string, index: number | undefined): string =>
  index === undefined ? field : `${field}[${index}]`

/** A value read by its shape; a fault becomes the name of the field. */
export function shaped<T>(shape: Shape<T>, value: unknown, field: string): T {
  const read = shape.read(value)
  if (read instanceof Fault) throw new Malformed(read.in(field).field)
  return read
}
