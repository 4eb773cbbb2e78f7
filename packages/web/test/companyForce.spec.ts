import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { SetupPage } from './setupPage.ts'
import { drag, middleOf } from './spots.ts'

test.use({ painter: 'rests' })

test.describe('a force with its organisation', () => {
  test('[STRUCT-02] men are carried from squad to squad; the hole is told where it is, and one press fills it', async ({
    page,
  }) => {
    const setup = new SetupPage(page)
    await setup.open()
    await setup.choose('Platoon')
    await setup.pick('Ember')
    const squad = (n: number) => page.getByRole('region', { name: `Platoon 1, Squad ${n}`, exact: true })
    const leader = squad(2).getByRole('button', { name: /Squad leader/ })
    await drag(page, await middleOf(leader), await middleOf(squad(3).locator('[data-part=squad-name]')))
    await expect(squad(3)).toContainText('11 of 10')
    const hole = squad(2).locator('[data-fault=ncoMissing]')
    await expect(hole).toContainText('9 men need an NCO')
    await expect(hole).toContainText('STRUCT-02')
    await expect(page.getByRole('button', { name: 'Take this force' })).toBeDisabled()
    await page.keyboard.press('f')
    await expect(hole.locator('[data-fix]')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(hole).toHaveCount(0)
  })

  test('[SETUP-01] what “Fix all” leaves is said before and after, with the reason', async ({ page }) => {
    const setup = new SetupPage(page)
    await setup.open()
    await setup.choose('Platoon')
    await page.getByRole('spinbutton', { name: /AP agreed/ }).fill('60')
    await setup.pick('Ember')
    const squad = (n: number) => page.getByRole('region', { name: `Platoon 1, Squad ${n}`, exact: true })
    const leader = squad(2).getByRole('button', { name: /Squad leader/ })
    await drag(page, await middleOf(leader), await middleOf(squad(3).locator('[data-part=squad-name]')))
    const left = page.locator('[data-part=left-over]')
    await expect(left).toContainText('After that one fault is left')
    await expect(left.locator('[data-left=tooLarge]')).toContainText('Who to drop or add is up to you.')
    await page.getByRole('button', { name: /Fix all/ }).click()
    await expect(page.locator('[data-fault=ncoMissing]')).toHaveCount(0)
    await expect(page.locator('[data-fault=tooLarge]')).toBeVisible()
  })

  test('[FORCE-08] by keys alone: Space lifts, arrows move, Space puts down, Escape puts back', async ({ page }) => {
    const setup = new SetupPage(page)
    await setup.open()
    await setup.choose('Platoon')
    await setup.pick('Ember')
    const squad = (n: number) => page.getByRole('region', { name: `Platoon 1, Squad ${n}`, exact: true })
    await squad(1)
      .getByRole('button', { name: /Kessler/ })
      .focus()
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowRight')
    const moved = squad(2).getByRole('button', { name: /Kessler/ })
    await expect(moved).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(squad(1).getByRole('button', { name: /Kessler/ })).toHaveCount(1)
    await expect(page.getByRole('dialog')).toBeVisible()
    await squad(1)
      .getByRole('button', { name: /Kessler/ })
      .focus()
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press(' ')
    await page.keyboard.press('Enter')
    await expect(squad(2).getByRole('combobox', { name: 'Belongs to' })).toHaveValue('1/1/2')
  })

  test('[TACTIC-03] the deck: what a card does, its limit, its AP; the other side reads none of it', async ({
    page,
  }) => {
    const setup = new SetupPage(page)
    await setup.open()
    await setup.choose('Platoon')
    await setup.pick('Ember')
    const deck = page.getByRole('complementary', { name: 'Tactic cards' })
    await expect(deck).toContainText('4 cards · 13 AP')
    await deck
      .getByRole('button', { name: /Mission Tactics/ })
      .first()
      .click()
    await expect(deck.locator('[data-slip]')).toContainText('Every own Character')
    await expect(deck.getByRole('button', { name: 'Add Mission Tactics' })).toHaveAttribute('aria-disabled', 'true')
    await deck.getByRole('button', { name: 'Add Field Dressing' }).click()
    await expect(deck).toContainText('5 cards · 17 AP')
    await expectNoBarrier(page)
    await page.getByRole('button', { name: 'Take this force' }).click()
    await expect(page.getByRole('article', { name: 'Ember' })).not.toContainText('Field Dressing')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[FORCE-08] a man changes his squad by a menu, gets a weapon card and a seat', async ({ page }) => {
    const setup = new SetupPage(page)
    await setup.open()
    await setup.choose('Platoon')
    await setup.pick('Blue')
    const row = page.getByRole('button', { name: /Tully/ }).first()
    await row.tap()
    await page.getByRole('combobox', { name: 'Belongs to' }).selectOption({ label: 'Platoon 1, Squad 3' })
    const third = page.getByRole('region', { name: 'Platoon 1, Squad 3', exact: true })
    await expect(third).toContainText('Tully')
    const give = page.getByRole('combobox', { name: /Give a card to/ })
    const weapon = await give.locator('option').nth(1).getAttribute('value')
    await give.selectOption(weapon)
    await expect(third.locator('[data-part=man-card]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Vehicles' }).tap()
    await page.getByRole('button', { name: 'Add Bicycle' }).tap()
    await page.getByRole('combobox', { name: /Somebody gets on: Bicycle/ }).selectOption({ index: 1 })
    await expectNoBarrier(page)
  })

  test('[FORCE-08] [HOUSE-09] allies of the theatre join as attached men, and lend one card for every four', async ({
    page,
  }) => {
    const setup = new SetupPage(page)
    await setup.open()
    await setup.choose('Platoon')
    await page.getByRole('combobox', { name: /Theatre/ }).selectOption('westernEurope')
    await setup.pick('Ember')
    await page.getByRole('combobox', { name: 'Cards of' }).selectOption({ label: 'German Airborne' })
    await page.getByRole('button', { name: 'Add Jg. Peter Stahl' }).click()
    const ally = page.getByRole('button', { name: /Peter Stahl/ }).first()
    await expect(page.locator('[data-fault=foreignCharacter]')).toHaveCount(0)
    await ally.focus()
    await page.keyboard.press('Enter')
    const given = page.getByRole('combobox', { name: /Give a card to/ })
    await given.selectOption({ label: 'FG 42, 2 AP' })
    await expect(page.locator('[data-part=man-sheet]')).toContainText('one for every four men')
    await expect(page.locator('[data-fault=foreignCard]')).toHaveCount(0)
  })
})
