import { pointOf } from '../place.ts'

type Entries = { readonly [key: string]: unknown }

export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isPoint(value: unknown): value is { readonly x: number; readonly y: number } {
  if (!isEntries(value)) return false
  const { x, y } = value
  return typeof x === 'number' && typeof y === 'number'
}

/**
 * Does `actual` hold what the scenario wrote? Maps: every name written must match; lists: one by one;
 * a point may be written as [x, y] in u; `none` stands for what is absent.
 */
export function matches(expected: unknown, actual: unknown): boolean {
  if (expected === 'none' && actual === undefined) return true
  if (isPoint(actual) && Array.isArray(expected)) {
    const [x, y] = expected
    if (typeof x !== 'number' || typeof y !== 'number') return false
    const point = pointOf([x, y])
    return point.x === actual.x && point.y === actual.y
  }
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) && expected.length === actual.length && expected.every((one, i) => matches(one, actual[i]))
    )
  }
  if (isEntries(expected)) {
    return isEntries(actual) && Object.entries(expected).every(([key, one]) => matches(one, actual[key]))
  }
  return expected === actual
}
