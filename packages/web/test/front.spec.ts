import type { Page } from '@playwright/test'
import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'

async function open(page: Page): Promise<void> {
  await page.goto('./')
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible()
}

async function playAndReturn(page: Page): Promise<void> {
  await open(page)
  await page.getByRole('button', { name: /^Play/ }).click()
  await expect(page.locator('[data-part=game] [data-figure]').first()).toBeVisible()
  await page.goto('./#/')
  await expect(page.locator('[data-part=saved-game]')).toHaveCount(1)
}

test('[SETUP-11] one press puts a battle on the table: the newcomer begins, reads his goal, and new words explain themselves once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('new')) localStorage.removeItem('tactic48.explained')
    sessionStorage.setItem('new', 'no')
  })
  await open(page)
  await page.getByRole('radio', { name: 'Español' }).check()
  await page.getByRole('button', { name: /^Jugar/ }).click()
  await expect(page).toHaveURL(/#\/game\//)
  await expect(page.locator('[data-part=game] [data-figure]')).toHaveCount(13)
  await expect(page.locator('[data-part=banner]')).toHaveAttribute('data-asked', 'blue')
  await expect(page.locator('[data-goal]')).toContainText('eliminar 18 de los 36 puntos de Naranja')
  const terms = page.locator('[data-term]')
  await expect(terms).toHaveCount(2)
  await page.locator('[data-understood]').click()
  await expect(terms).toHaveCount(0)
  await page.reload()
  await expect(page.locator('[data-goal]')).toBeVisible()
  await page.locator('[data-part=game] [data-figure]').first().waitFor()
  await expect(terms).toHaveCount(0)
  await page.goto('./#/in-force')
  await expect(page.locator('[data-part=rules-head] h2')).toContainText('Quick Start Español')
})

test.describe('with its painted ground', () => {
  test.use({ painter: 'works' })
  test('the battle behind the page goes on by itself, and stands still for those who ask for it', async ({
    page,
    context,
  }) => {
    const live = await context.newPage()
    await live.emulateMedia({ reducedMotion: 'no-preference' })
    const battle = (one: Page): Promise<string> =>
      one.locator('[data-part=front-table] [data-part=position]').innerHTML()
    const painters = new Map<Page, number>([
      [page, 0],
      [live, 0],
    ])
    const before = new Map<Page, string>()
    for (const one of [page, live]) {
      one.on('worker', () => painters.set(one, (painters.get(one) ?? 0) + 1))
      await open(one)
      await expect(one.locator('[data-part=front-table] [data-figure]')).toHaveCount(12)
      before.set(one, await battle(one))
    }
    await expect.poll(() => battle(live)).not.toBe(before.get(live))
    // The calm page had even more time.
    expect(await battle(page)).toBe(before.get(page))
    // The ground is painted once, however often the battle moves on.
    expect([...painters.values()]).toEqual([1, 1])
    await live.getByRole('button', { name: 'Pause the battle in the background' }).click()
    const paused = await battle(live)
    await open(page)
    await expect(page.locator('[data-part=front-table] [data-figure]')).toHaveCount(12)
    expect(await battle(live)).toBe(paused)
    await live.getByRole('button', { name: 'Resume the battle in the background' }).click()
    await expect.poll(() => battle(live)).not.toBe(paused)
  })
})

test('the battle taken over, a kept game, three languages, the dark', async ({ page }) => {
  await test.step('axe finds nothing on the front page, empty and with a kept game', async () => {
    await open(page)
    await expectNoBarrier(page)
    await playAndReturn(page)
    await expectNoBarrier(page)
  })

  await test.step('a game is kept, resumed after a reload and deleted only when asked twice', async () => {
    await page.reload()
    const row = page.locator('[data-part=saved-game]')
    await expect(row).toContainText('Crossroads at Les Haies')
    await row.getByRole('link').first().click()
    await expect(page.locator('[data-part=game] [data-figure]').first()).toBeVisible()
    await page.goto('./#/')
    await row.getByRole('button', { name: /^Delete/ }).click()
    await expect(row).toHaveCount(1)
    await row.getByRole('button', { name: 'Delete for good' }).click()
    await expect(row).toHaveCount(0)
  })

  await test.step('the battle behind the page can be taken over', async () => {
    await open(page)
    await page.getByRole('button', { name: 'Take over Blue' }).click()
    await expect(page.locator('[data-part=game] [data-figure]')).toHaveCount(12)
    await expect(page.locator('[data-part=game]')).toContainText('Turn 9')
  })

  await test.step('the front page speaks three languages and remembers which', async () => {
    await open(page)
    await page.getByRole('radio', { name: 'Italiano' }).check()
    await expect(page.getByRole('button', { name: /^Gioca/ })).toBeVisible()
    await page.getByRole('radio', { name: 'Español' }).check()
    await expect(page.getByRole('button', { name: /^Jugar/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Jugar/ })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  })

  await test.step('for a reader who prefers the dark the page is dark at once, and stays as it is chosen', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Tema claro' }).click()
    await expect(html).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', 'light')
  })
})
