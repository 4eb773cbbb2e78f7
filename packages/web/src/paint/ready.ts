import type { Scene } from './scene.ts'

/** Pixels per u of the pictures that come with the game (`npm run paint`): for lists. */
const SMALL = 8
/** A table of a squad is seen from nearer than one of a company. */
const NEAR = 40
const FAR = 24
const LARGE = 900_000_000

/** For a table in the window. */
export const sharpScale = ({ width, height }: Scene): number => (width * height > LARGE ? FAR : NEAR)

export const SIZES = ['small', 'sharp'] as const
export type Size = (typeof SIZES)[number]

export const scaleOf = (scene: Scene, size: Size): number => (size === 'small' ? SMALL : sharpScale(scene))

/** FNV-1a. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** A table that was changed in the slightest has another name, and so no picture. */
export const pictureName = (scene: Scene, size: Size): string =>
  `${scene.id.replace(/\W+/g, '-')}-${hashOf(JSON.stringify(scene))}-${size}.webp`

/** Fetches the picture of a scene; undefined where it must be painted. */
export function readyPicture(scene: Scene, size: Size): Promise<ImageBitmap> | undefined {
  const pictures = import.meta.glob<string>('./ready/*.webp', { eager: true, query: '?url', import: 'default' })
  const url = pictures[`./ready/${pictureName(scene, size)}`]
  return url === undefined ? undefined : fetch(url).then(async (answer) => createImageBitmap(await answer.blob()))
}
