import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

async function openReport(page: Page): Promise<void> {
  await page.locator('[data-menu]').click()
  await page.locator('[data-wrong]').click()
  await expect(page.getByRole('dialog')).toContainText('This is not what the rule says')
}

async function savedFile(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ])
  await expect(page.getByText(`Saved as ${download.suggestedFilename()}.`)).toBeVisible()
  return readFileSync(await download.path(), 'utf8')
}

test('[GEN-01] a ruling that seems wrong goes into a file that can be run: position, command, rule and what was expected', async ({
  page,
}) => {
  const table = new PlayTable(page)
  await table.open(watchedCrossing({ id: 'wrong' }))
  await openReport(page)
  await expect(page.getByRole('dialog')).toContainText('Nothing has happened yet that could be wrong.')
  await page.keyboard.press('Escape')

  await table.select('marsh')
  await table.verb('takeCover').click()
  await openReport(page)
  await expectNoBarrier(page)
  await page.getByRole('radio', { name: 'be refused' }).check()
  await page.getByRole('combobox', { name: 'Rule' }).fill('cover-99')
  await expect(page.getByText('There is no rule COVER-99.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save the file' })).toBeDisabled()
  await page.getByRole('combobox', { name: 'Rule' }).fill('COVER-01')
  await page.getByLabel('What did you expect?').fill('He has no cover: <b>none</b>')
  const text = await savedFile(page)
  expect(text).toContain('rules: ["COVER-01"]')
  expect(text).toContain('note: "He has no cover: <b>none</b>"')
  expect(text).toMatch(/steps: \[\{"try":\{"command":\{"verb":"takeCover".*"expect":\{"refused":"COVER-01"\}/)
  expect(text).toMatch(/^saved: "/m)
})
