import { expect, test } from './calmPage.ts'
import { hobartMoves, placed, positionGame, watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

test('cards, windows, lent Actions, the duty to spend, dice of a moment and of a fight', async ({ page }) => {
  await test.step('[CARD-02] both sides of the card, the one face up in front, with its legend', async () => {
    const table = new PlayTable(page)
    const figures = [
      ...placed('blue', { 'us-airborne/hobart': [11.5, 18.6] }, { wounded: true }),
      ...placed('blue', { 'us-airborne/marsh': [15, 16.6] }),
      ...placed('ember', { 'de-infantry/lenz': [12.5, 5] }),
    ]
    await table.open(positionGame({ id: 'hurt', figures }))
    await table.select('hobart')
    const rows = page.locator('[data-card=hobart] tbody tr')
    await expect(rows.nth(0)).toContainText('Wounded (face up)')
    await expect(rows.nth(1)).toContainText('Healthy')
    await table.select('marsh')
    await expect(page.locator('[data-card=marsh] tbody tr').nth(0)).toContainText('Healthy (face up)')
    await expect(page.locator('[data-card=marsh] [data-part=weapons]')).toContainText('2 of 2 left')
    await page.locator('[data-part=stat-legend] summary').click()
    await expect(page.locator('[data-part=stat-legend] dl > div')).toHaveCount(12)
    await expect(page.locator('[data-part=stat-legend]')).toContainText('dice up to 10 u')
    // The other side's cards are as public as one's own.
    await page.keyboard.press('Escape')
    const foe = await table.place('lenz')
    await table.click(foe.x, foe.y)
    await expect(page.locator('[data-card=lenz]')).toBeVisible()
  })

  await test.step('[TURN-08] with Take Cover at any time, nothing else may be done in the window', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing({ id: 'ducking', options: { opponentTurnActions: 'takeCoverAnytime' } }))
    await table.move('marsh', 15, 18.6)
    await expect(page.locator('[data-prompt=window]')).toContainText('Take Cover with one Character, or pass')
    await expect(page.locator('[data-card=marsh]')).toHaveCount(0)
    await table.select('haller')
    await expect(table.verb('fire')).toHaveAttribute('aria-disabled', 'true')
    await table.verb('takeCover').click()
    await expect(page.locator('[data-telling=tookCover]')).toContainText('Haller')
    expect(await table.asked()).toBe('blue')
  })

  await test.step('[TURN-08] a side may let all windows of a turn pass at once', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing({ id: 'passing', options: { opponentTurnActions: 'anyAction' } }))
    for (const [id, x, y] of [
      ['marsh', 15, 18.6],
      ['pike', 4, 21],
    ] as const) {
      await table.move(id, x, y)
      if (id === 'marsh') await page.locator('[data-choice=passAll]').click()
      expect(await table.asked()).toBe('blue')
    }
    await expect(page.locator('[data-prompt=window]')).toHaveCount(0)
  })

  await test.step('[CMD-02] the Action beyond the printed maximum says that Command lends it', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing({ id: 'lent' }))
    await table.select('marsh')
    for (const y of [17.2, 17.8]) {
      await page.keyboard.press('m')
      await table.click(15, y)
      await expect(table.commit()).toBeEnabled()
      await expect(page.locator('[data-lent]')).toHaveCount(0)
      await table.commit().click()
      expect((await table.place('marsh')).y).toBeCloseTo(y, 1)
    }
    await page.keyboard.press('m')
    await table.click(15, 18.4)
    await expect(page.locator('[data-lent]')).toContainText('CMD-02')
    await table.commit().click()
    expect((await table.place('marsh')).y).toBeCloseTo(18.4, 1)
    await expect(page.locator('[data-part=verbs-spent]')).toContainText('TURN-10')
  })

  await test.step('[TURN-05] where the agreement waives the duty, ending a turn unspent costs nothing', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing({ id: 'waived', options: { minSpendFailure: 'waive' } }))
    await page.locator('[data-end-turn]').click()
    await expect(page.locator('dialog[open]')).toContainText('this game lets it pass')
    await expect(page.locator('dialog[open] [data-stay]')).toBeFocused()
    await page.locator('[data-end-anyway]').click()
    expect(await table.asked()).toBe('ember')
    await expect(page.locator('[data-side=blue] [data-part=tokens]')).toHaveText('6 AT')
  })

  await test.step('a moment of the log has the dice of that moment, and nothing is taken back there', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing({ id: 'dicing', commands: [hobartMoves([10.5, 20])] }))
    await table.fire('delgado', 'haller')
    await page.locator('[data-choice=stand]').click()
    await expect(page.locator('[data-part=dice] [data-die]')).toHaveCount(4)
    await page.locator('[data-telling=moved] button').first().click()
    await expect(page.locator('[data-part=dice] [data-die]')).toHaveCount(0)
    await expect(page.locator('[data-undo]')).toBeDisabled()
    await page.locator('[data-now]').click()
    await expect(page.locator('[data-part=dice] [data-die]')).toHaveCount(4)
  })

  await test.step('[H2H-02] each roll of a fight lies in the tray, and can be looked at again', async () => {
    const table = new PlayTable(page)
    const figures = [
      ...placed('blue', { 'us-airborne/hobart': [12, 19], 'us-airborne/marsh': [4, 19], 'us-airborne/pike': [6, 21] }),
      ...placed('ember', { 'de-infantry/brandt': [14.5, 18], 'de-infantry/haller': [24, 5] }),
    ]
    await table.open(positionGame({ id: 'blows', figures }))
    await table.select('hobart')
    await table.verb('move').click()
    await table.click(14.5, 18)
    await table.commit().click()
    const number = page.locator('[data-part=roll-number] span')
    await expect(page.locator('[data-part=roll-text]')).toContainText('strikes')
    const last = Number((await number.textContent())?.match(/\d+/)?.[0])
    expect(last).toBeGreaterThan(1)
    const earlier = page.getByRole('button', { name: 'Earlier roll' })
    for (let i = last; i > 1; i--) await earlier.click()
    await expect(number).toHaveText('roll 1')
    await expect(page.locator('[aria-label="Earlier roll"]')).toBeHidden()
    const blows = await page.locator('[data-telling=blowStruck]').count()
    expect(blows).toBe(last)
    await page.getByRole('button', { name: 'Later roll' }).click()
    await expect(number).toHaveText('roll 2')
  })
})

test('each edition plays by its own rules; dice in motion', async ({ page }) => {
  const table = new PlayTable(page)
  for (const edition of ['qs-it', 'qs-es'] as const) {
    await table.open(watchedCrossing({ id: edition, edition }))
    await page.locator('[data-menu]').click()
    await expect(page.locator('[data-part=menu-rules]')).toContainText(edition)
    await page.keyboard.press('Escape')
    await table.move('marsh', 15, 18.6)
    await expect(page.locator('[data-telling=moved]')).toContainText('Marsh')
    await table.fire('delgado', 'haller')
    await page.locator('[data-choice=cover]').click()
    await expect(page.locator('[data-part=dice] [data-die]').first()).toBeVisible()
    await page.locator('[data-end-turn]').click()
    expect(await table.asked()).toBe('ember')
  }

  await test.step('dice roll, roll quickly or lie still by the pace, which is kept', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await table.open(watchedCrossing({ id: 'rolling' }))
    const pace = page.getByRole('combobox', { name: 'Pace' })
    await pace.selectOption('fast')
    await table.fire('delgado', 'haller')
    await page.locator('[data-choice=stand]').click()
    await expect(page.locator('[data-part=dice]')).toHaveAttribute('data-rolling', 'fast')
    await pace.selectOption('instant')
    await expect(page.locator('[data-part=dice]')).not.toHaveAttribute('data-rolling')
    await page.reload()
    await expect(page.locator('[data-part=dice] [data-die]').first()).toBeVisible()
    await expect(page.locator('[data-part=dice]')).not.toHaveAttribute('data-rolling')
  })
})
