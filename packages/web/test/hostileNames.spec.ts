import type { Page } from '@playwright/test'
import { expectFits } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { placed, positionGame } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

const MARKUP = '<img src=x onerror="document.title=1">'
const ENDLESS = 'W'.repeat(80)
const STACKED = 'Z\u0351\u0489\u0315\u033f'.repeat(16)
const TURNED = '\u200fمرحبا بالعالم'

/** What a name has made wider than its place. */
const widened = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[data-part=text-body], [data-part=log-lines], [data-part=foot], [data-part=targets], [data-part=rail], [data-part=bar]',
      ),
    ]
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.getAttribute('data-part') ?? ''),
  )

test('men with names in markup, without end, piled up or from right to left are played as any others', async ({
  page,
}) => {
  const table = new PlayTable(page)
  const men = [
    ...placed('blue', { 'us-airborne/hobart': [12, 14] }, { name: MARKUP }),
    ...placed('blue', { 'us-airborne/pike': [14, 14] }, { name: ENDLESS }),
    ...placed('blue', { 'us-airborne/marsh': [10, 14] }, { name: '🪖'.repeat(40) }),
    ...placed('ember', { 'de-infantry/lenz': [12.6, 9.5] }, { name: TURNED }),
    ...placed('ember', { 'de-infantry/brandt': [15, 8] }, { name: STACKED }),
  ]
  await table.open(positionGame({ id: 'hostile', tokens: 8, figures: men }))
  await table.move('pike', 14, 12.5)
  await table.select('hobart')
  await page.keyboard.press('f')
  await page.keyboard.press('t')
  await page.keyboard.press('F2')
  await expect(page.locator('[data-text-table]')).toContainText(MARKUP)
  await expect(page.locator('[data-part=log-line]')).toContainText(ENDLESS)
  for (const [width, height] of [
    [1440, 900],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectFits(page)
    await expect(page.locator('[data-part=banner]')).toBeVisible()
    expect(await widened(page), `${width} wide`).toEqual([])
  }
  // The sentence goes on after the name as it began before it.
  await expect(page.locator('[data-part=text-plan]')).toContainText(`At \u2068${TURNED}\u2069: 3.54 u`)
  await expect(page.locator('img[src=x]')).toHaveCount(0)
})
