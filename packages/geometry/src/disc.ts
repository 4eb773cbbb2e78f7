/** A base, a marker or a round piece; r = 0 is a point. */
export interface Disc {
  readonly x: number
  readonly y: number
  readonly r: number
}
