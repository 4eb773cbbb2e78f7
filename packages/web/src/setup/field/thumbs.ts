import { hirePainter } from '../../paint/bake.ts'
import type { Scene } from '../../paint/scene.ts'

/** Pixels per u of a small picture. */
export const THUMB_SCALE = 14

let hired: ReturnType<typeof hirePainter> | undefined
const painted = new Map<string, Promise<ImageBitmap>>()

/** A small painted picture of a battlefield, painted once. */
export function thumbOf(key: string, scene: Scene): Promise<ImageBitmap> {
  const known = painted.get(key)
  if (known) return known
  hired ??= hirePainter('thumbs')
  const fresh = hired.paint(scene, THUMB_SCALE)
  painted.set(key, fresh)
  // Tried again by a new painter when it is next asked for.
  fresh.catch(() => {
    painted.delete(key)
    hired = undefined
  })
  return fresh
}
