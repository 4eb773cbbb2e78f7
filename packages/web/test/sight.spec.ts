import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { Fingers } from './fingers.ts'
import { SightTable } from './sightPage.ts'

test.describe('the sight page', () => {
  test('the sight page, from its first picture to its three languages', async ({ page }) => {
    await test.step('[LOS-05] opens on a target behind the low wall and names it', async () => {
      const table = new SightTable(page)
      await table.open()
      await table.expectSight('partial')
      await expect(page.locator('[data-part=proof]').first()).toHaveText(
        /Every line of sight is covered by the low wall\. LOS-05/,
      )
      await expect(page.locator('[data-part=shot-need]')).toContainText('5+')
    })

    await test.step('[LOS-02] a base dragged behind the hedge is hidden', async () => {
      const table = new SightTable(page)
      await table.open()
      await table.drag('rifleman', 14, 16.6)
      await table.expectSight('none')
      await expect(page.locator('[data-part=proof]').first()).toContainText('Every line crosses the hedge')
      await expect(page.getByRole('status')).toContainText('Hidden')
      expect(await page.locator('[data-blocker]').count()).toBeGreaterThan(0)
    })

    await test.step('[LOS-06] a gap between two hedges is measured, and one single point does not see the whole base', async () => {
      const table = new SightTable(page)
      await table.open()
      await table.openCase('gap')
      await table.expectSight('open')
      await expect(page.locator('[data-part=proof]').first()).toContainText('Free line through a gap of 0.42 u')
      await expect(page.locator('[data-part=tags]')).toHaveText('gap 0.42 u')
      await page.getByRole('radio', { name: 'One single point' }).check()
      await table.expectSight('partial')
      await expect(page.locator('[data-part=proof]').first()).toContainText('LOS-04')
    })

    await test.step('[LOS-07] a wall near the shooter covers in the Italian edition only', async () => {
      const table = new SightTable(page)
      await table.afresh()
      await table.openCase('nearWall')
      await table.expectSight('open')
      await expect(page.locator('[data-part=proof]').nth(1)).toContainText('Too near to give cover: the low wall')
      await page.getByRole('radio', { name: /Italiano Partial Cover/ }).check()
      await table.expectSight('partial')
      await page.getByRole('radio', { name: /Español Open/ }).check()
      await table.expectSight('open')
    })

    await test.step('[LOS-08] a third Character dragged onto the line gives cover in the English edition', async () => {
      const table = new SightTable(page)
      await table.afresh()
      await table.drag('rifleman', 20.2, 19.3)
      await table.drag('sergeant', 12.3, 17.2)
      await table.expectSight('open')
      await page.getByRole('button', { name: 'Third Character' }).click()
      await table.drag('gunner', 16.3, 18.25)
      await table.expectSight('partial')
      await expect(page.locator('[data-part=proof]').first()).toContainText('LOS-08')
      await page.getByRole('radio', { name: /Español Open/ }).check()
      await table.expectSight('open')
    })

    await test.step('[GEN-04] [FIRE-03] distance is measured from base to base and gives the band', async () => {
      const table = new SightTable(page)
      await table.afresh()
      await expect(page.locator('[data-part=facts]')).toContainText('7.58 u')
      await expect(page.locator('[data-part=facts]')).toContainText('Short')
      await table.drag('rifleman', 22.5, 7)
      await expect(page.locator('[data-part=facts]')).toContainText('Long')
    })

    await test.step('[MOVE-08] the arrow keys move a base and stop at the edge of the table', async () => {
      const table = new SightTable(page)
      await table.open()
      const before = await table.place('sergeant')
      await table.base('sergeant').focus()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Shift+ArrowUp')
      await page.keyboard.press('Control+ArrowRight')
      const after = await table.place('sergeant')
      expect(after.x).toBeCloseTo(before.x - 0.25 + 0.01, 6)
      expect(after.y).toBeCloseTo(before.y - 1, 6)
      for (let i = 0; i < 14; i++) await page.keyboard.press('Shift+ArrowLeft')
      expect((await table.place('sergeant')).x).toBe(0.5)
    })

    await test.step('[MOVE-09] a base never stands inside an impassable piece or another base', async () => {
      const table = new SightTable(page)
      await table.open()
      await table.drag('rifleman', 28.4, 19.6)
      const onBarn = await table.place('rifleman')
      expect(onBarn.y < 17.7 || onBarn.y > 21.5 || onBarn.x < 25.7 || onBarn.x > 31.2).toBe(true)
      const sergeant = await table.place('sergeant')
      await table.drag('rifleman', sergeant.x, sergeant.y)
      const beside = await table.place('rifleman')
      expect(Math.hypot(beside.x - sergeant.x, beside.y - sergeant.y)).toBeGreaterThanOrEqual(0.995)
    })

    await test.step('[LOS-12] swapping the two shows the other direction', async () => {
      const table = new SightTable(page)
      await table.open()
      await table.openCase('nearWall')
      await table.expectSight('open')
      await page.getByRole('button', { name: 'Swap shooter and target' }).click()
      await table.expectSight('partial')
    })

    await test.step('fans and the reach of a Move are drawn on demand', async () => {
      const table = new SightTable(page)
      await table.open()
      for (const [name, mark] of [
        ['Shooter’s view', '[data-part=seen-edge]'],
        ['Move of 6 u', '[data-part=reach]'],
      ] as const) {
        await expect(page.locator(mark)).toHaveCount(0)
        await page.getByRole('button', { name }).click()
        await expect(page.locator(mark)).toHaveAttribute('d', /^M/)
      }
    })

    await test.step('wheel, buttons and keys move the camera', async () => {
      const table = new SightTable(page)
      await table.open()
      const zoom = (): Promise<number> =>
        page.locator('[data-part=table]').evaluate((element) => Number(element.style.getPropertyValue('--zoom')))
      const whole = await zoom()
      await page.mouse.move(400, 400)
      await page.mouse.wheel(0, -240)
      expect(await zoom()).toBeGreaterThan(whole * 1.2)
      await page.locator('[data-part=table]').focus()
      await page.keyboard.press('0')
      expect(await zoom()).toBeCloseTo(whole, 5)
      await page.getByRole('button', { name: 'Zoom in' }).click()
      expect(await zoom()).toBeGreaterThan(whole * 1.3)
    })

    await test.step('the three languages say everything', async () => {
      const table = new SightTable(page)
      await table.open()
      await page.getByRole('radio', { name: 'Italiano', exact: true }).check()
      await expect(table.sight()).toContainText('Copertura Parziale')
      await expect(page.locator('html')).toHaveAttribute('lang', 'it')
      await expect(page.locator('[data-part=facts]')).toContainText('7,58 u')
      await page.getByRole('radio', { name: 'Español', exact: true }).check()
      await expect(table.sight()).toContainText('Cobertura Parcial')
      await page.reload()
      await expect(table.sight()).toContainText('Cobertura Parcial')
    })

    await test.step('axe finds nothing', async () => {
      const table = new SightTable(page)
      await table.open()
      await expectNoBarrier(page)
    })
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('a finger drags a base', async ({ page }) => {
      const table = new SightTable(page)
      await table.open()
      const before = await table.place('sergeant')
      const from = await table.onScreen(before.x, before.y)
      const finger = new Fingers(page)
      await finger.down(from)
      for (const dx of [10, 25, 40]) await finger.slide({ x: from.x + dx, y: from.y })
      await finger.up()
      expect((await table.place('sergeant')).x).toBeGreaterThan(before.x + 0.4)
    })
  })

  test.describe('painted', () => {
    test.use({ painter: 'works' })

    test('the painted ground appears and nothing complains', async ({ page }) => {
      const table = new SightTable(page)
      await table.open()
      const shades = (): Promise<number> =>
        page.locator('[data-part=table] canvas').evaluate((element) => {
          if (!(element instanceof HTMLCanvasElement)) return 0
          const copy = new OffscreenCanvas(120, 120).getContext('2d', { willReadFrequently: true })
          copy?.drawImage(element, -300, -200)
          const pixels = copy?.getImageData(0, 0, 120, 120).data ?? []
          const colours = new Set<number>()
          for (let i = 0; i < pixels.length; i += 4) colours.add((pixels[i] ?? 0) * 256 + (pixels[i + 1] ?? 0))
          return colours.size
        })
      await expect.poll(shades).toBeGreaterThan(200)
      await page.getByRole('button', { name: 'Dark theme' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    })
  })
})
