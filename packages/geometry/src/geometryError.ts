export const GEOMETRY_FAULTS = [
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
export type GeometryFault = (typeof GEOMETRY_FAULTS)[number]

/** Bad input, refused at the door; `field` is the path of the value that is wrong. */
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
