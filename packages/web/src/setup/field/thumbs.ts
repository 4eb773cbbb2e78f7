import { hirePainter } from '../../paint/bake.ts'
import { readyPicture, type Size, scaleOf } from '../../paint/ready.ts'
import type { Scene } from '../../paint/scene.ts'

/** Pixels per u of a small picture that is painted here. */
const PAINTED = 14

let hired: ReturnType<typeof hirePainter> | undefined
const pictures = new Map<string, Thumb>()

interface Thumb {
  readonly k: number
  /** It comes with the game: it will be there at once. */
  readonly ready: boolean
  readonly bitmap: Promise<ImageBitmap>
}

/** A picture of a battlefield, fetched or painted once. */
export function thumbOf(scene: Scene, size: Size): Thumb {
  const key = `${size} ${scene.id}`
  const known = pictures.get(key)
  if (known) return known
  const ready = readyPicture(scene, size)
  const fresh = {
    k: ready ? scaleOf(scene, size) : PAINTED,
    ready: ready !== undefined,
    bitmap: ready ?? painted(scene),
  }
  pictures.set(key, fresh)
  // Tried again when it is next asked for, by a new painter.
  fresh.bitmap.catch(() => {
    pictures.delete(key)
    hired = undefined
  })
  return fresh
}

function painted(scene: Scene): Promise<ImageBitmap> {
  hired ??= hirePainter('thumbs')
  return hired.paint(scene, PAINTED)
}
