import type { BakeAnswer, BakeRequest } from '../../paint/bake.ts'
import type { Scene } from '../../paint/scene.ts'

/** Pixels per u of a small picture. */
export const THUMB_SCALE = 14

let painter: Worker | undefined
const waiting: ((bitmap: ImageBitmap) => void)[] = []
const painted = new Map<string, Promise<ImageBitmap>>()

function ask(scene: Scene): Promise<ImageBitmap> {
  if (!painter) {
    painter = new Worker(new URL('../../paint/bakeWorker.ts', import.meta.url), { type: 'module', name: 'thumbs' })
    // One painter answers in the order of the questions.
    painter.addEventListener('message', ({ data }: MessageEvent<BakeAnswer>) => waiting.shift()?.(data.bitmap))
  }
  const request: BakeRequest = { scene, k: THUMB_SCALE }
  painter.postMessage(request)
  return new Promise((resolve) => waiting.push(resolve))
}

/** A small painted picture of a battlefield, painted once. */
export function thumbOf(key: string, scene: Scene): Promise<ImageBitmap> {
  const known = painted.get(key)
  if (known) return known
  const fresh = ask(scene)
  painted.set(key, fresh)
  return fresh
}
