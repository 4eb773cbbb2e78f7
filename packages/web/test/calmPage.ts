import { test as browserTest, expect } from '@playwright/test'
import { complaintsOf } from './complaints.ts'
import { actWhenSettled } from './settled.ts'

interface Given {
  /** Painting the ground takes half of a short test's time: only tests about the painted ground have it painted. */
  readonly painter: 'works' | 'rests'
  /** `quick` hands act while the page is still busy: that is the subject of the test. */
  readonly hands: 'patient' | 'quick'
}

/** Tests in a page that must not complain: what its console or an error says against it fails the test. */
export const test = browserTest.extend<Given>({
  painter: ['rests', { option: true }],
  hands: ['patient', { option: true }],
  page: async ({ page, painter, hands }, use) => {
    const complaints = complaintsOf(page)
    if (painter === 'rests') await page.addInitScript(painterRests)
    if (hands === 'patient') actWhenSettled(page)
    await use(page)
    expect(complaints).toEqual([])
  },
})

/** Runs in the page: the painters of the ground and of its thumbnails are asked as always and never deliver. */
function painterRests(): void {
  const RESTING = ['painter', 'thumbs']
  const resting = (): Worker => {
    const worker = Object.assign(new EventTarget(), { postMessage: () => undefined, terminate: () => undefined })
    return worker as EventTarget as Worker
  }
  window.Worker = new Proxy(Worker, {
    construct: (Hired, [script, options]: ConstructorParameters<typeof Worker>) =>
      RESTING.includes(options?.name ?? '') ? resting() : new Hired(script, options),
  })
}

export { expect }
