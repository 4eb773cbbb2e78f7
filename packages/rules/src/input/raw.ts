import type { Point } from '@tactic48/geometry'
import type { FaultCode, FaultParams } from '../state/fault.ts'
import { Fault } from './fault.ts'
import type { Shape } from './shape.ts'

/** A field of hostile input that has the wrong shape. Thrown and caught inside `parse` only. */
export class Malformed extends Error {
  readonly field: string
  readonly fault: FaultCode
  readonly params: FaultParams
  constructor(field: string, fault: FaultCode, params: FaultParams = {}) {
    super(field)
    this.field = field
    this.fault = fault
    this.params = params
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

const wrongKind = (value: unknown, field: string, fault: FaultCode): Malformed =>
  new Malformed(field, value === undefined ? 'missing' : fault)

export function record(value: unknown, field: string): Raw {
  if (!isRecord(value)) throw wrongKind(value, field, 'notAnObject')
  return value
}

export function text(value: unknown, field: string): string {
  if (typeof value !== 'string') throw wrongKind(value, field, 'notAText')
  if (value.length === 0) throw new Malformed(field, 'textTooShort', { limit: 1 })
  if (value.length > TEXT_LIMIT) throw new Malformed(field, 'textTooLong', { limit: TEXT_LIMIT })
  return value
}

export function truth(value: unknown, field: string): boolean {
  if (typeof value !== 'boolean') throw wrongKind(value, field, 'notATruth')
  return value
}

/** A whole number in a range; minus zero becomes zero, so that it survives JSON. */
export function whole(value: unknown, field: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw wrongKind(value, field, 'notANumber')
  if (!Number.isInteger(value)) throw new Malformed(field, 'notWhole')
  if (value < least) throw new Malformed(field, 'valueTooSmall', { limit: least })
  if (value > most) throw new Malformed(field, 'valueTooBig', { limit: most })
  return value + 0
}

export function oneOf<T extends string>(value: unknown, field: string, choices: readonly T[]): T {
  for (const choice of choices) if (choice === value) return choice
  if (value === undefined) throw new Malformed(field, 'missing')
  throw new Malformed(field, 'notOneOf', { values: choices.join(', ') })
}

export function list(value: unknown, field: string, limit: number): readonly unknown[] {
  if (!Array.isArray(value)) throw wrongKind(value, field, 'notAList')
  if (value.length > limit) throw new Malformed(field, 'listTooLong', { limit })
  return value
}

const isCoordinate = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= -COORDINATE_LIMIT && value <= COORDINATE_LIMIT

/** One of a list carries its index; the name is put together only where something is wrong, because paths are read often. */
export function point(value: unknown, field: string, index?: number): Point {
  if (!isRecord(value)) throw wrongKind(value, nameOf(field, index), 'notAnObject')
  const { x, y } = value
  return {
    x: isCoordinate(x) ? x + 0 : coordinate(x, `${nameOf(field, index)}.x`),
    y: isCoordinate(y) ? y + 0 : coordinate(y, `${nameOf(field, index)}.y`),
  }
}

const coordinate = (value: unknown, field: string): number => whole(value, field, -COORDINATE_LIMIT, COORDINATE_LIMIT)

const nameOf = (field: string, index: number | undefined): string =>
  index === undefined ? field : `${field}[${index}]`

/** A value read by its shape. */
export function shaped<T>(shape: Shape<T>, value: unknown, field: string): T {
  const read = shape.read(value)
  if (read instanceof Fault) throw new Malformed(read.in(field).field, read.code, read.params)
  return read
}
