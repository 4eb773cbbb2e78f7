import type { Page } from '@playwright/test'

const scripts = new WeakMap<Page, string[]>()

/** Runs a script in the worker of the game before its own; several come in the order in which they were given. */
export async function intoAuthority(page: Page, script: string): Promise<void> {
  const before = scripts.get(page)
  if (before) {
    before.push(script)
    return
  }
  // Where tsx runs what takes the pictures, it names functions by a helper that the worker does not have.
  const all = ['globalThis.__name ??= (named) => named', script]
  scripts.set(page, all)
  await page.route(/assets\/authorityWorker/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${all.map((one) => `;(${one});`).join('')}${await response.text()}` })
  })
}
