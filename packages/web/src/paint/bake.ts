import { type Remote, wrap } from 'comlink'
import { Lifeline } from '../worker/lifeline.ts'
import type { Painter } from './bakeWorker.ts'
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
  readonly close: () => void
}

interface HiredPainter {
  /** Fails when the painter is gone. */
  readonly paint: (scene: Scene, k: number) => Promise<ImageBitmap>
  readonly dismiss: () => void
}

/** A worker of its own; the name is for those who look into the browser. */
export function hirePainter(name: string): HiredPainter {
  const worker = new Worker(new URL('./bakeWorker.ts', import.meta.url), { type: 'module', name })
  const painter: Remote<Painter> = wrap<Painter>(worker)
  const lifeline = new Lifeline(worker, 'painter')
  return {
    paint: (scene, k) => lifeline.answer(painter.paint(scene, k)),
    dismiss: () => worker.terminate(),
  }
}

/** Paints off the main thread, one zoom step at a time, and keeps what it painted. */
export function createBaker(scene: Scene, onBaked: () => void): Baker {
  const ready = new Map<number, Baked>()
  const asked = new Set<number>()
  const { paint, dismiss } = hirePainter('painter')
  let closed = false
  return {
    want: (k) => {
      if (asked.has(k)) return
      asked.add(k)
      paint(scene, k).then(
        (bitmap) => {
          if (closed) return bitmap.close()
          ready.set(k, { k, bitmap })
          onBaked()
        },
        // The drawn plan of the table stays where no picture can be painted.
        () => undefined,
      )
    },
    best: (k) => {
      const exact = ready.get(k)
      if (exact) return exact
      let best: Baked | undefined
      for (const answer of ready.values()) if (!best || Math.abs(answer.k - k) < Math.abs(best.k - k)) best = answer
      return best
    },
    close: () => {
      closed = true
      dismiss()
      for (const { bitmap } of ready.values()) bitmap.close()
      ready.clear()
    },
  }
}
