import type { CDPSession, Page } from '@playwright/test'

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

declare global {
  interface Window {
    frameTimes?: number[]
  }
}

/** Presses at the first spot, moves along the others, and lets go: every frame on the way counts. */
export async function framesOf(page: Page, [first, ...way]: readonly Spot[]): Promise<Frames> {
  if (!first) throw new Error('nowhere to begin')
  const session = await page.context().newCDPSession(page)
  // Processor time: other work on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.mouse.move(...first)
  await page.mouse.down()
  for (const spot of way.slice(0, 8)) await page.mouse.move(...spot)
  await page.evaluate(() => {
    const times: number[] = []
    window.frameTimes = times
    const tick = (now: number): void => {
      if (window.frameTimes !== times) return
      times.push(now)
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  const before = await spent(session)
  for (const spot of way.slice(8)) await page.mouse.move(...spot)
  const after = await spent(session)
  const times = await page.evaluate(() => {
    const kept = window.frameTimes ?? []
    window.frameTimes = []
    return kept
  })
  await page.mouse.up()
  await session.detach()
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time))
  const each = (name: string): number => (((after[name] ?? 0) - (before[name] ?? 0)) * 1000) / Math.max(1, gaps.length)
  return {
    median: quantile(gaps, 0.5),
    slowest5: quantile(gaps, 0.95),
    script: each('ScriptDuration'),
    layout: each('LayoutDuration') + each('RecalcStyleDuration'),
    work: each('TaskDuration'),
  }
}

/** Seconds so far, by kind. */
async function spent(session: CDPSession): Promise<{ readonly [name: string]: number }> {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
