import { readdirSync } from 'node:fs'
import { BATTLEFIELDS } from '@tactic48/content'
import { expect, test } from 'vitest'
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

test.each(Object.entries(GROUNDS_OF))('in the dark the edge of a piece stands out from %s', (_, ground) => {
  const hex = (colour: string): readonly number[] =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const [red = 0, green = 0, blue = 0, share = 0] = (NIGHT_GROUND.match(/[\d.]+/g) ?? []).map(Number)
  const night = hex(ground).map((part, i) => part * (1 - share + (share * ([red, green, blue][i] ?? 0)) / 255))
  const brightness = (colour: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = colour.map((part) => {
      const value = part / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
  }
  const contrasts = Object.values(NIGHT_RIM).map((rim) => {
    const two = [brightness(hex(rim)), brightness(night)]
    return Math.max(...two) / Math.min(...two)
  })
  expect(Math.max(...contrasts)).toBeGreaterThanOrEqual(3)
})
