import { test as browserTest, expect, type Page } from '@playwright/test'
import { complaintsOf } from './complaints.ts'
import { actWhenSettled } from './settled.ts'

interface Given {
  /** Painting the ground takes half of a short test's time: only tests about the painted ground have it painted. */
  readonly painter: 'works' | 'rests'
  /** `quick` hands act while the page is still busy: that is the subject of the test. */
  readonly hands: 'patient' | 'quick'
  /** Another page of the same browser, as calm as the first; the one before it is closed. */
  readonly anotherPage: () => Promise<Page>
}

/** Tests in a page that must not complain: what its console or an error says against it fails the test. */
export const test = browserTest.extend<Given>({
  painter: ['rests', { option: true }],
  hands: ['patient', { option: true }],
  page: async ({ page, painter, hands }, use) => {
    const complaints = await calm(page, painter, hands)
    await use(page)
    expect(complaints).toEqual([])
  },
  anotherPage: async ({ page, painter, hands }, use) => {
    const complaints: (readonly string[])[] = []
    let last = page
    await use(async () => {
      const next = await page.context().newPage()
      await last.close()
      last = next
      complaints.push(await calm(next, painter, hands))
      return next
    })
    expect(complaints.flat()).toEqual([])
  },
})

async function calm(page: Page, painter: Given['painter'], hands: Given['hands']): Promise<readonly string[]> {
  const complaints = complaintsOf(page)
  if (painter === 'rests') await page.addInitScript(painterRests)
  if (hands === 'patient') actWhenSettled(page)
  return complaints
}

/** Runs in the page: the painters of the ground and of its thumbnails die when they are asked; tables are drawn as plans. */
function painterRests(): void {
  const RESTING = ['painter', 'thumbs']
  const resting = (): Worker => {
    const worker = new EventTarget()
    const die = (): void => queueMicrotask(() => worker.dispatchEvent(new Event('error')))
    return Object.assign(worker, { postMessage: die, terminate: () => undefined }) as EventTarget as Worker
  }
  window.Worker = new Proxy(Worker, {
    construct: (Hired, [script, options]: ConstructorParameters<typeof Worker>) =>
      RESTING.includes(options?.name ?? '') ? resting() : new Hired(script, options),
  })
}

export { expect }
