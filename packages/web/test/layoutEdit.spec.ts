import { readFile } from 'node:fs/promises'
import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { Fingers } from './fingers.ts'
import { SetupPage } from './setupPage.ts'
import { middleOf } from './spots.ts'

/** A company game of two people at its layout. */
async function atLayout(setup: SetupPage): Promise<void> {
  await setup.afresh()
  await setup.choose('Company English')
  await setup.choose('Two players here')
  await setup.choose('Lay it out')
  await setup.begin().click()
  await expect(setup.done()).toBeVisible()
}

test('a made table, vehicles and weapons, stations and lines', async ({ page }) => {
  await test.step('[SETUP-03] a made table is edited piece by piece, saved as a file and opened again', async () => {
    const setup = new SetupPage(page)
    await setup.afresh()
    await setup.choose('Two players here')
    await setup.choose('Made by style and seed')
    await page.getByRole('button', { name: 'Edit it' }).click()
    await expect(page.getByRole('radio', { name: 'Lay it out' })).toBeChecked()
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect(page.locator('[data-part=laid]').first()).toBeVisible()
    const pieces = await page.locator('[data-part=laid]').count()
    expect(pieces).toBeGreaterThan(5)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    const path = await (await download).path()
    const saved = JSON.parse(await readFile(path, 'utf8')) as { elements: unknown[]; width: number }
    expect(saved.elements).toHaveLength(pieces)
    await page.getByRole('button', { name: 'Clear the table' }).click()
    await expect(page.locator('[data-part=laid]')).toHaveCount(0)
    await page.getByLabel('Open a file…').setInputFiles({
      name: 'bad.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...saved, width: 'wide' })),
    })
    await expect(page.getByRole('alert')).toContainText('width')
    await page.getByLabel('Open a file…').setInputFiles(path)
    await expect(page.locator('[data-part=laid]')).toHaveCount(pieces)
  })

  await test.step('[HOUSE-03] [HOUSE-21] vehicles and weapons are put on the table for a side, and the game has them', async () => {
    const setup = new SetupPage(page)
    await atLayout(setup)
    // Whoever won the roll lays out, and is offered his own side first.
    const box = page.locator('section', { has: page.locator('[data-part=prop-palette]') })
    await box.getByRole('radio', { name: 'Blue' }).check()
    await setup.add('Jeep')
    await setup.drag('parked-1', 8, 12)
    expect(await setup.squareOf('parked-1')).toBe('C4')
    await setup.piece('parked-1').focus()
    await page.keyboard.press('Shift+ArrowRight')
    const hand = page.getByRole('region', { name: 'Chosen piece' })
    await expect(hand).toContainText('HOUSE-03')
    await hand.getByRole('radio', { name: 'Ember' }).check()
    await expect(setup.piece('parked-1')).toHaveAttribute('aria-label', /Ember/)
    await page.keyboard.press('Control+z')
    await expect(setup.piece('parked-1')).toHaveAttribute('aria-label', /Blue/)

    await page.locator('[data-part=prop-palette] [data-part=palette-piece]').last().click()
    await expect(setup.piece('emplaced-1')).toBeVisible()
    await setup.drag('emplaced-1', 20, 12)
    await setup.add('House')
    await setup.drag('building-1', 8.5, 12)
    await expect(page.locator('[data-part=layout-verdict] [data-legality=bad]')).toContainText(
      'is in scenery that cannot be entered',
    )
    await expect(setup.done()).toBeDisabled()
    await setup.piece('building-1').focus()
    await page.keyboard.press('Delete')
    await expect(setup.done()).toBeEnabled()
    await setup.piece('emplaced-1').focus()
    await page.keyboard.press('Delete')
    await expect(setup.piece('emplaced-1')).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(setup.piece('emplaced-1')).toHaveCount(1)
    await expectNoBarrier(page)

    await page.reload()
    await expect(setup.piece('parked-1')).toBeVisible()
    await expect(setup.piece('emplaced-1')).toBeVisible()
    await setup.done().click()
    await expect(page.locator('[data-prompt=edge]')).toBeVisible()
    await expect(page.locator('[data-vehicle=parked-1]')).toBeVisible()
    await expect(page.locator('[data-left-weapon]')).toHaveCount(1)
  })

  await test.step('[AID-01] [HOUSE-15] a station and a line are given to a side, or go by where they lie', async () => {
    const setup = new SetupPage(page)
    await atLayout(setup)
    await setup.add('House')
    await setup.drag('building-1', 12, 3)
    await page.locator('[data-part=piece-marks] > summary').click()
    await page.getByRole('checkbox', { name: /Aid station/ }).check()
    await page.getByRole('checkbox', { name: /Line to HQ/ }).check()
    const hand = page.getByRole('region', { name: 'Chosen piece' })
    await expect(hand.locator('[data-owner=aid]')).toContainText('Serves the side at this edge: north')
    await hand.getByRole('radio', { name: 'Ember' }).check()
    await expect(hand.locator('[data-owner=aid]')).toContainText('Serves Ember alone')
    await expect(hand.locator('[data-owner=line]')).toContainText('Belongs to Ember')
    await page.getByRole('checkbox', { name: /Aid station/ }).uncheck()
    await page.getByRole('checkbox', { name: /Line to HQ/ }).uncheck()
    await page.getByRole('checkbox', { name: /Line to HQ/ }).check()
    await expect(hand.getByRole('radio', { name: 'By its place' })).toBeChecked()
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('[HOUSE-18] [HOUSE-03] a bunker and a vehicle are placed and changed by a finger', async ({ page }) => {
    const setup = new SetupPage(page)
    await atLayout(setup)
    const fingers = new Fingers(page)
    await page.getByRole('button', { name: 'Add: Bunker', exact: true }).tap()
    await page.getByRole('button', { name: 'One slit more: East wall' }).tap()
    await expect(page.locator('[data-wall=e]')).toContainText('1 slit')
    await page.getByRole('button', { name: 'Add: Jeep', exact: true }).tap()
    const from = await middleOf(setup.piece('parked-1').locator('[data-part=outline]'))
    const to = await setup.onScreen(26, 6)
    await fingers.down(from)
    await fingers.slide({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
    await fingers.slide(to)
    await fingers.up()
    expect(await setup.squareOf('parked-1')).toBe('G2')
  })
})

test('layouts kept in the browser, and a browser without room', async ({ page }) => {
  await test.step('[SETUP-03] layouts are kept in the browser: named, chosen for a game, renamed and deleted', async () => {
    const setup = new SetupPage(page)
    await atLayout(setup)
    await page.getByRole('button', { name: 'Village', exact: true }).click()
    await setup.add('Jeep')
    await page.getByLabel('Name').fill('The old mill')
    await page.getByRole('button', { name: 'Save in this browser' }).click()
    await expect(page.getByText('“The old mill” is saved in this browser.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save over the old one' })).toBeVisible()

    await setup.open()
    await setup.choose('The old mill')
    await page.reload()
    await expect(page.getByRole('radio', { name: 'The old mill' })).toBeChecked()
    await page.getByLabel('Name').fill('Evil \u202e mill')
    await page.getByRole('button', { name: 'Rename' }).click()
    await expect(page.getByRole('alert')).toContainText('name')
    await page.getByLabel('Name').fill('The new mill')
    await page.getByRole('button', { name: 'Rename' }).click()
    await expect(page.getByRole('radio', { name: 'The new mill' })).toBeChecked()
    await expectNoBarrier(page)
    await setup.begin().click()
    await expect(page.locator('[data-prompt=edge]')).toBeVisible()
    await expect(page.locator('[data-vehicle=parked-1]')).toBeVisible()

    await setup.open()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Really delete it?' }).click()
    await expect(page.getByRole('radio', { name: 'The new mill' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('radio', { name: 'The new mill' })).toHaveCount(0)
  })

  await test.step('[SETUP-03] a browser whose storage is full or blocked says so', async () => {
    await page.addInitScript(() => {
      const set = Storage.prototype.setItem
      Storage.prototype.setItem = function (name: string, value: string) {
        if (name === 'tactic48.battlefields') throw new DOMException('full', 'QuotaExceededError')
        set.call(this, name, value)
      }
    })
    const setup = new SetupPage(page)
    await atLayout(setup)
    await setup.add('House')
    await page.getByRole('button', { name: 'Save in this browser' }).click()
    await expect(page.getByRole('alert')).toContainText('storage is full or blocked')
  })
})
