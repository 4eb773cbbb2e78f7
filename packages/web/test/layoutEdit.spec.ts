import { readFile } from 'node:fs/promises'
import { expect, test } from './calmPage.ts'
import { SetupPage } from './setupPage.ts'

test.use({ painter: 'rests' })

test('[SETUP-03] a made table is edited piece by piece, saved as a file and opened again', async ({ page }) => {
  const setup = new SetupPage(page)
  await setup.open()
  await setup.choose('Two players here')
  await setup.choose('Made by style and seed')
  await page.getByRole('button', { name: 'Edit it' }).click()
  await expect(page.getByRole('radio', { name: 'Lay it out' })).toBeChecked()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.locator('.laid').first()).toBeVisible()
  const pieces = await page.locator('.laid').count()
  expect(pieces).toBeGreaterThan(5)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const path = await (await download).path()
  const saved = JSON.parse(await readFile(path, 'utf8')) as { elements: unknown[]; width: number }
  expect(saved.elements).toHaveLength(pieces)
  await page.getByRole('button', { name: 'Clear the table' }).click()
  await expect(page.locator('.laid')).toHaveCount(0)
  await page.getByLabel('Open a file…').setInputFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...saved, width: 'wide' })),
  })
  await expect(page.getByRole('alert')).toContainText('width')
  await page.getByLabel('Open a file…').setInputFiles(path)
  await expect(page.locator('.laid')).toHaveCount(pieces)
})
