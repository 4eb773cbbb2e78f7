import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBaker, stepFor } from '../src/paint/bake.ts'
import { pictureOf } from '../src/paint/painter.ts'
import type { Scene } from '../src/paint/scene.ts'
import { drawTerrain } from '../src/table/drawTerrain.ts'
import { tableLens } from '../src/table/lens.ts'

const painted: { readonly k: number; readonly deliver: (worked: boolean) => void }[] = []

/** A painter that answers in the words of comlink when the test says so. */
class HeldPainter extends EventTarget {
  postMessage({ id, argumentList }: { id: string; argumentList?: readonly { readonly value: unknown }[] }): void {
    // A proxy that is thrown away says so without arguments.
    if (!argumentList) return
    const k = Number(argumentList[1]?.value)
    const value = { width: k, height: k, close: () => undefined }
    const answer = new MessageEvent('message', { data: { id, type: 'RAW', value } })
    painted.push({ k, deliver: (worked) => this.dispatchEvent(worked ? answer : new Event('error')) })
  }
  terminate(): void {}
}

/** Nobody has painted it before. */
const generated = (id: string): Scene => ({
  id,
  width: 32_000,
  height: 24_000,
  ground: 'meadow',
  pieces: [],
  dressing: [],
})

const SHARP = 40
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  painted.length = 0
  vi.stubGlobal('Worker', HeldPainter)
  vi.stubGlobal('navigator', { locks: {} })
  vi.stubGlobal('getComputedStyle', () => ({ backgroundColor: '#000' }))
})
afterEach(() => vi.unstubAllGlobals())

test('a table that nobody has painted shows nothing before its sharp picture is there, and asks for no coarse one', async () => {
  let told = 0
  const baker = createBaker(generated('first'), () => told++)
  const { drawn, paint } = sheetFor(generated('first'), baker)
  expect(paint()).toBe('bare')
  expect(drawn).toEqual([])
  expect(painted.map(({ k }) => k)).toEqual([SHARP])
  painted[0]?.deliver(true)
  await settle()
  expect(told).toBe(1)
  expect(paint()).toBe('drawn')
  expect(drawn).toEqual([SHARP])
})

test('a game begins with the picture that its set-up showed', async () => {
  const { bitmap } = pictureOf(generated('set up'), 'sharp')
  painted[0]?.deliver(true)
  await bitmap
  const baker = createBaker(generated('set up'), () => undefined)
  await settle()
  expect(painted).toHaveLength(1)
  expect(baker.best(14)?.k).toBe(SHARP)
  // What a closed table no longer needs is still the picture of the next.
  baker.close()
  expect(await pictureOf(generated('set up'), 'sharp').bitmap).toBe(await bitmap)
})

test('a finer picture is painted when it is looked at more closely, once the first is there', async () => {
  const scene = generated('closer')
  const baker = createBaker(scene, () => undefined)
  const closer = stepFor(scene, 60)
  baker.want(closer)
  expect(painted.map(({ k }) => k)).toEqual([SHARP])
  painted[0]?.deliver(true)
  await settle()
  baker.want(closer)
  baker.want(24)
  expect(painted.map(({ k }) => k)).toEqual([SHARP, closer])
})

test('a table whose ground is changed shows its former ground until the new one is painted', async () => {
  const before = createBaker(generated('edited'), () => undefined)
  painted[0]?.deliver(true)
  await settle()
  const former = before.whole()
  before.close()
  const changed: Scene = { ...generated('edited'), ground: 'snow' }
  const baker = createBaker(changed, () => undefined, { former })
  const { drawn, paint } = sheetFor(changed, baker)
  expect(paint()).toBe('drawn')
  expect(drawn).toEqual([SHARP])
  painted[1]?.deliver(true)
  await settle()
  expect(baker.best(14)).toBeDefined()
  expect(baker.best(14)).not.toBe(former)
})

test('where nothing can be painted the plan of the table is drawn', async () => {
  const scene = generated('no painter')
  const baker = createBaker(scene, () => undefined)
  const { paint, filled } = sheetFor(scene, baker)
  painted[0]?.deliver(false)
  await settle()
  expect(paint()).toBe('drawn')
  expect(filled()).toBeGreaterThan(2)
})

/** A canvas that remembers the pictures which were drawn on it. */
function sheetFor(scene: Scene, baker: ReturnType<typeof createBaker>) {
  const drawn: number[] = []
  let fills = 0
  const brush = new Proxy(
    {
      drawImage: ({ width }: { width: number }) => drawn.push(width),
      fillRect: () => {
        fills += 1
      },
    } as Record<string, unknown>,
    { get: (known, name) => known[String(name)] ?? (() => undefined), set: () => true },
  )
  const canvas = { width: 1000, height: 1000, getContext: () => brush } as unknown as HTMLCanvasElement
  const lens = tableLens({ width: scene.width, height: scene.height })
  lens.resize({ width: 744, height: 744 })
  return { drawn, filled: () => fills, paint: () => drawTerrain(canvas, lens, scene, baker, false, true) }
}
