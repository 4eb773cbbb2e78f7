import type { Page } from '@playwright/test'

/** No complaint of the page: the tests keep the whole edition from being fetched by every one of them. */
const KEPT_OUT = 'Service Worker registration blocked by Playwright'

/** What a page says against itself from now on: errors and warnings of its console, errors that nobody caught. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const complains = message.type() === 'error' || message.type() === 'warning'
    if (complains && message.text() !== KEPT_OUT) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
