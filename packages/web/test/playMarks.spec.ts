import { dangers, faceOf, figureId, knownFigure, type Marker, markerId, weaponId } from '@tactic48/rules'
import { expect, test } from './calmPage.ts'
import { at, OF, placed, positionGame, stateOf, watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

const SF = markerId('sf1')

const suppression: Marker = {
  kind: 'suppressionFire',
  id: SF,
  side: 'ember',
  participants: [{ figure: figureId('kessler'), weapon: weaponId('stg44') }],
  at: at([15, 19]),
  radius: 2,
  waiting: false,
}

const opportunity: Marker = {
  kind: 'opportunityFire',
  id: OF,
  side: 'ember',
  owner: figureId('lenz'),
  weapon: weaponId('gewehr43'),
  at: at([5, 11]),
  radius: 2,
}

test('marks on bases, reach, danger and names', async ({ page }) => {
  await test.step('[TURN-17] each state has a mark of its own on the base, and words for those who do not see it', async () => {
    const table = new PlayTable(page)
    const foot = 'us-airborne/foot-rifle'
    const states = {
      fresh: {},
      hurt: { wounded: true },
      shocked: { shockSince: 3 },
      ducked: { standing: { kind: 'takeCover' } },
      held: { counters: { suppressed: true } },
      aiming: { aims: 1 },
      spent: { counters: { slots: 1 } },
    } as const
    const blue = Object.entries(states).flatMap(([id, more], i) =>
      placed('blue', { [foot]: [5 + 2.5 * i, 21] }, { ...more, id: figureId(id) }),
    )
    const figures = [
      ...blue,
      ...placed('ember', { 'de-infantry/lenz': [12.5, 5] }, { standing: { kind: 'opportunityFire', marker: OF } }),
      ...placed('ember', { 'de-infantry/kessler': [18, 5] }, { standing: { kind: 'suppressionFire', marker: SF } }),
      ...placed('ember', { 'de-infantry/haller': [24, 5] }),
    ]
    await table.open(positionGame({ id: 'marks', figures, markers: [opportunity, suppression] }))
    const seen = (id: string): Promise<string | null> =>
      page.locator(`[data-figure=${id}] [data-part=figure]`).getAttribute('href')
    const pictures = await Promise.all(Object.keys(states).map(seen))
    expect(new Set(pictures).size).toBe(pictures.length)
    expect(await seen('lenz')).not.toBe(await seen('kessler'))
    const words: { readonly [id: string]: RegExp } = {
      fresh: /healthy, 0 of \d Actions/,
      hurt: /wounded/,
      shocked: /Shock/,
      ducked: /Cover/,
      held: /suppressed/i,
      aiming: /aim/i,
      spent: /1 of \d Actions/,
      lenz: /Opportunity Fire/,
      kessler: /Suppression Fire/,
    }
    for (const [id, said] of Object.entries(words)) {
      await expect(page.locator(`[data-figure=${id}]`)).toHaveAttribute('aria-label', said)
    }
  })

  await test.step('[MOVE-02] the reach that is drawn is the reach that there is', async () => {
    const table = new PlayTable(page)
    const game = watchedCrossing()
    const state = stateOf(game)
    const limit = faceOf(state, knownFigure(state, figureId('marsh'))).move ?? 0
    await table.open(game)
    await table.select('marsh')
    const inside = (x: number, y: number): Promise<boolean> =>
      page
        .locator('[data-part=reach]')
        .evaluate((area: SVGPathElement, spot) => area.isPointInFill(new DOMPoint(spot.x, spot.y)), at([x, y]))
    expect(await inside(15, 16.6 + limit - 0.1)).toBe(true)
    expect(await inside(15, 16.6 + limit + 0.1)).toBe(false)
    await table.click(15, 16.6 + limit - 0.1)
    await expect(table.commit()).toBeEnabled()
  })

  await test.step('[SF-04] a path into Suppression Fire is hatched from its edge on, and says what it costs', async () => {
    const table = new PlayTable(page)
    const figures = [
      ...placed('blue', { 'us-airborne/marsh': [15, 15] }),
      ...placed('ember', { 'de-infantry/kessler': [17.2, 9.4] }, { standing: { kind: 'suppressionFire', marker: SF } }),
    ]
    const game = positionGame({ id: 'pinned', figures, markers: [suppression] })
    const state = stateOf(game)
    const [danger] = dangers(state, knownFigure(state, figureId('marsh')), [at([15, 17])])
    if (danger?.kind !== 'suppression') throw new Error('nothing holds Marsh down')
    await table.open(game)
    await table.select('marsh')
    await table.click(15, danger.at.y / 1000 - 0.1)
    await expect(table.commit()).toBeEnabled()
    await expect(page.locator('[data-danger]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await table.click(15, 17)
    await expect(page.locator('[data-danger]')).toHaveAttribute('d', new RegExp(`^M${danger.at.x} ${danger.at.y}L`))
    await expect(page.locator('[data-part=dangers]')).toContainText('no attack this turn')
    await expect(page.locator('[data-part=dangers]')).toContainText('SF-04')
    // One participant, one die: a six wounds anybody who stays (SF-14).
    expect(danger.odds).toMatchObject({ wound: 1 / 6, elimination: 0 })
    await expect(page.locator('[data-part=dangers]')).toContainText('17 % if he stays')
    await expect(page.locator('[data-part=dangers]')).toContainText('17 % wounded, 0 % eliminated')
    await table.commit().click()
    await expect(page.locator('[data-figure=marsh]')).toHaveAttribute('aria-label', /suppressed/i)
  })

  await test.step('pieces have names: pointed at, each tells its own and its cover', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    const spot = await table.onScreen(26.5, 9.5)
    await page.mouse.move(spot.x, spot.y, { steps: 2 })
    await expect(page.locator('[data-piece]')).toHaveText(/^\S.*\S Total Cover$/)
  })
})
