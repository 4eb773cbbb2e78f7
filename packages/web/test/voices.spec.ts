import { expect, test } from './calmPage.ts'
import { inBluesTurn } from './cardScenes.ts'
import { placed, positionGame } from './playPositions.ts'
import { pattern, SPOKEN, Voice } from './voice.ts'

for (const language of SPOKEN) {
  test(`without eyes, in ${language}`, async ({ page }) => {
    await test.step(`[FIRE-01] a quick start is played to its end without eyes, in ${language}`, async () => {
      const voice = new Voice(page, language)
      const { text, play } = voice
      await voice.open(
        positionGame({
          id: 'voices',
          tokens: 8,
          figures: [
            ...placed('blue', { 'us-airborne/hobart': [12, 14], 'us-airborne/pike': [14, 14] }),
            ...placed('ember', { 'de-infantry/lenz': [12.6, 9.5] }),
          ],
        }),
      )
      // Nobody is chosen: places are squares.
      await expect(voice.line(/Lenz/)).toContainText(pattern(text.square, { square: '[A-H]\\d' }))
      await voice.choose('Hobart')
      // Name, clock, distance, sight, need and odds, in this order.
      const shot = pattern(text.shot).source
      const sight = Object.values(text.sight).join('|')
      await expect(voice.line(/Lenz/)).toContainText(
        new RegExp(`Lenz, [^,]*12[^,]*, [\\d.,]+\\su, (${sight}), ${shot}`),
      )

      await voice.press(voice.verb('move'))
      await voice.pointBy(2, '1.5')
      await expect(voice.planned()).toContainText(pattern(text.says.way))
      await voice.doIt()
      await expect(voice.heard()).toContainText(/Hobart/)
      // The same again, by its key.
      await page.keyboard.press('F4')
      await expect(page.getByRole('status', { name: text.again })).toContainText(/Hobart/)

      await voice.choose('Pike')
      await voice.press(voice.verb('move'))
      await voice.press(voice.rowAction('beside', 'Hobart'))
      await expect(voice.planned()).toContainText(pattern(text.says.way))
      await voice.doIt()

      for (let i = 0; i < 30 && !(await voice.over()); i++) {
        const answers = voice.button(play.ask.stand)
        if (await answers.count()) {
          await voice.press(answers)
          continue
        }
        const fire = voice.rowAction('fire', '.*')
        if (await fire.count()) {
          await voice.press(fire)
          await voice.doIt()
        } else if (
          await voice
            .table()
            .getByRole('button', { name: new RegExp(`^${text.next}`) })
            .count()
        ) {
          await voice.press(voice.table().getByRole('button', { name: new RegExp(`^${text.next}`) }))
          if (!(await fire.count())) {
            await voice.press(voice.table().getByRole('button', { name: new RegExp(`^${text.endTurn}`) }))
            const sure = page.getByRole('dialog').getByRole('button').last()
            if (await sure.count()) await voice.press(sure)
          }
        }
      }
      expect(await voice.over()).toBe(true)
    })

    await test.step(`[ORDER-06] a company turn without eyes: a card, an order with a halt, a bid, in ${language}`, async () => {
      const voice = new Voice(page, language)
      const { text, play, tell } = voice
      await voice.open(inBluesTurn({ id: 'voiced', hand: ['dash', 'dud'] }))

      await voice.press(voice.button(play.hand.open))
      await voice.press(voice.button(play.hand.choose))
      await voice.press(page.getByRole('list').getByRole('button', { name: /Hobart/ }))
      await voice.press(voice.button(play.hand.playOn))
      await expect(voice.heard()).toContainText(/Hobart/)

      await voice.choose('Cardwell')
      await voice.press(voice.verb('giveOrder'))
      await voice.press(voice.button(play.order.kind.moveToward))
      await voice.pointBy(2, '6')
      await voice.press(voice.rowAction('halt', 'Delgado'))
      await voice.doIt()
      await expect(voice.heard()).toContainText(/Cardwell/)
      await expect(voice.heard()).toContainText(pattern(tell.halted, { figure: '.*Delgado' }))

      await voice.press(voice.table().getByRole('button', { name: new RegExp(`^${text.endTurn}`) }))
      await voice.press(voice.button(play.hand.window.seize))
      await voice.press(voice.button(play.bid.more))
      await voice.press(voice.button(play.bid.seal))
      await expect(voice.heard()).toContainText(pattern(tell.bidsRevealed))
    })
  })
}
