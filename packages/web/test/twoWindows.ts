import { expect, type Page } from '@playwright/test'
import { complaintsOf } from './complaints.ts'
import { watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'
import type { ShelvedGame } from './replayGames.ts'
import { actWhenSettled } from './settled.ts'

/**
 * One window plays and the other follows it, never a rival; the other asks for the game, and when the first is closed it plays on from
 * the last entry.
 */
export async function secondWindowFollows(first: Page, second: Page): Promise<void> {
  actWhenSettled(second)
  const complaints = complaintsOf(second)
  const table = new PlayTable(first)
  // With the dice of the table: nothing here depends on them.
  const { chance: _, ...game }: ShelvedGame = watchedCrossing({ id: 'two-windows' })
  await table.open(game)
  await second.goto('./#/game/two-windows')
  const notice = second.locator('[data-notice=elsewhere]')
  await expect(notice).toContainText('This game is being played in another window.')
  await expect(first.locator('[data-notice=elsewhere]')).toHaveCount(0)
  await expect(second.locator('[data-question][data-asked]')).toHaveCount(0)

  await table.fire('delgado', 'haller')
  await expect(first.locator('[data-prompt=takeCover]')).toBeVisible()
  await expect(second.locator('[data-question=takeCover]').first()).toBeVisible()
  const told = await first.locator('[data-part=log-line]').allTextContents()
  await expect(second.locator('[data-part=log-line]')).toHaveText(told)
  await expect(second.locator('[data-undo]')).toBeDisabled()
  await second.locator('[data-play-on]').click()
  await expect(notice).toContainText('The other window is still open')

  await first.close()
  await expect(notice).toHaveCount(0)
  await expect(second.locator('[data-part=log-line]')).toHaveText(told)
  await second.locator('[data-prompt=takeCover] [data-choice]').first().click()
  await expect(second.locator('[data-prompt=takeCover]')).toHaveCount(0)
  expect(complaints).toEqual([])
}
