import { expect, test } from './calmPage.ts'
import { PlayTable } from './playTable.ts'
import { atTheRadio, chosen, merrimanCalls, onTheWay } from './signalPositions.ts'

test('radio, calls, support fire and countdowns', async ({ page }) => {
  await test.step('[SUPP-01] the marker of support fire: too near is refused in words, arrows move it, a reload asks again, Enter places it', async () => {
    const table = new PlayTable(page)
    await table.open(atTheRadio({ commands: [merrimanCalls(), chosen('supportFire')], dice: [6, 3] }))
    const panel = page.locator('[data-prompt=support]')
    await expect(panel).toContainText('cannot be called off')
    await expect(panel.locator('[data-endangered]').first()).toBeVisible()
    await table.click(24, 30)
    await expect(panel.locator('[data-refused=tooNearFriend]')).toContainText('SUPP-01')
    await expect(panel.locator('[data-commit]')).toBeDisabled()
    await page.reload()
    await expect(panel.locator('[data-commit]')).toBeEnabled()
    await panel.locator('[data-profile=howitzer]').click()
    await table.click(24, 6)
    await panel.locator('h2').click()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-countdown]')).toContainText('Howitzers')
    await expect(table.banner()).toHaveAttribute('data-question', 'action')
  })

  await test.step('[CALL-05] [REINF-02] what a call brings is chosen by key, and a soldier may come in the place of a team', async () => {
    const table = new PlayTable(page)
    await table.open(atTheRadio({ commands: [merrimanCalls()], dice: [6, 3] }))
    await expect(page.locator('[data-prompt=callKind] [data-kind]')).toHaveCount(3)
    await page.keyboard.press('1')
    await expect(page.locator('[data-prompt=teams] [data-team]')).toHaveCount(2)
    await page.locator('[data-team="1"]').selectOption({ index: 1 })
    await page.locator('[data-commit]').click()
    await expect(page.locator('[data-countdown]')).toContainText('2 teams')
  })

  await test.step('[RADIO-02] contact is tried with its odds in sight; [HOUSE-04] smoke and all countdowns are listed', async () => {
    const table = new PlayTable(page)
    await table.open(onTheWay({ contact: false }))
    await expect(page.locator('[data-countdown]')).toHaveCount(4)
    await expect(page.locator('[data-smoke]')).toHaveCount(3)
    await table.select('foot-radio')
    await page.keyboard.press('y')
    await expect(page.locator('[data-plan=contactHq]')).toContainText('31 %')
    await expect(page.locator('[data-plan=contactHq]')).toContainText('RADIO-04')
    await table.commit().click()
    await expect(page.locator('[data-telling^=contact]')).toBeVisible()
  })
})
