import type { StoredLog } from '@tactic48/rules'
import { expect, test } from './calmPage.ts'
import { momentOf, shelfOf } from './fixtures/recorded.ts'
import { intoAuthority } from './intoAuthority.ts'
import { watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'
import { putShelf, shelfNow } from './shelf.ts'

test.use({ painter: 'rests' })

test('[GEN-12] games of engine 1 on both shelves that there were', async ({ page }) => {
  for (const version of [1, 2] as const) {
    await test.step(`[GEN-12] games of engine 1 in database version ${version} open from the list and are played on`, async () => {
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
})

/** In the worker of the game: it ends in the middle of the first write that has several rows. */
function dieWhileWriting(): void {
  const put = IDBObjectStore.prototype.put
  let rows = 0
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
    if (this.name === 'entries' && ++rows === 2) self.close()
    return put.apply(this, given)
  }
}

test('older games are written again only when they are played on', async ({ page }) => {
  await test.step('[GEN-12] opening an older game rewrites nothing, and a crash while it is rewritten loses nothing', async () => {
    await putShelf(page, shelfOf(2))
    const before = await shelfNow(page)
    await intoAuthority(page, `(${dieWhileWriting.toString()})()`)
    await page.goto('./#/game/quick-undone')
    const hold = page.locator('[data-prompt=opportunityFire] [data-choice=hold]')
    await expect(hold).toBeVisible()
    expect(await shelfNow(page)).toEqual(before)
    await hold.click()
    await expect(page.getByRole('alert')).toContainText('The game has stopped responding')
    expect(await shelfNow(page)).toEqual(before)

    await page.unrouteAll()
    await page.reload()
    await hold.click()
    await expect(hold).toBeHidden()
    const { games = [], openings = [], entries = [] } = await shelfNow(page)
    const own = entries.filter((row) => 'game' in row && row.game === 'quick-undone')
    expect(own).toHaveLength(momentOf('quick-undone').entries + 1)
    expect(own.every((row) => 'id' in row)).toBe(true)
    expect(openings.find((one) => 'id' in one && one.id === 'quick-undone')).toHaveProperty('engine')
    const untouched = (rows: readonly object[]) => rows.filter((row) => Object.values(row).includes('company-order'))
    for (const [store, rows] of Object.entries({ games, openings, entries }))
      expect(untouched(rows)).toEqual(untouched(before[store] ?? []))
  })

  await test.step('[GEN-12] a game whose markers had other names is written again as a whole when it is played on', async () => {
    const watch = { verb: 'placeOpportunityFire', seat: 'blue', figure: 'hobart', weapon: 'thompson' }
    const { log, ...header } = watchedCrossing({ id: 'renamed', commands: [{ ...watch, at: { x: 8000, y: 15_000 } }] })
    const { entries, ...opening } = log as StoredLog
    const rows = entries.map((entry, index) => ({ game: 'renamed', index, id: `row ${index}`, entry }))
    const text = JSON.stringify(rows)
    // As another build may have named the marker, which counts the bookkeeping of a game otherwise.
    const renamed = text.replaceAll(/"of(\d+)"/g, '"of9$1"')
    expect(renamed).not.toBe(text)
    await putShelf(page, {
      database: 2,
      games: [header],
      openings: [{ id: 'renamed', ...opening }],
      entries: JSON.parse(renamed) as readonly object[],
    })
    await page.goto('./#/game/renamed')
    await new PlayTable(page).move('pike', 4, 20)
    await expect.poll(async () => (await shelfNow(page))['entries']).toHaveLength(2)
    const [first, moved] = (await shelfNow(page))['entries'] ?? []
    expect(first).toEqual(JSON.parse(text)[0])
    expect(moved).toMatchObject({ index: 1, entry: { command: { verb: 'move', figure: 'pike' } } })
  })
})
