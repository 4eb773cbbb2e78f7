import { expect, test } from './calmPage.ts'
import { momentOf, shelfOf } from './fixtures/recorded.ts'
import { PlayTable } from './playTable.ts'
import { putShelf } from './shelf.ts'

test.use({ painter: 'rests' })

for (const version of [1, 2] as const) {
  test(`[GEN-12] games of engine 1 in database version ${version} open from the list and are played on`, async ({
    page,
  }) => {
    await putShelf(page, shelfOf(version))
    for (const id of ['quick-undone', 'company-order']) {
      const { title, table } = momentOf(id)
      await page.goto('./#/')
      await page.getByRole('link', { name: new RegExp(`^${title}.*turn 3`, 'i') }).click()
      const prompt = page.locator('[data-prompt=opportunityFire]')
      await expect(prompt).toBeVisible()
      const play = new PlayTable(page)
      expect([await play.asked(), await play.question()]).toEqual([table.question.awaiting[0], table.question.kind])
      await expect(page.locator('main [data-figure]')).toHaveCount(table.figures.length)
      for (const { id: figure, position } of table.figures.slice(0, 3)) {
        const { x, y } = await play.place(figure)
        expect([Math.round(x * 1000), Math.round(y * 1000)]).toEqual([position.x, position.y])
      }
      await prompt.locator('[data-choice=hold]').click()
      await expect(prompt).toBeHidden()
      await page.reload()
      await expect(page.locator('[data-part=banner]')).toBeVisible()
      await expect(prompt).toBeHidden()
    }
  })
}
