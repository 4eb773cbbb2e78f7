import { expectNoBarrier } from './axe.ts'
import { expect, test } from './calmPage.ts'
import { emberFires, emberMoves, inBluesTurn, inEmbersTurn } from './cardScenes.ts'
import { PlayTable } from './playTable.ts'

test('windows, the closed hand and answers in advance', async ({ page }) => {
  await test.step('[TACTIC-10] a window asks once, with what fits lifted and reasons under the rest, and survives a reload', async () => {
    const table = new PlayTable(page)
    await table.open(inEmbersTurn({ id: 'asks', people: true, commands: [emberMoves] }))
    const paper = page.locator('[data-prompt=window]')
    await expect(paper).toContainText('moved. Do you react?')
    // TACTIC-07: two people at one screen.
    await expect(paper.locator('[data-held]')).toHaveCount(0)
    await page.locator('[data-take-hand]').click()
    await expect(paper.locator('[data-held]').first()).toHaveAttribute('data-held', 'us-airborne-brass-cricket')
    await expect(paper.locator('[data-held=heads-down] [data-part=refusal]')).toContainText(
      'Only when a shot is declared.',
    )
    await expect(paper.locator('[data-held=heads-down] [data-part=refusal]')).toContainText('TACTIC-10')
    await expectNoBarrier(page)
    const before = await paper.textContent()
    await page.reload()
    await expect(paper).toBeVisible()
    await expect(paper.locator('[data-held]')).toHaveCount(0)
    await page.locator('[data-take-hand]').click()
    expect(await paper.textContent()).toBe(before)
    await page.keyboard.press('p')
    await expect(paper).toHaveCount(0)
    expect(await table.question()).toBe('action')
  })

  await test.step('[TACTIC-10] a window in which nothing fits leaves the table in sight, and the banner says whose turn it is', async () => {
    const table = new PlayTable(page)
    await table.open(inEmbersTurn({ id: 'low', people: true, commands: [emberMoves], hand: ['dash', 'dud'] }))
    const paper = page.locator('[data-prompt=window]')
    await page.locator('[data-take-hand]').click()
    await expect(paper.locator('[data-held=dash] [data-part=refusal]')).toContainText('TACTIC')
    await expect(page.locator('[data-part=banner-side]')).toHaveText('Ember')
    await expect(page.locator('[data-part=banner-step]')).toHaveText('Blue to decide')
    const { top, bottom, height } = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return { top: box('[data-window]').top, ...pick(box('[data-part=game] [data-part=table]')) }
      function pick({ bottom, height }: DOMRect) {
        return { bottom, height }
      }
    })
    expect((bottom - top) / height).toBeLessThan(0.3)
  })

  await test.step('nobody on the table lies under the closed hand', async () => {
    const table = new PlayTable(page)
    await table.open(inBluesTurn({ id: 'edge', hand: ['dash', 'dud'] }))
    const hand = await page.locator('[data-hand=closed]').boundingBox()
    const ground = await page.locator('[data-part=game] [data-part=table]').boundingBox()
    expect(hand && ground && hand.y >= ground.y + ground.height - 1).toBe(true)
  })

  await test.step('[TURN-16] one paper for all that a shot asks: the card, Take Cover, and nothing more after the dice', async () => {
    const table = new PlayTable(page)
    await table.open(inEmbersTurn({ id: 'once', people: true, commands: [emberFires] }))
    const paper = page.locator('[data-prompt=window]')
    await expect(paper.locator('[data-choice=cover]')).toContainText('%')
    await page.locator('[data-take-hand]').click()
    await page.locator('[data-play-card=heads-down]').focus()
    await expect(page.locator('[data-part=gain]').first()).toContainText('→')
    await page.keyboard.press('s')
    await expect(page.locator('[data-telling=coverDeclined]')).toBeVisible()
    await expect(paper).toHaveCount(0)
    expect(await table.question()).toBe('action')
  })

  await test.step('[TACTIC-09] a card is played on one of several, by keys alone', async () => {
    const table = new PlayTable(page)
    await table.open(inBluesTurn({ id: 'keys', hand: ['dash', 'dud'] }))
    await page.keyboard.press('q')
    await page.keyboard.press('1')
    await expect(page.locator('[data-taken=dash]')).toBeVisible()
    await page.keyboard.press('t')
    const named = await page.locator('[data-card-target][aria-pressed=true]').getAttribute('data-card-target')
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-card-target][aria-pressed=true]')).toHaveCount(0)
    await page.keyboard.press('t')
    await expect(page.locator(`[data-card-target=${named}]`)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-telling=cardPlayedOn]')).toContainText('Dash')
    await expect(page.locator('[data-piles=blue]')).toContainText('1 card in hand')
    await page.locator('[data-part=card-says] summary').click()
    await expect(page.locator('[data-part=card-says] p')).toContainText('+2 u to Move')
  })

  await test.step('[TURN-16] answers in advance: only after shots, and not this turn', async () => {
    const table = new PlayTable(page)
    await table.open(inEmbersTurn({ id: 'advance', people: true, commands: [emberMoves] }))
    const paper = page.locator('[data-prompt=window]')
    await expect(paper).toBeVisible()
    await page.locator('[data-ask-me=blue] input[value=shots]').click({ force: true })
    await expect(paper).toHaveCount(0)
    await table.fire('e1-nco', 'b1-nco')
    await expect(paper).toContainText('before the dice')
    await paper.locator('[data-choice=passAll]').click()
    await expect(paper).toHaveCount(0)
  })
})
