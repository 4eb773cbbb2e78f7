import { readdirSync } from 'node:fs'
import { BATTLEFIELDS } from '@tactic48/content'
import { describe, expect, test } from 'vitest'
import { spriteOf } from '../src/board/sprite.ts'
import { vehicleSprite } from '../src/board/vehicle.ts'
import { pictureName } from '../src/paint/ready.ts'
import { LOOKS, type Scene } from '../src/paint/scene.ts'
import { drawPlan, GROUNDS_OF } from '../src/table/drawPlan.ts'
import { NIGHT_GROUND, NIGHT_RIM } from '../src/table/drawTerrain.ts'
import { sceneOf } from '../src/table/sceneOf.ts'
import { readyScenes } from './readyScenes.ts'

/** Remembers what was filled: the colour and the corners of the last path. */
function recordingBrush(): { readonly brush: CanvasRenderingContext2D; readonly filled: string[] } {
  const filled: string[] = []
  let path: string[] = []
  const corner = (...at: readonly number[]): void => void path.push(at.map((value) => value.toFixed(3)).join(' '))
  const brush = {
    fillStyle: '',
    fillRect: () => undefined,
    beginPath: () => {
      path = []
    },
    moveTo: corner,
    lineTo: corner,
    arc: (x: number, y: number, r: number) => corner(x, y, r),
    closePath: () => undefined,
    stroke: () => undefined,
    fill: () => filled.push(`${brush.fillStyle} ${path.join(', ')}`),
  }
  return { brush: brush as Partial<CanvasRenderingContext2D> as CanvasRenderingContext2D, filled }
}

test.each(BATTLEFIELDS.map(({ id, table }) => [id, sceneOf(id, table)] as const))(
  'before %s is painted each of its pieces stands in its place',
  (_, scene) => {
    const { brush, filled } = recordingBrush()
    drawPlan(brush, scene)
    for (const { outline } of scene.pieces) {
      const corners =
        outline.kind === 'disc' ? [[outline.x, outline.y, outline.r]] : outline.points.map(({ x, y }) => [x, y])
      const path = corners.map((at) => at.map((value) => (value / 1000).toFixed(3)).join(' ')).join(', ')
      expect(filled.filter((one) => one.endsWith(path))).toHaveLength(1)
    }
  },
)

test('every kind of scenery has a colour before it is painted', () => {
  const square = { kind: 'disc', x: 5000, y: 5000, r: 1000 } as const
  const pieces = LOOKS.map((look) => ({ id: look, name: look, look, outline: square, cover: 'total' as const }))
  const scene: Scene = { id: 'all', width: 20_000, height: 20_000, ground: 'meadow', pieces, dressing: [] }
  const { brush, filled } = recordingBrush()
  drawPlan(brush, scene)
  expect(filled).toHaveLength(LOOKS.length)
  for (const one of filled) expect(one).toMatch(/^#[0-9a-f]{6} /)
})

test('every ground that is always the same comes with its picture, and no picture is left over: npm run paint', () => {
  const there = readdirSync(new URL('../src/paint/ready', import.meta.url))
  const wanted = readyScenes().flatMap(({ scene, sizes }) => sizes.map((size) => pictureName(scene, size)))
  expect(there.toSorted()).toEqual(wanted.toSorted())
})

const hex = (colour: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const brightness = (colour: readonly number[]): number => {
  const [r = 0, g = 0, b = 0] = colour.map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
}

const contrast = (one: readonly number[], other: readonly number[]): number => {
  const two = [brightness(one), brightness(other)]
  return Math.max(...two) / Math.min(...two)
}

const night = (ground: string): readonly number[] => {
  const [red = 0, green = 0, blue = 0, share = 0] = (NIGHT_GROUND.match(/[\d.]+/g) ?? []).map(Number)
  return hex(ground).map((part, i) => part * (1 - share + (share * ([red, green, blue][i] ?? 0)) / 255))
}

/** The outline of a piece that lies on the ground: the ring of chalk, and the dark one inside it. */
const outlineIn = (picture: string): readonly string[] =>
  [...decodeURIComponent(picture).matchAll(/<circle r="[\d.]+" fill="(#[0-9a-f]{6})"/g)]
    .map(([, fill = '']) => fill)
    .slice(0, 2)

describe.each(Object.entries(GROUNDS_OF))('by day and in the dark 3 : 1 against %s', (_, ground) => {
  test('has the edge of walls, hedges and all other scenery', () => {
    const contrasts = Object.values(NIGHT_RIM).map((rim) => contrast(hex(rim), night(ground)))
    expect(Math.max(...contrasts)).toBeGreaterThanOrEqual(3)
  })

  test.each(['blue', 'ember'] as const)('have figures and vehicles of %s', (side) => {
    const pictures = [
      spriteOf({ side, arms: 'rifle' }, false),
      vehicleSprite({ side, shape: 'truck', damage: 0 }),
      vehicleSprite({ side, shape: 'turret', damage: 2 }),
    ]
    for (const picture of pictures) {
      const outline = outlineIn(picture).map(hex)
      expect(outline).toHaveLength(2)
      for (const at of [hex(ground), night(ground)])
        expect(Math.max(...outline.map((one) => contrast(one, at)))).toBeGreaterThanOrEqual(3)
    }
  })
})
