import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { textsOf } from './catalogues.ts'

const PT_PER_MM = 72 / 25.4

interface PrintedPage {
  /** mm */
  readonly width: number
  readonly height: number
  readonly texts: readonly { readonly text: string; readonly y: number }[]
}

/** What a printer would get: pages with their sizes and texts, read from the PDF itself. */
async function printed(page: Page): Promise<readonly PrintedPage[]> {
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  const pages: PrintedPage[] = []
  for (let n = 1; n <= pdf.numPages; n++) {
    const one = await pdf.getPage(n)
    const [left = 0, bottom = 0, right = 0, top = 0] = one.view
    const { items } = await one.getTextContent()
    pages.push({
      width: (right - left) / PT_PER_MM,
      height: (top - bottom) / PT_PER_MM,
      texts: items.flatMap((item) =>
        'str' in item && item.str.trim() !== '' ? [{ text: item.str, y: Number(item.transform[5]) / PT_PER_MM }] : [],
      ),
    })
  }
  return pages
}

/** Cards and pages whose text is larger than they are. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-print], [data-part=sheet]')]
      .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
      .map((one) => (one.textContent ?? '').slice(0, 60)),
  )

const sheets = (page: Page, part: string) => page.getByRole('region', { name: part })

test('[GEN-05] a squad is printed on A4 in its true size, the quick reference on one page', async ({ page }) => {
  await page.goto('#/print')
  await page.getByLabel('Paper bases').check()
  await expect(sheets(page, 'Quick reference, page 1 of 1')).toBeVisible()
  const shown = await page.locator('[data-part=sheet]').count()
  const pages = await printed(page)
  expect(pages).toHaveLength(shown)
  for (const { width, height } of pages) {
    expect(width).toBeCloseTo(210, 0)
    expect(height).toBeCloseTo(297, 0)
  }
  // The ruler says it in the PDF itself: from 1 u to 9 u there are eight times 25 mm.
  const ruler = pages.find(({ texts }) => texts.some(({ text }) => text === '9'))
  const mark = (n: string): number => ruler?.texts.find(({ text }) => text === n)?.y ?? Number.NaN
  expect(mark('1') - mark('9')).toBeCloseTo(200, 0)
  await page.emulateMedia({ media: 'print' })
  const base = await page.locator('[data-print="base"]').first().boundingBox()
  expect(((base?.width ?? 0) * 25.4) / 96).toBeCloseTo(25, 1)
  expect(await cutOff(page)).toEqual([])
})

test('a company is printed on Letter in Italian, its rules on two pages, the whole book after them', async ({
  page,
}) => {
  await page.goto('#/print')
  await page.getByRole('radio', { name: 'Italiano' }).check({ force: true })
  await page.getByRole('radio', { name: 'Letter' }).check({ force: true })
  await page.getByRole('radio', { name: 'Nero' }).check({ force: true })
  await page.getByLabel('Per', { exact: true }).selectOption('faction:us-airborne')
  await page.getByLabel('Company Commander').selectOption('cc-it')
  await page.getByLabel('Regolamento', { exact: true }).check()
  await expect(sheets(page, 'Promemoria, pagina 1 su 1')).toBeVisible()
  await expect(sheets(page, 'Promemoria, Company Commander, pagina 1 su 1')).toBeVisible()
  await expect(sheets(page, 'Regolamento, pagina 2 su')).toBeVisible()
  expect(await cutOff(page)).toEqual([])
  const pages = await printed(page)
  expect(pages).toHaveLength(await page.locator('[data-part=sheet]').count())
  for (const { width, height } of pages) {
    expect(width).toBeCloseTo(215.9, 0)
    expect(height).toBeCloseTo(279.4, 0)
  }
  const all = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ')
  for (const rule of ['ORDER-13', 'MEDIC-05', 'OF-04']) expect(all).toContain(rule)
  // A weapon card is in the reader's language too, as the weapons on a stat card are.
  expect(all).toContain(textsOf('it', 'weapons')['Satchel charge'])
  expect(all).not.toContain('Satchel charge')
})

test('names in markup, barriers, every quick reference, dark ink on white', async ({ page }) => {
  await test.step('names in markup, from right to left or without end stay in their card', async () => {
    const names = [
      '<img src=x onerror=alert(1)>',
      '\u200fمرحبا بالعالم',
      'W'.repeat(80),
      '🪖'.repeat(40),
      'Z\u0351\u0489\u0315\u033f'.repeat(16),
      'zero\u200bwidth\u200djoined\ufeff',
    ]
    const face = { move: 4, h2h: 2, maxActions: 2, weapons: ['garand'] }
    const file = {
      faction: {
        id: 'odd',
        name: { en: names[2], it: names[2], es: names[2] },
        nation: 'us',
        branch: 'odd',
        squadSize: 10,
        platoonMortar: false,
        characters: names.map((name, i) => ({
          id: `odd/${i}`,
          name,
          named: true,
          role: names[(i + 1) % names.length],
          rank: 'private',
          ap: 4,
          healthy: face,
          wounded: face,
        })),
      },
    }
    await page.addInitScript(
      (text) => localStorage.setItem('tactic48.cards', JSON.stringify([text])),
      JSON.stringify(file),
    )
    await page.goto('#/print')
    await page.getByLabel('For', { exact: true }).selectOption('faction:odd')
    await expect(page.locator('[data-part=card-name]', { hasText: '<img src=x' }).first()).toBeVisible()
    expect(await cutOff(page)).toEqual([])
    for (const { width } of await printed(page)) expect(width).toBeCloseTo(210, 0)
  })

  await test.step('the page has no barriers', async () => {
    await page.goto('#/print/rulebook')
    await expect(sheets(page, 'Rulebook, page 1 of')).toBeVisible()
    await page.getByLabel('Tokens and markers').check()
    await page.getByText('How many of each marker').click()
    await expectNoBarrier(page)
  })

  await test.step('[GEN-03] the quick reference of every pair of sheets fills one page, and one more for the company, in every language', async () => {
    await page.goto('#/print/reference')
    for (const language of ['English', 'Italiano', 'Español'] as const) {
      await page.getByRole('radio', { name: language }).check({ force: true })
      const [edition, company] = [
        page.locator('[data-part=sheets-choice] select').nth(0),
        page.locator('[data-part=sheets-choice] select').nth(1),
      ]
      for (const qs of ['qs-en', 'qs-it', 'qs-es']) {
        for (const cc of ['none', 'cc-en', 'cc-it']) {
          await edition.selectOption(qs)
          await company.selectOption(cc)
          await expect(page.locator('[data-part=sheet]'), `${language} ${qs} ${cc}`).toHaveCount(cc === 'none' ? 1 : 2)
          expect(await cutOff(page), `${language} ${qs} ${cc}`).toEqual([])
        }
      }
    }
  })

  await test.step('where the screen has colours of its own, the paper keeps dark ink on white', async () => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await page.goto('./#/print')
    const sheet = page.locator('[data-part=sheet]').first()
    await expect(sheet).toBeVisible()
    const { paper, ink } = await sheet.evaluate((one) => {
      const { backgroundColor, color } = getComputedStyle(one)
      return { paper: backgroundColor, ink: color }
    })
    expect({ paper, ink }).toEqual({ paper: 'rgb(255, 255, 255)', ink: 'rgb(22, 23, 15)' })
  })
})
