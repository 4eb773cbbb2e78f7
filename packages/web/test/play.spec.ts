import { expect, test } from '@playwright/test'
import { PlayTable } from './playTable.ts'

test('[VICT-01] a whole game of two players at one screen, from the front page to victory, by clicks alone', async ({
  page,
}) => {
  test.setTimeout(420_000)
  const table = new PlayTable(page)
  await table.begin('two')
  for (let i = 0; i < 900 && !(await table.isOver()); i++) await table.step()
  await expect(page.locator('[data-result]')).toBeVisible()
  await expect(page.locator('#result-heading')).toBeVisible()
  expect(table.complaints).toEqual([])
})
