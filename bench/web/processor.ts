import type { Browser, CDPSession, Page } from '@playwright/test'

/** Seconds that the processor has given to the browser so far: to its pages with their workers, and to everything (shelf, screen). */
async function givenTo(session: CDPSession): Promise<{ readonly pages: number; readonly all: number }> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const sum = (processes: typeof processInfo): number => processes.reduce((all, { cpuTime }) => all + cpuTime, 0)
  return { pages: sum(processInfo.filter(({ type }) => type === 'renderer')), all: sum(processInfo) }
}

export interface Spent {
  /** Of the clock. */
  readonly seconds: number
  /** Of the processor, for pages and workers: other work on the machine does not count. */
  readonly processor: number
  /** The same for the whole browser. */
  readonly browser: number
}

export async function spentOn(browser: Browser, work: () => Promise<unknown>): Promise<Spent> {
  const session = await browser.newBrowserCDPSession()
  const before = await givenTo(session)
  const began = performance.now()
  await work()
  const seconds = (performance.now() - began) / 1000
  const after = await givenTo(session)
  await session.detach()
  return { seconds, processor: after.pages - before.pages, browser: after.all - before.all }
}

/** What the main thread of a page has done, in ms of its own processor time. */
export class MainThread {
  private readonly session: CDPSession

  private constructor(session: CDPSession) {
    this.session = session
  }

  static async of(page: Page): Promise<MainThread> {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    return new MainThread(session)
  }

  /** Ms so far by kind; sizes in bytes. */
  async metrics(): Promise<{ readonly [name: string]: number }> {
    const { metrics } = await this.session.send('Performance.getMetrics')
    return Object.fromEntries(
      metrics.map(({ name, value }) => [name, name.endsWith('Duration') ? value * 1000 : value]),
    )
  }

  async work(): Promise<number> {
    return (await this.metrics())['TaskDuration'] ?? 0
  }

  /** Megabytes that are still held when what nobody needs is thrown away. */
  async heap(): Promise<number> {
    await this.session.send('HeapProfiler.collectGarbage')
    return ((await this.metrics())['JSHeapUsedSize'] ?? 0) / 1_000_000
  }

  leave(): Promise<void> {
    return this.session.detach()
  }
}
