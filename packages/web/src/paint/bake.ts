import { trackWork } from '../app/settled.ts'
import { type HiredPainter, hirePainter, pictureOf } from './painter.ts'
import type { Scene } from './scene.ts'

export interface Baked {
  readonly k: number
  readonly bitmap: ImageBitmap
}

/** Pixels per u of each zoom step. */
export const ZOOM_STEPS = [14, 24, 40, 64, 96] as const

/** Above this a bitmap would take more memory than a phone likes to give. */
const LARGEST = 14_000_000

/** Stretching a little is not seen, painting the next step costs twice as much. */
const STRETCH = 1.25

/** The smallest step that is not stretched too far at this scale, and that the table's size allows. */
export function stepFor(scene: Scene, scale: number): number {
  const allowed = ZOOM_STEPS.filter((k) => ((scene.width / 1000) * k * scene.height * k) / 1000 <= LARGEST)
  return allowed.find((k) => k * STRETCH >= scale) ?? allowed.at(-1) ?? ZOOM_STEPS[0]
}

export interface Baker {
  /** Paints the step unless it is there or under way. */
  readonly want: (k: number) => void
  /** The best bitmap for a step: that one, else the nearest that is ready. */
  readonly best: (k: number) => Baked | undefined
  /** Its first picture is on its way: until then nothing is shown instead. */
  readonly awaited: () => boolean
  /** The picture of the whole table, which outlives the baker. */
  readonly whole: () => Baked | undefined
  readonly close: () => void
}

interface Beginning {
  readonly patient?: boolean
  /** The same table before its ground was changed: shown until the new one is painted. */
  readonly former?: Baked | undefined
}

/**
 * Keeps the pictures of a ground: one of the whole table, which came with the game or is painted first, and finer ones that are
 * painted as they are wanted, off the main thread. A `patient` one has no such first picture: it waits for the one that is wanted.
 */
export function createBaker(scene: Scene, onBaked: () => void, { patient = false, former }: Beginning = {}): Baker {
  const pictures = new Map<number, Baked>()
  const asked = new Set<number>()
  let painter: HiredPainter | undefined
  let closed = false
  let awaited = true
  const keep = (k: number, bitmap: ImageBitmap): void => {
    awaited = false
    if (closed) return
    pictures.set(k, { k, bitmap })
    onBaked()
  }
  /** The drawn plan of the table is shown where no picture can be painted. */
  const giveUp = (): void => {
    awaited = false
    if (!closed) onBaked()
  }
  const first = patient ? undefined : pictureOf(scene, 'sharp')
  if (first) {
    const came = first.bitmap.then((bitmap) => keep(first.k, bitmap), giveUp)
    if (first.ready) void trackWork(came)
  }
  return {
    want: (k) => {
      if (first && (awaited || k <= first.k)) return
      if (asked.has(k)) return
      asked.add(k)
      painter ??= hirePainter('painter')
      painter.paint(scene, k).then((bitmap) => keep(k, bitmap), giveUp)
    },
    best: (k) => {
      const exact = pictures.get(k)
      if (exact) return exact
      let best: Baked | undefined
      for (const picture of pictures.values()) if (!best || isNearer(picture.k, best.k, k)) best = picture
      return best ?? (awaited ? former : undefined)
    },
    awaited: () => awaited,
    whole: () => (first ? pictures.get(first.k) : undefined),
    close: () => {
      closed = true
      painter?.dismiss()
      for (const { k, bitmap } of pictures.values()) if (k !== first?.k) bitmap.close()
      pictures.clear()
    },
  }
}

/** A finer picture is never worse than a coarser one. */
const isNearer = (k: number, best: number, wanted: number): boolean =>
  k >= wanted === best >= wanted ? Math.abs(k - wanted) < Math.abs(best - wanted) : k >= wanted
