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

const WARM_UP = 20

/**
 * Presses at the first spot and moves along the others, one move a frame: a driver outside the page would be slower than
 * the page itself.
 */
export async function framesOf(page: Page, [first, ...way]: readonly Spot[]): Promise<Frames> {
  if (!first) throw new Error('nowhere to begin')
  const session = await page.context().newCDPSession(page)
  // Processor time: other work on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.mouse.move(...first)
  await page.mouse.down()
  await moves(page, way.slice(0, WARM_UP))
  const before = await spent(session)
  const times = await moves(page, way.slice(WARM_UP))
  const after = await spent(session)
  await page.mouse.up()
  await session.detach()
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time))
  const each = (name: string): number => (((after[name] ?? 0) - (before[name] ?? 0)) * 1000) / times.length
  return {
    median: quantile(gaps, 0.5),
    slowest5: quantile(gaps, 0.95),
    script: each('ScriptDuration'),
    layout: each('LayoutDuration') + each('RecalcStyleDuration'),
    work: each('TaskDuration'),
  }
}

/** When each frame began. */
function moves(page: Page, way: readonly Spot[]): Promise<readonly number[]> {
  return page.locator('.play .table').evaluate(
    (table, way) =>
      new Promise<readonly number[]>((resolve) => {
        const times: number[] = []
        const step = (now: number): void => {
          const spot = way[times.length]
          if (!spot) {
            resolve(times)
            return
          }
          times.push(now)
          const [clientX, clientY] = spot
          const mouse = { pointerId: 1, pointerType: 'mouse', buttons: 1, bubbles: true, clientX, clientY }
          table.dispatchEvent(new PointerEvent('pointermove', mouse))
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
    way,
  )
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
