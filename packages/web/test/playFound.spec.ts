import { figureId, isGun, knownFigure, weaponsOf } from '@tactic48/rules'
import { SEATS } from '../src/game/seats.ts'
import { legalTargets } from '../src/play/targets.ts'
import { expect, test } from './calmPage.ts'
import { placed, positionGame, stateOf, watchedCrossing } from './playPositions.ts'
import { PlayTable } from './playTable.ts'

test.use({ painter: 'rests' })

test('[FIRE-01] Fire rings whom it may be at; a row lights its man, and the man his row', async ({ page }) => {
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
  await expect(page.locator('.shot[data-target=haller]')).toBeVisible()
  await table.pointAt('ziegler')
  await expect(page.locator('[data-lit]')).toHaveCount(0)
  await expect(page.locator('[data-target-choice=ziegler]')).toHaveClass(/lit/)
  await expect(row).not.toHaveClass(/lit/)
})

test('[COVER-03] a reaction shows the lane of the shot and its proof, as the shooter saw them', async ({ page }) => {
  const table = new PlayTable(page)
  await table.open(watchedCrossing())
  await table.select('delgado')
  await page.keyboard.press('f')
  await page.locator('[data-target-choice=haller]').click()
  const proof = await page.locator('.shot .proof').textContent()
  const edges = page.locator('.sight-lines .edge')
  const lane = await edges.getAttribute('d')
  await table.commit().click()
  const prompt = page.locator('[data-prompt=takeCover]')
  await expect(prompt.locator('.proof')).toHaveText(proof ?? '')
  await expect(page.locator('[data-lane="delgado haller"] .edge')).toHaveAttribute('d', lane ?? '')
})
