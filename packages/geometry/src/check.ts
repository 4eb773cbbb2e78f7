const GEOMETRY_FAULTS = [
  'unknownKind',
  'notInteger',
  'outOfRange',
  'negativeRadius',
  'zeroArea',
  'tooFewPoints',
  'repeatedPoint',
  'selfIntersecting',
  'clockwise',
  'wrongConvexity',
  'offTable',
] as const

/** What can be wrong with a value handed to geometry. */
export type GeometryFault = (typeof GEOMETRY_FAULTS)[number]

/** Thrown for bad input, before anything is computed from it; `field` is the path of the value that is wrong. */
export class GeometryError extends Error {
  override readonly name = 'GeometryError'
  readonly field: string
  readonly code: GeometryFault

  constructor(field: string, code: GeometryFault, problem: string) {
    super(`${field}: ${problem}`)
    this.field = field
    this.code = code
  }
}

/** The largest coordinate in 1/1000 u: beyond it the squares and products of coordinates are no longer exact. */
export const COORDINATE_LIMIT = 1_000_000

/** Refuses anything but an integer within ±COORDINATE_LIMIT. */
export function checkInteger(value: unknown, field: string): asserts value is number {
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    throw new GeometryError(field, 'notInteger', `must be an integer, got ${show(value)}`)
  }
  if (Math.abs(value) > COORDINATE_LIMIT) {
    throw new GeometryError(field, 'outOfRange', `must lie within ±${COORDINATE_LIMIT}, got ${value}`)
  }
}

/** Refuses anything but a positive integer: a radius, width, height or thickness in 1/1000 u. */
export function checkExtent(value: unknown, field: string): asserts value is number {
  checkInteger(value, field)
  if (value < 0) throw new GeometryError(field, 'negativeRadius', `must not be negative, got ${value}`)
  if (value === 0) throw new GeometryError(field, 'zeroArea', 'must be more than 0')
}

const isCoordinate = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= COORDINATE_LIMIT

/** What `checkPoint` lets pass. Asked before it where many points come: to name a field costs more than to look at it. */
export const isSoundPoint = (value: { readonly x: unknown; readonly y: unknown } | undefined): boolean =>
  typeof value === 'object' && value !== null && isCoordinate(value.x) && isCoordinate(value.y)

/** Refuses anything without integer coordinates x and y. */
export function checkPoint(value: unknown, field: string): asserts value is { x: number; y: number } {
  const { x, y } = asRecord(value, field)
  checkInteger(x, `${field}.x`)
  checkInteger(y, `${field}.y`)
}

/** The value as an object whose fields are still unknown; refuses what is not an object. */
export function asRecord(value: unknown, field: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) {
    throw new GeometryError(field, 'unknownKind', `must be an object, got ${show(value)}`)
  }
  return value as Readonly<Record<string, unknown>>
}

/** A value as it is quoted in the message of a `GeometryError`. */
export function show(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : typeof value === 'object' && value ? 'an object' : String(value)
}
