import { figureId, isGun, knownFigure, weaponsOf } from '@tactic48/rules'
import { SEATS } from '../src/game/seats.ts'
import { inSightFrom, legalTargets } from '../src/play/lookAhead.ts'
import { expect, test } from './calmPage.ts'
import { at, atTheFarm, placed, positionGame, stateOf, watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

test('whom Fire may be at, reactions, objectives and what a Move says', async ({ page }) => {
  await test.step('[FIRE-01] Fire rings whom it may be at; a row lights its man, and the man his row', async () => {
    const table = new PlayTable(page)
    const game = positionGame({
      id: 'ringed',
      figures: [
        ...placed('blue', { 'us-airborne/delgado': [8, 18] }),
        ...placed('ember', { 'de-infantry/ziegler': [16, 9], 'de-infantry/haller': [6, 8.6] }),
        ...placed('ember', { 'de-infantry/lenz': [29, 23] }),
        ...placed('ember', { 'de-infantry/kessler': [12.5, 16] }, { whereabouts: 'eliminated' }),
      ],
    })
    const state = stateOf(game)
    const delgado = knownFigure(state, figureId('delgado'))
    const [gun] = weaponsOf(state, delgado).filter(isGun)
    if (!gun) throw new Error('Delgado has no gun')
    const legal = legalTargets(state, SEATS.blue, delgado, gun).map(({ id }) => id)
    expect(legal).not.toContain('kessler')
    await table.open(game)
    await table.select('delgado')
    await page.keyboard.press('f')
    const rings = page.locator('[data-legal-target]')
    await expect(rings).toHaveCount(legal.length)
    const row = page.locator('[data-target-choice=haller]')
    await row.hover()
    await expect(page.locator('[data-lit=haller]')).toBeVisible()
    await expect(page.locator('[data-part=shot][data-target=haller]')).toBeVisible()
    await table.pointAt('ziegler')
    await expect(page.locator('[data-lit]')).toHaveCount(0)
    await expect(page.locator('[data-target-choice=ziegler]')).toHaveAttribute('data-pointed')
    await expect(row).not.toHaveAttribute('data-pointed')
  })

  await test.step('[COVER-03] a reaction shows the lane of the shot and its proof, as the shooter saw them', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    await table.select('delgado')
    await page.keyboard.press('f')
    await page.locator('[data-target-choice=haller]').click()
    const proof = await page.locator('[data-part=shot] [data-part=proof]').textContent()
    const edges = page.locator('[data-part=sight-lines] [data-part=edge]')
    const lane = await edges.getAttribute('d')
    await table.commit().click()
    const prompt = page.locator('[data-prompt=takeCover]')
    await expect(prompt.locator('[data-part=proof]')).toHaveText(proof ?? '')
    await expect(page.locator('[data-lane="delgado haller"] [data-part=edge]')).toHaveAttribute('d', lane ?? '')
  })

  await test.step('[VICT-02] [H2H-01] the objective says how far it is and lights up; a charge and ground say what they end in', async () => {
    const table = new PlayTable(page)
    const away = page.locator('[data-objective-away]')
    // SETUP-13: one that does not count yet says so, and how far it is.
    await table.open(atTheFarm({ id: 'later', options: { objectiveFromRound: 4 } }))
    await expect(page.locator('[data-goal]')).toContainText('from turn 7 on')
    await table.select('hobart')
    await expect(away).toBeVisible()
    await table.open(atTheFarm())
    await table.select('hobart')
    await expect(away).toContainText(/farm: \d\.\d\d\su away$/)
    await expect(page.locator('[data-objective][data-side=ember][data-touched]')).toHaveCount(0)
    await page.keyboard.press('m')
    await page.keyboard.press('k')
    await expect(page.locator('[data-objective][data-side=ember][data-touched]')).toBeVisible()
    await expect(page.locator('[data-part=plan-tag] [data-ends=objective]')).toHaveText('touches the objective: wins')
    await table.select('marsh')
    await page.keyboard.press('m')
    await table.pointAt('lenz')
    await expect(page.locator('[data-part=plan-tag] [data-ends=charge]')).toHaveText(/^charges Lenz: wins \d+\s%$/)
    await table.click(14.6, 12.2)
    await expect(page.locator('[data-part=plan-tag] [data-ends=into]')).toHaveText(/^into crater \d, Partial Cover$/)
  })

  await test.step('[TURN-15] [LOS-14] a Move says who sees him there and which marker goes; the circle says whose it is', async () => {
    const table = new PlayTable(page)
    const game = watchedCrossing({ id: 'given-up', active: 'ember' })
    await table.open(game)
    const circle = page.locator('[data-marker-of=lenz]')
    await expect(circle).toHaveText('Lenz')
    await expect(circle).not.toHaveAttribute('data-pointed')
    // A key that means nothing yet says so.
    await page.keyboard.press('m')
    await expect(table.banner().locator('[data-denied]')).toContainText('First choose a Character')
    await table.select('lenz')
    await expect(circle).toHaveAttribute('data-pointed')
    await expect(page.locator('[data-area=opportunityFire][data-hot]')).toHaveCount(1)
    await table.verb('takeCover').hover()
    await expect(page.locator('[data-gives-up=takeCover]')).toHaveText('Gives up: Opportunity Fire at D4 TURN-15')
    await page.keyboard.press('j')
    await expect(table.banner().locator('[data-denied]')).toContainText('SF-10')
    await table.click(12.5, 7)
    await expect(page.locator('[data-given-up]')).toContainText('Opportunity Fire at D4')
    const seen = inSightFrom(stateOf(game), figureId('lenz'), at([12.5, 7]))
    const seers = seen.filter(({ seesMe }) => seesMe).map(({ enemy }) => enemy.id)
    expect(seers.length).toBeGreaterThan(0)
    await expect(page.locator('[data-there=seenBy] [data-man]')).toHaveCount(seers.length)
    for (const id of seers) await expect(page.locator(`[data-sees-me=${id}]`)).toHaveCount(1)
    await table.commit().click()
    await expect(page.locator('[data-telling=opportunityGivenUp]')).toContainText(
      'Lenz gives up Opportunity Fire at D4.',
    )
    await expect(circle).toHaveCount(0)
    await expect(page.locator('[data-next]')).toContainText('Next: ')
    await table.fire('ziegler', 'marsh')
    const answer = page.locator('[data-choice=stand]')
    await expect(answer.or(page.locator('[data-part=dice] [data-die]').first()).first()).toBeVisible()
    if (await answer.isVisible()) await answer.click()
    await expect(page.locator('[data-part=roll-text]')).toContainText(/Ziegler (misses|hits) Marsh/)
  })
})
