import { type Remote, wrap } from 'comlink'
import { trackWork } from '../app/settled.ts'
import { Lifeline } from '../worker/lifeline.ts'
import { startWorker } from '../worker/startWorker.ts'
import type { Painter } from './bakeWorker.ts'
import { readyPicture, sharpScale } from './ready.ts'
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
  /** A picture that came with the game is on its way: until then nothing is shown instead. */
  readonly awaited: () => boolean
  readonly close: () => void
}

interface HiredPainter {
  /** Fails when the painter is gone. */
  readonly paint: (scene: Scene, k: number) => Promise<ImageBitmap>
  readonly dismiss: () => void
}

/** A worker of its own: the thumbnails do not wait for the ground. */
export function hirePainter(name: 'painter' | 'thumbs'): HiredPainter {
  const worker = startWorker(name)
  const painter: Remote<Painter> = wrap<Painter>(worker)
  const lifeline = new Lifeline(worker, 'painter')
  return {
    paint: (scene, k) => lifeline.answer(painter.paint(scene, k)),
    dismiss: () => worker.terminate(),
  }
}

/**
 * Keeps the pictures of a ground: the one that came with the game, and those that are painted, off the main thread. A `patient` one
 * fetches nothing and shows nothing before the very picture that is wanted.
 */
export function createBaker(scene: Scene, onBaked: () => void, patient = false): Baker {
  const pictures = new Map<number, Baked>()
  const asked = new Set<number>()
  let painter: HiredPainter | undefined
  let closed = false
  const keep = (k: number, bitmap: ImageBitmap): void => {
    if (closed) bitmap.close()
    else {
      pictures.set(k, { k, bitmap })
      onBaked()
    }
  }
  const ready = patient ? undefined : readyPicture(scene, 'sharp')
  const sharp = sharpScale(scene)
  let awaited = patient || ready !== undefined
  if (ready) {
    const came = ready.then(
      (bitmap) => {
        awaited = false
        keep(sharp, bitmap)
      },
      () => {
        awaited = false
        if (!closed) onBaked()
      },
    )
    void trackWork(came)
  }
  return {
    want: (k) => {
      if (patient ? k === ZOOM_STEPS[0] : awaited || (pictures.has(sharp) && k <= sharp)) return
      if (asked.has(k)) return
      asked.add(k)
      painter ??= hirePainter('painter')
      painter.paint(scene, k).then(
        (bitmap) => keep(k, bitmap),
        // The drawn plan of the table stays where no picture can be painted.
        () => {
          if (!patient || closed) return
          awaited = false
          onBaked()
        },
      )
    },
    best: (k) => {
      const exact = pictures.get(k)
      if (exact) return exact
      let best: Baked | undefined
      for (const picture of pictures.values()) if (!best || isNearer(picture.k, best.k, k)) best = picture
      return best
    },
    awaited: () => awaited,
    close: () => {
      closed = true
      painter?.dismiss()
      for (const { bitmap } of pictures.values()) bitmap.close()
      pictures.clear()
    },
  }
}

/** A finer picture is never worse than a coarser one. */
const isNearer = (k: number, best: number, wanted: number): boolean =>
  k >= wanted === best >= wanted ? Math.abs(k - wanted) < Math.abs(best - wanted) : k >= wanted
