import { expect, test } from './calmPage.ts'
import { PlayTable } from './playTable.ts'
import { bunkerLine, motorPool } from './vehiclePositions.ts'

test('vehicles, armour and bunkers', async ({ page }) => {
  await test.step('[HOUSE-02] [HOUSE-03] [EVAC-09] a crew loads, drives and gets off, a man mounts by a click, and a shot at armour says its odds first', async () => {
    const table = new PlayTable(page)
    await table.open(motorPool())
    const told = (telling: string) => page.locator(`[data-telling=${telling}]`)
    await expect(page.locator('[data-vehicle]')).toHaveCount(4)
    await expect(page.locator('[data-vehicle=jeep]')).toHaveAttribute(
      'aria-label',
      /Hobart drives.*Marsh.*2 of 2 seats/,
    )

    await table.select('hobart')
    await page.keyboard.press('8')
    await expect(page.locator('[data-plan=loadCasualty] [data-thing=jeep]')).toHaveAttribute('aria-pressed', 'true')
    await table.commit().click()
    await expect(told('casualtyLoaded')).toContainText('Ambulance jeep')

    await page.keyboard.press('m')
    await table.click(12, 42)
    await expect(page.locator('[data-plan=move] [data-ride]')).toContainText('14 u per AT')
    await table.commit().click()
    await expect(told('drove')).toContainText('Ambulance jeep')

    await page.keyboard.press('p')
    await page.locator('[data-beside=south]').click()
    await expect(page.locator('[data-next-driver=marsh]')).toBeVisible()
    await table.commit().click()
    await expect(told('dismounted')).toContainText('Hobart')

    await table.select('cardwell')
    await table.click(23.7, 38.5)
    await expect(page.locator('[data-plan=mount]')).toContainText('16 u per AT')
    await table.commit().click()
    await expect(told('mountedDriver')).toContainText('Motorbike')

    await table.select('bazooka-team')
    await expect(page.locator('[data-shares=loader]')).toBeVisible()
    await page.keyboard.press('z')
    await page.keyboard.press('t')
    await expect(page.locator('[data-armour-odds] [data-outcome]')).toHaveCount(3)
    await expect(page.locator('[data-armour-odds]')).toContainText('Kessler and Lenz')
    await table.commit().click()
    await expect(page.locator('[data-telling^=armour]').first()).toContainText('Bazooka')
  })

  await test.step('[BUNKER-03] [BUNKER-08] a bunker shows who is inside and what its slit looks out on; a grenade is aimed into it', async () => {
    const table = new PlayTable(page)
    await table.open(bunkerLine())
    await table.click(13.9, 7)
    await expect(page.locator('[data-thing-card] [data-inside=ziegler]')).toBeVisible()
    await expect(page.locator('[data-sector]')).toHaveCount(1)
    await expect(page.locator('[data-left-weapon=brownTripod]')).toHaveCount(1)
    await table.select('hobart')
    await page.keyboard.press('f')
    await page.locator('[data-target-choice=ziegler]').click()
    await expect(page.locator('[data-passage=BUNKER-03]')).toContainText('through the slit')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('g')
    await table.click(12.7, 10.2)
    await expect(page.locator('[data-plan=throwGrenade] [data-goes-in]')).toBeVisible()
    await table.commit().click()
    await expect(page.locator('[data-telling=grenadeThrown]')).toBeVisible()
  })
})
