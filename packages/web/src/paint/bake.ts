import { paintScene } from './paintScene.ts'
import type { Scene } from './scene.ts'

export interface BakeRequest {
  readonly scene: Scene
  readonly k: number
}

export interface BakeAnswer {
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
  readonly best: (k: number) => BakeAnswer | undefined
  readonly close: () => void
}

/** Paints off the main thread, one zoom step at a time, and keeps what it painted. */
export function createBaker(scene: Scene, onBaked: () => void): Baker {
  const ready = new Map<number, BakeAnswer>()
  const asked = new Set<number>()
  const keep = (answer: BakeAnswer): void => {
    ready.set(answer.k, answer)
    onBaked()
  }
  const worker =
    typeof Worker === 'undefined'
      ? undefined
      : new Worker(new URL('./bakeWorker.ts', import.meta.url), { type: 'module', name: 'painter' })
  worker?.addEventListener('message', ({ data }: MessageEvent<BakeAnswer>) => keep(data))
  return {
    want: (k) => {
      if (asked.has(k)) return
      asked.add(k)
      const request: BakeRequest = { scene, k }
      if (worker) worker.postMessage(request)
      else keep({ k, bitmap: paintScene(scene, k).canvas.transferToImageBitmap() })
    },
    best: (k) => {
      const exact = ready.get(k)
      if (exact) return exact
      let best: BakeAnswer | undefined
      for (const answer of ready.values()) if (!best || Math.abs(answer.k - k) < Math.abs(best.k - k)) best = answer
      return best
    },
    close: () => {
      worker?.terminate()
      for (const { bitmap } of ready.values()) bitmap.close()
      ready.clear()
    },
  }
}
