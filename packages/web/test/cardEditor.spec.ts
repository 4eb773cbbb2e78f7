import { readFile } from 'node:fs/promises'
import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'

const HOSTILE = '<b>Eve</b> \u200Fشر 🪖'

test('own cards: a Character, a tactic card, a vehicle', async ({ page, context }) => {
  await test.step('a Character is written, priced by hand, fielded, saved as a file and sent by a link', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('#/cards')
    await page.getByRole('button', { name: 'Make', exact: true }).click()
    await page.getByRole('button', { name: 'New Character' }).click()
    const form = page.getByRole('form', { name: 'Character' })
    const live = page.getByRole('region', { name: 'The card as it is printed' })
    // What would turn round everything after it is no part of a name.
    await form.getByLabel(/^Name/).fill('Eve \u202Elive')
    await expect(form.getByLabel(/^Name/)).toHaveAttribute('aria-invalid', 'true')
    await form.getByLabel(/^Name/).fill(HOSTILE)
    await expect(live.locator('[data-part=card-name]').first()).toHaveText(HOSTILE)
    await form.getByRole('radio', { name: /^typed/ }).check()
    await form.getByLabel('Points on the card').fill('17')
    await expect(live.getByText('17 AP').first()).toBeVisible()
    await expect(live.getByText('typed').first()).toBeVisible()

    // What is wrong is said beside its field, and the set keeps what was right.
    const dice = form.getByLabel('Dice hand to hand').first()
    await dice.fill('199')
    await expect(form.getByText('must be at most 100')).toBeVisible()
    await expect(dice).toHaveAttribute('aria-invalid', 'true')
    await page.reload()
    await page.getByRole('button', { name: HOSTILE }).click()
    await expect(form.getByText('must be at most 100')).toBeVisible()
    await dice.fill('3')
    await expect(form.getByRole('status')).toHaveText('Saved in this browser.')
    await expectNoBarrier(page)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    const saved = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { supplement: object }
    expect(saved.supplement).toMatchObject({ characters: [{ name: HOSTILE, ap: 17, apTyped: true }] })
    await page.getByRole('button', { name: 'Copy a link' }).click()
    await expect(page.getByText('The link is copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())

    await page.goto('#/new')
    await page.getByRole('button', { name: 'Pick cards…' }).first().click()
    const row = page.getByRole('listitem').filter({ hasText: HOSTILE })
    await expect(row.getByText('17 AP (typed)')).toBeVisible()
    await row.getByRole('button', { name: /^Add/ }).click()
    await expect(page.locator('[data-part=roster]').getByRole('button', { name: /17 typed$/ })).toBeVisible()

    await page.evaluate(() => localStorage.removeItem('tactic48.cards'))
    await page.goto(link)
    await page.reload()
    await page.getByRole('button', { name: 'Save these cards' }).click()
    await expect(page.getByRole('button', { name: HOSTILE })).toBeVisible()
  })

  await test.step('[HOUSE-10] a tactic card is put together from its effects and goes into a deck, a vehicle into a convoy', async () => {
    await page.evaluate(() => localStorage.removeItem('tactic48.cards'))
    await page.goto('#/cards')
    await page.reload()
    await page.getByRole('button', { name: 'Make', exact: true }).click()
    await page.getByRole('button', { name: 'New vehicle' }).click()
    await page.getByRole('button', { name: 'New tactic card' }).click()
    const form = page.getByRole('form', { name: 'Tactic card' })
    await form.getByLabel('When it is played').selectOption('after fireDeclared')
    await form.getByLabel('Effect').selectOption('jam')
    const live = page.getByRole('region', { name: 'The card as it is printed' })
    await expect(live.getByText('The shot is lost.', { exact: true })).toBeVisible()
    await expect(live.locator('[lang=it]')).toContainText('Il tiro va perso.')
    await expect(live.locator('[lang=es]')).toContainText('El disparo se pierde.')
    await expect(live.getByText('4 AP')).toBeVisible()
    // An effect that has nothing to act on in its window.
    await form.getByLabel('When it is played').selectOption('ownTurn')
    await expect(form.getByRole('alert')).toBeVisible()
    await form.getByLabel('When it is played').selectOption('after fireDeclared')
    await expect(form.getByRole('alert')).toBeHidden()
    await expectNoBarrier(page)

    await page.goto('#/new')
    await page.locator('[data-part=more-choices] > summary').click()
    await page.getByRole('radio', { name: 'Company English' }).check({ force: true })
    await page.getByRole('button', { name: 'Pick cards…' }).first().click()
    await expect(page.locator('[data-part=deck-row]').filter({ hasText: 'New tactic card' })).toBeVisible()
  })
})
