import { test as browserTest, expect } from '@playwright/test'
import { complaintsOf } from './complaints.ts'

interface Given {
  /** The painter of the ground may rest where the ground is not the subject: half of a short test's time is his. */
  readonly painter: 'works' | 'rests'
}

/** Tests in a page that must not complain: what its console or an error says against it fails the test. */
export const test = browserTest.extend<Given>({
  painter: ['works', { option: true }],
  page: async ({ page, painter }, use) => {
    const complaints = complaintsOf(page)
    if (painter === 'rests') await page.addInitScript(painterRests)
    await use(page)
    expect(complaints).toEqual([])
  },
})

/** Runs in the page: the painter is asked as always, and never has his picture ready. */
function painterRests(): void {
  const Hired = window.Worker
  window.Worker = class extends Hired {
    constructor(script: string | URL, options?: WorkerOptions) {
      super(options?.name === 'painter' ? URL.createObjectURL(new Blob([])) : script, options)
    }
  }
}

export { expect }
