import { expect, test } from './calmPage.ts'
import { watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

const players = { blue: 'person', ember: 'opponent' } as const

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('tactic48.pace', 'instant')))

test('after dice nothing, or once a turn', async ({ page }) => {
  await test.step('[GEN-12] the opponent takes nothing back once it has answered: the reason is told, and nobody is asked', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing({ id: 'strict', players }))
    await table.fire('delgado', 'haller')
    await expect(page.locator('[data-part=dice] [data-die]').first()).toBeVisible()
    await page.keyboard.press('u')
    const dialog = page.locator('dialog[open]')
    await expect(dialog.getByRole('status')).toHaveText(
      'Your opponent has already responded. This game was started without undo after dice, so your opponent won’t agree to it.',
    )
    await expect(dialog.getByRole('button')).toHaveText(['Close'])
  })

  await test.step('[GEN-12] with take-backs the whole command goes back, once a turn, and the result says so', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing({ id: 'lenient', players, takeBacks: true }))
    const tokens = page.locator('[data-side=blue] [data-part=tokens]')
    const shoot = async (): Promise<void> => {
      await table.fire('delgado', 'haller')
      await expect(page.locator('[data-part=dice] [data-die]').first()).toBeVisible()
      await expect(tokens).toHaveText('5 AT')
      await page.keyboard.press('u')
    }
    await shoot()
    await page.locator('[data-ask-undo]').click()
    // Neither at the answer nor in the middle of the shot: before the command.
    await expect(tokens).toHaveText('6 AT')
    expect(await table.question()).toBe('action')
    await expect(page.locator('[data-part=dice] [data-die]')).toHaveCount(0)
    await shoot()
    const dialog = page.locator('dialog[open]')
    await expect(dialog.getByRole('status')).toContainText('One request per turn, and you have made it.')
    await expect(dialog.locator('[data-ask-undo]')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.locator('[data-menu]').click()
    await page.locator('[data-resign]').click()
    await page.locator('[data-resign-sure]').click()
    await expect(page.locator('[data-taken-back=blue]')).toHaveText('Blue undid 1 Action.')
    await expect(page.locator('[data-taken-back=ember]')).toHaveCount(0)
  })
})
