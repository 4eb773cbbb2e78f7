import { GeometryError } from './geometryError.ts'

/** Beyond this the squares and products of coordinates are no longer exact. */
export const COORDINATE_LIMIT = 1_000_000

export interface TableSize {
  readonly width: number
  readonly height: number
}

export function checkInteger(value: unknown, field: string): asserts value is number {
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    throw new GeometryError(field, 'notInteger', `must be an integer, got ${show(value)}`)
  }
  if (Math.abs(value) > COORDINATE_LIMIT) {
    throw new GeometryError(field, 'outOfRange', `must lie within ±${COORDINATE_LIMIT}, got ${value}`)
  }
}

export function checkRadius(value: unknown, field: string): asserts value is number {
  checkInteger(value, field)
  if (value < 0) throw new GeometryError(field, 'negativeRadius', `must not be negative, got ${value}`)
}

export function checkExtent(value: unknown, field: string): asserts value is number {
  checkRadius(value, field)
  if (value === 0) throw new GeometryError(field, 'zeroArea', 'must be more than 0')
}

export function checkPoint(value: unknown, field: string): asserts value is { x: number; y: number } {
  const { x, y } = asRecord(value, field)
  checkInteger(x, `${field}.x`)
  checkInteger(y, `${field}.y`)
}

export function checkOnTable(x: number, y: number, r: number, field: string, table: TableSize): void {
  if (x - r < 0 || x + r > table.width) {
    throw new GeometryError(`${field}.x`, 'offTable', `${x} ± ${r} leaves the table, which is ${table.width} wide`)
  }
  if (y - r < 0 || y + r > table.height) {
    throw new GeometryError(`${field}.y`, 'offTable', `${y} ± ${r} leaves the table, which is ${table.height} high`)
  }
}

export function asRecord(value: unknown, field: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) {
    throw new GeometryError(field, 'unknownKind', `must be an object, got ${show(value)}`)
  }
  return value as Readonly<Record<string, unknown>>
}

export function show(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : typeof value === 'object' && value ? 'an object' : String(value)
}
