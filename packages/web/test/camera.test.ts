import { expect, test } from 'vitest'
import { fit, keepInside, toScreen, toTable, zoomAt } from '../src/table/camera.ts'
import { nudgeOf } from '../src/table/followCamera.ts'

const TABLE = { left: -1, top: -1, right: 33, bottom: 25 }
const WINDOW = { width: 1000, height: 700 }

test('zooming keeps the spot under the pointer', () => {
  const before = { x: 12, y: 9, scale: 40 }
  const spot = toTable(before, WINDOW, 730, 122)
  const after = zoomAt(before, WINDOW, 730, 122, 1.7)
  const again = toTable(after, WINDOW, 730, 122)
  expect(after.scale).toBeCloseTo(68, 9)
  expect(again.x).toBeCloseTo(spot.x, 9)
  expect(again.y).toBeCloseTo(spot.y, 9)
  expect(toScreen(after, WINDOW, spot.x, spot.y).x).toBeCloseTo(730, 9)
})

test('the camera never looks past the edge of the table, nor from further away than the whole of it', () => {
  const whole = fit(TABLE, WINDOW)
  expect(keepInside({ x: 99, y: -99, scale: 0.5 }, TABLE, WINDOW)).toEqual(whole)
  const close = keepInside({ x: 99, y: -99, scale: 100 }, TABLE, WINDOW)
  expect(toTable(close, WINDOW, WINDOW.width, 0)).toEqual({ x: TABLE.right, y: TABLE.top })
})

test('a tag that reaches over an edge of the window is shifted in; one that is outside stays there', () => {
  expect(nudgeOf(-30, 70, 0, 400)).toBe(34)
  expect(nudgeOf(350, 450, 0, 400)).toBe(-54)
  expect(nudgeOf(100, 200, 0, 400)).toBe(0)
  expect(nudgeOf(-200, -100, 0, 400)).toBe(0)
  expect(nudgeOf(500, 600, 0, 400)).toBe(0)
})
