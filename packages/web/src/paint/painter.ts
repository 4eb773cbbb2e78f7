import { type Remote, wrap } from 'comlink'
import { Lifeline } from '../worker/lifeline.ts'
import { startWorker } from '../worker/startWorker.ts'
import type { Painter } from './bakeWorker.ts'
import { readyPicture, type Size, scaleOf, sharpScale } from './ready.ts'
import type { Scene } from './scene.ts'

export interface HiredPainter {
  /** Fails when the painter is gone. */
  readonly paint: (scene: Scene, k: number) => Promise<ImageBitmap>
  readonly dismiss: () => void
}

export function hirePainter(name: 'painter' | 'thumbs'): HiredPainter {
  const worker = startWorker(name)
  const painter: Remote<Painter> = wrap<Painter>(worker)
  const lifeline = new Lifeline(worker, 'painter')
  return {
    paint: (scene, k) => lifeline.answer(painter.paint(scene, k)),
    dismiss: () => worker.terminate(),
  }
}

/** Pixels per u of a small picture that is painted here. */
const SMALL = 14
/** Pictures that are remembered. */
const REMEMBERED = 24

export interface Picture {
  readonly k: number
  /** It comes with the game: it will be there at once. */
  readonly ready: boolean
  readonly bitmap: Promise<ImageBitmap>
}

let hired: HiredPainter | undefined
const pictures = new Map<string, Picture>()

/** The picture of a scene, fetched or painted once: a game begins with the ground that was painted while it was set up. */
export function pictureOf(scene: Scene, size: Size): Picture {
  const key = `${size} ${JSON.stringify(scene)}`
  const known = pictures.get(key)
  if (known) return known
  const ready = readyPicture(scene, size)
  const k = ready ? scaleOf(scene, size) : size === 'small' ? SMALL : sharpScale(scene)
  const fresh = { k, ready: ready !== undefined, bitmap: ready ?? painted(scene, k) }
  const [oldest] = pictures.keys()
  if (pictures.size >= REMEMBERED && oldest !== undefined) pictures.delete(oldest)
  pictures.set(key, fresh)
  // Tried again when it is next asked for, by a new painter.
  fresh.bitmap.catch(() => {
    pictures.delete(key)
    hired?.dismiss()
    hired = undefined
  })
  return fresh
}

function painted(scene: Scene, k: number): Promise<ImageBitmap> {
  hired ??= hirePainter('thumbs')
  return hired.paint(scene, k)
}
