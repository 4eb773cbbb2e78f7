import { describe, expect, test } from 'vitest'
import { GeometryError } from '../src/check.ts'
import { checkOutline, discOutline, polygonOutline, rectangleOutline, wallOutline } from '../src/shapes.ts'

function refusal(build: () => unknown): { field: string; code: string; message: string } {
  try {
    build()
  } catch (error) {
    if (error instanceof GeometryError) return { field: error.field, code: error.code, message: error.message }
    throw error
  }
  throw new Error('was accepted')
}

function corners(...pairs: [number, number][]): { x: number; y: number }[] {
  return pairs.map(([x, y]) => ({ x, y }))
}

describe('[GEN-05] outlines of scenery', () => {
  test('a polygon given clockwise is turned round', () => {
    const square = polygonOutline(corners([0, 0], [0, 10], [10, 10], [10, 0]))
    expect(square.points).toEqual(corners([10, 0], [10, 10], [0, 10], [0, 0]))
    expect(square.convex).toBe(true)
  })

  test('a dent makes a polygon concave, a corner of 180 degrees does not', () => {
    expect(polygonOutline(corners([0, 0], [10, 0], [10, 10], [5, 1], [0, 10])).convex).toBe(false)
    expect(polygonOutline(corners([0, 0], [5, 0], [10, 0], [10, 10], [0, 10])).convex).toBe(true)
  })

  test('a rectangle lies with its lower corner at the given point', () => {
    expect(rectangleOutline(100, 200, 30, 40).points).toEqual(corners([100, 200], [130, 200], [130, 240], [100, 240]))
  })

  test('a wall is as thick as asked, in any direction, on integer corners', () => {
    expect(wallOutline({ x: 0, y: 0 }, { x: 1000, y: 0 }, 200).points).toEqual(
      corners([0, -100], [1000, -100], [1000, 100], [0, 100]),
    )
    expect(wallOutline({ x: 0, y: 0 }, { x: 300, y: 400 }, 100).points).toEqual(
      corners([40, -30], [340, 370], [260, 430], [-40, 30]),
    )
  })

  test('the points handed in may be changed afterwards', () => {
    const points = corners([0, 0], [10, 0], [0, 10])
    const triangle = polygonOutline(points)
    points.pop()
    expect(triangle.points).toHaveLength(3)
  })
})

describe('bad outlines are refused with the field that is wrong', () => {
  test.each([
    ['a bow tie', corners([0, 0], [10, 10], [10, 0], [0, 10]), 'selfIntersecting'],
    ['a corner that touches another edge', corners([0, 0], [10, 0], [10, 10], [5, 0], [0, 10]), 'selfIntersecting'],
    ['a spike that runs back over itself', corners([0, 0], [10, 0], [10, 10], [10, 5], [0, 5]), 'selfIntersecting'],
    ['a spike at the seam of the list', corners([10, 0], [10, 10], [0, 10], [0, 0], [20, 0]), 'selfIntersecting'],
    ['points on one line', corners([0, 0], [5, 5], [10, 10]), 'zeroArea'],
    ['two points', corners([0, 0], [5, 5]), 'tooFewPoints'],
  ])('%s', (_, points, code) => {
    expect(refusal(() => polygonOutline(points))).toMatchObject({ field: 'points', code })
  })

  test('a point that comes twice', () => {
    expect(refusal(() => polygonOutline(corners([0, 0], [10, 0], [10, 10], [0, 0])))).toMatchObject({
      field: 'points[3]',
      code: 'repeatedPoint',
    })
  })

  test('a fraction, with the place in the message', () => {
    const outline = { kind: 'polygon', points: corners([0, 0], [10, 0], [1.5, 10]), convex: true }
    expect(refusal(() => checkOutline(outline, 'pieces[3].outline')).message).toBe(
      'pieces[3].outline.points[2].x: must be an integer, got 1.5',
    )
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, '7', undefined, null])('%s is no coordinate', (y) => {
    expect(refusal(() => checkOutline({ kind: 'disc', x: 0, y, r: 5 }, 'outline'))).toMatchObject({
      field: 'outline.y',
      code: 'notInteger',
    })
  })

  test('numbers too large to be multiplied exactly', () => {
    expect(refusal(() => discOutline(1_000_001, 0, 5))).toMatchObject({ field: 'outline.x', code: 'outOfRange' })
  })

  test('a disc without area, or with less', () => {
    expect(refusal(() => discOutline(0, 0, 0))).toMatchObject({ field: 'outline.r', code: 'zeroArea' })
    expect(refusal(() => discOutline(0, 0, -1))).toMatchObject({ field: 'outline.r', code: 'negativeRadius' })
  })

  test('a wall of no length or thickness, a rectangle of no width', () => {
    expect(refusal(() => wallOutline({ x: 1, y: 1 }, { x: 1, y: 1 }, 10))).toMatchObject({ field: 'to' })
    expect(refusal(() => wallOutline({ x: 1, y: 1 }, { x: 9, y: 1 }, 0))).toMatchObject({ field: 'thickness' })
    expect(refusal(() => rectangleOutline(0, 0, 0, 5))).toMatchObject({ field: 'width', code: 'zeroArea' })
  })

  test('something that is no outline at all', () => {
    expect(refusal(() => checkOutline({ kind: 'star' }, 'outline'))).toMatchObject({ field: 'outline.kind' })
    expect(refusal(() => checkOutline(undefined, 'outline'))).toMatchObject({ field: 'outline' })
    expect(refusal(() => checkOutline({ kind: 'polygon' }, 'outline'))).toMatchObject({ field: 'outline.points' })
  })

  test('plain data that contradicts itself', () => {
    const clockwise = corners([0, 0], [0, 10], [10, 10], [10, 0])
    expect(refusal(() => checkOutline({ kind: 'polygon', points: clockwise, convex: true }, 'o'))).toMatchObject({
      field: 'o.points',
      code: 'clockwise',
    })
    const convex = [...clockwise].reverse()
    expect(refusal(() => checkOutline({ kind: 'polygon', points: convex, convex: false }, 'o'))).toMatchObject({
      field: 'o.convex',
      code: 'wrongConvexity',
    })
  })
})
