import { dangers, figureId, isGun, knownFigure, shotOdds, weaponsOf } from '@tactic48/rules'
import { expect, test } from './calmPage.ts'
import {
  at,
  deployment,
  hobartMoves,
  percent,
  placed,
  positionGame,
  stateOf,
  watchedCrossing,
} from './playPositions.ts'
import { PlayTable } from './playTable.ts'
import { drag, middleOf } from './spots.ts'

test('fire: what is shown before, asked and taken back', async ({ page }) => {
  await test.step('[OF-03] a path into Opportunity Fire is hatched from the trigger on, with the exact odds', async () => {
    const table = new PlayTable(page)
    const game = watchedCrossing()
    const state = stateOf(game)
    const hobart = knownFigure(state, figureId('hobart'))
    const [danger] = dangers(state, hobart, [at([11.5, 15])])
    if (danger?.kind !== 'opportunityFire') throw new Error('nobody watches')
    await table.open(game)
    await table.select('hobart')
    await page.keyboard.press('m')
    await table.click(11.5, 15)
    // A lane straight up the table has no width of its own, only that of its stroke.
    const lane = page.locator('[data-danger]').first()
    const from = danger.at
    await expect(lane).toHaveAttribute('d', new RegExp(`^M${from.x} ${from.y}L`))
    expect(await lane.evaluate((path: SVGPathElement) => path.getTotalLength())).toBeGreaterThan(1000)
    const { miss, wound, elimination } = danger.odds
    const harm = `${percent(wound)} wounded, ${percent(elimination)} eliminated`
    await expect(page.locator('[data-part=harm]')).toContainText(percent(1 - miss))
    await expect(page.locator('[data-part=harm]')).toContainText('Lenz')
    await expect(page.locator('[data-part=harm]')).toContainText(harm)
    await expect(page.locator('[data-part=dangers]')).toContainText(harm)
    await expect(page.locator('[data-plan]')).toContainText('OF-03')
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-danger]')).toHaveCount(0)
  })

  await test.step('[OF-04] a reload at the question keeps it; holding keeps the marker', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    await table.move('hobart', 11.5, 15)
    const prompt = page.locator('[data-prompt=opportunityFire]')
    await expect(prompt).toBeVisible()
    const asked = await prompt.textContent()
    await page.reload()
    await expect(prompt).toBeVisible()
    expect(await prompt.textContent()).toBe(asked)
    await page.locator('[data-choice=hold]').click()
    await expect(page.locator('[data-telling=opportunityFireHeld]').first()).toBeVisible()
    await expect(page.locator('[data-marker=of1]')).toBeVisible()
  })

  await test.step('[COVER-03] the target’s player is asked with the odds of both answers', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    await table.select('delgado')
    await page.keyboard.press('f')
    await page.locator('[data-target-choice=haller]').click()
    await expect(page.locator('[data-part=need]')).toContainText('FIRE-09')
    const need = await page.locator('[data-need]').textContent()
    await table.commit().click()
    const prompt = page.locator('[data-prompt=takeCover]')
    await expect(prompt).toContainText('Delgado fires at Haller')
    await expect(prompt.locator('[data-choice=cover]')).toContainText('%')
    await expect(prompt.locator('[data-choice=stand]')).toContainText('%')
    await page.keyboard.press('s')
    await expect(prompt).toBeHidden()
    await expect(page.locator('[data-telling=coverDeclined]')).toBeVisible()
    await expect(page.locator('[data-part=dice] [data-die]').first()).toBeVisible()
    await expect(page.locator('[data-part=roll-text]')).toContainText(`needed ${need}`)
    // Nothing rolls for those who ask for stillness.
    await expect(page.locator('[data-part=dice]')).not.toHaveAttribute('data-rolling')
  })

  await test.step('[FIRE-09] pointing at an enemy shows range, need, odds and proof before anything is chosen', async () => {
    const table = new PlayTable(page)
    const game = watchedCrossing()
    const state = stateOf(game)
    const delgado = knownFigure(state, figureId('delgado'))
    const [gun] = weaponsOf(state, delgado).filter(isGun)
    const odds = gun && shotOdds(state, { shooter: delgado.id, weapon: gun.id, target: figureId('haller'), aims: 0 })
    if (!odds) throw new Error('Delgado has no shot')
    await table.open(game)
    await table.select('delgado')
    await table.pointAt('haller')
    const shot = page.locator('[data-part=shot][data-target=haller]')
    await expect(shot).toContainText(`${(odds.distance / 1000).toFixed(2)} u, ${odds.band}: ${odds.dice} dice`)
    const items = shot.locator('[data-part=need] li:not([data-part=sum])')
    await expect(items).toHaveCount(odds.need.items.length)
    for (const [i, { rule }] of odds.need.items.entries())
      await expect(items.nth(i).locator('[data-tag]')).toHaveText(rule)
    await expect(shot.locator('[data-need]')).toHaveText(`${odds.need.score}+`)
    for (const chance of [odds.elimination, odds.wound, odds.miss])
      await expect(shot.locator('[data-part=odds-legend]')).toContainText(percent(chance))
    await expect(page.locator('[data-part=sight-lines]')).toBeVisible()
    await expect(shot.locator('[data-part=proof]')).toContainText('LOS-')
  })

  await test.step('[TURN-09] what a Character cannot do is there too, with reason and rule', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    await table.select('delgado')
    const refused = table.verb('moveAndFire')
    await expect(refused).toHaveAttribute('aria-disabled', 'true')
    await refused.hover()
    const why = page.locator('[data-why=moveAndFire]')
    await expect(why).toContainText('The face-up side of the card does not allow this. TURN-09')
  })

  await test.step('[TURN-05] ending a turn without spending is explained before it costs a token', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    await page.locator('[data-end-turn]').click()
    const dialog = page.locator('dialog[open]')
    await expect(dialog).toContainText('TURN-05')
    await dialog.getByRole('button', { name: 'Keep playing' }).click()
    await expect(dialog).toBeHidden()
    await page.locator('[data-end-turn]').click()
    await page.locator('[data-end-anyway]').click()
    await expect(page.locator('[data-telling=tokensLost]')).toBeVisible()
    expect(await table.asked()).toBe('ember')
  })

  await test.step('what rolled no dice is taken back at once; after dice the other side must agree', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    const before = await table.place('marsh')
    await table.move('marsh', 15, 18.6)
    expect(await table.place('marsh')).not.toEqual(before)
    await page.locator('[data-undo]').click()
    expect(await table.place('marsh')).toEqual(before)
    await table.fire('delgado', 'haller')
    await page.locator('[data-choice=stand]').click()
    await expect(page.locator('[data-part=dice] [data-die]').first()).toBeVisible()
    await page.locator('[data-undo]').click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await page.locator('[data-ask-undo]').click()
    await expect(page.locator('[data-prompt=undo]')).toBeVisible()
    await page.locator('[data-choice=accept]').click()
    await expect(page.locator('[data-prompt=takeCover]')).toBeVisible()
  })
})

test('grenade, Suppression Fire, windows, charge and path', async ({ page }) => {
  await test.step('[GREN-07] the blast, those in it and their odds are shown before the throw', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    await table.select('hobart')
    await page.keyboard.press('g')
    await table.click(16.6, 9.2)
    await expect(page.locator('[data-area=blast]')).toBeVisible()
    await expect(page.locator('[data-caught=ziegler]')).toContainText('%')
    await expect(page.locator('[data-caught=kessler]')).toContainText('%')
    await expect(page.locator('[data-caught=kessler]')).toContainText('GREN-09')
    await expect(page.locator('[data-landing]')).toContainText('100 %')
    await expect(page.locator('[data-landing]')).toContainText('GREN-03')
    await table.click(17.6, 8.2)
    await expect(page.locator('[data-landing]')).toContainText('33 %')
    await expect(page.locator('[data-landing]')).toContainText('GREN-05')
  })

  await test.step('[SF-09] Suppression Fire without a machine gun asks who joins, and counts his token', async () => {
    const table = new PlayTable(page)
    const figures = [
      ...placed('blue', { 'us-airborne/hobart': [11.5, 17] }),
      ...placed('ember', { 'de-infantry/foot-rifle': [12.5, 5], 'de-infantry/brandt': [14.5, 5] }),
    ]
    await table.open(positionGame({ id: 'joint', figures, active: 'ember' }))
    await table.select('foot-rifle')
    await page.keyboard.press('s')
    await table.click(12, 12)
    await expect(table.commit()).toBeDisabled()
    await expect(page.locator('[data-plan] [data-part=refusal]')).toContainText('SF-09')
    await page.locator('[data-joiner=brandt] input').check()
    await expect(table.commit()).toBeEnabled()
    await table.commit().click()
    await expect(page.locator('[data-telling=suppressionStarted]')).toContainText('Brandt')
    await expect(page.locator('[data-side=ember] [data-part=tokens]')).toHaveText('4 AT')
  })

  await test.step('[TURN-08] with any Action allowed, the side that waits acts in its windows', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing({ id: 'windows', options: { opponentTurnActions: 'anyAction' } }))
    await table.move('marsh', 15, 18.6)
    await expect(page.locator('[data-prompt=window]')).toBeVisible()
    expect(await table.asked()).toBe('ember')
    await table.select('haller')
    await table.verb('takeCover').click()
    await expect(page.locator('[data-telling=tookCover]')).toContainText('Haller')
    expect(await table.question()).toBe('action')
    expect(await table.asked()).toBe('blue')
  })

  await test.step('[H2H-01] a charge names whom it meets and the odds of the fight', async () => {
    const table = new PlayTable(page)
    const figures = [
      ...placed('blue', { 'us-airborne/hobart': [12, 19], 'us-airborne/marsh': [4, 19], 'us-airborne/pike': [6, 21] }),
      ...placed('ember', {
        'de-infantry/brandt': [14.5, 18],
        'de-infantry/lenz': [20, 5],
        'de-infantry/haller': [24, 5],
      }),
    ]
    await table.open(positionGame({ id: 'charge', figures }))
    await table.select('hobart')
    await table.verb('move').click()
    await table.click(14.5, 18)
    await expect(page.locator('[data-plan]')).toContainText('Ends in contact with Brandt')
    await expect(page.locator('[data-part=dangers]')).toContainText('H2H-02')
    await table.commit().click()
    await expect(page.locator('[data-telling=fightStarted]')).toContainText('Hobart fights Brandt')
  })

  await test.step('[MOVE-02] a path bends by waypoints, and its length counts', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    await table.select('marsh')
    await table.verb('move').click()
    const bend = await table.onScreen(16.5, 17.8)
    await page.keyboard.down('Shift')
    await page.mouse.click(bend.x, bend.y)
    await page.keyboard.up('Shift')
    await table.click(15, 18.8)
    await expect(page.locator('[data-part=bend]')).toHaveCount(1)
    await expect(page.locator('[data-part=way-length] b')).toContainText(/^3\.[67]/)
  })
})

test('drag, deployment, log, tools, and the end by agreement', async ({ page }) => {
  await test.step('[MOVE-01] a Character is dragged to its place, and Enter does it', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    await drag(page, await table.onScreen(15, 16.6), await table.onScreen(16.5, 18.4))
    await expect(page.locator('[data-ghost]')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-telling=moved]')).toContainText('Marsh')
    const { x, y } = await table.place('marsh')
    expect(Math.hypot(x - 16.5, y - 18.4)).toBeLessThan(0.1)
  })

  await test.step('[SETUP-08] Characters are deployed one by one, by dragging or by keys, in their own zone', async () => {
    const table = new PlayTable(page)
    await table.open(deployment('deployment'))
    const first = await table.asked()
    const foot = first === 'blue' ? 22 : 2
    const reserve = await middleOf(page.locator('[data-reserve]').first())
    await drag(page, reserve, await table.onScreen(16, 12))
    await expect(page.locator('[data-deploy] [data-part=refusal]')).toContainText('SETUP-09')
    await drag(page, reserve, await table.onScreen(10, foot))
    await expect(page.locator('[data-part=piece]')).toHaveCount(1)
    expect(await table.asked()).not.toBe(first)
    await page.locator('[data-reserve]').first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-part=piece]')).toHaveCount(2)
    await page.locator('[data-place-one]').click()
    await expect(page.locator('[data-part=piece]')).toHaveCount(3)
    await page.locator('[data-place-one]').click()
    expect(await table.question()).toBe('action')
  })

  await test.step('the log leads to each moment and back', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing({ id: 'moments', commands: [hobartMoves([10.5, 20])] }))
    const now = await table.place('hobart')
    await table.move('marsh', 15, 18.6)
    const moved = await table.place('marsh')
    await expect(page.locator('[data-telling=moved]').last()).toContainText(/Marsh moves .*MOVE-0/)
    await page.locator('[data-telling=moved] button').first().click()
    await expect(page.locator('[data-now]')).toBeVisible()
    expect(await table.place('hobart')).toEqual(now)
    expect(await table.place('marsh')).not.toEqual(moved)
    await page.locator('[data-now]').click()
    expect(await table.place('marsh')).toEqual(moved)
  })

  await test.step('[GEN-04] ruler, sight of a point and the fan of a figure', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    await page.locator('[data-tool=ruler]').click()
    const a = await table.onScreen(8, 18)
    await drag(page, a, await table.onScreen(4, 19))
    // From edge to edge of the two bases: √17 − 1.
    await expect(page.locator('[data-ruler]')).toHaveText('3.12 u')
    await page.locator('[data-tool=seen]').click()
    await page.mouse.move(a.x + 4, a.y + 40, { steps: 2 })
    await expect(page.locator('[data-seer=delgado]')).toBeVisible()
    await page.locator('[data-tool=fan]').click()
    await page.mouse.move(a.x, a.y, { steps: 2 })
    await expect(page.locator('[data-part=unseen-ground]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-part=unseen-ground]')).toHaveCount(0)
  })

  await test.step('[VICT-10] a draw is offered once a turn, and a side may resign', async () => {
    const table = new PlayTable(page)
    await table.open(watchedCrossing())
    await page.locator('[data-menu]').click()
    await page.locator('[data-offer-draw]').click()
    await expect(page.locator('[data-prompt=draw]')).toContainText('Blue offers a draw')
    await page.locator('[data-choice=decline]').click()
    await expect(page.locator('[data-telling=drawDeclined]')).toBeVisible()
    await page.locator('[data-menu]').click()
    await page.locator('[data-offer-draw]').click()
    await expect(page.locator('[data-part=rail] [data-part=refusal]')).toContainText('One draw offer per turn')
    await page.locator('[data-menu]').click()
    await page.locator('[data-resign]').click()
    await page.locator('[data-resign-sure]').click()
    await expect(page.locator('[data-result=ember][data-rule=VICT-10]')).toBeVisible()
  })
})
