import type { Page } from '@playwright/test'
import { movesByFrame } from '../../packages/web/test/pointerMoves.ts'
import { MainThread } from './processor.ts'

/** What the screen did while something was moved. */
export interface Frames {
  /** Between two frames, in ms. */
  readonly median: number
  readonly slowest5: number
  /** Work of the page's main thread for each frame, in ms of its own processor time. */
  readonly script: number
  readonly layout: number
  readonly work: number
}

type Spot = readonly [number, number]

const WARM_UP = 20

/** Presses at the first spot and moves along the others, one move a frame. */
export async function framesOf(page: Page, [first, ...way]: readonly Spot[]): Promise<Frames> {
  if (!first) throw new Error('nowhere to begin')
  const thread = await MainThread.of(page)
  await page.mouse.move(...first)
  await page.mouse.down()
  await movesByFrame(page, way.slice(0, WARM_UP))
  const before = await thread.metrics()
  const times = await movesByFrame(page, way.slice(WARM_UP))
  const after = await thread.metrics()
  await page.mouse.up()
  await thread.leave()
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time))
  const each = (name: string): number => ((after[name] ?? 0) - (before[name] ?? 0)) / times.length
  return {
    median: quantile(gaps, 0.5),
    slowest5: quantile(gaps, 0.95),
    script: each('ScriptDuration'),
    layout: each('LayoutDuration') + each('RecalcStyleDuration'),
    work: each('TaskDuration'),
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
