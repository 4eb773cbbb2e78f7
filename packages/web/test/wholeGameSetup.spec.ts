import type { Page } from '@playwright/test'
import { expect, test } from './calmPage.ts'
import { ByClicks, ByKeys } from './hands.ts'
import { settled } from './settled.ts'
import { SetupPage } from './setupPage.ts'
import { drag } from './spots.ts'
import { fixChance } from './wholeGame.ts'

/** Card by card, with some too many taken away again: the last, who are nameless (FORCE-02). */
async function pickForce(setup: SetupPage, side: 'Blue' | 'Ember', faction: string, cards: readonly string[]) {
  await setup.page.getByRole('button', { name: `I am ${side}` }).click()
  await setup.builder().getByRole('combobox', { name: 'Faction' }).selectOption({ label: faction })
  for (const card of cards)
    await setup
      .builder()
      .getByRole('button', { name: `Add ${card}`, exact: true })
      .first()
      .click()
  const press = (what: 'Add' | 'Remove') =>
    setup
      .builder()
      .getByRole('button', { name: new RegExp(`^${what} ${cards.at(-1)}( \\d+)?$`) })
      .first()
      .click()
  for (let i = 0; i < 3; i++) await press('Add')
  await expect(setup.legality()).not.toContainText('A legal force.')
  for (let i = 0; i < 3; i++) await press('Remove')
  await expect(setup.legality()).toContainText('A legal force.')
  await setup.page.getByRole('button', { name: 'Seal this force' }).click()
}

/** One Character after the other out of the reserve into the own zone. */
async function deployByDragging(page: Page): Promise<void> {
  const play = page.locator('[data-part=game]')
  for (let i = 0; (await play.getAttribute('data-phase')) === 'setup'; i++) {
    expect(i, 'every Character found a place').toBeLessThan(40)
    const side = await page.locator('[data-deploy]').getAttribute('data-deploy')
    const zone = await page.locator(`[data-zone=${side}]`).boundingBox()
    const figure = await page.locator('[data-reserve]').first().boundingBox()
    if (!zone || !figure) throw new Error('nothing to drag, or nowhere')
    const to = { x: zone.x + zone.width * (0.2 + 0.09 * (i % 8)), y: zone.y + zone.height * (0.35 + 0.3 * (i % 2)) }
    const before = await page.locator('[data-part=game] [data-figure]').count()
    await drag(page, { x: figure.x + figure.width / 2, y: figure.y + 20 }, to)
    await settled(page)
    const placed = await page.locator('[data-part=game] [data-figure]').count()
    const refused = await page.locator('[data-deploy] [data-part=refusal]').count()
    expect(placed > before || refused > 0).toBe(true)
  }
}

test('[SETUP-03] [VICT-02] a Mission with full set-up, from the front page to victory, by the mouse', async ({
  page,
}) => {
  await fixChance(page, 1)
  const setup = new SetupPage(page)
  const player = new ByClicks(page)
  await page.goto('./#/')
  await page.getByRole('link', { name: 'New game…' }).click()

  // Edition, options, game type, size.
  await setup.more()
  await setup.choose(/Quick Start Español/)
  await setup.openOptions()
  await setup.option('nearCoverMeasure').selectOption({ index: 1 })
  await expect(setup.fingerprint()).toContainText('1 changed')
  await setup.choose('Mission')
  await setup.choose('Two players here')
  const agreed = page.getByRole('spinbutton', { name: /AP agreed/ })
  await agreed.click({ clickCount: 3 })
  await agreed.pressSequentially('20')
  await setup.choose('Each in secret')
  await setup.choose('Lay it out')
  await page.getByLabel('Table size in u').selectOption('24x24')
  await setup.begin().click()

  await pickForce(setup, 'Blue', 'US Airborne', ['Sgt. Walt Hobart', 'Cpl. Ray Kowalski', 'Submachine gunner'])
  await pickForce(setup, 'Ember', 'German Infantry', ['Uffz. Karl Ziegler', 'Ogefr. Emil Lenz', 'Submachine gunner'])

  // The winner of the roll lays out: a made one, a ready one, then with own hands.
  await expect(page.getByRole('heading', { name: /(Blue|Ember) lays out the battlefield/ })).toBeVisible()
  await page.getByRole('button', { name: 'Village', exact: true }).click()
  expect(await page.locator('[data-part=laid]').count()).toBeGreaterThan(6)
  await page.getByRole('button', { name: /The rocks/ }).click()
  const ready = await page.locator('[data-part=laid]').count()
  await setup.add('Hedge')
  await setup.drag('hedge-1', 12, 12)
  await page.getByRole('button', { name: 'Rotate right', exact: true }).click()
  await setup.choose('Total')
  await expect(setup.piece('hedge-1')).toHaveAttribute('aria-label', /Total/)
  await setup.add('Wall')
  await page.getByRole('region', { name: 'Chosen piece' }).getByRole('button', { name: 'Remove' }).click()
  await expect(page.locator('[data-part=laid]')).toHaveCount(ready + 1)
  await setup.done().click()

  // The loser picks the edge; objectives: one from the list, one on the table.
  await setup.answer(page.locator('[data-prompt=edge] [data-choice=west]'))
  await setup.answer(page.locator('[data-prompt=objective] [data-choice]').first())
  await setup.answer(page.locator('[data-part=eligible-piece]').first(), { force: true })
  await deployByDragging(page)
  await expect(page.locator('[data-part=piece]')).toHaveCount(6)

  await player.playToTheEnd()
  await expect(page.locator('[data-result]')).toHaveAttribute('data-rule', 'VICT-02')
})

test('[SETUP-08] the whole set-up by the keyboard alone, up to the first turn', async ({ page }) => {
  await fixChance(page, 1)
  const player = new ByKeys(page)
  const go = async (selector: string, ...keys: readonly string[]): Promise<void> => {
    await player.tabTo(selector)
    await player.press(...keys)
  }
  await page.goto('./#/')
  await go('a[href="#/new"]', 'Enter')
  await go('[data-part=more-choices] > summary', 'Enter')
  await go('input[name=edition]', 'ArrowDown')
  await expect(page.getByRole('radio', { name: /Quick Start Italiano/ })).toBeChecked()
  await go('[data-part=agreed] input', 'ControlOrMeta+a', '2', '0')
  await go('[data-step=players] input', 'ArrowRight')
  await expect(page.getByRole('radio', { name: 'Two players here' })).toBeChecked()
  await go('input[value=here]', 'ArrowRight')
  await go('input[name=field]', 'ArrowUp')
  await expect(page.getByRole('radio', { name: 'Lay it out' })).toBeChecked()
  await go('[data-part=begin] button', 'Enter')

  for (const faction of ['US Airborne', 'German Infantry']) {
    await expect(page.locator('[data-part=hand-over] button')).toBeFocused()
    await player.press('Enter')
    await go('[data-part=faction] select', 'Home')
    // Letter by letter would depend on how fast they are typed.
    const chosen = page.locator('[data-part=faction] select option:checked')
    while ((await chosen.textContent()) !== faction) await player.press('ArrowDown')
    for (let i = 0; i < 2; i++) await go('[data-part=card-row] button', 'Enter')
    await go('[data-part=done]', 'Enter')
  }

  await go('[data-part=palette-piece]', 'Enter')
  await go('[data-part=laid]', 'Shift+ArrowUp', 'r', 'Delete')
  await expect(page.locator('[data-part=laid]')).toHaveCount(0)
  await go('[data-part=fields] [data-part=field]', 'Enter')
  await go('[data-part=layout-verdict] button:not([data-tag])', 'Enter')

  await expect(page.locator('[data-prompt=edge]')).toBeVisible()
  await player.press('3')
  for (let i = 0; i < 4; i++) {
    const across = Array.from({ length: i }, () => 'Shift+ArrowRight')
    await go('[data-reserve]', 'Enter', ...across, 'ArrowRight', 'Enter')
    await expect(page.locator('[data-part=piece]')).toHaveCount(i + 1)
  }
  await expect(page.locator('[data-part=game]')).toHaveAttribute('data-phase', 'play')
})
