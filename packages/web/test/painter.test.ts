import { expect, test } from 'vitest'
import { stepFor, ZOOM_STEPS } from '../src/paint/bake.ts'
import { chanceOf } from '../src/paint/chance.ts'
import { crownsOf } from '../src/paint/foliage.ts'
import { squareAt } from '../src/paint/frame.ts'
import { depthIn, shapeOf } from '../src/paint/shape.ts'
import { FARM, FARM_SCENE } from '../src/sight/orchardFarm.ts'

const draw = (id: string): number[] => {
  const chance = chanceOf(id)
  return Array.from({ length: 50 }, chance.next)
}

test('a piece is painted alike on every visit, and unlike its neighbour', () => {
  expect(draw('hedge-1')).toEqual(draw('hedge-1'))
  expect(draw('hedge-1')).not.toEqual(draw('hedge-2'))
  for (const value of draw('wall-7')) expect(value >= 0 && value < 1).toBe(true)
})

test('the crowns of a wood stay inside its outline', () => {
  const wood = FARM.find((piece) => piece.look === 'wood')
  if (!wood) throw new Error('the farm has a wood')
  const shape = shapeOf(wood.outline)
  const crowns = crownsOf(shape, wood.id)
  expect(crowns.length).toBeGreaterThan(6)
  for (const crown of crowns) expect(depthIn(shape, crown.x, crown.y)).toBeGreaterThanOrEqual(crown.r * 0.94)
})

test('each scale has its zoom step, and none is too large for memory', () => {
  expect(stepFor(FARM_SCENE, 10)).toBe(ZOOM_STEPS[0])
  expect(stepFor(FARM_SCENE, 33)).toBe(40)
  expect(stepFor(FARM_SCENE, 500)).toBe(96)
  expect(stepFor({ ...FARM_SCENE, width: 96_000, height: 72_000 }, 500)).toBeLessThan(64)
})

test('squares are named as the frame names them', () => {
  expect(squareAt(0, 0)).toBe('A1')
  expect(squareAt(15.9, 8)).toBe('D3')
})
